// Timelines: positions, nesting, reversal, values of a target, ends.
import Easing
import Testing
import Timing

/// A track from 0 to 100 in some seconds.
func move(
  _ id: String, lasting duration: Double = 1, delay: Double = 0, fill: Fill = .both,
  iterations: Double = 1
) throws -> Track<Double> {
  let timing = try MediaTiming(
    duration: duration, delay: delay, iterations: iterations, fill: fill)
  return Track(id, from: 0, to: 100, timing: timing)
}

struct TimelineTests {
  @Test func `positions are found next to what was added before`() throws {
    var timeline = Timeline<Double>()
    try timeline.setLabel("open", at: 0.2)
    try timeline.add(move("a", lasting: 2), at: .label("open"))
    try timeline.add(move("b"), at: .previousEnd(-0.1))
    try timeline.add(move("c"), at: .previousStart(0.5))
    try timeline.add(move("d"), at: Position("open+1"))
    #expect(timeline.entries.map(\.placement.start) == [0.2, 2.2 - 0.1, 2.1 + 0.5, 1.2])
    #expect(timeline.duration == 3.6)
    // The last that was added ends at 2.2, all of them at 3.6.
    try timeline.add(move("e"), at: Position("+=0.4"))
    #expect(timeline.entries[4].placement.start == 4)
    #expect(timeline.targets == ["a", "b", "c", "d", "e"])
  }

  @Test(arguments: [
    ("0.5", Position.time(0.5)), ("-1", .time(-1)), ("<", .previousStart()),
    ("<0.5", .previousStart(0.5)), ("<+0.5", .previousStart(0.5)), (">-0.1", .previousEnd(-0.1)),
    ("open", .label("open")), ("open+0.2", .label("open", 0.2)),
    ("a-b", .label("a-b")), ("a-b-0.5", .label("a-b", -0.5)), ("open+1e-3", .label("open", 0.001)),
    ("250ms", .time(0.25)), (">+250ms", .previousEnd(0.25)), ("open-.5s", .label("open", -0.5)),
    ("+=0.2", .end(0.2)), ("-=100ms", .end(-0.1)), ("+=0", .end()),
  ])
  func `positions are read and written`(text: String, position: Position) throws {
    #expect(try Position(text) == position)
    #expect(try Position(position.description) == position)
  }

  @Test(arguments: [
    "", ">x", "<nan", "open+", "+0.5x", "inf", "nan", "?", "open+x", "+=", "+=x", "-=inf",
  ])
  func `other texts are no positions`(text: String) {
    #expect(throws: TimelineError.position(text)) { try Position(text) }
  }

