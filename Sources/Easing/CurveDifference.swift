// How far two curves are apart.

/// The distance between two curves, measured on a fine grid.
///
///     let gap = CurveDifference(of: Curve.unit(.linear), from: Curve.unit(.easeIn), over: 1)
///     gap.maximum   // 0.189…
///
/// Where one curve has ended it counts with its last value.
public struct CurveDifference: Hashable, Sendable {
  /// The largest distance, in progress; within 1e-5 of the true one for smooth curves.
  public let maximum: Double
  /// The time of the largest distance, in seconds.
  public let time: Double
  /// The root of the mean square of the distance, in progress.
  public let rms: Double

  /// Measures two curves at evenly spaced times.
  ///
  /// - Parameters:
  ///   - first: One curve.
  ///   - second: The other curve.
  ///   - duration: The span from time 0 that counts, in seconds, finite and 0 or more.
  ///   - samples: The number of times, both ends included; 2 at least.
  public init(
    of first: some TimingCurve, from second: some TimingCurve, over duration: Double,
    samples: Int = 10_001
  ) {
    precondition(samples >= 2, "A difference needs two samples at least.")
    precondition(duration.isFinite && duration >= 0, "A difference needs a finite span of time.")
    var (maximum, time, squares) = (0.0, 0.0, 0.0)
    // The squares are counted in units of this, which grows where they would overflow.
    var unit = 1.0
    for index in 0..<samples {
      let t = duration * (Double(index) / Double(samples - 1))
      let distance = (first.value(at: t) - second.value(at: t)).magnitude.saturated
      if distance > maximum { (maximum, time) = (distance, t) }
      if distance > unit * 0x1p400 {
        squares *= (unit / distance) * (unit / distance)
        unit = distance
      }
      squares += (distance / unit) * (distance / unit)
    }
    self.maximum = maximum
    self.time = time
    rms = min(unit * (squares / Double(samples)).squareRoot(), maximum)
  }
}
