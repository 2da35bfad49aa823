// The frame rates that an animation can do with, and the choice of one that a display can do.
public import Timing

/// The slowest, fastest and preferred frame rate of an animation.
///
///     let range = FrameRateRange(minimum: 30, maximum: 60, preferred: 50)
///     range.rate(onDisplayOf: 120)  // 60
///     range.rate(onDisplayOf: 144)  // 48
///
/// Equivalent to Core Animation's `CAFrameRateRange`.
public struct FrameRateRange: Hashable, Sendable {
  /// The lowest acceptable number of frames per second, above 0.
  public let minimum: Double
  /// The highest acceptable number of frames per second.
  public let maximum: Double
  /// The best number of frames per second, from ``minimum`` to ``maximum``.
  public let preferred: Double

  /// Makes a range of frames per second.
  ///
  /// - Parameters:
  ///   - minimum: above 0.
  ///   - maximum: `minimum` or more; finite.
  ///   - preferred: from `minimum` to `maximum`; the maximum if nil.
  public init(minimum: Double, maximum: Double, preferred: Double? = nil) {
    let preferred = preferred ?? maximum
    precondition(minimum > 0 && maximum.isFinite, "Frame rates must be above 0 and finite.")
    precondition(
      minimum <= preferred && preferred <= maximum,
      "A preferred frame rate must lie between the minimum and the maximum.")
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The rate nearest to the preferred one of all that show each frame equally long.
  ///
  /// Those are the display's refresh rate divided by 1, 2, 3 and so on.
  ///
  /// - Parameter refresh: the display's refreshes per second; 60 if nil, for displays that report
  ///   none.
  /// - Returns: a rate in the range; if there is none, the slowest above it, and the refresh rate
  ///   itself where even that is too slow.
  public func rate(onDisplayOf refresh: FrameRate?) -> FrameRate {
    let refresh = refresh ?? 60
    let perSecond = refresh.framesPerSecond
    let slowest = max((perSecond / minimum).rounded(.down), 1)
    let fastest = min(max((perSecond / maximum).rounded(.up), 1), slowest)
    let divisors = [(perSecond / preferred).rounded(.down), (perSecond / preferred).rounded(.up)]
      .map { min(max($0, fastest), slowest) }
    let nearest = divisors.min { distance(perSecond / $0) < distance(perSecond / $1) }
    return refresh.divided(by: nearest ?? 1)
  }

  private func distance(_ rate: Double) -> Double { (rate - preferred).magnitude }
}

extension FrameRate {
  /// This rate over a whole number; itself if that has no exact fraction of 64-bit integers.
  fileprivate func divided(by divisor: Double) -> FrameRate {
    guard let divisor = Int(exactly: divisor) else { return self }
    let (seconds, overflow) = denominator.multipliedReportingOverflow(by: divisor)
    return overflow ? self : (try? FrameRate(numerator, over: seconds)) ?? self
  }
}
