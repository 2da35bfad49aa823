// Numbers as text: digits into memory that is there already.

/// The spelling of numbers in decimal digits, for all who print them.
///
///     0.1 + 0.2   // 0.30000000000000004
///     1e-7        // 1e-07
///     -0.0        // 0
package enum DecimalText {
  /// The bytes that ``write(_:mark:to:)`` may touch, more than any text has.
  package static let room = 40

  /// Writes the shortest text that reads back to a number.
  ///
  /// That is the text of `description` without a trailing `.0`, and never `-0`: digits with a point
  /// from 0.0001 up to 2^53, with an exponent of two digits at least beyond.
  ///
  /// - Parameters:
  ///   - value: Any number; `inf`, `-inf` and `nan` for those that are not finite.
  ///   - mark: The character before the fraction.
  ///   - place: Memory with ``room``.
  /// - Returns: How many bytes the text has.
  @unsafe
  package static func write(
    _ value: Double, mark: UInt8 = UInt8(ascii: "."), to place: UnsafeMutableRawPointer
  ) -> Int {
    guard value != 0 else {
      unsafe place.storeBytes(of: UInt8(ascii: "0"), as: UInt8.self)
      return 1
    }
    guard value.isFinite else {
      let text = value.description.utf8
      unsafe UnsafeMutableRawBufferPointer(start: place, count: room).copyBytes(from: text)
      return text.count
    }
    unsafe place.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    let sign = value < 0 ? 1 : 0
    let text = Text(ShortestDecimal(value), isWholeExact: value.magnitude <= 0x1p53)
    return unsafe sign &+ text.write(mark, to: place + sign)
  }

  /// Writes a whole number without grouping.
  ///
  /// - Parameters:
  ///   - value: Any integer.
  ///   - place: Memory with ``room``.
  /// - Returns: How many bytes the text has.
  @unsafe
  package static func write(_ value: Int, to place: UnsafeMutableRawPointer) -> Int {
    unsafe place.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    let sign = value < 0 ? 1 : 0
    return unsafe sign &+ write(value.magnitude, to: place + sign)
  }

  private static func write(_ value: UInt, to place: UnsafeMutableRawPointer) -> Int {
    var count = 0
    var last = value
    if value >= 100_000_000 {
      count = unsafe write(value / 100_000_000, to: place)
      last = value % 100_000_000
    }
    let digits = eightDigits(UInt64(last))
    // The first ones are left out; behind others they are zeros that count.
    let blank = count > 0 ? 0 : min(digits.trailingZeroBitCount >> 3, 7)
    unsafe (place + count).storeBytes(
      of: ((digits | zeros) &>> UInt64(blank &* 8)).littleEndian, as: UInt64.self)
    return count &+ 8 &- blank
  }
}

/// Eight times the character 0.
private let zeros: UInt64 = 0x3030_3030_3030_3030

/// The digits of a number below 10^8 in eight bytes, the first in the lowest byte.
///
/// Three times each part is split in two, all parts at once: quotient and remainder by 10^4, 100
/// and 10. The quotients are products with rounded reciprocals, exact for numbers this small.
@inline(__always)
private func eightDigits(_ number: UInt64) -> UInt64 {
  let high = number / 10_000
  let fours = high | (number &- 10_000 &* high) << 32
  let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
  let twos = hundreds | (fours &- 100 &* hundreds) << 16
  let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
  return tens | (twos &- 10 &* tens) << 8
}

/// The digits of a number as characters, and where the point belongs.
private struct Text {
  /// The first digit.
  let first: UInt8
  /// The sixteen others, the second digit in the lowest byte; zeros behind the last.
  let others: UInt128
  /// How many digits there are up to the last that is not 0, 1 to 17.
  let count: Int
  /// The power of ten of the first digit.
  let exponent: Int
  let isWholeExact: Bool

  /// The least number of seventeen digits.
  private static let least: UInt64 = 10_000_000_000_000_000

