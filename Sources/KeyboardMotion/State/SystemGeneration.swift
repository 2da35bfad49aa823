// The generations of iOS whose keyboards behave alike.
public import Easing
public import ViewMotion

/// A generation of iOS, by what its keyboard's notifications carry.
///
///     SystemGeneration(version: 15)   // .iOS13, "iOS 13-18"
///     SystemGeneration.iOS7.keyboardHeight(on: Screen(size: Size(width: 320, height: 568)))   // 216
public enum SystemGeneration: String, Hashable, Sendable, CaseIterable {
  /// Up to iOS 6: curve 0, rectangles fixed to the upright screen.
  case iOS6 = "iOS 6"
  /// iOS 7: curve 7, still fixed rectangles.
  case iOS7 = "iOS 7"
  /// iOS 8 to 12: rectangles in interface coordinates, the prediction bar.
  case iOS8 = "iOS 8-12"
  /// iOS 13 to 18: floating keyboards.
  case iOS13 = "iOS 13-18"
  /// iOS 26: the notification says 0.383 s.
  case iOS26 = "iOS 26"

  /// Creates the generation of a version of iOS: 15 is one of 13 to 18.
  ///
  /// - Parameter version: The major version; what lies before 6 counts as 6, after 26 as 26.
  public init(version: Int) {
    switch version {
    case ..<7: self = .iOS6
    case 7: self = .iOS7
    case 8...12: self = .iOS8
    case 13...18: self = .iOS13
    default: self = .iOS26
    }
  }

  /// The coordinates of its rectangles (grade A: logs).
  public var coordinates: ScreenCoordinates {
    self == .iOS6 || self == .iOS7 ? .portraitFixed : .interface
  }

  /// The curve of its notifications (grade A: logs).
  public var curve: AnimationCurve { self == .iOS6 ? .easeInOut : .keyboard }

  /// The duration in s of its notifications (grade A: logs; iOS 26 grade A-).
  public var duration: Double { self == .iOS26 ? 0.383 : KeyboardCurve.notificationDuration }

  /// Whether its notifications carry `UIKeyboardIsLocalUserInfoKey` (iOS 9, grade A).
  public var saysIsLocal: Bool { self != .iOS6 && self != .iOS7 }

  /// The height in pt of a keyboard with its prediction bar (grade A- where logs tell; else C).
  ///
  /// - Parameter screen: The screen; what is as wide as a tablet upright has a tablet's keyboard.
  /// - Returns: The height in pt, above 0.
  public func keyboardHeight(on screen: Screen) -> Double {
    let (width, height) = (screen.size.width, screen.size.height)
    let isLandscape = screen.orientation.isLandscape
    if coordinates == .portraitFixed { return keysHeight(on: screen) }
    if width >= 600 { return isLandscape ? 398 : 313 }
    if isLandscape { return 200 }
    if height < 800 { return height < 600 ? 253 : height < 700 ? 260 : 271 }
    return height < 880 ? 336 : 346
  }

  /// The height in pt of the keys alone, without a prediction bar (grade A: logs).
  func keysHeight(on screen: Screen) -> Double {
    let isLandscape = screen.orientation.isLandscape
    if screen.size.width >= 600 { return isLandscape ? 352 : 264 }
    return isLandscape ? 162 : 216
  }
}
