// The event log: order, mirror image, each event once.
import Testing
import Timing

struct EventLogTests {
  private func name(_ events: [TimelineEvent]) -> [String] {
    events.map { event in
      switch event.kind {
      case .begin: event.name + ".begin"
      case .complete: event.name + ".complete"
      case .iterations(let count): event.name + ".\(count)"
      case .cue: event.name
      }
    }
  }

  private func threeItems() throws -> Timeline<Double> {
    var timeline = Timeline<Double>()
    try timeline.add(move("a", lasting: 0.5))
    try timeline.add(move("b", lasting: 0.5))
    try timeline.add(move("c", lasting: 0.5), at: 0.5)
    return timeline
  }

  private let forward = [
    "a.begin", "b.begin", "a.complete", "b.complete", "c.begin", "c.complete",
  ]
  private let backward = [
    "c.begin", "c.complete", "b.begin", "a.begin", "b.complete", "a.complete",
  ]

  @Test func `backwards the log is its own mirror image`() throws {
    let log = try EventLog(threeItems())
    #expect(name(log.events(from: 0, to: 1, includingStart: true)) == forward)
    #expect(name(log.events(from: 1, to: 0, includingStart: true)) == backward)
  }

  @Test(arguments: [1.0 / 60, 0.1, 0.25, 0.3, 0.5, 2])
  func `each event comes once, however long the steps are`(step: Double) throws {
    var playhead = try Playhead(threeItems())
    var events = playhead.advance(to: 0)
    for index in 1...Int((1 / step).rounded(.up)) {
      events += playhead.advance(to: min(Double(index) * step, 1))
    }
    #expect(name(events) == forward)
    #expect(playhead.advance(to: 1) == [])
    var back: [TimelineEvent] = []
    for index in 1...Int((1 / step).rounded(.up)) {
      back += playhead.advance(to: max(1 - Double(index) * step, 0))
    }
    #expect(name(back) == backward)
  }

  @Test func `a reversed timeline reports in the mirrored order`() throws {
    let timeline = try threeItems()
    let log = try EventLog(timeline.reversed())
    #expect(name(log.events(from: 0, to: 1, includingStart: true)) == backward)
    var outer = Timeline<Double>()
    try outer.add(timeline.reversed(), at: 3)
    try outer.addCue("after", at: 3)
    #expect(
      name(EventLog(outer).events(from: 3, to: 4, includingStart: true))
        == ["c.begin", "after"] + backward.dropFirst())
  }

  @Test func `a turn in the middle leaves what was entered`() throws {
    var playhead = try Playhead(threeItems())
    _ = playhead.advance(to: 0)
    #expect(name(playhead.advance(to: 0.25)) == [])
    #expect(name(playhead.advance(to: 0)) == ["b.complete", "a.complete"])
    #expect(name(playhead.advance(to: 0.1)) == ["a.begin", "b.begin"])
  }

  @Test func `a zero-length track begins and completes at once, both ways`() throws {
    var timeline = Timeline<Double>()
    try timeline.add(move("z", lasting: 0), at: 0.5)
    try timeline.add(move("y", lasting: 0, iterations: .infinity), at: 0.5)
    let log = EventLog(timeline)
    #expect(
      name(log.events(from: 0, to: 1)) == ["z.begin", "z.complete", "y.begin", "y.complete"])
    #expect(
      name(log.events(from: 1, to: 0)) == ["y.begin", "y.complete", "z.begin", "z.complete"])
    #expect(log.events(from: 0, to: 0.5.nextDown) == [])
  }

  @Test func `delays are no part of a track's own time`() throws {
    var timeline = Timeline<Double>()
    try timeline.add(move("a", lasting: 1, delay: 0.5))
    let events = EventLog(timeline).events(from: 0, to: 2)
    #expect(
      events == [TimelineEvent(.begin, "a", at: 0.5), TimelineEvent(.complete, "a", at: 1.5)])
  }

  @Test func `iterations are counted, also many in one step`() throws {
    var timeline = Timeline<Double>()
    try timeline.add(move("a", lasting: 0.1, iterations: 3.5))
    let log = EventLog(timeline)
    let whole = log.events(from: 0, to: 1, includingStart: true)
    #expect(name(whole) == ["a.begin", "a.3", "a.complete"])
    #expect(name(log.events(from: 1, to: 0)) == ["a.begin", "a.3", "a.complete"])
    #expect(name(log.events(from: 0.05, to: 0.15)) == ["a.1"])
    #expect(log.events(from: 0.15, to: 0.05).map(\.time) == [0.1])
  }

  @Test func `endlessly many iterations are counted without being stored`() throws {
    var timeline = Timeline<Double>()
    try timeline.add(move("a", lasting: 0.5, iterations: .infinity))
    let log = EventLog(timeline)
    #expect(
      log.events(from: 0, to: 1000)
        == [TimelineEvent(.iterations(2000), "a", at: 1000)])
    #expect(
      log.events(from: 1000, to: 999) == [TimelineEvent(.iterations(2), "a", at: 999.0)])
  }

  @Test func `cues are crossed in both directions`() throws {
    var timeline = Timeline<Double>()
    try timeline.add(move("a"))
    try timeline.addCue("half", at: .previousStart(0.5))
    let log = EventLog(timeline)
    #expect(log.events(from: 0.4, to: 0.5) == [TimelineEvent(.cue, "half", at: 0.5)])
    #expect(log.events(from: 0.5, to: 0.6) == [])
    #expect(log.events(from: 0.6, to: 0.5) == [TimelineEvent(.cue, "half", at: 0.5)])
    #expect(timeline.duration == 1)
  }
}