  @inline(__always)
  init(_ decimal: ShortestDecimal, isWholeExact: Bool) {
    var (digits, exponent) = (decimal.digits, decimal.exponent)
    // Seventeen digits: most numbers have them or one less, which a mask of ones stands for.
    let short = Int(bitPattern: UInt(digits &- Self.least)) >> 63
    digits &+= 9 &* digits & UInt64(bitPattern: Int64(short))
    exponent &+= short
    while digits < Self.least { (digits, exponent) = (digits &* 10, exponent &- 1) }
    if digits == 10 * Self.least { (digits, exponent) = (Self.least, exponent &+ 1) }
    let upper = digits / 100_000_000
    let first = upper / 100_000_000
    let high = eightDigits(upper &- first &* 100_000_000)
    let low = eightDigits(digits &- upper &* 100_000_000)
    self.first = UInt8(truncatingIfNeeded: first) | UInt8(ascii: "0")
    others = UInt128(low | zeros) << 64 | UInt128(high | zeros)
    count =
      low != 0
      ? 17 &- low.leadingZeroBitCount >> 3 : 9 &- high.leadingZeroBitCount >> 3
    self.exponent = exponent &+ 16
    self.isWholeExact = isWholeExact
  }

  /// Writes the digits with point or exponent, and says how many bytes that makes.
  @inline(__always)
  func write(_ mark: UInt8, to place: UnsafeMutableRawPointer) -> Int {
    if exponent < 0 && exponent >= -4 {
      unsafe place.storeBytes(of: zeros, as: UInt64.self)
      unsafe (place + 1).storeBytes(of: mark, as: UInt8.self)
      unsafe writeDigits(to: place + 1 - exponent)
      return count &+ 1 &- exponent
    }
    if exponent >= 0 && isWholeExact {
      unsafe writeDigits(to: place)
      if count <= exponent + 1 { return exponent &+ 1 }
      // What follows the point once more, one place further.
      let fraction = others &>> UInt128(exponent &* 8)
      unsafe (place + exponent + 2).storeBytes(of: fraction.littleEndian, as: UInt128.self)
      unsafe (place + exponent + 1).storeBytes(of: mark, as: UInt8.self)
      return count &+ 1
    }
    return unsafe writeScientific(mark, to: place)
  }

  @inline(__always)
  private func writeDigits(to place: UnsafeMutableRawPointer) {
    unsafe place.storeBytes(of: first, as: UInt8.self)
    unsafe (place + 1).storeBytes(of: others.littleEndian, as: UInt128.self)
  }

  private func writeScientific(_ mark: UInt8, to place: UnsafeMutableRawPointer) -> Int {
    unsafe place.storeBytes(of: first, as: UInt8.self)
    unsafe (place + 1).storeBytes(of: mark, as: UInt8.self)
    unsafe (place + 2).storeBytes(of: others.littleEndian, as: UInt128.self)
    let end = unsafe place + (count == 1 ? 1 : count &+ 1)
    unsafe end.storeBytes(of: UInt8(ascii: "e"), as: UInt8.self)
    unsafe (end + 1).storeBytes(of: UInt8(ascii: exponent < 0 ? "-" : "+"), as: UInt8.self)
    let digits = eightDigits(UInt64(exponent.magnitude)) | zeros
    let length = exponent.magnitude < 100 ? 2 : 3
    unsafe (end + 2).storeBytes(
      of: (digits &>> UInt64(64 &- 8 &* length)).littleEndian, as: UInt64.self)
    return unsafe end - place + 2 + length
  }
}

extension Double {
  /// The shortest text that reads back to this number, without a trailing `.0` and never `-0`.
  package var plainText: String {
    unsafe withUnsafeTemporaryAllocation(byteCount: DecimalText.room, alignment: 16) {
      let count = unsafe DecimalText.write(self, to: $0.baseAddress.unsafelyUnwrapped)
      return unsafe String(decoding: $0[..<count], as: UTF8.self)
    }
  }
}
