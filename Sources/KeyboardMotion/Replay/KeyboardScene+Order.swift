// What the lists of a scene come to: events in order of time, handlers with their places.
import ViewMotion

extension KeyboardScene {
  /// Whether the scene says who has the focus.
  var hasFocusEvents: Bool {
    events.contains { if case .focus = $0.action { true } else { false } }
  }

  /// Where the events stand in their list, in order of time.
  ///
  /// One without a time follows the one that is listed before it.
  func order() throws(KeyboardSceneError) -> [Int] {
    var (times, last) = ([Double](), 0.0)
    for (position, event) in events.enumerated() {
      last = event.time ?? last
      guard last.isFinite, last >= 0 else { throw .time(last, event: position, earliest: 0) }
      times.append(last)
    }
    return times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
  }

  /// For each event in order the notification that is told next after it, unless the simulated
  /// keyboard is asked before.
  func toldNext(in order: [Int]) -> [KeyboardNotification?] {
    var next: KeyboardNotification?
    var told: [KeyboardNotification?] = []
    for position in order.reversed() {
      told.append(next)
      switch events[position].action {
      case .notification(let notification): next = notification
      case .keyboard: next = nil
      default: break
      }
    }
    return told.reversed()
  }

  /// The handlers of the list, with their places.
  func avoiders(_ names: ViewNames) throws(KeyboardSceneError) -> [Avoider] {
    var seen: Set<String> = []
    var avoiders: [Avoider] = []
    for avoidance in avoid {
      guard seen.insert(avoidance.view).inserted else { throw .repeatedView(avoidance.view) }
      avoiders.append(try avoider(avoidance, names))
    }
    return avoiders
  }

  private func avoider(
    _ avoidance: Avoidance, _ names: ViewNames
  ) throws(KeyboardSceneError) -> Avoider {
    let id = try names.place(of: avoidance.view)
    guard case .inset(let target) = avoidance.strategy else {
      return Avoider(avoidance: avoidance, id: id, scrollTarget: nil)
    }
    guard tree[id].scroll != nil else { throw .notAScrollView(avoidance.view) }
    var place: ViewTree.ID?
    if let target { place = try names.place(of: target) }
    return Avoider(avoidance: avoidance, id: id, scrollTarget: place)
  }
}
