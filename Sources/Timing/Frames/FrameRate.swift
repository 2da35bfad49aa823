// A frame rate: an exact fraction of frames per second, and the times of its frames.

/// A number of frames per second as an exact, reduced fraction of positive integers.
///
/// Film rates are not decimals: 59.94 is 60000/1001. Times therefore come from integers, never
/// from a sum of frame durations.
///
///     let ntsc = try FrameRate("59.94")
///     ntsc.description        // "60000/1001"
///     ntsc.time(ofFrame: 60)  // 1.001
public struct FrameRate: Hashable, Sendable {
  /// The frames in `denominator` seconds; positive and without a factor shared with it.
  public let numerator: Int
  /// The seconds that `numerator` frames take; positive.
  public let denominator: Int

  /// Creates the rate of `numerator` frames in `denominator` seconds, reduced to lowest terms.
  ///
  ///     try FrameRate(120, over: 2).description  // "60"
  ///
  /// - Parameters:
  ///   - numerator: Frames, above 0.
  ///   - denominator: Seconds, above 0.
  /// - Throws: ``FrameRateError`` where either is zero or negative.
  public init(_ numerator: Int, over denominator: Int) throws(FrameRateError) {
    guard denominator != 0 else { throw .notFinite("\(numerator)/\(denominator)") }
    guard numerator > 0, denominator > 0 else {
      throw .notPositive("\(numerator)/\(denominator)")
    }
    self.init(reducing: numerator, denominator)
  }

  init(reducing numerator: Int, _ denominator: Int) {
    let divisor = greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Frames per second, rounded to the nearest Double.
  public var framesPerSecond: Double { quotient(numerator, over: denominator) }

  /// Returns the time in seconds at which frame `index` starts: `index * denominator / numerator`.
  ///
  ///     try FrameRate(60, over: 1).time(ofFrame: 15)  // 0.25
  ///
  /// - Parameter index: Any integer; frames before the start have negative times.
  /// - Returns: The Double nearest to the exact time; 0 for frame 0.
  public func time(ofFrame index: Int) -> Double {
    let (product, overflow) = index.multipliedReportingOverflow(by: denominator)
    if !overflow { return quotient(product, over: numerator) }
    let (high, low) = index.magnitude.multipliedFullWidth(by: denominator.magnitude)
    let time = quotient(UInt128(high) << 64 | UInt128(low), over: UInt128(numerator))
    return index < 0 ? -time : time
  }

  /// Returns the frame on show at `time`: the last whose ``time(ofFrame:)`` is not later.
  ///
  /// A time at which a frame starts belongs to that frame alone, by the same formula.
  ///
  /// - Parameter time: Seconds; negative times have negative frames.
  /// - Returns: The index, held to ±2^53 (``largestIndex``) for times beyond (and NaN).
  public func frame(at time: Double) -> Int {
    let estimate = time * framesPerSecond
    guard estimate.magnitude < Double(Self.largestIndex) else {
      return estimate < 0 ? -Self.largestIndex : Self.largestIndex
    }
    // The estimate may be off by its roundings; the formula of the times decides.
    var index = Int(estimate)
    while self.time(ofFrame: index + 1) <= time { index += 1 }
    while self.time(ofFrame: index) > time { index -= 1 }
    return index
  }

  /// The largest index that a search by time answers with: 2^53, the last exact whole Double.
  public static let largestIndex = 1 << 53
}

extension FrameRate: ExpressibleByIntegerLiteral {
  /// Creates a rate of whole frames per second: `let rate: FrameRate = 60`.
  ///
  /// - Parameter frames: Frames per second; it is a programmer's mistake if not above 0.
  public init(integerLiteral frames: Int) {
    precondition(frames > 0, "A frame rate must be above 0.")
    self.init(reducing: frames, 1)
  }
}

/// The Double nearest to `dividend / divisor`; the divisor is positive.
private func quotient(_ dividend: Int, over divisor: Int) -> Double {
  // Both exact as Doubles: one division, one rounding.
  if dividend.magnitude <= 1 << 53, divisor <= 1 << 53 {
    return Double(dividend) / Double(divisor)
  }
  let magnitude = quotient(UInt128(dividend.magnitude), over: UInt128(divisor))
  return dividend < 0 ? -magnitude : magnitude
}

/// The Double nearest to `dividend / divisor`, for a dividend above 0 and a divisor below 2^63.
private func quotient(_ dividend: UInt128, over divisor: UInt128) -> Double {
  // Shifted up, the whole part alone has more than the 55 bits that rounding needs; a last bit
  // stands for whatever remains, so that a tie is seen to be none.
  let shift = dividend.leadingZeroBitCount
  let (whole, remainder) = (dividend << UInt128(shift)).quotientAndRemainder(dividingBy: divisor)
  let scale = Double(sign: .plus, exponent: -shift, significand: 1)
  return Double(remainder == 0 ? whole : whole | 1) * scale
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  b == 0 ? a : greatestCommonDivisor(b, a % b)
}

extension FrameRate {
  /// The time of the frame that a time in s misses by no more than sums round; else the time itself.
  ///
  /// 0.2 s and 0.4 s are 0.6000000000000001 s, which is meant to be frame 36 of 60 per second.
  package func settled(_ time: Double) -> Double {
    guard time.isFinite else { return time }
    let frame = frame(at: time)
    return [frame, frame + 1].map(self.time(ofFrame:)).first {
      ($0 - time).magnitude <= 4 * time.ulp
    } ?? time
  }
}
