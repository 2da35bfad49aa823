// 2D transforms move by their parts.
public import Timing

extension Transform: Interpolatable {
  /// Returns the transform on the way to another one, as Core Animation moves it.
  public func interpolated(to end: Transform, amount: Double) -> Transform {
    interpolated(to: end, amount: amount, by: .coreAnimation)
  }

  /// Returns the transform on the way to another one.
  ///
  ///     let mirrored = Transform(scaleX: -1, y: 1)
  ///     Transform.identity.interpolated(to: mirrored, amount: 0.25, by: .css).a  // 0.5
  ///
  /// - Parameters:
  ///   - end: The transform at amount 1, where the result is exactly it.
  ///   - amount: The progress; any finite number.
  ///   - policy: How both are taken apart. Where either collapses the plane, the result is this
  ///     transform below amount 0.5 and `end` from there on.
  /// - Returns: The transform at the amount.
  public func interpolated(
    to end: Transform, amount: Double, by policy: Decomposition
  ) -> Transform {
    if amount == 0 { return self }
    if amount == 1 { return end }
    guard let motion = FlatMotion(from: self, to: end, by: policy) else {
      return amount < 0.5 ? self : end
    }
    return motion.transform(at: amount)
  }

  /// Returns the way to another transform, taken apart as Core Animation does.
  public func way(to end: Transform) -> (@Sendable (Double) -> Transform)? {
    let way = TransformInterpolator(from: self, to: end)
    return { way.transform(at: $0) }
  }

  /// Returns this transform applied after the other one: a function list with the other at its end.
  public func adding(_ other: Transform) -> Transform { other.concatenating(self) }

  /// Returns this transform with the css parts of another one built up on its own.
  ///
  /// Where either collapses the plane, the other one takes its place.
  public func accumulating(_ other: Transform) -> Transform {
    accumulated(with: other) ?? other
  }

  /// Returns the transform that, added to the other one, gives this one.
  ///
  /// Where the other one collapses the plane, nothing does; the result then is this transform.
  public func difference(from other: Transform) -> Transform {
    other.inverted().map { concatenating($0) } ?? self
  }
}
