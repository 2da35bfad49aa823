// A curve through recorded points.

/// A curve through points of time and progress, from a recording or a table.
///
/// Before the first and after the last point it holds their values.
///
///     let curve = try SampledCurve(times: [0, 0.1, 0.2], values: [0, 0.6, 1])
///     curve.value(at: 0.05)   // 0.3
public struct SampledCurve: TimingCurve {
  /// How values between two points are found.
  public enum Interpolation: String, CaseIterable, Hashable, Sendable {
    /// Straight from point to point.
    case linear
    /// Cubic pieces that never overshoot the points (Fritsch and Carlson's monotone cubics).
    case monotone
  }

  /// The times of the points in seconds, from 0 on, each later than the one before.
  public let times: [Double]
  /// The progress at each time.
  public let values: [Double]
  /// How values between two points are found.
  public let interpolation: Interpolation

  private let slopes: [Double]

  /// Creates a curve through points.
  ///
  /// - Parameters:
  ///   - times: Two finite times or more in seconds, ascending, the first not below 0.
  ///   - values: As many finite numbers: the progress at each time.
  ///   - interpolation: How values between two points are found.
  /// - Throws: `ParameterError` naming the point that is out of order or not finite.
  public init(
    times: [Double], values: [Double], interpolation: Interpolation = .linear
  ) throws(ParameterError) {
    let count = min(times.count, values.count)
    try ParameterError.check(
      count >= 2 && times.count == values.count, "number of points", of: "samples",
      is: Double(count), expected: "2 or more, each with a time and a progress")
    var earliest = -0.0
    for (index, time) in times.enumerated() {
      guard earliest <= time && time <= 1e9 else {
        throw ParameterError(
          of: "samples", "time of point \(index + 1)", is: time,
          expected: index == 0 ? "a number, 0 or more" : "a number above the time before it")
      }
      guard values[index].magnitude <= 1e100 else {
        throw ParameterError(
          of: "samples", "progress of point \(index + 1)", is: values[index],
          expected: "a finite number")
      }
      earliest = time.nextUp
    }
    self.times = times
    self.values = values
    self.interpolation = interpolation
    slopes = interpolation == .monotone ? Self.monotoneSlopes(times, values) : []
  }

  /// The time of the last point, in seconds.
  public var duration: Double { times[times.count - 1] }

  /// Returns the progress at a time; outside the points the value of the nearer one.
  public func extendedValue(at time: Double) -> Double {
    guard let piece = piece(at: time) else { return time < times[0] ? values[0] : lastValue }
    return piece.value(at: time)
  }

  /// Returns the slope at a time, in progress per second; 0 outside the points.
  public func extendedVelocity(at time: Double) -> Double {
    piece(at: time)?.velocity(at: time) ?? 0
  }

  /// A slope between points, which may be as close as Doubles can be; kept so small that sums of
  /// slopes are finite.
  private static func slope(_ way: Double, _ time: Double) -> Double {
    min(max(way / time, -1e300), 1e300)
  }

  private var lastValue: Double { values[values.count - 1] }

  /// The piece in which a time lies, the later one on a point; nil outside.
  private func piece(at time: Double) -> HermitePiece? {
    guard times[0] <= time, time <= duration else { return nil }
    let right = min(times.partitioningIndex { $0 > time }, times.count - 1)
    let left = right - 1
    let chord = Self.slope(values[right] - values[left], times[right] - times[left])
    return HermitePiece(
      start: (times[left], values[left], slopes.isEmpty ? chord : slopes[left]),
      end: (times[right], values[right], slopes.isEmpty ? chord : slopes[right]))
  }

  /// The slopes at the points: weighted harmonic means of the neighbouring chords.
  private static func monotoneSlopes(_ times: [Double], _ values: [Double]) -> [Double] {
    let widths = zip(times, times.dropFirst()).map { $1 - $0 }
    let chords = zip(zip(values, values.dropFirst()).map { $1 - $0 }, widths).map { slope($0, $1) }
    return times.indices.map { index in
      if index == 0 { return chords[0] }
      if index == chords.count { return chords[index - 1] }
      let (before, after) = (chords[index - 1], chords[index])
      guard before > 0 && after > 0 || before < 0 && after < 0 else { return 0 }
      let (w1, w2) = (
        2 * widths[index] + widths[index - 1], widths[index] + 2 * widths[index - 1]
      )
      return slope(w1 + w2, w1 / before + w2 / after)
    }
  }
}

/// A cubic between two points with given slopes.
private struct HermitePiece {
  let start: (time: Double, value: Double, slope: Double)
  let end: (time: Double, value: Double, slope: Double)

  private var width: Double { end.time - start.time }

  func value(at time: Double) -> Double {
    if time == start.time || time == end.time {
      return time == start.time ? start.value : end.value
    }
    let s = (time - start.time) / width
    let u = 1 - s
    return start.value * (1 + 2 * s) * u * u + end.value * (1 + 2 * u) * s * s
      + width * s * u * (start.slope * u - end.slope * s)
  }

  func velocity(at time: Double) -> Double {
    let s = (time - start.time) / width
    let u = 1 - s
    let chord = (6 * s * u * (end.value - start.value) / width).saturated
    return (chord + (start.slope * u * (u - 2 * s) + end.slope * s * (s - 2 * u))).saturated
  }
}
