// The centre that posts keyboard notifications, one after the other, before it returns.

/// A centre for keyboard notifications: posting calls every observer and then returns.
///
/// Equivalent to `NotificationCenter` as the keyboard uses it on the main thread. A class, because
/// observers meet at one and the same centre; it belongs to one thread.
///
///     let center = KeyboardNotificationCenter()
///     let observer = center.addObserver(for: .willShow) { print($0.end as Any) }
///     center.post(KeyboardNotification(.willShow))
///     center.removeObserver(observer)
public final class KeyboardNotificationCenter {
  /// What was added, to be removed by it.
  public struct Observer: Hashable, Sendable {
    let number: Int
  }

  private struct Entry {
    let number: Int
    let name: NotificationName?
    let handle: (KeyboardNotification) -> Void
  }

  private var entries: [Entry] = []
  private var added = 0

  /// Creates a centre that nobody observes.
  public init() {}

  /// How many observers there are.
  public var observerCount: Int { entries.count }

  /// Adds an observer, typically when a view appears.
  ///
  /// - Parameters:
  ///   - name: What it hears of; nil for all six notifications.
  ///   - handle: What it does, called while the notification is posted.
  /// - Returns: The handle for ``removeObserver(_:)``.
  public func addObserver(
    for name: NotificationName? = nil, _ handle: @escaping (KeyboardNotification) -> Void
  ) -> Observer {
    added += 1
    entries.append(Entry(number: added, name: name, handle: handle))
    return Observer(number: added)
  }

  /// Removes an observer, typically when a view disappears; twice is as good as once.
  ///
  /// - Parameter observer: What ``addObserver(for:_:)`` returned.
  public func removeObserver(_ observer: Observer) {
    entries.removeAll { $0.number == observer.number }
  }

  /// Calls all observers of the notification in the order in which they were added.
  ///
  /// An observer that another one removes meanwhile is not called any more.
  ///
  /// - Parameter notification: What they are told; all have heard it when this returns.
  public func post(_ notification: KeyboardNotification) {
    for entry in entries where entry.name == nil || entry.name == notification.name {
      guard entries.contains(where: { $0.number == entry.number }) else { continue }
      entry.handle(notification)
    }
  }
}
