// Lets a scene happen, event by event, and writes down how everything moves.
import Easing
import Timing
import ViewMotion

/// A scene on its way: what is known by now, and the tracks so far.
struct ReplayBuilder {
  let scene: KeyboardScene
  let names: ViewNames
  /// The views without keyboard, as the screen stands now.
  var tree: ViewTree
  /// How often the tree has changed.
  var treeVersion = 0
  var state: KeyboardState
  var keyboard: SimulatedKeyboard
  var isSimulated = false
  var focus: Focus
  var entries: [ReplayEntry]
  var top: Motion<Double>
  var bottom: Motion<Double>
  var layouts: [ReplayLayout] = []
  var now = 0.0
  /// The event that happens.
  private var position = 0
  /// What in the notifications contradicts their names.
  private(set) var remarks: [ReplayRemark] = []
  /// Whether Did notifications are all there is: then they tell what is so.
  private let hearsDid: Bool
  /// What the simulated keyboard has still to post.
  var pending: [(time: Double, notification: KeyboardNotification)] = []

  /// Who has the focus.
  enum Focus: Hashable {
    /// A scene without a focus event counts as focused.
    case assumed
    case nobody
    case view(ViewTree.ID)

    var id: ViewTree.ID? { if case .view(let id) = self { id } else { nil } }
  }

  init(_ scene: KeyboardScene) throws(KeyboardSceneError) {
    self.scene = scene
    names = ViewNames(of: scene.tree)
    hearsDid = !scene.events.contains(where: \.isHeard)
    tree = scene.tree
    state = KeyboardState(screen: tree.screen, undocked: scene.undocked)
    keyboard = SimulatedKeyboard(generation: scene.system)
    focus = scene.hasFocusEvents ? .nobody : .assumed
    entries = try scene.avoiders(names).map { ReplayEntry($0, in: scene.tree) }
    (top, bottom) = (Motion(state.top.held), Motion(state.bottom.held))
    writeLayout()
  }

  /// When all motion so far is at rest, in s.
  var rest: Double {
    entries.reduce(max(now, max(top.end, bottom.end))) { max($0, $1.end) }
  }

  /// Lets all events happen.
  mutating func run() throws(KeyboardSceneError) {
    let order = try scene.order()
    let told = scene.toldNext(in: order)
    for (index, position) in order.enumerated() {
      let event = scene.events[position]
      if event.time == nil { post(until: .infinity) }
      let time = event.time ?? rest
      guard time >= now else { throw .time(time, event: position, earliest: now) }
      post(until: time)
      now = time
      self.position = position
      try happen(event.action, before: told[index])
    }
    post(until: .infinity)
  }

  /// Lets the simulated keyboard post what is due.
  private mutating func post(until time: Double) {
    while let next = pending.first, next.time <= time {
      pending.removeFirst()
      now = max(now, next.time)
      receive(next.notification, in: scene.system.coordinates)
    }
  }

  private mutating func happen(
    _ action: KeyboardEvent.Action, before told: KeyboardNotification?
  ) throws(KeyboardSceneError) {
    switch action {
    case .notification(let notification):
      isSimulated = false
      let heard = hearsDid ? notification.asStep : notification
      let told = heard.inInterface(of: tree.screen, from: scene.coordinates)
      if let problem = state.contradiction(in: told) {
        remarks.append(ReplayRemark(event: position, problem: problem))
      }
      receive(heard, in: scene.coordinates)
    case .keyboard(let command): ask(command)
    case .unannounced(let frame):
      state.move(to: inInterface(frame))
      jump()
    case .drag(let height):
      state.drag(height: height)
      jump()
    case .focus(let name):
      focus = .view(try names.place(of: name))
      refocus()
    case .blur, .tap: endEditing(before: told)
    case .returnKey(let name):
      let field = try names.place(of: name)
      if focus == .assumed || focus == .view(field) { endEditing(before: told) }
    case .touch(let point): if !isSwallowed(point) { endEditing(before: told) }
    case .rotate(let rotation): try rotate(rotation)
    case .appear(let name): try register(name, true)
    case .disappear(let name): try register(name, false)
    }
  }
}

// MARK: Events

extension ReplayBuilder {
  private mutating func ask(_ command: SimulatedKeyboard.Command) {
    isSimulated = true
    // What has happened already moves nothing: a did-notification need not be heard.
    let posted = keyboard.post(command, in: state).filter(\.notification.name.isWill)
    guard !posted.isEmpty else { return }
    // A new command overtakes what the one before has not posted yet.
    pending = posted.map { (now + $0.delay, $0.notification) }
    post(until: now)
  }

  /// Gives up the focus; the keyboard goes, unless the scene tells itself how it goes.
  private mutating func endEditing(before told: KeyboardNotification?) {
    guard focus != .nobody else { return }
    focus = .nobody
    if let told, isHide(told) { return }
    ask(.hide)
  }

  private func isHide(_ notification: KeyboardNotification) -> Bool {
    var after = state
    after.receive(notification.inInterface(of: tree.screen, from: scene.coordinates))
    return after.phase == .hidden
  }

  /// Whether a control takes the touch.
  private func isSwallowed(_ point: Point) -> Bool {
    let hit = tree.ids.last { tree.rect(of: $0, in: .screen).contains(point) }
    guard let hit else { return false }
    return tree.ancestors(of: hit).contains { scene.controls.contains(tree[$0].name) }
  }

  private mutating func rotate(
    _ rotation: KeyboardEvent.Rotation
  ) throws(KeyboardSceneError) {
    try tree.rotate(rotation, names)
    treeVersion += 1
    state.rotate(to: rotation.orientation)
    turn()
    if isSimulated { ask(.rotate) }
  }

  private mutating func register(
    _ name: String, _ isRegistered: Bool
  ) throws(KeyboardSceneError) {
    let place = try names.place(of: name)
    for index in entries.indices
    where tree.ancestors(of: entries[index].avoider.id).contains(place) {
      entries[index].isRegistered = isRegistered
    }
  }

  private func inInterface(_ rect: Rect) -> Rect {
    scene.coordinates == .interface ? rect : rect.applying(tree.screen.fixedToInterface)
  }
}

/// What in an event contradicts itself, and what has been made of it.
public struct ReplayRemark: Hashable, Sendable {
  /// The number of the event in the scene's list, from 0.
  public let event: Int
  /// What is odd, and what holds.
  public let problem: String
}

extension KeyboardEvent {
  /// Whether the event says where the keyboard goes before it gets there.
  fileprivate var isHeard: Bool {
    switch action {
    case .notification(let notification): notification.name.isWill
    case .keyboard: true
    default: false
    }
  }
}

extension KeyboardNotification {
  /// A Did notification as the step that it tells of.
  fileprivate var asStep: KeyboardNotification {
    let names: [NotificationName: NotificationName] = [
      .didShow: .willShow, .didHide: .willHide, .didChangeFrame: .willChangeFrame,
    ]
    guard let name = names[name] else { return self }
    var step = self
    (step.name, step.duration) = (name, 0)
    return step
  }
}
