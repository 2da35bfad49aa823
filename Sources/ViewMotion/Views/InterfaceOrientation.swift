// The four ways in which a screen is held.

/// How the interface stands on the screen.
///
/// Equivalent to `UIInterfaceOrientation`. Landscape is named after the side of the home button: a
/// device turned to its left has the interface orientation `landscapeRight`.
///
///     InterfaceOrientation.landscapeLeft.angle.degrees   // -90
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its head, UIKit's `portraitUpsideDown`.
  case upsideDown
  /// On its side, the home button at the left.
  case landscapeLeft
  /// On its side, the home button at the right.
  case landscapeRight

  /// Whether the interface is turned by a quarter.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The angle by which iOS 7 and before turned a root view in its upright window.
  public var angle: Angle {
    switch self {
    case .portrait: .zero
    case .upsideDown: .degrees(180)
    case .landscapeLeft: .degrees(-90)
    case .landscapeRight: .degrees(90)
    }
  }
}
