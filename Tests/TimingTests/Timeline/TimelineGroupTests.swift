// Nested timelines with a timing of their own: what they show, and what they report.
import Easing
import TestSupport
import Testing
import Timing

struct TimelineGroupTests {
  /// Two exact timings, one in the progress of the other, as whole numbers.
  @Test(arguments: 0..<4, [false, true])
  func `a track inside is where two timings put it`(seed: UInt64, waits: Bool) throws {
    var numbers = SplitMix64(seed: 80 + seed)
    var (count, wrong) = (0, [String]())
    for _ in 0..<800 {
      var (track, group) = (
        ExactTiming(using: &numbers), ExactTiming(using: &numbers, repeatDelay: waits)
      )
      if track.iterations == nil { track.iterations = 1500 }
      let reach = track.activeSpan(1).end ?? 0
      let length = 2 * (Int(reach) * 4 / abs(track.rate) / 2 + abs(track.start) + 1)
      if group.iterations == nil { group.iterations = 1500 }
      // One pass lasts as long as the timeline, twice as long, or half.
      let double = [1, 2, 4].randomElement(using: &numbers) ?? 2
      group.duration = length * double / 2
      var (inner, outer) = (Timeline<Double>(), Timeline<Double>())
      try inner.add(
        Track("x", from: 0.0, to: 1, timing: try track.timing()),
        at: .time(Double(track.start) / 1000))
      try inner.addCue("last", at: .time(Double(length) / 1000))
      guard inner.duration == Double(length) / 1000 else { continue }
      try outer.add(inner, at: .time(Double(group.start) / 1000), timing: try group.timing())
      // Borders inside, in some pass; and times anywhere.
      let leg = Int.random(in: group.firstLeg...group.lastLeg, using: &numbers)
      let borders = track.borders(using: &numbers).compactMap(track.time).compactMap { inside in
        let way = inside * 4 * Int128(double) / 2
        let length = Int128(group.duration) * ExactTiming.localTicks
        return group.time(
          group.legStart(leg, ExactTiming.localTicks) + (group.runsForth(leg) ? way : length - way))
      }
      let others = (0..<3).map { _ in Int128.random(in: -80_000_000...400_000_000, using: &numbers)
      }
      for ticks in borders + others {
        let time = Double(ticks) / 10_000_000
        let around = group.state(at: group.local(ticks), ticks: ExactTiming.localTicks)
        let state = outer.state(of: "x", at: time) ?? TimingState(phase: .active)
        count += 1
        guard let progress = around.progress else {
          if state != TimingState(phase: .idle) {
            wrong.append("\(state): \(time) \(group) \(track)")
          }
          continue
        }
        let bottom = progress.bottom
        let local =
          (progress.top * Int128(length) - Int128(track.start) * bottom) * Int128(track.rate)
        let exact = track.state(
          at: local, ticks: 4 * bottom, isReversed: (group.rate < 0) == around.isForwards)
        let number = exact.iteration.map { Double($0) }
        let value = exact.progress?.value
        let tolerance = exact.progress.map { $0.remainder == 0 ? 0 : 1e-9 } ?? 0
        if state.phase != exact.phase || (value != nil && state.iteration != number)
          || (value == nil) != (state.progress == nil)
          || ((state.progress ?? 0) - (value ?? 0)).magnitude > tolerance
        {
          wrong.append("\(state) for \(exact): \(time) \(group) \(track) \(length)")
        }
      }
    }
    #expect(count > 4000)
    #expect(wrong.isEmpty, "\(wrong.count) of \(count): \(wrong.prefix(4).joined(separator: "\n"))")
  }

  private func pulse(_ timing: MediaTiming, inside count: Int = 1) throws -> Timeline<Double> {
    var (inner, outer) = (Timeline<Double>(), Timeline<Double>())
    for index in 0..<count { try inner.add(move("t\(index)", lasting: 0.5)) }
    try outer.add(inner, named: "n", timing: timing)
    return outer
  }

