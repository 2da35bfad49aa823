// The powers of ten that both ways of a number need: to its text and back.

/// Powers of ten in 128 binary digits: `10^e = significand(e) * 2^(binaryExponent(e) - 127)`.
///
/// The significand is between 2^127 and 2^128: the power itself from 10^0 to 10^55, and the next
/// whole number above it, less than 1 too large, everywhere else.
enum PowersOfTen {
  /// The exponents that texts of a Double need: 19 digits at the smallest of them have the first,
  /// and the last scales the smallest of them to 17 digits.
  static let exponents = -342...324

  /// The powers whose significand is exact.
  static let exactExponents = 0...55

  /// The halves of a power's significand; `exponent` must be one of ``exponents``.
  @inline(__always)
  static func significand(_ exponent: Int) -> (high: UInt64, low: UInt64) {
    let place = 2 &* (exponent &- exponents.lowerBound)
    return (halves[place &+ 1], halves[place])
  }

  /// The binary exponent of a power of ten: log2(10) times as large, rounded down.
  ///
  /// The fraction is near enough to log2(10) for all exponents of a Double.
  @inline(__always)
  static func binaryExponent(_ exponent: Int) -> Int { (exponent &* 1_741_647) >> 19 }
}
