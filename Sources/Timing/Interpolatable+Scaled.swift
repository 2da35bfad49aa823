// What follows from interpolation and difference: the neutral value and multiples.

extension Interpolatable {
  /// What this value differs by from itself: zero, the identity.
  @inlinable
  var neutral: Self { difference(from: self) }

  /// A multiple of this value, as the way from the neutral value to it goes on.
  @inlinable
  func scaled(by factor: Double) -> Self { neutral.interpolated(to: self, amount: factor) }
}
