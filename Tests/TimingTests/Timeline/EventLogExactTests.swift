// The event log against whole numbers: each event once, in order, at the decimal that is meant.
import TestSupport
import Testing
import Timing

struct EventLogExactTests {
  /// A time in ticks of 1/40,000,000 s, of which a local time at a quarter of the rate has four each.
  private func seconds(_ ticks: Int128) -> Double { Double(ticks) / 40_000_000 }

  private func words(_ events: [TimelineEvent]) -> [String] {
    events.map { "\($0.kind) \($0.name) \($0.time)" }
  }

  /// Events step by step, with one time of events in each step.
  private func steps(_ log: EventLog, _ expected: [ExactEvent]) -> (
    forwards: [TimelineEvent], backwards: [TimelineEvent]
  ) {
    let times = Set(expected.map(\.time)).sorted()
    let stops =
      [seconds((times.first ?? 0) - 40_000)]
      + zip(times, times.dropFirst()).map { seconds(($0 + $1) / 2) }
      + [seconds((times.last ?? 0) + 40_000)]
    let forwards = zip(stops, stops.dropFirst()).flatMap { log.events(from: $0, to: $1) }
    let down = Array(stops.reversed())
    return (forwards, zip(down, down.dropFirst()).flatMap { log.events(from: $0, to: $1) })
  }

  private func expectSame(
    _ log: EventLog, _ expected: [ExactEvent], _ what: @autoclosure () -> String
  ) {
    let forwards = words(
      expected.map { TimelineEvent($0.kind, $0.name, at: seconds($0.time)) })
    let backwards = words(
      expected.reversed().map(\.mirrored).map {
        TimelineEvent($0.kind, $0.name, at: seconds($0.time))
      })
    let seen = steps(log, expected)
    #expect(words(seen.forwards) == forwards, "\(what())")
    #expect(words(seen.backwards) == backwards, "\(what())")
  }

  @Test(arguments: 0..<4, [false, true])
  func `events of a track lie where its numbers say`(seed: UInt64, waits: Bool) throws {
    var numbers = SplitMix64(seed: 40 + seed)
    for _ in 0..<500 {
      var exact = ExactTiming(using: &numbers, repeatDelay: waits)
      if exact.iterations == nil { exact.iterations = 3000 }
      var timeline = Timeline<Double>()
      let start = Double(exact.start) / 1000
      let track = Track("x", from: 0.0, to: 1, timing: try exact.timing())
      try timeline.add(track, at: .time(start))
      let expected = exact.placed(exact.events(of: "x", ticks: 40_000))
      expectSame(EventLog(timeline), expected, "\(exact)")
    }
  }

  /// Two tracks and a cue inside, in every kind of pass.
  @Test(arguments: 0..<4, [false, true])
  func `events of a nested timeline lie in each of its passes`(
    seed: UInt64, waits: Bool
  ) throws {
    var numbers = SplitMix64(seed: 60 + seed)
    for _ in 0..<150 {
      var (inner, outer) = (Timeline<Double>(), Timeline<Double>())
      var inside: [ExactEvent] = []
      for name in ["a", "b"] {
        var track = ExactTiming(using: &numbers, repeatDelay: false)
        if track.iterations == nil { track.iterations = 1000 }
        (track.rate, track.start) = (4, Int.random(in: 0...1000, using: &numbers))
        try inner.add(
          Track(name, from: 0.0, to: 1, timing: try track.timing()),
          at: .time(Double(track.start) / 1000))
        inside += track.placed(track.events(of: "n.\(name)", ticks: 40_000))
      }
      let cue = Int.random(in: 0...3000, using: &numbers)
      try inner.addCue("cue", at: .time(Double(cue) / 1000))
      inside.append(ExactEvent(kind: .cue, name: "cue", time: Int128(cue) * 40_000))
      // Long enough for all, and a whole number of thousandths.
      let length = Int(((inside.map(\.time).max() ?? 0) + 39_999) / 40_000) + 1000
      try inner.addCue("last", at: .time(Double(length) / 1000))
      inside.append(ExactEvent(kind: .cue, name: "last", time: Int128(length) * 40_000))
      // Sorting is stable for so few: those of one time keep the order of the document.
      inside = inside.enumerated().sorted {
        ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
      }
      .map(\.element)
      var group = ExactTiming(using: &numbers, repeatDelay: waits)
      if group.iterations == nil || (group.iterations ?? 0) > 6000 { group.iterations = 2500 }
      let scale = Int.random(in: 1...3, using: &numbers)
      group.duration = length * scale
      for index in inside.indices { inside[index].time *= Int128(scale) }
      let expected = group.placed(group.events(of: "n", ticks: 40_000, inside: inside))
      try outer.add(
        inner, at: .time(Double(group.start) / 1000), named: "n", timing: try group.timing())
      expectSame(EventLog(outer), expected, "\(group) of \(inside)")
    }
  }
}
