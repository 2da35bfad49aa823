// Numbers side by side: the way between them, sums, and what happens where they leave their range.

/// Numbers that are each computed for itself.
///
/// What would exceed the largest finite number becomes that number, with its sign; a number that was
/// infinite or no number before stays what it is.
extension SIMD where Scalar == Double {
  /// Whether all of them are finite.
  @inline(__always)
  var isFinite: Bool { (self - self).sum() == 0 }

  /// The numbers on the way to others: straight, and exact at both ends.
  @inline(__always)
  package func interpolated(to end: Self, amount: Double) -> Self {
    if amount == 0 { return self }
    if amount == 1 { return end }
    let straight = self + (end - self) * amount
    return straight.isFinite ? straight : each(with: end) { $0.interpolated(to: $1, by: amount) }
  }

  /// The sums.
  @inline(__always)
  package func plus(_ other: Self) -> Self {
    let sum = self + other
    return sum.isFinite ? sum : each(with: other) { $0.plus($1) }
  }

  /// The differences.
  @inline(__always)
  package func minus(_ other: Self) -> Self { plus(Self.zero - other) }

  /// The products with one number.
  @inline(__always)
  func times(_ factor: Double) -> Self {
    let product = self * factor
    return product.isFinite ? product : each(with: self) { a, _ in a.times(factor) }
  }

  /// The quotients by one number; 0 by 0 is 0.
  @inline(__always)
  func over(_ divisor: Double) -> Self {
    let quotient = self / divisor
    return quotient.isFinite ? quotient : each(with: self) { a, _ in a.over(divisor) }
  }

  /// The sum of the products.
  @inline(__always)
  func dot(_ other: Self) -> Double {
    let product = (self * other).sum()
    return product.isFinite ? product : scaledDot(other)
  }

  private func each(with other: Self, _ operation: (Double, Double) -> Double) -> Self {
    var result = self
    for lane in 0..<Self.scalarCount { result[lane] = operation(self[lane], other[lane]) }
    return result
  }

  /// The sum of products that exceed the range, or whose sum does.
  private func scaledDot(_ other: Self) -> Double {
    let (a, b) = (tamed, other.tamed)
    let sum = (a.vector * b.vector).sum()
    guard isFinite, other.isFinite else { return sum }
    return sum.scaled(byExponent: a.exponent + b.exponent)
  }

  /// The vector times a power of two, where needed, such that products of four stay in range; and
  /// the exponent that takes it back.
  @inline(__always)
  var tamed: (vector: Self, exponent: Int) {
    let square = (self * self).sum()
    return square > 0x1p-400 && square < 0x1p400 ? (self, 0) : scaledToOne
  }

  /// The vector with its largest number between 1 and 2, and the exponent that takes it back.
  private var scaledToOne: (vector: Self, exponent: Int) {
    guard largest > 0, largest.isFinite else { return (self, 0) }
    let exponent = Int(largest.exponent)
    return (scaled(byExponent: -exponent), exponent)
  }

  /// The largest magnitude.
  var largest: Double { pointwiseMax(self, Self.zero - self).max() }

  /// The vector times a power of two.
  func scaled(byExponent exponent: Int) -> Self {
    exponent == 0 ? self : each(with: self) { a, _ in a.scaled(byExponent: exponent) }
  }
}

extension Double {
  /// The largest number with the sign of this one where this one has become infinite.
  @inline(__always)
  var saturated: Double {
    isInfinite ? Double(signOf: self, magnitudeOf: .greatestFiniteMagnitude) : self
  }

  /// The sum of two numbers, saturated if both are finite.
  @inline(__always)
  package func plus(_ other: Double) -> Double {
    let sum = self + other
    return sum.isFinite || !(isFinite && other.isFinite) ? sum : sum.saturated
  }

  /// The difference of two numbers, saturated if both are finite.
  @inline(__always)
  package func minus(_ other: Double) -> Double { plus(-other) }

  /// The product of two numbers, saturated if both are finite.
  @inline(__always)
  package func times(_ other: Double) -> Double {
    let product = self * other
    return product.isFinite || !(isFinite && other.isFinite) ? product : product.saturated
  }

  /// The quotient of two numbers, saturated if both are finite; 0 by 0 is 0.
  func over(_ divisor: Double) -> Double {
    if self == 0, divisor == 0 { return 0 }
    let quotient = self / divisor
    return quotient.isFinite || !(isFinite && divisor.isFinite) ? quotient : quotient.saturated
  }

  /// The number times a power of two, saturated.
  func scaled(byExponent exponent: Int) -> Double {
    // Two steps: neither power may leave the range of exponents for the other's sake.
    let half = max(-1074, min(1023, exponent / 2))
    let rest = max(-1074, min(1023, exponent - half))
    return
      (self * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: rest, significand: 1)).saturated
  }

  /// The number on the way to another one, saturated.
  fileprivate func interpolated(to end: Double, by amount: Double) -> Double {
    guard isFinite, end.isFinite else { return self + (end - self) * amount }
    let distance = end - self
    // Two huge numbers may lie further apart than any number can say.
    return (distance.isFinite ? self + distance * amount : self * (1 - amount) + end * amount)
      .saturated
  }
}
