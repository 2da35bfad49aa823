// The table of powers against whole numbers of any length.
import Testing

@testable import Easing

/// A whole number, its lowest 32 binary digits first.
private struct Whole {
  var digits: [UInt64]

  init(_ value: UInt64) { digits = [value & 0xFFFF_FFFF, value >> 32] }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for place in digits.indices {
      carry += digits[place] * factor
      (digits[place], carry) = (carry & 0xFFFF_FFFF, carry >> 32)
    }
    if carry > 0 { digits.append(carry) }
  }

  static func < (a: Whole, b: Whole) -> Bool {
    for place in (0..<max(a.digits.count, b.digits.count)).reversed() {
      let (x, y) = (a[place], b[place])
      if x != y { return x < y }
    }
    return false
  }

  private subscript(_ place: Int) -> UInt64 { place < digits.count ? digits[place] : 0 }
}

struct PowersOfTenTests {
  /// `(number * 2^a, 10^b)` for a number of 128 binary digits, both whole.
  private static func sides(
    _ number: (high: UInt64, low: UInt64), minus less: UInt64, _ exponent: Int
  ) -> (scaled: Whole, power: Whole) {
    // number * 2^(binaryExponent - 127) against 10^exponent; what is negative changes sides.
    let twos = PowersOfTen.binaryExponent(exponent) - 127
    let (low, borrow) = number.low.subtractingReportingOverflow(less)
    let high = number.high - (borrow ? 1 : 0)
    var scaled = Whole(low)
    scaled.digits += [high & 0xFFFF_FFFF, high >> 32]
    var power = Whole(1)
    for _ in 0..<max(exponent, 0) { power.multiply(by: 10) }
    for _ in 0..<max(-exponent, 0) { scaled.multiply(by: 10) }
    for _ in 0..<max(twos, 0) { scaled.multiply(by: 2) }
    for _ in 0..<max(-twos, 0) { power.multiply(by: 2) }
    return (scaled, power)
  }

  @Test func `each significand is the power or the next whole number above it`() {
    for exponent in PowersOfTen.exponents {
      let significand = PowersOfTen.significand(exponent)
      #expect(significand.high >> 63 == 1, "\(exponent)")
      let (upper, power) = Self.sides(significand, minus: 0, exponent)
      #expect(!(upper < power), "\(exponent)")
      #expect((power < upper) != PowersOfTen.exactExponents.contains(exponent), "\(exponent)")
      let (lower, same) = Self.sides(significand, minus: 1, exponent)
      #expect(lower < same, "\(exponent)")
    }
  }
}
