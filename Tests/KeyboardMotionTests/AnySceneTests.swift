// Any finite scene: whatever its numbers, nothing traps, and every number of every row is one.
import Easing
import KeyboardMotion
import TestSupport
import Testing
import Timing
import ViewMotion

struct AnySceneTests {
  @Test(arguments: 0..<400)
  func `a scene of any finite numbers gives finite rows`(seed: UInt64) throws {
    var maker = SceneMaker(seed: seed)
    let scene = maker.scene()
    let replay: Replay
    do { replay = try Replay(scene) } catch { return }
    #expect(!replay.duration.isNaN)
    var times = [
      -1e300, -1, 0, 0.25, 0.5, 1, 1e300, replay.duration.isFinite ? replay.duration : 0,
    ]
    times += scene.events.compactMap(\.time).flatMap { [$0, $0 + 0.125, $0.nextDown] }
    for time in times {
      let bad = zip(replay.columns, replay.row(at: time)).filter { !$1.isFinite }.map(\.0)
      #expect(bad.isEmpty, "at \(time)")
    }
    let sorted = times.sorted()
    let columns = replay.numbers(at: sorted)
    for (index, time) in sorted.enumerated() {
      #expect(columns.map { $0[index] } == replay.row(at: time), "at \(time)")
    }
  }
}

/// Makes scenes of numbers that nobody would write down.
private struct SceneMaker {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func scene() -> KeyboardScene {
    let orientation = InterfaceOrientation.allCases.randomElement(using: &numbers) ?? .portrait
    var tree = ViewTree(
      screen: Screen(size: Size(width: number(), height: number()), orientation: orientation))
    if chance(3) { tree.window = Window(frame: rect(), safeAreaInsets: insets()) }
    var (places, names) = ([ViewTree.ID](), [String]())
    for index in 0..<Int.random(in: 1...5, using: &numbers) {
      let scroll = ScrollContent(
        size: Size(width: number(), height: number()), inset: insets(), indicatorInsets: insets())
      var view = View("view\(index)", frame: rect(), scroll: chance(2) ? scroll : nil)
      if chance(4) {
        view.transform = Transform(
          a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      }
      places.append(tree.add(view, to: chance(2) ? places.randomElement(using: &numbers) : nil))
      names.append(view.name)
    }
    var scene = KeyboardScene(
      tree: tree, system: SystemGeneration.allCases.randomElement(using: &numbers) ?? .iOS13)
    for (name, place) in zip(names, places) where chance(2) {
      scene.avoid.append(avoidance(name, isScroll: tree[place].scroll != nil, names))
    }
    scene.undocked = chance(2) ? .followed : .ignored
    (scene.keyboard, scene.motion) = (policy(), policy())
    scene.events = (0..<Int.random(in: 1...8, using: &numbers)).map { _ in event(names) }
    return scene
  }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &numbers) == 0
  }

  private mutating func number() -> Double {
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: [0, -0.0, 1, -1, .leastNonzeroMagnitude, 1e-300].randomElement(using: &numbers) ?? 0
    case 1: [1e300, -1e300, 1.7e308, -1.7e308].randomElement(using: &numbers) ?? 0
    case 2: .random(in: -1e18...1e18, using: &numbers)
    default: .random(in: -500...1000, using: &numbers)
    }
  }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func insets() -> Insets {
    Insets(top: number(), left: number(), bottom: number(), right: number())
  }

  private mutating func avoidance(
    _ name: String, isScroll: Bool, _ names: [String]
  ) -> Avoidance {
    var strategies: [Avoidance.Strategy] = [
      .lift, .resize, .constraint(to: chance(2) ? .bottom : .safeArea),
      .guide(.init(usesBottomSafeArea: chance(2), followsUndockedKeyboard: chance(2))),
    ]
    if isScroll {
      strategies.append(.inset(scrollTo: chance(2) ? names.randomElement(using: &numbers) : nil))
    }
    return Avoidance(
      name, by: strategies.randomElement(using: &numbers) ?? .lift, spacing: number(),
      faults: Set(AvoidanceFault.allCases.filter { _ in chance(4) }))
  }

  private mutating func policy() -> MotionPolicy {
    let curves: [MotionPolicy.CurvePolicy] = [
      .notification, .unshifted, .fixed(.unit(.ease)), .fixed(.keyboard(.system)),
    ]
    let durations: [MotionPolicy.DurationPolicy] = [.system, .stretched, .seconds(number())]
    return MotionPolicy(
      curve: curves.randomElement(using: &numbers) ?? .notification,
      duration: durations.randomElement(using: &numbers) ?? .system,
      interruption: chance(2) ? .additive : .replace)
  }

  private mutating func event(_ names: [String]) -> KeyboardEvent {
    let time: Double? =
      chance(3) ? nil : chance(3) ? number().magnitude : .random(in: 0...2, using: &numbers)
    return KeyboardEvent(
      at: time, action(names[Int.random(in: 0..<names.count, using: &numbers)], names))
  }

  private mutating func action(_ name: String, _ names: [String]) -> KeyboardEvent.Action {
    let point = Point(x: number(), y: number())
    let orientation = InterfaceOrientation.allCases.randomElement(using: &numbers) ?? .portrait
    let commands: [SimulatedKeyboard.Command] = [
      .show, .hide, .height(number()), .hardware, .float, .split, .dock, .rotate,
    ]
    let actions: [KeyboardEvent.Action] = [
      .notification(notification()), .notification(notification()), .notification(notification()),
      .keyboard(commands.randomElement(using: &numbers) ?? .show), .unannounced(rect()),
      .drag(number()), .focus(name), .blur, .returnKey(name), .touch(point), .tap(point),
      .rotate(
        .init(
          to: orientation, frames: chance(2) ? [name: rect()] : [:],
          window: chance(3) ? rect() : nil,
          safeArea: chance(3) ? insets() : nil)), .appear(name), .disappear(name),
    ]
    return actions.randomElement(using: &numbers) ?? .blur
  }

  private mutating func notification() -> KeyboardNotification {
    KeyboardNotification(
      NotificationName.allCases.randomElement(using: &numbers) ?? .willShow,
      begin: chance(2) ? rect() : nil, end: chance(5) ? nil : rect(),
      duration: chance(3) ? nil : number(),
      curve: AnimationCurve(rawValue: Int.random(in: -1...8, using: &numbers)),
      isLocal: chance(4) ? false : nil)
  }
}
