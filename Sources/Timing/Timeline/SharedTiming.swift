// A timing that many tracks share, and their progress many at a time.
internal import Easing
internal import Synchronization

/// A timing with what is the same for all tracks that have it.
@usableFromInline
final class SharedTiming: Sendable {
  let timing: MediaTiming
  /// How many seconds of local time pass in one second.
  let rate: Double
  /// One iteration forth, which needs no more than a division; nil for all else.
  private let leg: Leg?
  private let isLinear: Bool
  /// The curve with a table, once that pays.
  private let table: Mutex<Table>

  private struct Table {
    var curve: PreparedCurve?
    var questions = 0
  }

  init(_ timing: MediaTiming) {
    self.timing = timing
    rate = timing.rate
    leg = Leg(timing)
    isLinear = timing.curve == .unit(.linear)
    table = Mutex(Table())
  }

  /// Writes the progress of a run of tracks; 0 where there is no effect.
  ///
  /// - Parameters:
  ///   - progress: Where the results go; what lies behind them may be overwritten.
  ///   - times: Room for as many times, all finite.
  ///   - time: The time of the timeline in seconds.
  ///   - starts: Where the local time of each track is 0; as many results are written.
  func write(
    into progress: inout MutableSpan<Double>, times: inout MutableSpan<Double>, at time: Double,
    starts: Span<Double>
  ) {
    guard let leg else {
      for index in starts.indices {
        let local = localTime(from: starts[index], in: nil, at: time)
        progress[index] = local.flatMap { state(at: $0).progress } ?? 0
      }
      return
    }
    let isInside: Bool
    if isLinear {
      isInside = leg.writeTimes(into: &progress, at: time, starts: starts)
    } else {
      isInside = leg.writeTimes(into: &times, at: time, starts: starts)
      let count = starts.count
      // Together is much faster, even where some of the results are not needed.
      if let curve = preparedCurve(for: count), 2 * count > progress.count {
        curve.write(into: &progress, at: times.span, outside: .extend)
      } else if let curve = preparedCurve(for: 0) {
        for index in 0..<count { progress[index] = curve.extendedValue(at: times[index]) }
      } else {
        for index in 0..<count { progress[index] = timing.curve.extendedValue(at: times[index]) }
      }
    }
    if !isInside { leg.writeEnds(into: &progress, at: time, starts: starts) }
  }

  /// The local time of a track that starts at a time; nil where its group has no effect.
  func localTime(
    from start: Double, in group: TimelineGroup?, at time: Double
  ) -> TrackColumns.LocalTime? {
    guard let group else {
      return TrackColumns.LocalTime(
        seconds: Placement(start: start, rate: rate).localTime(at: time),
        slack: Placement.slack(time, start) * rate.magnitude, isReversed: false)
    }
    guard let outer = group.moment(at: time) else { return nil }
    return TrackColumns.LocalTime(
      seconds: Placement(start: start, rate: rate).localTime(at: outer.time),
      slack: max(outer.slack, Placement.slack(outer.time, start)) * rate.magnitude,
      isReversed: outer.isReversed)
  }

  /// All that holds at a local time.
  func state(at local: TrackColumns.LocalTime) -> TimingState {
    timing.state(at: local.seconds, slack: local.slack, isReversed: local.isReversed)
  }

  /// The curve with a table from the question on that has paid for it.
  private func preparedCurve(for questions: Int) -> PreparedCurve? {
    table.withLock { table in
      if let curve = table.curve { return curve }
      table.questions += questions
      if table.questions > 8192 { table.curve = PreparedCurve(timing.curve) }
      return table.curve
    }
  }
}

extension SharedTiming: Hashable {
  @usableFromInline
  static func == (a: SharedTiming, b: SharedTiming) -> Bool { a === b || a.timing == b.timing }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(timing) }
}

/// The only leg of a timing: one iteration forth.
private struct Leg {
  let rate, delay, duration: Double
  /// The local times between which the track is active.
  let begin, end: Double
  /// By how many seconds the end may be off.
  let endSlack: Double
  /// The progress before the active time, as it begins, and after it; 0 where there is no effect.
  let before, first, after: Double
  /// How much of the curve's own time the leg plays.
  let curveTime: Double

  init?(_ timing: MediaTiming) {
    guard timing.iterations == 1, timing.iterationStart == 0, timing.direction == .normal,
      timing.rate > 0, timing.duration > 0, timing.duration.isFinite,
      timing.movingSpan == (timing.activeStart, timing.activeEnd), !timing.curve.hasJumps
    else { return nil }
    (rate, delay, duration) = (timing.rate, timing.delay, timing.duration)
    (begin, end) = (timing.activeStart, timing.activeEnd)
    endSlack = timing.endSlack
    before = timing.progress(at: -.infinity) ?? 0
    first = timing.progress(at: timing.activeStart) ?? 0
    after = timing.progress(at: .infinity) ?? 0
    curveTime = timing.curve.runsOnOwnClock ? duration : timing.curve.duration
  }

  /// Writes the time on the curve of each track, held inside it.
  ///
  /// - Returns: Whether all of them are well inside.
  func writeTimes(
    into times: inout MutableSpan<Double>, at time: Double, starts: Span<Double>
  ) -> Bool {
    var (least, most) = (SIMD2(repeating: 1.0), SIMD2(repeating: 0.0))
    @inline(__always) func write(_ starts: SIMD2<Double>) -> SIMD2<Double> {
      let fractions = ((time - starts) * rate - delay) / duration
      least.replace(with: fractions, where: fractions .< least)
      most.replace(with: fractions, where: fractions .> most)
      return fractions.replacing(with: 0, where: fractions .< 0)
        .replacing(with: 1, where: fractions .> 1) * curveTime
    }
    let pairs = starts.count / 2
    for pair in 0..<pairs {
      let result = write(SIMD2(starts[2 &* pair], starts[2 &* pair &+ 1]))
      times[2 &* pair] = result.x
      times[2 &* pair &+ 1] = result.y
    }
    if 2 * pairs < starts.count {
      times[2 * pairs] = write(SIMD2(repeating: starts[2 * pairs])).x
    }
    // Far more than the rounding of any of the times.
    let margin = 0x1p-50 * (time.finiteMagnitude * rate + delay.magnitude + end) / duration + 1e-9
    return least.min() > margin && most.max() < 1 - margin
  }

  /// Overwrites the progress of the tracks that are not well inside; a border is met as in
  /// `MediaTiming.state(at:)`.
  func writeEnds(into progress: inout MutableSpan<Double>, at time: Double, starts: Span<Double>) {
    for index in starts.indices {
      let local = (time - starts[index]) * rate
      let slack = max(Placement.slack(time, starts[index]) * rate, Placement.slack(local, delay))
      if local > end || end - local <= max(slack, endSlack, end * 0x1p-51) {
        progress[index] = after
      } else if (local - begin).magnitude <= max(slack, begin * 0x1p-51) {
        progress[index] = first
      } else if local < begin {
        progress[index] = before
      }
    }
  }
}
