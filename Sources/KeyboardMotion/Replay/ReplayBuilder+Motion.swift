// What a notification sets in motion: the keyboard, what should be, and what the handlers do.
import Easing
import ViewMotion

extension ReplayBuilder {
  mutating func receive(
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
    moveIdeal(along: own)
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
  private mutating func moveIdeal(along curve: Curve?, isJump: Bool = false) {
    var world = world()
    // The system lays its guides out after all handlers have moved their views.
    for index in entries.indices.filter({ !entries[$0].isGuide })
      + entries.indices.filter({ entries[$0].isGuide })
    {
      fit(&world, to: entries[index])
      let entry = entries[index]
      let ideal = entry.avoider.faultless.avoid(in: &world, before: entry.ideal)
      entries[index].moveIdeal(
        to: ideal, at: now, along: curve,
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
  mutating func jump() {
    top.set(to: state.top, at: now)
    bottom.set(to: state.bottom, at: now)
    moveIdeal(along: nil, isJump: true)
    writeLayout()
  }

  /// The keyboard stands elsewhere at once; views go to their new places with its animation, which
  /// a notification of the same moment leads on.
  mutating func turn() {
    top.set(to: state.top, at: now)
    bottom.set(to: state.bottom, at: now)
    moveIdeal(
      along: scene.keyboard.animation(curve: scene.system.curve, duration: scene.system.duration))
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
    return follows ? state.visible : nil
  }

  private func knowledge(of world: KeyboardWorld) -> ReplayEntry.Knowledge {
    .init(
      covering: world.covering, frame: world.frame, focus: world.focus, tree: treeVersion)
  }

  mutating func writeLayout() {
    let span = state.covering ?? layouts.last?.keyboard ?? tree.screen.bounds
    let layout = ReplayLayout(
      time: layouts.isEmpty ? -.infinity : now, keyboard: span, height: tree.screen.bounds.height,
      views: entries.map { ReplayLayout.View($0, in: tree, beside: span) })
    if layouts.last?.views != layout.views || layouts.last?.height != layout.height {
      layouts.append(layout)
    }
  }
}
