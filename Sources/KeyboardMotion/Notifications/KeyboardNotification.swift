// What a keyboard notification says.
public import Easing
public import ViewMotion

/// A keyboard notification as a typed value; what the dictionary lacks is nil.
///
/// Rectangles are on the screen, in the coordinates of the system that posted them: see
/// ``ScreenCoordinates``.
///
///     let show = KeyboardNotification(
///       .willShow, end: Rect(x: 0, y: 476, width: 375, height: 336), duration: 0.25,
///       curve: .keyboard)
///     show.userInfo[.frameEnd]  // .rect(…)
public struct KeyboardNotification: Hashable, Sendable {
  /// Which of the six notifications this is.
  public var name: NotificationName
  /// The frame before, `UIKeyboardFrameBeginUserInfoKey`; it may be stale or lie below the screen.
  public var begin: Rect?
  /// The frame after, `UIKeyboardFrameEndUserInfoKey`.
  public var end: Rect?
  /// The centre before, the deprecated `UIKeyboardCenterBeginUserInfoKey`.
  public var centerBegin: Point?
  /// The centre after, the deprecated `UIKeyboardCenterEndUserInfoKey`.
  public var centerEnd: Point?
  /// The size at the origin, the deprecated `UIKeyboardBoundsUserInfoKey`.
  public var bounds: Rect?
  /// The duration in s, `UIKeyboardAnimationDurationUserInfoKey`; 0 is a step.
  public var duration: Double?
  /// The curve, `UIKeyboardAnimationCurveUserInfoKey`; any number.
  public var curve: AnimationCurve?
  /// Whether the keyboard is this app's, `UIKeyboardIsLocalUserInfoKey` (iOS 9 and later).
  public var isLocal: Bool?

  /// Creates a notification; a name that is not said is `willChangeFrame`.
  ///
  /// - Parameters:
  ///   - name: Which of the six notifications this is.
  ///   - begin: The frame before, in pt.
  ///   - end: The frame after, in pt.
  ///   - duration: The duration in s; 0 is a step.
  ///   - curve: The curve; any number.
  ///   - isLocal: Whether the keyboard is this app's.
  public init(
    _ name: NotificationName = .willChangeFrame, begin: Rect? = nil, end: Rect? = nil,
    duration: Double? = nil, curve: AnimationCurve? = nil, isLocal: Bool? = nil
  ) {
    self.name = name
    self.begin = begin
    self.end = end
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }

  /// The same notification with the deprecated keys that follow from its frames.
  public var withDeprecatedKeys: KeyboardNotification {
    var full = self
    full.centerBegin = begin?.center
    full.centerEnd = end?.center
    full.bounds = end.map { Rect(size: $0.size) }
    return full
  }

  /// The same notification in interface coordinates.
  func inInterface(of screen: Screen, from coordinates: ScreenCoordinates) -> Self {
    guard coordinates == .portraitFixed else { return self }
    var turned = self
    turned.begin = begin?.applying(screen.fixedToInterface)
    turned.end = end?.applying(screen.fixedToInterface)
    return turned
  }
}

/// The coordinates in which rectangles of the screen are given.
public enum ScreenCoordinates: String, Hashable, Sendable, CaseIterable {
  /// Turned with the interface, since iOS 8: `UIScreen.coordinateSpace`.
  case interface
  /// Upright whatever the orientation, up to iOS 7: a landscape keyboard is 162 wide, 480 high.
  case portraitFixed = "portrait-fixed"
}
