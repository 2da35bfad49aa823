// A window on the screen.

/// A window: the root of views, as large as the screen or smaller (split view, Stage Manager).
///
///     Window(frame: Rect(x: 0, y: 0, width: 375, height: 812)).bounds.height   // 812
public struct Window: Hashable, Sendable {
  /// Where the window is, in interface coordinates of the screen, in pt.
  public var frame: Rect
  /// What system bars, notch and home indicator cover, inwards from the window's edges.
  public var safeAreaInsets: Insets

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - frame: Where it is on the screen, in interface coordinates, in pt.
  ///   - safeAreaInsets: What is covered, inwards from its edges, in pt.
  public init(frame: Rect, safeAreaInsets: Insets = .zero) {
    self.frame = frame
    self.safeAreaInsets = safeAreaInsets
  }

  /// The window in its own coordinates.
  public var bounds: Rect { Rect(size: frame.size) }
}
