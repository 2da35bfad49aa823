// What a keyboard sequence does with a view tree: names, and turning the screen.
import Easing
import ViewMotion

extension ViewTree {
  /// Returns the place of the view that a scene names.
  func place(of name: String) throws(KeyboardSceneError) -> ID {
    if let id = id(named: name) { return id }
    throw .unknownView(name, nearest: NearestNames.of(name, in: ids.map { self[$0].name }))
  }

  /// Turns the screen; a window that fills it and views that fill the window follow.
  mutating func rotate(_ rotation: KeyboardEvent.Rotation) throws(KeyboardSceneError) {
    let (oldScreen, oldWindow) = (screen.bounds, window.bounds)
    screen.orientation = rotation.orientation
    if window.frame == oldScreen { window.frame = screen.bounds }
    window.frame = rotation.window ?? window.frame
    window.safeAreaInsets = rotation.safeArea ?? window.safeAreaInsets
    for id in ids where self[id].frame == oldWindow { self[id].frame = window.bounds }
    for (name, frame) in rotation.frames { self[try place(of: name)].frame = frame }
  }
}

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

  /// The handlers of the list, with their places.
  func avoiders() throws(KeyboardSceneError) -> [Avoider] {
    var seen: Set<String> = []
    var avoiders: [Avoider] = []
    for avoidance in avoid {
      guard seen.insert(avoidance.view).inserted else { throw .repeatedView(avoidance.view) }
      avoiders.append(try avoider(avoidance))
    }
    return avoiders
  }

  private func avoider(_ avoidance: Avoidance) throws(KeyboardSceneError) -> Avoider {
    let id = try tree.place(of: avoidance.view)
    guard case .inset(let target) = avoidance.strategy else {
      return Avoider(avoidance: avoidance, id: id, scrollTarget: nil)
    }
    guard tree[id].scroll != nil else { throw .notAScrollView(avoidance.view) }
    var place: ViewTree.ID?
    if let target { place = try tree.place(of: target) }
    return Avoider(avoidance: avoidance, id: id, scrollTarget: place)
  }
}

extension KeyboardEvent.Action {
  /// The action if it tells the keyboard something; else nil.
  var asKeyboardEvent: KeyboardEvent.Action? {
    switch self {
    case .notification, .keyboard: self
    default: nil
    }
  }
}
