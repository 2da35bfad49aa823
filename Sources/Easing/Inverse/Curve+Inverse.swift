// From progress back to time, and what follows from it.

extension Curve {
  /// A place on a curve.
  public struct Place: Hashable, Sendable {
    /// The time, in seconds.
    public let time: Double
    /// The progress there.
    public let value: Double
  }

  /// The lowest and highest places of the curve, one after the other in time.
  ///
  /// Between two neighbours, and before the first and after the last one, the curve only rises or
  /// only falls. Of a spring that never settles the first hundred swings.
  ///
  ///     try Curve("easeOutBack").extrema.map(\.value)   // [1.1000000…]
  public var extrema: [Place] {
    let places = stretches.map(\.end).dropLast()
    let all = [stretches[0].start] + places + [stretches[stretches.count - 1].end]
    return places.indices.compactMap { index in
      let (before, here, after) = (all[index].value, all[index + 1].value, all[index + 2].value)
      return (here - before) * (after - here) < 0 ? all[index + 1] : nil
    }
  }

  /// The least and the greatest progress over the whole curve.
  public var range: ClosedRange<Double> {
    let values = stretches.flatMap { [$0.start.value, $0.end.value] }
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// How far the curve goes beyond its target, in progress; 0 if it does not.
  ///
  ///     try Curve("spring(stiffness: 100, damping: 10)").overshoot   // 0.163033…
  public var overshoot: Double { max(range.upperBound - 1, 0) }

  /// Whether the curve never falls.
  public var isMonotone: Bool { stretches.allSatisfy { $0.start.value <= $0.end.value } }

  /// Returns every time at which the curve is at a progress or jumps over it.
  ///
  /// Where the curve stands still at the progress, the times at both ends of the standstill count; of
  /// a step, which may be one of a billion, the time at which it begins.
  ///
  ///     try Curve("keyboard").times(of: 0.5)        // [0.0919272…]
  ///     try Curve("easeOutBack").times(of: 1.05)    // two of them
  ///
  /// - Parameter progress: Any number.
  /// - Returns: Seconds, ascending; empty where the curve never gets there. Each is the Double next
  ///   to the crossing of the computed curve; a flat curve says less about time than a steep one.
  public func times(of progress: Double) -> [Double] {
    var times: [Double] = []
    for stretch in stretches {
      guard let time = stretch.time(of: progress, on: self), time != times.last else { continue }
      times.append(time)
    }
    return times
  }

  /// Returns the first time at which the curve is at a progress; nil where it never gets there.
  ///
  /// Equivalent to SwiftUI's `UnitCurve.inverse` for curves that only rise.
  ///
  ///     Curve.keyboard(.system).time(of: 160.0 / 336)   // 0.0878…
  ///
  /// - Parameter progress: Any number.
  /// - Returns: Seconds, or nil.
  public func time(of progress: Double) -> Double? { times(of: progress).first }

  /// Returns where the curve will be some frames after it was seen at a progress.
  ///
  /// What a follower of the keyboard does who is shown each position a frame late.
  ///
  ///     Curve.keyboard(.system).prediction(from: 0.5, after: 1.0 / 60)   // 0.5892…
  ///
  /// - Parameters:
  ///   - progress: The progress that was seen; before the curve's first value that one counts, and
  ///     beyond its last value the curve has ended.
  ///   - seconds: The time since then, such as a number of frames over their rate; 0 or more.
  /// - Returns: Progress.
  public func prediction(from progress: Double, after seconds: Double) -> Double {
    guard let seen = time(of: progress) else {
      return progress < value(at: 0) ? value(at: seconds) : value(at: duration)
    }
    return value(at: seen + seconds)
  }

  /// Returns the progress of a curve that stops at its target the first time it gets there.
  ///
  /// Equivalent to `overshootClamping` of React Native's and react-spring's springs: never beyond the
  /// target, and exactly there from the first crossing on.
  ///
  /// - Parameter time: Seconds since the start; any number.
  /// - Returns: Progress, at most 1.
  public func valueStoppingAtTarget(at time: Double) -> Double {
    guard let arrival = self.time(of: 1), time >= arrival else { return value(at: time) }
    return 1
  }

  /// The pieces between turning points, each rising, falling or standing still.
  private var stretches: [Stretch] {
    let last = duration.isFinite ? duration : turns.last ?? 0
    let times = [0] + turns.filter { 0 < $0 && $0 < last } + [last]
    let places = times.map { Place(time: $0, value: value(at: $0)) }
    return zip(places, places.dropFirst()).map { Stretch(start: $0, end: $1) }
  }
}

/// A piece of a curve that only rises or only falls.
private struct Stretch {
  let start: Curve.Place
  let end: Curve.Place

  /// The first time in the piece at which the curve has reached a progress; nil if it does not.
  func time(of progress: Double, on curve: Curve) -> Double? {
    if start.value == progress { return start.time }
    let isRising = start.value < progress
    guard isRising ? end.value >= progress : end.value <= progress else { return nil }
    let before = bisect(start.time, end.time) { time in
      isRising ? curve.value(at: time) < progress : curve.value(at: time) > progress
    }
    return min(before.nextUp, end.time)
  }
}
