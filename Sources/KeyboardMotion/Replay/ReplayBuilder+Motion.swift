// What a notification sets in motion: the keyboard, what should be, and what the handlers do.
import Timing
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
    let own = MediaTiming.playing(scene.keyboard.animation(curve: curve, duration: duration))
    moveKeyboard(along: own, scene.keyboard.interruption)
    moveIdeal(along: own, scene.keyboard.interruption)
    let passed = MediaTiming.playing(scene.motion.animation(curve: curve, duration: duration))
    let plain = MediaTiming.playing(
      scene.motion.withoutCurve.animation(curve: curve, duration: duration))
    moveActual(told, posted: notification.end, where: { $0.hears(told) }) { entry in
      entry.avoider.has(.noLayoutPass) ? .step : entry.losesCurve ? plain : passed
    }
    writeLayout()
  }

  /// Another field has the focus under a keyboard that stays: views move for it along the curve with
  /// which UIKit's next show would come.
  mutating func refocus() {
    guard state.phase != .hidden, state.covering != nil else { return }
    let notification = KeyboardNotification(
      .willShow, begin: state.frame, end: state.frame, duration: scene.system.duration,
      curve: scene.system.curve)
    let own = MediaTiming.playing(
      scene.keyboard.animation(curve: scene.system.curve, duration: scene.system.duration))
    moveIdeal(along: own, scene.keyboard.interruption)
    moveActual(notification, posted: state.frame, where: { !$0.avoider.has(.focusUnheard) }) {
      $0.avoider.has(.noLayoutPass) ? .step : own
    }
    writeLayout()
  }

  private mutating func moveKeyboard(along timing: MediaTiming, _ interruption: Interruption?) {
    top.move(to: state.top, at: now, along: timing, interruption)
    bottom.move(to: state.bottom, at: now, along: timing, interruption)
  }

  /// Moves what should be, in step with the keyboard, whether its handler hears of it or not.
  private mutating func moveIdeal(along timing: MediaTiming, _ interruption: Interruption?) {
    var world = world()
    // The system lays its guides out after all handlers have moved their views.
    for index in entries.indices.filter({ !entries[$0].isGuide })
      + entries.indices.filter({ entries[$0].isGuide })
    {
      fit(&world, to: entries[index])
      let entry = entries[index]
      let ideal = entry.avoider.faultless.avoid(in: &world, before: entry.ideal)
      entries[index].moveIdeal(to: ideal, at: now, along: timing, interruption)
    }
  }

  /// Lets every registered handler act on a notification.
  ///
  /// - Parameters:
  ///   - notification: What they hear, in interface coordinates.
  ///   - posted: Its end frame as it was posted.
  ///   - hears: Whether a handler hears it.
  ///   - timing: How what a handler sets moves.
  private mutating func moveActual(
    _ notification: KeyboardNotification, posted: Rect?, where hears: (ReplayEntry) -> Bool,
    timing: (ReplayEntry) -> MediaTiming
  ) {
    var world = world()
    for index in entries.indices where !entries[index].isGuide {
      fit(&world, to: entries[index])
      world.announced = entries[index].avoider.has(.edgesSubtracted) ? notification.end : nil
      if entries[index].avoider.has(.coordinatesUnmapped), world.covering != nil {
        (world.covering, world.frame) = (posted, posted)
      }
      let known = knowledge(of: world)
      guard entries[index].isRegistered, hears(entries[index]),
        known != entries[index].known
      else {
        entries[index].avoider.leaveTrace(of: entries[index].actual, in: &world)
        continue
      }
      let avoided = entries[index].act(on: notification, in: &world)
      entries[index].known = known
      entries[index].move(
        to: avoided, at: now, along: timing(entries[index]),
        entries[index].interruption(scene.motion.interruption, after: notification))
    }
  }

  /// The keyboard has moved without a word: those who move with it jump along.
  mutating func jump() {
    moveKeyboard(along: .step, nil)
    moveIdeal(along: .step, nil)
    writeLayout()
  }

  /// The keyboard stands elsewhere at once; views go to their new places with its animation, which
  /// a notification of the same moment leads on.
  mutating func turn() {
    moveKeyboard(along: .step, nil)
    let own = scene.keyboard.animation(curve: scene.system.curve, duration: scene.system.duration)
    moveIdeal(along: .playing(own), scene.keyboard.interruption)
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
    if entry.avoider.avoidance.answersAlways { return true }
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
      covering: world.covering, frame: world.frame, announced: world.announced,
      focus: world.focus, tree: treeVersion)
  }

  mutating func writeLayout() {
    let span = state.covering ?? layouts.last?.keyboard ?? tree.screen.bounds
    let layout = ReplayLayout(
      time: layouts.isEmpty ? -.infinity : now, keyboard: span,
      height: tree.screen.bounds.height.held,
      views: entries.map { ReplayLayout.View($0, in: tree, beside: span) })
    if layouts.last?.views != layout.views || layouts.last?.height != layout.height {
      layouts.append(layout)
    }
  }
}