  @Test func `a label that is not there is named with its neighbours`() throws {
    var timeline = Timeline<Double>()
    try timeline.setLabel("open", at: 1)
    #expect(throws: TimelineError.unknownLabel("opne", nearest: ["open"])) {
      try timeline.time(of: .label("opne"))
    }
    #expect(throws: TimelineError.duplicateLabel("open")) { try timeline.setLabel("open", at: 2) }
    #expect(throws: TimelineError.noPrevious) { try timeline.add(move("a"), at: .previousEnd()) }
    try timeline.add(move("a", iterations: .infinity))
    #expect(throws: TimelineError.duplicateTrack("a")) { try timeline.add(move("a")) }
    #expect(throws: TimelineError.endless("what lies before '>'")) {
      try timeline.add(move("b"), at: .previousEnd())
    }
    #expect(throws: TimelineError.endless("the timeline")) { try timeline.reversed() }
    #expect(timeline.entries.count == 1)
  }

  @Test func `a nested timeline keeps its own times, rate and direction`() throws {
    var inner = Timeline<Double>()
    try inner.add(move("a"))
    try inner.add(move("b", lasting: 3), at: 1)
    var outer = Timeline<Double>()
    try outer.add(inner, at: 10, named: "first")
    try outer.add(inner.playing(at: 2), at: .previousEnd(), named: "fast")
    try outer.add(inner.reversed(), at: .previousStart(), named: "back")
    #expect(outer.targets == ["a", "b"])
    #expect(outer.entries[4].track.id == "back.a")
    #expect(outer.duration == 18)
    for step in 0...16 {
      let time = Double(step) / 4
      #expect(outer.entries[0].effect(at: 10 + time) == inner.entries[0].effect(at: time))
      #expect(outer.entries[3].effect(at: 14 + time / 2) == inner.entries[1].effect(at: time))
      #expect(outer.entries[5].effect(at: 14 + time) == inner.entries[1].effect(at: 4 - time))
    }
  }

  @Test func `a seek in a reversed timeline is mirrored once`() throws {
    var timeline = Timeline<Double>()
    try timeline.add(move("a"))
    #expect(try timeline.reversed().values(at: 0.25) == timeline.values(at: 0.75))
    #expect(try timeline.reversed().values(at: 0.25) == [75])
    #expect(try timeline.playing(at: -2).values(at: 0.125) == [75])
    #expect(try timeline.reversed().reversed().values(at: 0.3) == timeline.values(at: 0.3))
    for rate in [0, .nan, Double.infinity] {
      #expect(throws: TimelineError.self) { try timeline.playing(at: rate) }
    }
  }

  @Test func `tracks of one target are composed in their order`() throws {
    let second = try MediaTiming(duration: 1)
    var timeline = Timeline<Double>()
    try timeline.add(Track("a", target: "x", from: 0, to: 10, timing: second))
    try timeline.add(
      Track("b", target: "x", from: 100, to: 200, timing: second, composite: .add))
    #expect(timeline.values(at: 0.5) == [155])
    try timeline.add(Track("c", target: "x", from: 7, to: 7, timing: second), at: 2)
    #expect(timeline.values(at: 0.5) == [7])
    try timeline.add(
      Track("d", target: "x", from: 1, to: 1, timing: second, composite: .accumulate))
    #expect(timeline.value(of: "x", at: 0.5) == 8)
    #expect(timeline.value(of: "y", at: 0.5) == nil)
  }

  @Test func `without effect the target has its base value`() throws {
    let timing = try MediaTiming(duration: 1, delay: 1, fill: .none)
    var timeline = Timeline<Double>()
    try timeline.add(Track("a", from: 0, to: 10, timing: timing, base: 5))
    try timeline.add(Track("b", from: 3, to: 10, timing: timing))
    #expect(timeline.values(at: 0.5) == [5, 3])
    #expect(timeline.values(at: 2) == [5, 3])
    #expect(timeline.state(of: "a", at: 0.5) == TimingState(phase: .before))
    #expect(timeline.endValues == [5, 3])
  }

  @Test func `every track states where it ends, or that it never does`() throws {
    var timeline = Timeline<Double>()
    try timeline.add(move("a", iterations: 2.5))
    try timeline.add(move("b", iterations: .infinity))
    try timeline.add(move("c", fill: .none))
    #expect(timeline.endValues == [50, nil, 0])
  }

  @Test func `the millionth frame is as exact as the first`() throws {
    var timeline = Timeline<Double>()
    try timeline.add(move("a", lasting: 600))
    let schedule = try FrameSchedule(duration: 600, rate: 60)
    #expect(timeline.values(at: schedule[15].timestamp) == [100 * (0.25 / 600)])
    #expect(timeline.values(at: schedule[36000].timestamp) == [100])
  }

  @Test func `before its start nothing has moved`() throws {
    var timeline = Timeline<Double>()
    try timeline.add(move("a"))
    #expect(timeline.values(at: -0.051) == [0])
  }

  // Three springs of 0.3 s at 0.1, 0.2 and 0.3 s are at rest from 0.6 s on, and not at 0.5 s.
  @Test func `a named time is enough for all to be at rest`() throws {
    let spring = try Spring(settlingDuration: 0.3, dampingRatio: 1)
    let timing = try MediaTiming(duration: 0.3, curve: .spring(spring))
    var timeline = Timeline<Double>()
    for (index, start) in [0.1, 0.2, 0.3].enumerated() {
      try timeline.add(Track("\(index)", from: 0, to: 1, timing: timing), at: .time(start))
    }
    #expect(timeline.duration == 0.6)
    #expect(timeline.values(at: 0.6) == [1, 1, 1])
    #expect(timeline.values(at: 0.5)[2] != 1)
  }
}
