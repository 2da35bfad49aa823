// Two matrices on the way to each other, taken apart once.

/// The way between two matrices or rotations that have no arguments in common.
enum MatrixMotion: Sendable {
  /// In the plane.
  case flat(DecomposedTransform, DecomposedTransform)
  /// In space.
  case deep(DecomposedTransform3D, DecomposedTransform3D, Quaternion.Slerp)
  /// Between rotations about different axes.
  case turn(Quaternion.Slerp)

  /// Takes two transforms of the plane apart; gives nil where either collapses it.
  init?(from start: Transform, to end: Transform, by policy: Decomposition) {
    guard start.orientation != 0, end.orientation != 0 else { return nil }
    var first = DecomposedTransform(start, by: policy)
    var last = DecomposedTransform(end, by: policy)
    DecomposedTransform.align(&first, &last, by: policy)
    self = .flat(first, last)
  }

  /// Takes two transforms apart, in the plane where both are flat; gives nil where either collapses.
  init?(from start: Transform3D, to end: Transform3D, by policy: Decomposition) {
    if let flat = start.affine, let flatEnd = end.affine {
      self.init(from: flat, to: flatEnd, by: policy)
      return
    }
    guard let first = start.parts(by: policy), let last = end.parts(by: policy) else { return nil }
    self = .deep(first, last, Quaternion.Slerp(from: first.rotation, to: last.rotation))
  }

  /// The transform of the plane at an amount; what is left of one in space.
  func transform(at amount: Double) -> Transform {
    switch self {
    case .flat(let first, let last):
      Transform(first.interpolated(to: last, amount: amount))
    default: matrix(at: amount).flattened
    }
  }

  /// The transform at an amount.
  func matrix(at amount: Double) -> Transform3D {
    switch self {
    case .flat: return Transform3D(transform(at: amount))
    case .deep(let first, let last, let turn):
      var parts = first.interpolated(to: last, amount: amount)
      parts.rotation = turn(amount)
      return Transform3D(parts)
    case .turn(let turn):
      let rotation = turn(amount)
      return Transform3D(
        SIMD4(rotation.image(SIMD3(1, 0, 0)), 0), SIMD4(rotation.image(SIMD3(0, 1, 0)), 0),
        SIMD4(rotation.image(SIMD3(0, 0, 1)), 0), SIMD4(0, 0, 0, 1))
    }
  }

  /// The function at an amount: a matrix, or a rotation between rotations.
  func function(at amount: Double) -> TransformFunction {
    switch self {
    case .flat: return .matrix(transform(at: amount))
    case .deep: return TransformFunction(matrix: matrix(at: amount))
    case .turn(let turn):
      let rotation = turn(amount)
      return .rotate(rotation.angle, axis: rotation.axis)
    }
  }
}

extension Transform3D {
  /// The parts in space; with css those of the plane for a flat transform.
  fileprivate func parts(by policy: Decomposition) -> DecomposedTransform3D? {
    guard policy == .css, let flat = affine else { return DecomposedTransform3D(self) }
    return flat.orientation == 0
      ? nil : DecomposedTransform3D(DecomposedTransform(flat, by: .css))
  }

  /// The css parts of both built up on each other; nil where either transform collapses space.
  func accumulated(with other: Transform3D) -> Transform3D? {
    if let flat = affine, let flatOther = other.affine {
      return flat.accumulated(with: flatOther).map { Transform3D($0) }
    }
    guard let parts = parts(by: .css), let others = other.parts(by: .css) else { return nil }
    return Transform3D(parts.accumulating(others))
  }
}

extension Transform {
  /// A number with the sign of the determinant, also where that leaves the range of numbers.
  var orientation: Double { xAxis.tamed.vector.cross(yAxis.tamed.vector) }

  /// The css parts of both built up on each other; nil where either transform collapses the plane.
  func accumulated(with other: Transform) -> Transform? {
    guard orientation != 0, other.orientation != 0 else { return nil }
    return Transform(
      DecomposedTransform(self, by: .css).accumulating(DecomposedTransform(other, by: .css)))
  }
}
