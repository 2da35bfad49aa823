// A number read from its digits where they stand.

/// Numbers in decimal digits, from bytes to Doubles without a String between.
package enum DecimalReader {
  /// Reads a number of up to nineteen digits: a sign, digits with a point, an exponent.
  ///
  /// What it finds is the Double nearest to the number, the even one halfway between two. Nil is no
  /// verdict: the text may be no number, have more digits, be subnormal or too large, or so near to
  /// the middle of two Doubles that the standard library has to decide.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where the number begins.
  ///   - mark: What may stand before the fraction in place of a point.
  /// - Returns: The number, and the place of the byte behind it.
  package static func number(
    in bytes: Span<UInt8>, at start: Int, mark: UInt8
  ) -> (value: Double, end: Int)? {
    var place = start
    let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    if isNegative || place < bytes.count && bytes[place] == UInt8(ascii: "+") { place &+= 1 }
    let first = place
    var digits: UInt64 = 0
    readDigits(in: bytes, at: &place, onto: &digits)
    var (length, exponent) = (place &- first, 0)
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") || bytes[place] == mark {
      place &+= 1
      let point = place
      readDigits(in: bytes, at: &place, onto: &digits)
      exponent = point &- place
      length &-= exponent
    }
    if length > 19 { length &-= leadingZeros(in: bytes, from: first) }
    guard 1...19 ~= length else { return nil }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      place &+= 1
      let isDown = place < bytes.count && bytes[place] == UInt8(ascii: "-")
      if isDown || place < bytes.count && bytes[place] == UInt8(ascii: "+") { place &+= 1 }
      let first = place
      var power: UInt64 = 0
      readDigits(in: bytes, at: &place, onto: &power)
      guard 1...4 ~= place &- first else { return nil }
      exponent &+= isDown ? -Int(power) : Int(power)
    }
    guard let size = nearest(digits, exponent) else { return nil }
    return (isNegative ? -size : size, place)
  }

  /// Appends the digits that follow to a number; more than nineteen overflow.
  @inline(__always)
  private static func readDigits(
    in bytes: Span<UInt8>, at place: inout Int, onto number: inout UInt64
  ) {
    while place < bytes.count {
      let digit = bytes[place] &- UInt8(ascii: "0")
      if digit > 9 { return }
      number = number &* 10 &+ UInt64(digit)
      place &+= 1
    }
  }

  /// The zeros before a number's first other digit; there may be a point among them.
  private static func leadingZeros(in bytes: Span<UInt8>, from start: Int) -> Int {
    var (place, count) = (start, 0)
    while place < bytes.count, bytes[place] <= UInt8(ascii: "0") {
      if bytes[place] == UInt8(ascii: "0") { count &+= 1 }
      place &+= 1
    }
    return count
  }

  /// The Double nearest to `digits * 10^exponent`; nil where 192 digits do not tell, and for
  /// numbers that are subnormal or too large.
  ///
  /// The product of the digits, shifted up to 64 places, and the power's 128 digits is exact where
  /// the power is, and else too large by less than the digits, that is by less than 2^64. So it is
  /// on the same side of the middle between two Doubles as the number itself, unless it is above
  /// the middle, or at it, by less than 2^64.
  @inline(__always)
  private static func nearest(_ digits: UInt64, _ exponent: Int) -> Double? {
    if digits == 0 { return 0 }
    guard PowersOfTen.exponents.contains(exponent) else { return nil }
    let power = PowersOfTen.significand(exponent)
    let shift = digits.leadingZeroBitCount
    let number = digits &<< UInt64(truncatingIfNeeded: shift)
    let lower = power.low.multipliedFullWidth(by: number)
    let upper = power.high.multipliedFullWidth(by: number)
    var sum = (UInt128(upper.high) << 64 | UInt128(upper.low)) &+ UInt128(lower.high)
    // The first digit, which is 1, to the top.
    let isLow = sum >> 127 == 0
    if isLow { sum = sum << 1 | UInt128(lower.low >> 63) }
    let rest = isLow ? lower.low << 1 : lower.low
    let binary = PowersOfTen.binaryExponent(exponent) &+ 64 &- shift &- (isLow ? 1 : 0)
    guard -1022...1023 ~= binary else { return nil }

    var significand = UInt64(truncatingIfNeeded: sum >> 75)
    let tail = sum & (1 << 75 - 1)
    let middle = UInt128(1) << 74
    // Below 2^64 above the middle, 2^65 where all has been shifted.
    if tail &- middle <= 1 {
      guard PowersOfTen.exactExponents.contains(exponent) else { return nil }
      let isTie = tail == middle && rest == 0
      significand &+= isTie ? significand & 1 : 1
    } else if tail > middle {
      significand &+= 1
    }
    // A carry into 2^53 raises the exponent, where it belongs.
    let bits = UInt64(truncatingIfNeeded: binary &+ 1022) << 52 &+ significand
    let value = Double(bitPattern: bits)
    return value.isFinite ? value : nil
  }
}
