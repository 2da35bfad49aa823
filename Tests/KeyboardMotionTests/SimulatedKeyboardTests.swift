// The simulated keyboard: what each generation posts.
import Easing
import KeyboardMotion
import Testing
import ViewMotion

struct SimulatedKeyboardTests {
  private let phone = KeyboardState(screen: Screen(size: Size(width: 375, height: 812)))

  private func shown(_ generation: SystemGeneration) -> KeyboardState {
    var keyboard = SimulatedKeyboard(generation: generation)
    return keyboard.post(.show, in: phone).reduce(into: phone) { $0.receive($1.notification) }
  }

  /// The log of an iPhone 6 with iOS 8: 216, then the prediction bar twice within 12 ms.
  @Test func `the first show of iOS 8 comes in three steps`() throws {
    let screen = Size(width: 375, height: 667)
    let start = KeyboardState(screen: Screen(size: screen))
    var keyboard = SimulatedKeyboard(generation: .iOS8, height: 258)
    let show = keyboard.post(.show, in: start)
    let changes = show.filter { $0.notification.name == .willChangeFrame }
    #expect(changes.map(\.delay) == [0, 0.009, 0.012])
    #expect(changes.map(\.notification.duration) == [0.25, 0, 0.25])
    #expect(changes.map(\.notification.curve?.rawValue) == [7, 0, 7])
    #expect(
      changes.map(\.notification.end) == [
        rect(0, 451, 375, 216), rect(0, 409, 375, 258), rect(0, 409, 375, 258),
      ])
    #expect(show.filter { $0.notification.name == .willShow }.count == 1)
    let shown = show.reduce(into: start) { $0.receive($1.notification) }
    #expect((shown.top, shown.shows) == (409, 1))
    let hidden = keyboard.post(.hide, in: shown).reduce(into: shown) { $0.receive($1.notification) }
    #expect(keyboard.post(.show, in: hidden).count == 4)
  }

  @Test func `docking up to iOS 12 is a burst of nine and one show`() throws {
    let start = KeyboardState(screen: Screen(size: Size(width: 768, height: 1024)))
    var keyboard = SimulatedKeyboard(generation: .iOS8)
    let posted = keyboard.post(.dock, in: start)
    #expect(
      posted.map(\.notification.name) == [
        .willChangeFrame, .didChangeFrame, .willShow, .willChangeFrame, .willShow, .didChangeFrame,
        .didShow, .didChangeFrame, .didShow,
      ])
    #expect(zip(posted, posted.dropFirst()).allSatisfy { $0.delay <= $1.delay })
    let docked = posted.reduce(into: start) { $0.receive($1.notification) }
    #expect((docked.top, docked.shows, docked.hides) == (711, 1, 0))
  }

  @Test(arguments: SystemGeneration.allCases)
  func `a show and a hide are four notifications in order`(generation: SystemGeneration) {
    var keyboard = SimulatedKeyboard(generation: generation)
    if generation == .iOS8 { _ = keyboard.post(.show, in: phone) }
    let show = keyboard.post(.show, in: phone)
    #expect(
      show.map(\.notification.name) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(zip(show, show.dropFirst()).allSatisfy { $0.delay < $1.delay })
    let hide = keyboard.post(.hide, in: shown(generation))
    #expect(
      hide.map(\.notification.name) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(hide.reduce(into: shown(generation)) { $0.receive($1.notification) }.phase == .hidden)
    #expect(keyboard.post(.hide, in: phone).isEmpty)
  }

  @Test(arguments: [
    (SystemGeneration.iOS6, 0, 0.25, nil), (.iOS7, 7, 0.25, nil), (.iOS8, 7, 0.25, true),
    (.iOS13, 7, 0.25, true), (.iOS26, 7, 0.383, true),
  ])
  func `generations say what their logs say`(
    generation: SystemGeneration, curve: Int, duration: Double, isLocal: Bool?
  ) throws {
    var keyboard = SimulatedKeyboard(generation: generation)
    let told = try #require(keyboard.post(.show, in: phone).first).notification
    #expect(told.curve?.rawValue == curve)
    #expect(told.duration == duration)
    #expect(told.isLocal == isLocal)
    #expect(told.centerEnd == told.end?.center)
  }

  @Test func `another height is only a change of the frame`() {
    var keyboard = SimulatedKeyboard(generation: .iOS13)
    let posted = keyboard.post(.height(291), in: shown(.iOS13))
    #expect(posted.map(\.notification.name) == [.willChangeFrame, .didChangeFrame])
    #expect(posted.last?.notification.end == rect(0, 521, 375, 291))
  }

  @Test func `an undocked keyboard does not say where it is`() {
    var keyboard = SimulatedKeyboard(generation: .iOS13)
    for command in [SimulatedKeyboard.Command.float, .split] {
      let posted = keyboard.post(command, in: shown(.iOS13))
      let state = posted.reduce(into: shown(.iOS13)) { $0.receive($1.notification) }
      #expect(state.phase == .undocked)
      let docked = keyboard.post(.dock, in: state).reduce(into: state) {
        $0.receive($1.notification)
      }
      #expect((docked.phase, docked.top) == (.docked, 476))
    }
  }

  @Test func `a hardware keyboard leaves a bar on a tablet and nothing on a phone`() {
    var keyboard = SimulatedKeyboard(generation: .iOS8)
    let tablet = KeyboardState(screen: Screen(size: Size(width: 768, height: 1024)))
    for (start, top) in [(phone, 812.0), (tablet, 969)] {
      let shown = keyboard.post(.show, in: start).reduce(into: start) {
        $0.receive($1.notification)
      }
      let after = keyboard.post(.hardware, in: shown).reduce(into: shown) {
        $0.receive($1.notification)
      }
      #expect(after.top == top)
    }
  }

  @Test func `up to iOS 7 a rotation hides and shows`() throws {
    var scene = KeyboardScene.on(320, 480).avoiding(Avoidance("root", by: .resize)).happening(
      KeyboardEvent(at: 0, .keyboard(.show)),
      KeyboardEvent(at: 1, .rotate(.init(to: .landscapeRight))))
    scene.system = .iOS7
    let replay = try Replay(scene)
    #expect((replay.shows, replay.hides) == (2, 1))
    #expect(replay.final("keyboard.top") == 320 - 162)
    #expect(replay.final("root.height") == 320 - 162)
  }

  @Test(arguments: [
    (KeyboardEvent.Action.returnKey("field"), true), (.touch(Point(x: 20, y: 650)), false),
    (.touch(Point(x: 20, y: 100)), true), (.tap(Point(x: 20, y: 650)), true), (.blur, true),
    (.returnKey("root"), false),
  ])
  func `editing ends by return, tap, and touches that no control takes`(
    action: KeyboardEvent.Action, ends: Bool
  ) throws {
    var scene = KeyboardScene.on(views: [(View("field", frame: rect(16, 640, 343, 44)), "root")])
      .avoiding(Avoidance("root", by: .lift)).happening(
        KeyboardEvent(at: 0, .focus("field")), KeyboardEvent(at: 0, .keyboard(.show)),
        KeyboardEvent(at: 1, action))
    scene.controls = ["field"]
    let replay = try Replay(scene)
    #expect(replay.value("root.lift", at: 0.9) == -208)
    #expect(replay.finalState.phase == (ends ? .hidden : .docked))
    #expect(replay.final("root.lift") == (ends ? 0 : -208))
  }

  @Test func `a replay ends with the motion, and what waits for rest waits for all of it`() throws {
    var scene = KeyboardScene.on(320, 480).avoiding(Avoidance("root", by: .resize)).happening(
      KeyboardEvent(at: 0, .keyboard(.show)))
    scene.keyboard = MotionPolicy(duration: .stretched)
    scene.motion = scene.keyboard
    #expect(try Replay(scene).duration == 0.25)
    // Up to iOS 7 the show of a rotation comes 0.144 s after the hide, and takes 0.5 s.
    var old = KeyboardScene(tree: scene.tree, system: .iOS7)
    old.events = [
      KeyboardEvent(at: 0, .keyboard(.show)),
      KeyboardEvent(at: 1, .rotate(.init(to: .landscapeRight))), KeyboardEvent(.keyboard(.hide)),
    ]
    let replay = try Replay(old)
    #expect(replay.value("keyboard.height", at: 1.643) > 161)
    #expect(replay.duration.distance(to: 2.144).magnitude < 1e-9)
  }

  @Test func `a hide overtakes the rest of a show`() throws {
    var scene = KeyboardScene.on().happening(
      KeyboardEvent(at: 0, .keyboard(.show)), KeyboardEvent(at: 0.005, .keyboard(.hide)))
    for generation in SystemGeneration.allCases {
      scene.system = generation
      let replay = try Replay(scene)
      #expect((replay.shows, replay.hides) == (1, 1))
      #expect(replay.finalState.phase == .hidden)
    }
  }

  @Test func `a scene that tells its own hide is believed`() throws {
    let replay = try Replay(
      KeyboardScene.on().avoiding(Avoidance("root", by: .resize)).happening(
        KeyboardEvent(at: 0, .focus("root")), show(at: 0, top: 476), KeyboardEvent(at: 1, .blur),
        hide(at: 1.2)))
    #expect(replay.value("keyboard.height", at: 1.2) == 336)
    #expect(replay.duration == 1.7)
  }
}
