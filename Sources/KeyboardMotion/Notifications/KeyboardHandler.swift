// An object that hears of the keyboard as long as it lives and reports how the size changed.
public import ViewMotion

/// Tells a delegate by how much the keyboard grew; on hide it takes back exactly what it told.
///
/// The KBKeyboardHandler of Objective-C, put right: sizes are those of the keyboard in a view; the
/// end frame of a hide, which may be smaller than what was shown, is not asked; and a change of size
/// in place is heard, too, which most systems tell by `willChangeFrame` alone. A class, because it
/// observes from its creation to its end.
///
///     let center = KeyboardNotificationCenter()
///     let handler = KeyboardHandler(center: center) { print($0.height) }
///     let frame = Rect(x: 0, y: 476, width: 375, height: 336)
///     center.post(KeyboardNotification(.willShow, end: frame))   // prints 336.0
///     center.post(KeyboardNotification(.willHide))               // prints -336.0
public final class KeyboardHandler {
  private let center: KeyboardNotificationCenter
  private var observers: [KeyboardNotificationCenter.Observer] = []
  private let convert: (Rect) -> Rect
  private let sizeChanged: (Size) -> Void
  /// The size of the keyboard in pt that the delegate knows of; zero while it is hidden.
  public private(set) var size = Size.zero

  /// Creates a handler that observes at once.
  ///
  /// - Parameters:
  ///   - center: The centre to hear from.
  ///   - convert: The way of a rectangle from the screen to the view, in pt.
  ///   - sizeChanged: The delegate's method, given the difference in pt to the size before.
  public init(
    center: KeyboardNotificationCenter, convert: @escaping (Rect) -> Rect = { $0 },
    sizeChanged: @escaping (Size) -> Void
  ) {
    self.center = center
    self.convert = convert
    self.sizeChanged = sizeChanged
    observe(.willShow) { $0.end.map($1.convert)?.size }
    observe(.willChangeFrame) { $1.sizeInPlace(after: $0) }
    observe(.willHide) { _, _ in .zero }
  }

  deinit {
    for observer in observers { center.removeObserver(observer) }
  }

  private func observe(
    _ name: NotificationName,
    newSize: @escaping (KeyboardNotification, KeyboardHandler) -> Size?
  ) {
    let observer = center.addObserver(for: name) { [weak self] notification in
      guard let self, let size = newSize(notification, self) else { return }
      change(to: size)
    }
    observers.append(observer)
  }

  /// The new size of a shown keyboard whose lower edge stays where it is.
  private func sizeInPlace(after notification: KeyboardNotification) -> Size? {
    guard size != .zero, let begin = notification.begin.map(convert),
      let end = notification.end.map(convert), abs(begin.maxY - end.maxY) < 0.5
    else { return nil }
    return end.size
  }

  private func change(to new: Size) {
    let delta = new.difference(from: size)
    size = new
    if delta != .zero { sizeChanged(delta) }
  }
}
