// Mistakes that others met beside moving keyboards, with the right answers.
import Easing
import KeyboardMotion
import Testing
import Timing
import ViewMotion

struct KeyboardSyncCaseTests {
  private let resized = KeyboardScene.on().avoiding(Avoidance("root", by: .resize))
  private let small = KeyboardScene.on(
    320, 568, views: [(View("field", frame: rect(0, 470, 320, 30)), "root")])

  @Test func `case 003: 6 and unknown numbers fall back as UIKit does`() throws {
    let policy = MotionPolicy.system
    let six = try #require(policy.animation(curve: .custom, duration: 0.25))
    #expect(six == (try Curve.unit(.ease).scaled(to: 0.25)))
    let fifteen = try #require(policy.animation(curve: .init(rawValue: 15), duration: 0.25))
    #expect(fifteen == .keyboard(.system))
    #expect(policy.animation(curve: .init(rawValue: .min), duration: 0.25) != nil)
  }

  @Test func `case 006: a quarter of a second is passed and half a second runs`() throws {
    #expect(MotionPolicy.system.animation(curve: .keyboard, duration: 0.25)?.duration == 0.5)
    let stretched = MotionPolicy(duration: .stretched)
    #expect(stretched.animation(curve: .keyboard, duration: 0.25)?.duration == 0.25)
    #expect(stretched.animation(curve: .keyboard, duration: 0) == nil)
  }

  @Test(arguments: [
    (UnitCurve.easeInOut, 0.25, 73.53, 0.0886), (.linear, 0.25, 55.69, 0.1309),
    (.easeOut, 0.25, 29.02, 0.0327), (.ease, 0.25, 46.86, 0.111), (.easeInOut, 0.5, 193.4, 0.1638),
  ])
  func `case 007: other curves are so far apart`(
    curve: UnitCurve, duration: Double, points: Double, time: Double
  ) throws {
    let motion = MotionPolicy(curve: .fixed(.unit(curve)), duration: .seconds(duration))
    let replay = try Replay(resized.moving(motion).happening(show(at: 0, top: 476)))
    let summary = replay.summary(of: try replay.schedule(rate: 10_000))
    let gap = try #require(summary.largestGap)
    #expect((gap.points.magnitude - points).magnitude < 0.06)
    #expect((gap.time - time).magnitude < 2e-4)
  }

  @Test func `case 011: a burst of nine is one show`() throws {
    func event(_ name: NotificationName, _ top: Double) -> KeyboardEvent {
      KeyboardEvent(
        at: 0,
        .notification(
          KeyboardNotification(
            name, end: rect(0, top, 768, 1024 - top), duration: 0.25, curve: .keyboard)))
    }
    let replay = try Replay(
      KeyboardScene.on(768, 1024).avoiding(Avoidance("root", by: .resize)).happening(
        event(.willChangeFrame, 760), event(.didChangeFrame, 760), event(.willShow, 760),
        event(.willChangeFrame, 711), event(.willShow, 711), event(.didChangeFrame, 760),
        event(.didShow, 760), event(.didChangeFrame, 711), event(.didShow, 711)))
    #expect((replay.shows, replay.hides) == (1, 0))
    #expect(replay.final("keyboard.top") == 711)
    #expect((replay.value("keyboard.height", at: 0.25) - 313 * 0.942038346548).magnitude < 1e-9)
    #expect(replay.value("root.gap", at: 0.25) == 0)
  }

  @Test func `case 014: after a rotation nothing stays lifted`() throws {
    let landscape = Size(width: 568, height: 320)
    let scene = KeyboardScene.on(
      320, 568, views: [(View("field", frame: rect(0, 200, 320, 30)), "root")]
    ).avoiding(Avoidance("root", by: .lift)).happening(
      KeyboardEvent(at: 0, .focus("field")), show(at: 0, top: 315, on: fourInch),
      KeyboardEvent(at: 1, .rotate(.init(to: .landscapeLeft))),
      show(at: 1, top: 158, on: landscape), hide(at: 2, height: 162, on: landscape))
    let replay = try Replay(scene)
    #expect(replay.value("root.lift", at: 0.9) == 0)
    #expect(replay.value("root.lift", at: 1.9) == -72)
    #expect(replay.final("root.lift") == 0)
    #expect(replay.final("keyboard.top") == 320)
  }

  @Test func `case 015: one way from lift to lift`() throws {
    let landscape = Size(width: 568, height: 320)
    let scene = KeyboardScene.on(
      320, 568, views: [(View("field", frame: rect(0, 400, 320, 30)), "root")]
    ).avoiding(Avoidance("root", by: .lift)).happening(
      KeyboardEvent(at: 0, .focus("field")), show(at: 0, top: 315, on: fourInch),
      KeyboardEvent(
        at: 1, .rotate(.init(to: .landscapeLeft, frames: ["field": rect(0, 270, 568, 30)]))),
      show(at: 1, top: 158, on: landscape))
    let replay = try Replay(scene)
    var lifts: [Double] = []
    replay.forEachFrame(of: try replay.schedule(rate: 120)) { frame, row in
      if frame.timestamp >= 1 { lifts.append(-row[3]) }
    }
    #expect(lifts.first == 115 && lifts.last == 142)
    #expect(zip(lifts, lifts.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((try replay.largestGap()?.points.magnitude ?? 1) < 1e-9)
  }

