// 3D transforms move by their parts; flat ones as in the plane.
public import Timing

extension Transform3D: Interpolatable {
  /// Returns the transform on the way to another one, as Core Animation moves it.
  public func interpolated(to end: Transform3D, amount: Double) -> Transform3D {
    interpolated(to: end, amount: amount, by: .coreAnimation)
  }

  /// Returns the transform on the way to another one; a common divisor `m44` is divided out.
  ///
  /// - Parameters:
  ///   - end: The transform at amount 1, where the result is exactly it.
  ///   - amount: The progress; any finite number.
  ///   - policy: How two flat transforms are taken apart; the others have one way only. Where either
  ///     collapses space, the result is this transform below amount 0.5 and `end` from there on.
  /// - Returns: The transform at the amount.
  public func interpolated(
    to end: Transform3D, amount: Double, by policy: Decomposition
  ) -> Transform3D {
    if amount == 0 { return normalized }
    if amount == 1 { return end }
    if let flat = affine, let flatEnd = end.affine {
      return Transform3D(flat.interpolated(to: flatEnd, amount: amount, by: policy))
    }
    guard let motion = DeepMotion(from: self, to: end, by: policy) else {
      return amount < 0.5 ? self : end
    }
    return motion.matrix(at: amount)
  }

  /// Returns the way to another transform, taken apart as Core Animation does.
  public func way(to end: Transform3D) -> (@Sendable (Double) -> Transform3D)? {
    let way = TransformInterpolator(from: self, to: end)
    return { way.matrix(at: $0) }
  }

  /// Returns this transform applied after the other one: a function list with the other at its end.
  public func adding(_ other: Transform3D) -> Transform3D { other.concatenating(self) }

  /// Returns this transform with the css parts of another one built up on its own.
  ///
  /// Where either collapses space, the other one takes its place.
  public func accumulating(_ other: Transform3D) -> Transform3D {
    accumulated(with: other) ?? other
  }

  /// Returns the transform that, added to the other one, gives this one.
  ///
  /// Where the other one collapses space, nothing does; the result then is this transform.
  public func difference(from other: Transform3D) -> Transform3D {
    other.inverted().map { concatenating($0) } ?? self
  }
}
