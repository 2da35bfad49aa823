// Values that are a few numbers side by side move number by number.

extension SIMD where Scalar == Double {
  /// The numbers on the way to others: straight, and exact at both ends.
  package func interpolated(to end: Self, amount: Double) -> Self {
    if amount == 0 { return self }
    return amount == 1 ? end : self + (end - self) * amount
  }
}