  @Test(arguments: [
    (Set<AvoidanceFault>(), -185.0, 315.0),
    ([.liftFromLifted] as Set<AvoidanceFault>, -37.0, 463.0),
  ])
  func `case 016: fields are measured without the lift`(
    faults: Set<AvoidanceFault>, lift: Double, bottom: Double
  ) throws {
    let replay = try Replay(
      small.avoiding(Avoidance("root", by: .lift, faults: faults)).happening(
        KeyboardEvent(at: 0, .focus("field")), show(at: 0, top: 352, on: fourInch),
        show(at: 1, top: 315, on: fourInch)))
    #expect(replay.value("root.lift", at: 0.9) == -148)
    #expect(replay.final("root.lift") == lift)
    #expect(500 + replay.final("root.lift") == bottom)
    #expect(replay.final("root.gap") == bottom - 315)
  }

  @Test func `case 017: every show gives the same place`() throws {
    let replay = try Replay(
      small.avoiding(Avoidance("root", by: .lift)).happening(
        KeyboardEvent(at: 0, .focus("field")), show(at: 0, top: 352, on: fourInch),
        show(at: 1, top: 315, on: fourInch), show(at: 2, top: 352, on: fourInch),
        hide(at: 3, height: 216, on: fourInch)))
    let lifts = [0.9, 1.9, 2.9, 3.9].map { replay.value("root.lift", at: $0) }
    #expect(lifts == [-148, -185, -148, 0])
  }

  @Test(arguments: [(Set<AvoidanceFault>(), 568.0), ([.hideFrame] as Set<AvoidanceFault>, 531.0)])
  func `case 018: hide takes back what show gave`(
    faults: Set<AvoidanceFault>, height: Double
  ) throws {
    let replay = try Replay(
      small.avoiding(Avoidance("root", by: .resize, faults: faults)).happening(
        show(at: 0, top: 315, on: fourInch), hide(at: 1, height: 216, on: fourInch)))
    #expect(replay.value("root.height", at: 0.9) == 315)
    #expect(replay.final("root.height") == height)
  }

  @Test func `case 020: a hide of nothing is nothing`() throws {
    let nothing = KeyboardNotification(
      .willHide, begin: rect(0, 812, 375, 0), end: rect(0, 812, 375, 0), duration: 0.25,
      curve: .keyboard)
    let replay = try Replay(
      resized.happening(
        KeyboardEvent(at: 0, .focus("root")), KeyboardEvent(at: 0, .notification(nothing)),
        KeyboardEvent(at: 1, .blur), KeyboardEvent(at: 1, .notification(nothing))))
    #expect((replay.shows, replay.hides) == (0, 0))
    #expect(replay.duration == 1)
    #expect(replay.final("root.overlap") == 0)
  }

  @Test(arguments: [NotificationName.willHide, .willChangeFrame])
  func `case 021: a zero rectangle covers nothing`(name: NotificationName) throws {
    let fade = KeyboardNotification(name, end: .zero, duration: 0.25, curve: .keyboard)
    let replay = try Replay(
      KeyboardScene.on(393, 852).avoiding(Avoidance("root", by: .resize)).happening(
        show(at: 0, top: 516, on: Size(width: 393, height: 852)),
        KeyboardEvent(at: 1, .notification(fade))))
    #expect(replay.value("root.overlap", at: 0.9) == 336)
    #expect(replay.final("root.overlap") == 0)
    #expect(replay.final("root.height") == 852)
    #expect(replay.finalState.phase == (name == .willHide ? .hidden : .undocked))
  }

  /// From its bottom at 1080 a view reaches 680 below the top of a keyboard that floats at 400.
  @Test(arguments: [(UndockedPolicy.ignored, 0.0, 1080.0), (.followed, 680.0, 400.0)])
  func `case 023: floating keyboards count as the policy says`(
    policy: UndockedPolicy, overlap: Double, top: Double
  ) throws {
    let float = KeyboardNotification(
      end: rect(245, 400, 320, 260), duration: 0.25, curve: .keyboard)
    var scene = KeyboardScene.on(810, 1080).avoiding(Avoidance("root", by: .resize)).happening(
      KeyboardEvent(at: 0, .notification(float)))
    scene.undocked = policy
    let replay = try Replay(scene)
    #expect(replay.final("root.overlap") == overlap)
    #expect(replay.final("keyboard.top") == top)
    #expect(replay.final("keyboard.height") == (policy == .followed ? 260 : 0))
    #expect(replay.finalState.phase == .undocked)
  }

