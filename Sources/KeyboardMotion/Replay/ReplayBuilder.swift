// Lets a scene happen, event by event, and writes down how everything moves.
import Easing
import ViewMotion

/// A scene on its way: what is known by now, and the tracks so far.
struct ReplayBuilder {
  let scene: KeyboardScene
  /// The views without keyboard, as the screen stands now.
  var tree: ViewTree
  /// How often the tree has changed.
  var treeVersion = 0
  var state: KeyboardState
  var keyboard: SimulatedKeyboard
  var isSimulated = false
  var focus: Focus
  var entries: [ReplayEntry]
  var top: MotionTrack
  var bottom: MotionTrack
  var layouts: [ReplayLayout] = []
  var now = 0.0
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
    tree = scene.tree
    state = KeyboardState(screen: tree.screen, undocked: scene.undocked)
    keyboard = SimulatedKeyboard(generation: scene.system)
    focus = scene.hasFocusEvents ? .nobody : .assumed
    entries = try scene.avoiders().map { ReplayEntry($0, in: scene.tree) }
    (top, bottom) = (MotionTrack(state.top), MotionTrack(state.bottom))
    writeLayout()
  }

  /// When all motion so far is at rest, in s.
  var rest: Double {
    entries.reduce(max(now, max(top.end, bottom.end))) { max($0, $1.end) }
  }

  /// Lets all events happen.
  mutating func run() throws(KeyboardSceneError) {
    let order = try scene.order()
    for (index, position) in order.enumerated() {
      let event = scene.events[position]
      let time = event.time ?? max(rest, pending.last?.time ?? 0)
      guard time >= now else { throw .time(time, event: position, earliest: now) }
      post(until: time)
      now = time
      try happen(event.action, before: order[(index + 1)...])
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
    _ action: KeyboardEvent.Action, before later: ArraySlice<Int>
  ) throws(KeyboardSceneError) {
    switch action {
    case .notification(let notification):
      isSimulated = false
      receive(notification, in: scene.coordinates)
    case .keyboard(let command): ask(command)
    case .unannounced(let frame):
      state.move(to: inInterface(frame))
      jump()
    case .drag(let height):
      state.drag(height: height)
      jump()
    case .focus(let name): focus = .view(try scene.tree.place(of: name))
    case .blur, .tap: endEditing(before: later)
    case .returnKey(let name):
      let field = try scene.tree.place(of: name)
      if focus == .assumed || focus == .view(field) { endEditing(before: later) }
    case .touch(let point): if !isSwallowed(point) { endEditing(before: later) }
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
    for posting in keyboard.post(command, in: state) {
      pending.append((now + posting.delay, posting.notification))
    }
    // Stable: what was posted earlier comes first at the same time.
    pending = pending.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    post(until: now)
  }

  /// Gives up the focus; the keyboard goes, unless the scene tells itself how it goes.
  private mutating func endEditing(before later: ArraySlice<Int>) {
    guard focus != .nobody else { return }
    focus = .nobody
    let events = scene.events
    let next = later.lazy.compactMap { events[$0].action.asKeyboardEvent }.first
    if case .notification(let next) = next, isHide(next) { return }
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
    try tree.rotate(rotation)
    treeVersion += 1
    state.rotate(to: rotation.orientation)
    jump()
    if isSimulated { ask(.rotate) }
  }

  private mutating func register(
    _ name: String, _ isRegistered: Bool
  ) throws(KeyboardSceneError) {
    let place = try scene.tree.place(of: name)
    for index in entries.indices
    where tree.ancestors(of: entries[index].avoider.id).contains(place) {
      entries[index].isRegistered = isRegistered
    }
  }

  private func inInterface(_ rect: Rect) -> Rect {
    scene.coordinates == .interface ? rect : rect.applying(tree.screen.fixedToInterface)
  }
}

// MARK: Motion

extension ReplayBuilder {
  private mutating func receive(
    _ notification: KeyboardNotification, in coordinates: ScreenCoordinates
  ) {
    guard notification.name.isWill else { return }
    let told = notification.inInterface(of: tree.screen, from: coordinates)
    let curve = told.curve ?? scene.system.curve
    let duration = told.duration ?? scene.system.duration
    state.receive(told)
    let own = scene.keyboard.animation(curve: curve, duration: duration)
    top.move(to: state.top, at: now, along: own, interruption: scene.keyboard.interruption)
    bottom.move(to: state.bottom, at: now, along: own, interruption: scene.keyboard.interruption)
    moveRight(along: own)
    let passed = scene.motion.animation(curve: curve, duration: duration)
    let plain = scene.motion.withoutCurve.animation(curve: curve, duration: duration)
    moveActual(told) { $0.losesCurve ? plain : passed }
    writeLayout()
  }

  /// Moves what should be, in step with the keyboard, whether its handler hears of it or not.
  ///
  /// - Parameters:
  ///   - curve: The keyboard's own way; nil for a step.
  ///   - isJump: Whether all motion ends at once.
  private mutating func moveRight(along curve: Curve?, isJump: Bool = false) {
    var world = world()
    for index in entries.indices {
      fit(&world, to: entries[index])
      let entry = entries[index]
      let right = entry.avoider.faultless.avoid(in: &world, before: entry.right)
      entries[index].moveRight(
        to: right, at: now, along: curve,
        interruption: isJump ? nil : scene.keyboard.interruption)
    }
  }

  /// Lets every registered handler act on a notification.
  private mutating func moveActual(
    _ notification: KeyboardNotification, curve: (ReplayEntry) -> Curve?
  ) {
    var world = world()
    for index in entries.indices where !entries[index].isGuide {
      fit(&world, to: entries[index])
      let known = knowledge(of: world)
      guard entries[index].isRegistered, entries[index].hears(notification),
        known != entries[index].known
      else {
        entries[index].avoider.leaveTrace(of: entries[index].actual, in: &world)
        continue
      }
      let avoided = entries[index].act(on: notification, in: &world)
      entries[index].known = known
      entries[index].move(
        to: avoided, at: now, along: curve(entries[index]),
        interruption: scene.motion.interruption)
    }
  }

  /// The keyboard has moved without a word: those who move with it jump along.
  private mutating func jump() {
    top.set(to: state.top, at: now)
    bottom.set(to: state.bottom, at: now)
    moveRight(along: nil, isJump: true)
    writeLayout()
  }

  private func world() -> KeyboardWorld {
    KeyboardWorld(tree: tree, covering: nil, frame: nil, focus: focus.id)
  }

  /// Shows an entry the keyboard as far as it is any of its business.
  private func fit(_ world: inout KeyboardWorld, to entry: ReplayEntry) {
    world.covering = owns(entry) ? covering(for: entry) : nil
    world.frame = owns(entry) ? state.frame : nil
  }

  /// Whether a view's hierarchy has the focus, and the keyboard is this app's.
  private func owns(_ entry: ReplayEntry) -> Bool {
    guard state.isLocal else { return false }
    switch focus {
    case .assumed: return true
    case .nobody: return false
    case .view(let id): return tree.ancestors(of: id).contains(entry.root)
    }
  }

  private func covering(for entry: ReplayEntry) -> Rect? {
    guard case .guide(let guide) = entry.avoider.strategy, state.phase == .undocked,
      let follows = guide.followsUndockedKeyboard
    else { return state.covering }
    return follows ? state.frame : nil
  }

  private func knowledge(of world: KeyboardWorld) -> ReplayEntry.Knowledge {
    .init(
      covering: world.covering, frame: world.frame, focus: world.focus, tree: treeVersion)
  }

  private mutating func writeLayout() {
    let span = state.covering ?? layouts.last?.keyboard ?? tree.screen.bounds
    let layout = ReplayLayout(
      time: layouts.isEmpty ? -.infinity : now, keyboard: span, height: tree.screen.bounds.height,
      views: entries.map { ReplayLayout.View($0, in: tree, beside: span) })
    if layouts.last?.views != layout.views || layouts.last?.height != layout.height {
      layouts.append(layout)
    }
  }
}