  @Test func `a step over very many passes reports their number and the last of them`() throws {
    let log = EventLog(try pulse(MediaTiming(duration: 0.5, iterations: .infinity)))
    #expect(
      log.events(from: 0.1, to: 1e6 + 0.25) == [
        TimelineEvent(.iterations(2_000_000), "n", at: 1e6),
        TimelineEvent(.begin, "n.t0", at: 1e6),
      ])
    #expect(
      log.events(from: 1e6 + 0.1, to: 0.75) == [
        TimelineEvent(.iterations(1_999_999), "n", at: 1),
        TimelineEvent(.begin, "n.t0", at: 1),
      ])
    // A thousand are reported one by one.
    #expect(log.events(from: 0.1, to: 499.9).count == 1 + 2 * 999)
  }

  @Test func `passes inside passes are reported one by one`() throws {
    var outer = Timeline<Double>()
    try outer.add(
      pulse(MediaTiming(duration: 0.5, iterations: 2)), named: "o",
      timing: MediaTiming(duration: 1, iterations: 2, direction: .alternate))
    let words = EventLog(outer).events(from: 0, to: 3, includingStart: true).map {
      "\($0.kind) \($0.name) \($0.time)"
    }
    let first = [
      "begin o.n 0.0", "begin o.n.t0 0.0", "complete o.n.t0 0.5", "iterations(1) o.n 0.5",
      "begin o.n.t0 0.5", "complete o.n.t0 1.0", "complete o.n 1.0",
    ]
    let second = [
      "begin o.n 1.0", "begin o.n.t0 1.0", "complete o.n.t0 1.5", "iterations(1) o.n 1.5",
      "begin o.n.t0 1.5", "complete o.n.t0 2.0", "complete o.n 2.0",
    ]
    #expect(
      words == ["begin o 0.0"] + first + ["iterations(1) o 1.0"] + second + ["complete o 2.0"])
  }

  @Test func `a reversed timeline reports the passes inside mirrored`() throws {
    var timeline = try pulse(MediaTiming(duration: 0.5, iterations: 3), inside: 2)
    try timeline.add(move("after", lasting: 0.5), at: 1.5)
    let log = EventLog(timeline)
    let reversed = EventLog(try timeline.reversed())
    let mirrored = log.events(from: 2, to: 0, includingStart: true)
    let events = reversed.events(from: 0, to: 2, includingStart: true)
    #expect(events.map(\.kind) == mirrored.map(\.kind))
    #expect(events.map(\.name) == mirrored.map(\.name))
    #expect(events.map(\.time) == mirrored.map { 2 - $0.time })
  }

  /// Times inside are crossed when the eased time first reaches them: x² is a quarter at a half.
  @Test func `an eased pass reports when its time is reached`() throws {
    var (inner, outer) = (Timeline<Double>(), Timeline<Double>())
    try inner.addCue("quarter", at: 0.25)
    try inner.addCue("end", at: 1)
    let curve = try Curve("power2.in")
    try outer.add(inner, timing: MediaTiming(duration: 1, iterations: 2, curve: curve))
    let reached = try Curve("power2.in").value(at: 0.5)
    let events = EventLog(outer).events(from: 0, to: 2)
    #expect(events.map(\.name) == ["quarter", "end", "quarter", "end"])
    #expect(events[1].time == 1 && events[3].time == 2)
    for (event, start) in [(events[0], 0.0), (events[2], 1)] {
      #expect((curve.value(at: event.time - start) - 0.25).magnitude < 1e-12)
    }
    #expect(reached < 0.25)
    // Where the curve overshoots, the end is reached before the pass is over, and once.
    let spring = try Curve("back.out(1.7)")
    var springy = Timeline<Double>()
    try springy.add(inner, timing: MediaTiming(duration: 1, curve: spring))
    let last = EventLog(springy).events(from: 0, to: 1)
    #expect(last.map(\.name) == ["quarter", "end"])
    #expect(last[1].time < 0.8 && (spring.value(at: last[1].time) - 1).magnitude < 1e-12)
  }

  @Test func `what a nested timeline without a name reports is its tracks and cues`() throws {
    var (inner, outer) = (Timeline<Double>(), Timeline<Double>())
    try inner.add(move("t", lasting: 0.5))
    try outer.add(inner, at: 1, timing: MediaTiming(duration: 0.5, iterations: 2))
    try outer.addCue("same", at: 1)
    let events = EventLog(outer).events(from: 0, to: 3)
    #expect(events.map(\.name) == ["t", "same", "t", "t", "t"])
    #expect(events.map(\.time) == [1, 1, 1.5, 1.5, 2])
    #expect(outer.cues.map(\.name) == ["same"])
  }
}