  @Test func `case 033: a step at two seconds is there at two seconds`() throws {
    let replay = try Replay(
      resized.happening(show(at: 0, top: 476), show(at: 2, top: 521, duration: 0)))
    #expect(replay.value("root.height", at: 2) == 812 - 291)
    #expect(replay.row(at: 2).allSatisfy { $0.isFinite })
  }

  @Test func `case 035: a show that says it is over starts from what is seen`() throws {
    let born = KeyboardNotification(
      .willShow, begin: rect(0, 477, 375, 335), end: rect(0, 477, 375, 335), duration: 0.25,
      curve: .keyboard)
    var scene = resized.happening(
      show(at: 0, top: 477), hide(at: 1), KeyboardEvent(at: 1.1, .notification(born)))
    scene.keyboard.interruption = .replace
    let replay = try Replay(scene)
    let seen = 335 * (1 - 0.544778389928)
    #expect((replay.value("keyboard.height", at: 1.1) - seen).magnitude < 1e-9)
    let later = 335 - (335 - seen) * (1 - 0.942038346548)
    #expect((replay.value("keyboard.height", at: 1.35) - later).magnitude < 1e-9)
    #expect(replay.final("keyboard.height") == 335)
  }

  @Test func `case 037: the finger takes over, and the hide starts at it`() throws {
    let replay = try Replay(
      resized.happening(
        show(at: 0, top: 476), KeyboardEvent(at: 0.12, .drag(300)),
        KeyboardEvent(at: 0.14, .drag(240)), hide(at: 0.2)))
    #expect(replay.value("keyboard.height", at: 0.13) == 300)
    #expect(replay.value("keyboard.height", at: 0.19) == 240)
    #expect(replay.value("keyboard.height", at: 0.2) == 240)
    #expect(
      (replay.value("keyboard.height", at: 0.45) - 240 * (1 - 0.942038346548)).magnitude < 1e-9)
    #expect(replay.final("keyboard.height") == 0)
  }

  @Test(arguments: [(0.1, 183.05), (0.2, 295.44), (0.45, 335.16)])
  func `case 039: a view that waits is covered so far`(time: Double, points: Double) throws {
    let replay = try Replay(
      resized.happening(
        KeyboardEvent(at: 0, .disappear("root")), show(at: 0, top: 476)))
    #expect((replay.value("root.overlap", at: time) - points).magnitude < 0.01)
    #expect(replay.value("root.height", at: time) == 812)
    #expect((replay.value("root.gap", at: time) - points).magnitude < 0.01)
  }

  @Test func `case 041: sizes come from end frames`() {
    var state = KeyboardState(
      screen: Screen(size: Size(width: 768, height: 1024), orientation: .landscapeLeft))
    state.receive(
      KeyboardNotification(
        .willShow, begin: rect(0, 768, 1024, 142), end: rect(0, 370, 1024, 398)))
    #expect(state.size == Size(width: 1024, height: 398))
    #expect(state.top == 370)
  }

  @Test func `case 043: an unannounced keyboard covers 37 points`() throws {
    let replay = try Replay(
      small.avoiding(Avoidance("root", by: .resize)).happening(
        show(at: 0, top: 352, on: fourInch),
        KeyboardEvent(at: 1, .unannounced(rect(0, 315, 320, 253))),
        show(at: 2, top: 352, on: fourInch)))
    #expect(replay.value("root.gap", at: 1.5) == 37)
    #expect(replay.final("root.gap") == 0)
  }

  @Test(arguments: [
    [KeyboardEvent(at: 0, .focus("field")), show(at: 0, top: 315, on: fourInch, isLocal: false)],
    [
      KeyboardEvent(at: 0, .focus("field")), KeyboardEvent(at: 0.1, .blur),
      show(at: 0.2, top: 315, on: fourInch, isLocal: true),
    ],
  ])
  func `case 046: nobody moves for another one's keyboard`(events: [KeyboardEvent]) throws {
    var scene = small.avoiding(Avoidance("root", by: .resize))
    scene.events = events
    let replay = try Replay(scene)
    #expect(replay.final("root.height") == 568)
    #expect(replay.final("root.overlap") == 253)
  }

  @Test func `of two controllers only the one with the focus moves`() throws {
    let scene = KeyboardScene.on(views: [
      (View("other", frame: rect(0, 0, 375, 812)), nil),
      (View("field", frame: rect(0, 700, 375, 44)), "other"),
    ]).avoiding(Avoidance("root", by: .resize), Avoidance("other", by: .resize)).happening(
      KeyboardEvent(at: 0, .focus("field")), show(at: 0, top: 476))
    let replay = try Replay(scene)
    #expect(replay.final("root.height") == 812)
    #expect(replay.final("other.height") == 476)
  }
}
