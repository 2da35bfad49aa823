// A timing made ready for very many tracks.
internal import Easing

/// A timing with what is the same for all tracks that have it.
struct PreparedTiming: Sendable {
  private let timing: MediaTiming
  /// One iteration forth, which needs no more than a division; nil for all else.
  private let leg: Leg?
  private let isLinear: Bool
  /// The curve with a table, where that pays.
  private let curve: PreparedCurve?

  init(_ timing: MediaTiming, curve: PreparedCurve?) {
    self.timing = timing
    self.curve = curve
    leg = Leg(timing)
    isLinear = timing.curve == .unit(.linear)
  }

  /// Writes the progress of a run of tracks.
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
        let placement = Placement(start: starts[index], rate: timing.rate)
        progress[index] =
          timing.progress(at: timing.localTime(at: time, in: placement)) ?? 0
      }
      return
    }
    if isLinear {
      leg.writeTimes(into: &progress, at: time, starts: starts)
    } else {
      leg.writeTimes(into: &times, at: time, starts: starts)
      // Together is much faster, even where some of the results are not needed.
      if let curve, 2 * starts.count > progress.count {
        curve.write(into: &progress, at: times.span, outside: .extend)
      } else {
        writeOneByOne(into: &progress, at: times.span.extracting(first: starts.count))
      }
    }
    leg.writeEnds(into: &progress, at: time, starts: starts)
  }

  private func writeOneByOne(into progress: inout MutableSpan<Double>, at times: Span<Double>) {
    for index in times.indices {
      progress[index] =
        curve?.extendedValue(at: times[index]) ?? timing.curve.extendedValue(at: times[index])
    }
  }
}

/// The only leg of a timing: one iteration forth.
private struct Leg {
  let rate, delay, duration: Double
  /// How long after its start the track becomes active, and how long after it ends.
  let begin, end: Double
  /// The progress before and after the active time; 0 where there is no effect.
  let before, after: Double
  /// How much of the curve's own time the leg plays.
  let curveTime: Double

  init?(_ timing: MediaTiming) {
    guard timing.iterations == 1, timing.iterationStart == 0, timing.direction == .normal,
      timing.rate > 0, timing.duration > 0, timing.duration.isFinite,
      timing.movingSpan == (timing.activeStart, timing.activeEnd)
    else { return nil }
    (rate, delay, duration) = (timing.rate, timing.delay, timing.duration)
    (begin, end) = (timing.activeStart / timing.rate, timing.activeEnd / timing.rate)
    before = timing.progress(at: -.infinity) ?? 0
    after = timing.progress(at: .infinity) ?? 0
    curveTime = timing.curve.runsOnOwnClock ? duration : timing.curve.duration
  }

  /// Writes the time on the curve of each track, held inside it.
  func writeTimes(into times: inout MutableSpan<Double>, at time: Double, starts: Span<Double>) {
    for index in starts.indices {
      let fraction = ((time - starts[index]) * rate - delay) / duration
      times[index] = min(max(fraction, 0), 1) * curveTime
    }
  }

  /// Overwrites the progress of the tracks that are not active; a border is met as by
  /// `Placement.localTime(at:borders:_:)`.
  func writeEnds(into progress: inout MutableSpan<Double>, at time: Double, starts: Span<Double>) {
    for index in starts.indices {
      let slack = Placement.slack(time, starts[index])
      let inside = starts[index] + end - time > slack ? progress[index] : after
      progress[index] = starts[index] + begin - time > slack ? before : inside
    }
  }
}

extension MediaTiming {
  /// The local time in a placement, exact at the borders of the active time.
  func localTime(at time: Double, in placement: Placement) -> Double {
    placement.localTime(at: time, borders: activeStart, activeEnd)
  }
}
