// The few products of vectors that transforms need; sums of products stand in Values/Componentwise.

extension SIMD where Scalar == Double {
  /// The length, saturated; right also where squares would overflow or vanish.
  @inline(__always)
  var length: Double {
    let (vector, exponent) = tamed
    let length = (vector * vector).sum().squareRoot()
    return exponent == 0 ? length : length.scaled(byExponent: exponent)
  }

  /// The vector of length 1 in the same direction; zero stays zero.
  var normalized: Self {
    // Tamed first: the steps of the smallest numbers are too wide for a direction.
    let vector = tamed.vector
    let length = (vector * vector).sum().squareRoot()
    return length > 0 && length.isFinite ? vector / length : .zero
  }
}

extension SIMD3<Double> {
  /// The vector at right angles to both, right-handed.
  func cross(_ other: Self) -> Self {
    Self(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}

extension SIMD2<Double> {
  /// The area between both, positive where the other lies clockwise.
  func cross(_ other: Self) -> Double { dot(Self(other.y, -other.x)) }
}

extension SIMD4<Double> {
  /// The first three numbers.
  var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}
