// A hundred thousand timings against whole numbers: every border on its side.
import Easing
import TestSupport
import Testing
import Timing

/// Answers that differ from the exact ones, the first few in words.
private struct Differences {
  var count = 0
  var comparisons = 0
  var words: [String] = []

  mutating func add(_ difference: @autoclosure () -> String) {
    count += 1
    if words.count < 5 { words.append(difference()) }
  }
}

struct MediaTimingExactTests {
  /// The nearest number to a decimal.
  private func decimal(_ ticks: Int128, _ unit: Int128) -> Double { Double(ticks) / Double(unit) }

  /// How far a progress may be off: some units in the last place of the times that it is made of.
  private func tolerance(_ timing: ExactTiming, at time: Double, _ local: Double) -> Double {
    let start = Double(timing.start) / 1000
    let sum = max(time.magnitude, start.magnitude) * Double(timing.rate.magnitude) / 4
    let delay = Double(timing.delay).magnitude / 1000
    let number = max(local.magnitude, sum, delay)
    return (number * 1000 / Double(max(timing.duration, 1)) + 8) * 0x1p-50
  }

  private func compare(
    _ state: TimingState, _ exact: ExactTiming.State, within tolerance: Double,
    _ differences: inout Differences, _ words: @autoclosure () -> String
  ) {
    differences.comparisons += 1
    guard let progress = exact.progress else {
      if state != TimingState(phase: exact.phase) {
        differences.add("\(state) for none: \(words())")
      }
      return
    }
    let iteration = exact.iteration.map { Double($0) } ?? .infinity
    let isBorder = progress.remainder == 0
    let difference = ((state.progress ?? .nan) - progress.value).magnitude
    if state.phase == exact.phase, state.iteration == iteration,
      difference <= (isBorder ? 0 : tolerance)
    {
      return
    }
    differences.add("\(state) for \(exact.phase) \(iteration) \(progress.value): \(words())")
  }

  /// Ten times ten thousand timings at six times each, half of them on borders.
  @Test(arguments: 0..<10, [false, true])
  func `phase, iteration, progress and value are the exact ones`(
    seed: UInt64, waits: Bool
  ) throws {
    var numbers = SplitMix64(seed: 100 + seed)
    var differences = Differences()
    for _ in 0..<(waits ? 2000 : 10_000) {
      let exact = ExactTiming(using: &numbers, repeatDelay: waits)
      let timing = try exact.timing()
      var timeline = Timeline<Double>()
      let start = Double(exact.start) / 1000
      try timeline.add(Track("x", from: 0.0, to: 100, timing: timing), at: .time(start))
      var playhead = Playhead(timeline)
      let borders = exact.borders(using: &numbers).shuffled(using: &numbers).prefix(3)
      let others = (0..<3).map { _ in Int128.random(in: -80_000_000...400_000_000, using: &numbers)
      }
      for ticks in borders.compactMap(exact.time) + others {
        let local = exact.local(ticks)
        let time = decimal(ticks, ExactTiming.ticks)
        let localTime = decimal(local, 1000 * ExactTiming.localTicks)
        let expected = exact.state(at: local, ticks: ExactTiming.localTicks)
        let tolerance = tolerance(exact, at: time, localTime)
        compare(
          timing.state(at: localTime), expected, within: tolerance, &differences,
          "local \(localTime) of \(exact)")
        let state = timeline.state(of: "x", at: time) ?? TimingState(phase: .idle)
        compare(
          state, expected, within: tolerance, &differences, "time \(time) of \(exact)")
        playhead.seek(to: time)
        let value = (state.progress ?? 0) * 100
        if timeline.value(of: "x", at: time) != value {
          differences.add("\(timeline.values(at: time)) for \(value): \(time) of \(exact)")
        }
        // Many tracks at once are computed in another order.
        if !((playhead.values[0] - value).magnitude <= 100 * tolerance) {
          differences.add("\(playhead.values) for \(value): \(time) of \(exact)")
        }
      }
    }
    #expect(differences.comparisons > (waits ? 18_000 : 90_000))
    #expect(differences.count == 0, "\(differences.words.joined(separator: "\n"))")
  }

  /// Staircases and keyframes that jump, at their jumps: in any iteration, wherever it starts.
  @Test(arguments: 0..<4)
  func `what jumps within an iteration jumps at its own border`(seed: UInt64) throws {
    var numbers = SplitMix64(seed: 300 + seed)
    var (count, differences) = (0, Differences())
    for _ in 0..<3000 {
      var exact = ExactTiming(using: &numbers)
      if exact.iterations == nil || exact.duration == 0 { continue }
      exact.fill = .both
      let steps = Int.random(in: 2...10, using: &numbers)
      let staircase = try exact.timing(curve: .unit(.steps(Steps(steps))))
      // The same as keyframes, each twice at its offset.
      let levels = (0..<steps).flatMap { step in
        let level = Double(step) / Double(steps)
        return [step, step + 1].map { Keyframe(level, at: Double($0) / Double(steps)) }
      }
      let keyframes = try Keyframes(levels + [Keyframe(1.0, at: 1)])
      var timeline = Timeline<Double>()
      let start = Double(exact.start) / 1000
      try timeline.add(Track("s", from: 0.0, to: 1, timing: staircase), at: .time(start))
      try timeline.add(Track("k", keyframes, timing: exact.timing()), at: .time(start))
      let leg = Int.random(in: exact.firstLeg...exact.lastLeg, using: &numbers)
      let way = Int128(exact.duration) * ExactTiming.localTicks
      let step = Int.random(in: 1..<steps, using: &numbers)
      guard way * Int128(step) % Int128(steps) == 0,
        let ticks = exact.time(
          exact.legStart(leg, ExactTiming.localTicks) + way * Int128(step) / Int128(steps))
      else { continue }
      let time = Double(ticks) / Double(ExactTiming.ticks)
      let state = exact.state(at: exact.local(ticks), ticks: ExactTiming.localTicks)
      // Outside its active time a staircase is seen from the other side.
      guard state.phase == .active, let progress = state.progress else { continue }
      // A leg that runs back is 1 minus the fraction, as in browsers, which may fall short of a jump.
      if !state.isForwards, steps.nonzeroBitCount > 1 { continue }
      count += 1
      let level = progress.top * Int128(steps) / progress.bottom
      let expected = Double(level) / Double(steps)
      for target in ["s", "k"] where timeline.value(of: target, at: time) != expected {
        differences.add(
          "\(target) \(timeline.values(at: time)) for \(expected): \(time) of \(exact)")
      }
    }
    #expect(count > 400)
    #expect(differences.count == 0, "\(differences.words.joined(separator: "\n"))")
  }
}
