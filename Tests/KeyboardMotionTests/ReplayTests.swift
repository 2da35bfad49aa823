// The replay as a whole: columns, the interrupted show, steps, the end, the summary.
import Easing
import KeyboardMotion
import Testing
import Timing
import ViewMotion

struct ReplayTests {
  private let plain = KeyboardScene.on().avoiding(Avoidance("root", by: .resize))

  @Test func `columns are named after views and strategies`() throws {
    let scene = KeyboardScene.on(views: [
      (.list(rect(0, 88, 375, 724)), "root"), (View("bar", frame: rect(0, 734, 375, 44)), "root"),
      (View("box", frame: rect(0, 734, 375, 44)), "root"),
      (View("card", frame: rect(0, 734, 375, 44)), "root"),
    ]).avoiding(
      Avoidance("list", by: .inset()), Avoidance("root", by: .lift),
      Avoidance("bar", by: .guide(.init())), Avoidance("box", by: .constraint(to: .safeArea)),
      Avoidance("card", by: .resize))
    #expect(
      try Replay(scene).columns == [
        "keyboard.top", "keyboard.height", "list.overlap", "list.inset.bottom", "list.offset.y",
        "list.gap", "root.overlap", "root.lift", "root.gap", "bar.overlap", "bar.guide.top",
        "bar.gap", "box.overlap", "box.constant", "box.gap", "card.overlap", "card.height",
        "card.gap",
      ])
  }

  @Test(arguments: keyboardProgress)
  func `keyboard and view are in step`(time: Double, progress: Double) throws {
    let replay = try Replay(plain.happening(show(at: 0, top: 476)))
    #expect((replay.value("keyboard.height", at: time) - 336 * progress).magnitude < 1e-9)
    #expect((replay.value("keyboard.top", at: time) - 812 + 336 * progress).magnitude < 1e-9)
    #expect((replay.value("root.overlap", at: time) - 336 * progress).magnitude < 1e-9)
    #expect((replay.value("root.height", at: time) - 812 + 336 * progress).magnitude < 1e-9)
    #expect(replay.value("root.gap", at: time) == 0)
  }

  /// y = y2 + (y0 - y1)(1 - p(t - t0)) + (y1 - y2)(1 - p(t - t1)), each piece for its own 0.5 s.
  @Test(arguments: [0.1, 0.15, 0.3, 0.499, 0.5, 0.55, 0.599])
  func `an interrupted show goes on under the hide`(time: Double) throws {
    let replay = try Replay(plain.happening(show(at: 0, top: 476), hide(at: 0.1)))
    func left(_ start: Double) -> Double {
      time - start < 0.5 - 1e-9 ? 1 - KeyboardCurve.system.value(at: time - start) : 0
    }
    let expected = -336 * left(0) + 336 * left(0.1)
    #expect((replay.value("keyboard.height", at: time) - expected).magnitude < 1e-9)
    #expect(replay.duration == 0.6)
    #expect(replay.final("keyboard.height") == 0)
  }

  @Test func `replacing starts from what is seen`() throws {
    var scene = plain.happening(show(at: 0, top: 476), hide(at: 0.1))
    scene.keyboard.interruption = .replace
    let replay = try Replay(scene)
    let seen = 336 * 0.544778389928
    #expect((replay.value("keyboard.height", at: 0.1) - seen).magnitude < 1e-9)
    let later = seen * (1 - 0.942038346548)
    #expect((replay.value("keyboard.height", at: 0.35) - later).magnitude < 1e-9)
  }

  @Test func `a duration of zero is a step`() throws {
    let replay = try Replay(
      plain.happening(show(at: 0, top: 476), show(at: 2, top: 521, duration: 0)))
    #expect(replay.value("keyboard.height", at: 1.999) == 336)
    #expect(replay.value("keyboard.height", at: 2) == 291)
    #expect(replay.value("root.gap", at: 2) == 0)
    #expect(replay.duration == 2)
  }

  @Test func `an event without a time comes when all is at rest`() throws {
    let replay = try Replay(plain.happening(show(at: 1, top: 476), hide(at: nil)))
    #expect(replay.value("keyboard.height", at: 1.5) == 336)
    #expect(replay.duration == 2)
  }

  @Test func `a row does not depend on the rows before`() throws {
    let replay = try Replay(plain.happening(show(at: 0, top: 476), hide(at: 0.1)))
    var rows: [Double: [Double]] = [:]
    let times = [0.55, 0.0, 0.3, 0.3, 0.05, 0.6]
    replay.forEachFrame(of: try FrameSchedule(times: times)) { rows[$0.timestamp] = $1 }
    #expect(rows.count == 5)
    #expect(rows.allSatisfy { $1 == replay.row(at: $0) })
  }

  @Test func `the summary knows gap, times and the end`() throws {
    let late = plain.moving(MotionPolicy(curve: .fixed(.unit(.easeInOut))))
    let replay = try Replay(late.happening(show(at: 0, top: 476), hide(at: 1)))
    let summary = replay.summary(of: try replay.schedule(rate: 1000))
    let gap = try #require(summary.largestGap)
    #expect(gap.view == "root")
    #expect((gap.points.magnitude - 73.53).magnitude < 0.005)
    #expect(summary.secondsAboveHalfPoint > 0.5 && summary.secondsAboveHalfPoint < 1)
    #expect((summary.shows, summary.hides) == (1, 1))
    #expect(summary.phase == .hidden)
    #expect((summary.top, summary.height) == (812, 0))
    let view = try #require(summary.views.first)
    #expect(view.values.map(\.name) == ["overlap", "height", "gap"])
    #expect(view.values.map(\.points) == [0, 812, 0])
  }

  @Test func `nothing happens where nothing is said`() throws {
    let replay = try Replay(plain)
    #expect(replay.duration == 0)
    #expect(replay.row(at: 0) == [812, 0, 0, 812, 0])
  }

  @Test func `mistakes of a scene are named`() {
    #expect(throws: KeyboardSceneError.unknownView("rot", nearest: ["root"])) {
      try Replay(.on().avoiding(Avoidance("rot", by: .lift)))
    }
    #expect(throws: KeyboardSceneError.notAScrollView("root")) {
      try Replay(.on().avoiding(Avoidance("root", by: .inset())))
    }
    #expect(throws: KeyboardSceneError.repeatedView("root")) {
      try Replay(.on().avoiding(Avoidance("root", by: .lift), Avoidance("root", by: .resize)))
    }
    #expect(throws: KeyboardSceneError.time(1, event: 1, earliest: 2)) {
      try Replay(.on().happening(hide(at: 2), hide(at: 1)))
    }
    #expect(throws: KeyboardSceneError.self) { try Replay(.on().happening(hide(at: .nan))) }
  }
}
