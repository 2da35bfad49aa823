// The shortest decimal number that reads back to a Double.

/// A whole number times a power of ten: the shortest that rounds to a Double, and of those the
/// nearest to it.
///
/// A Double `c * 2^q` is what every real number rounds to that lies between the middles of it and
/// its neighbours, the middles themselves where c is even. Among the multiples of 10^k in such an
/// interval, for the largest power of ten that is not above its length, there is at least one and
/// there are at most ten; a multiple of 10^(k+1), if there is one, is the only one and has one digit
/// less. So four candidates are enough: the multiples of either power next to the Double on both
/// sides (Giulietti, "The Schubfach way to render doubles", 2020).
///
/// All three numbers, the Double and both middles, are divided by 10^k with one multiplication
/// each, by the power's 128 binary digits. Of the product, four times as large as the quotient, the
/// whole part is kept, and its last digit set where anything follows: enough to compare it with
/// even whole numbers, because no middle is so near to a multiple of a power of ten, without being
/// one, that the power's own error matters (the same paper, section 9).
struct ShortestDecimal {
  /// The digits as a number, at most 10^17; they may end in zeros.
  let digits: UInt64
  /// The power of ten that they are multiplied by.
  let exponent: Int

  /// Finds the decimal number of a Double's magnitude, which must be finite and not 0.
  @inline(__always)
  init(_ value: Double) {
    let fraction = value.significandBitPattern
    let biased = Int(bitPattern: value.exponentBitPattern)
    let isSubnormal = biased == 0
    let c = isSubnormal ? fraction : fraction | 1 << 52
    let q = (isSubnormal ? 1 : biased) &- 1075
    // Below a power of two the neighbour is half as far away.
    let isNarrow = fraction == 0 && biased > 1
    // log10(2) times q rounded down, of three quarters of the power for a narrow interval.
    let k = (q &* 1_262_611 &- (isNarrow ? 524_031 : 0)) >> 22
    let power = PowersOfTen.significand(-k)
    let shift = UInt64(truncatingIfNeeded: q &+ PowersOfTen.binaryExponent(-k) &+ 1)
    let middle = Self.quotient(4 &* c &<< shift, power)
    let low = Self.quotient((4 &* c &- (isNarrow ? 1 : 2)) &<< shift, power)
    let high = Self.quotient((4 &* c &+ 2) &<< shift, power)
    // The ends of the interval belong to it where c is even.
    let (lower, upper) = (low &+ c & 1, high &- c & 1)

    // Choices of 0 or 1 instead of branches, which would be a matter of chance.
    let whole = middle >> 2
    let below = bit(lower <= 4 &* whole)
    let above = bit(4 &* whole &+ 4 <= upper)
    // Where both or neither would do, the nearer; the even one halfway between.
    let nearer = bit(4 &* whole &+ 2 < middle &+ whole & 1)
    let near = whole &+ (above & ~below | ~(above ^ below) & nearer)
    let tens = whole / 10
    let tensBelow = bit(lower <= 40 &* tens)
    let tensAbove = bit(40 &* tens &+ 40 <= upper)
    let hasTens = 0 &- (tensBelow ^ tensAbove)
    digits = 10 &* (tens &+ tensAbove) & hasTens | near & ~hasTens
    exponent = k
  }

  /// The upper 64 of the 192 binary digits of a product, the last set where more follow.
  @inline(__always)
  private static func quotient(_ number: UInt64, _ power: (high: UInt64, low: UInt64)) -> UInt64 {
    let lower = power.low.multipliedFullWidth(by: number)
    let upper = power.high.multipliedFullWidth(by: number)
    let sum = (UInt128(upper.high) << 64 | UInt128(upper.low)) &+ UInt128(lower.high)
    // 1 may be the power's own excess.
    return UInt64(truncatingIfNeeded: sum >> 64) | bit(UInt64(truncatingIfNeeded: sum) > 1)
  }
}

/// 1 for true, 0 for false.
@inline(__always)
private func bit(_ condition: Bool) -> UInt64 { condition ? 1 : 0 }
