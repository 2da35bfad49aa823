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

  @Test func `events happen in order of time, however they are listed`() throws {
    let events = [
      show(at: 0, top: 476), show(at: 0.1, top: 521), hide(at: nil), show(at: 2, top: 476),
      show(at: 2, top: 521),
    ]
    var sorted = plain
    sorted.events = events
    var shuffled = plain
    shuffled.events = [3, 1, 2, 4, 0].map { events[$0] }
    let (replay, other) = (try Replay(sorted), try Replay(shuffled))
    for time in [0, 0.05, 0.3, 0.7, 1.5, 2.2] {
      #expect(replay.row(at: time) == other.row(at: time))
    }
    #expect(replay.final("keyboard.top") == 521)
    #expect(replay.value("keyboard.top", at: 1.2) == 812)
  }

  @Test func `indicators that have insets of their own have a column`() throws {
    var list = View.list(rect(0, 88, 375, 724), inset: Insets(bottom: 34))
    list.scroll?.indicatorInsets = Insets(bottom: 50)
    let replay = try Replay(
      KeyboardScene.on(views: [(list, "root")])
        .avoiding(Avoidance("list", by: .inset()), Avoidance("root", by: .lift))
        .happening(show(at: 0, top: 476), hide(at: 1)))
    #expect(
      replay.columns.dropFirst(2) == [
        "list.overlap", "list.inset.bottom", "list.offset.y", "list.indicator.bottom", "list.gap",
        "root.overlap", "root.lift", "root.gap",
      ])
    let progress = 0.942038346548
    #expect((replay.value("list.inset.bottom", at: 0.25) - 34 - 302 * progress).magnitude < 1e-9)
    #expect(
      (replay.value("list.indicator.bottom", at: 0.25) - 50 - 286 * progress).magnitude < 1e-9)
    #expect(replay.value("list.indicator.bottom", at: 0.9) == 336)
    #expect(replay.final("list.indicator.bottom") == 50)
    #expect(try replay.largestGap()?.points == 0)
  }

  /// What an outside check computes from the columns where a view reaches the screen's bottom.
  @Test(arguments: [Avoidance.Strategy.resize, .lift, .constraint(to: .bottom), .guide(.init())])
  func `the gap is the overlap minus what was moved`(strategy: Avoidance.Strategy) throws {
    let late = MotionPolicy(curve: .fixed(.unit(.easeInOut)))
    let replay = try Replay(
      KeyboardScene.on().avoiding(Avoidance("root", by: strategy)).moving(late)
        .happening(show(at: 0, top: 476), show(at: 0.2, top: 521), hide(at: 1)))
    let rest = replay.row(at: -1)[3]
    replay.forEachFrame(of: try replay.schedule(rate: 60)) { _, row in
      #expect((row[2] - (row[3] - rest).magnitude - row[4]).magnitude < 1e-9)
    }
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
    #expect(throws: KeyboardSceneError.time(1.2, event: 2, earliest: 1.5)) {
      try Replay(.on().happening(show(at: 1, top: 476), hide(at: nil), hide(at: 1.2)))
    }
    #expect(throws: KeyboardSceneError.time(-1, event: 1, earliest: 0)) {
      try Replay(.on().happening(hide(at: 2), hide(at: -1)))
    }
    #expect(throws: KeyboardSceneError.self) { try Replay(.on().happening(hide(at: .nan))) }
  }
}
