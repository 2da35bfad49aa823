// Two functions of one kind move by their arguments.

extension TransformFunction {
  /// What can move to each other by arguments.
  enum Kind: Hashable {
    case translate, scale, rotate, skewX, skewY, skew, matrix, perspective
  }

  var kind: Kind {
    switch self {
    case .translate: .translate
    case .scale: .scale
    case .rotate: .rotate
    case .skewX: .skewX
    case .skewY: .skewY
    case .skew: .skew
    case .matrix, .matrix3D: .matrix
    case .perspective: .perspective
    }
  }

  /// The function of the same kind that changes nothing.
  var neutral: TransformFunction {
    switch self {
    case .translate: .translate()
    case .scale: .scale()
    case .rotate(_, let axis): .rotate(.zero, axis: axis)
    case .skewX: .skewX(.zero)
    case .skewY: .skewY(.zero)
    case .skew: .skew(x: .zero)
    case .matrix: .matrix(.identity)
    case .matrix3D: .matrix3D(.identity)
    case .perspective: .perspective(.infinity)
    }
  }

  /// The same function with a common divisor of 1.
  var normalized: TransformFunction {
    if case .matrix3D(let matrix) = self { .matrix3D(matrix.normalized) } else { self }
  }

  /// The blend with a function of the same kind; nil for matrices that cannot be taken apart.
  func blended(
    with end: TransformFunction, by blend: Blend, _ policy: Decomposition
  ) -> TransformFunction? {
    switch (self, end) {
    case (.translate(let ax, let ay, let az), .translate(let bx, let by, let bz)):
      let sum = blend(SIMD3(ax, ay, az), SIMD3(bx, by, bz))
      return .translate(x: sum.x, y: sum.y, z: sum.z)
    case (.scale(let ax, let ay, let az), .scale(let bx, let by, let bz)):
      let product = blend(SIMD3(ax, ay, az), SIMD3(bx, by, bz), neutral: SIMD3(1, 1, 1))
      return .scale(x: product.x, y: product.y, z: product.z)
    case (.rotate(let angle, let axis), .rotate(let last, let lastAxis)):
      return .rotation(angle, axis, last, lastAxis, blend)
    case (.skewX(let angle), .skewX(let last)): return .skewX(blend(angle, last))
    case (.skewY(let angle), .skewY(let last)): return .skewY(blend(angle, last))
    case (.skew(let ax, let ay), .skew(let bx, let by)):
      return .skew(x: blend(ax, bx), y: blend(ay, by))
    case (.perspective(let distance), .perspective(let last)):
      return .perspective(blend.distance(distance, last))
    case (.matrix, .matrix), (.matrix, .matrix3D), (.matrix3D, .matrix), (.matrix3D, .matrix3D):
      return matrix.blended(with: end.matrix, by: blend, policy).map { Self(matrix: $0) }
    default:
      return nil
    }
  }

  /// A matrix as the simpler of the two functions.
  init(matrix: Transform3D) {
    self = matrix.affine.map { .matrix($0) } ?? .matrix3D(matrix)
  }

  /// Rotations about one axis add their angles, turns included; others meet as quaternions.
  private static func rotation(
    _ angle: Angle, _ axis: SIMD3<Double>, _ last: Angle, _ lastAxis: SIMD3<Double>, _ blend: Blend
  ) -> TransformFunction {
    if let common = commonAxis(angle, axis, last, lastAxis) {
      return .rotate(blend(angle, last), axis: common)
    }
    let turn = blend(Quaternion(angle: angle, axis: axis), Quaternion(angle: last, axis: lastAxis))
    return .rotate(turn.angle, axis: turn.axis)
  }

  /// The axis of both rotations, if it is one.
  ///
  /// No rotation has any axis; browsers take directions for one whose squared cosine is within 1e-4
  /// of 1.
  private static func commonAxis(
    _ angle: Angle, _ axis: SIMD3<Double>, _ last: Angle, _ lastAxis: SIMD3<Double>
  ) -> SIMD3<Double>? {
    let (a, b) = (axis.normalized, lastAxis.normalized)
    if angle == .zero || a == .zero { return lastAxis }
    if last == .zero || b == .zero { return axis }
    let cosine = a.dot(b)
    return cosine > 0 && 1 - cosine * cosine <= 1e-4 ? axis : nil
  }
}

extension Blend {
  /// Perspectives move by the reciprocal of the distance, which is what the matrix holds.
  fileprivate func distance(_ a: Double, _ b: Double) -> Double {
    let closeness = self(SIMD2(1 / max(1, a), 0), SIMD2(1 / max(1, b), 0)).x
    return closeness > 0 ? 1 / closeness : .infinity
  }
}
