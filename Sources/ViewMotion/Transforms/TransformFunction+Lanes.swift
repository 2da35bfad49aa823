// Transform functions as numbers side by side, which move or build up each for itself.

extension TransformFunction {
  /// What can move to each other by arguments.
  enum Kind: Hashable, Sendable {
    case translate, scale, rotate, skewX, skewY, skew, perspective, matrix
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

  /// The arguments, as they move; none for matrices.
  ///
  /// A rotation's axis comes before its angle. Perspectives move by the reciprocal of the distance,
  /// which is what their matrix holds.
  var lanes: SIMD4<Double> {
    switch self {
    case .translate(let x, let y, let z), .scale(let x, let y, let z): SIMD4(x, y, z, 0)
    case .rotate(let angle, let axis): SIMD4(axis, angle.degrees)
    case .skewX(let x): SIMD4(x.degrees, 0, 0, 0)
    case .skewY(let y): SIMD4(0, y.degrees, 0, 0)
    case .skew(let x, let y): SIMD4(x.degrees, y.degrees, 0, 0)
    case .matrix, .matrix3D: .zero
    case .perspective(let distance): SIMD4(1 / max(1, distance), 0, 0, 0)
    }
  }

  /// Creates a function from its arguments; the identity for a matrix, which has none.
  init(_ kind: Kind, _ lanes: SIMD4<Double>) {
    switch kind {
    case .translate: self = .translate(x: lanes.x, y: lanes.y, z: lanes.z)
    case .scale: self = .scale(x: lanes.x, y: lanes.y, z: lanes.z)
    case .rotate: self = .rotate(Angle(degrees: lanes.w), axis: lanes.xyz)
    case .skewX: self = .skewX(Angle(degrees: lanes.x))
    case .skewY: self = .skewY(Angle(degrees: lanes.y))
    case .skew: self = .skew(x: Angle(degrees: lanes.x), y: Angle(degrees: lanes.y))
    case .perspective: self = .perspective(lanes.x > 0 ? 1 / lanes.x : .infinity)
    case .matrix: self = .matrix(.identity)
    }
  }

  /// The function of the same kind that changes nothing.
  var neutral: TransformFunction {
    switch self {
    case .scale: .scale()
    case .rotate(_, let axis): .rotate(.zero, axis: axis)
    default: TransformFunction(kind, .zero)
    }
  }

  /// The same function with a common divisor of 1.
  var normalized: TransformFunction {
    if case .matrix3D(let matrix) = self { .matrix3D(matrix.normalized) } else { self }
  }

  /// A matrix as the simpler of the two functions.
  init(matrix: Transform3D) {
    self = matrix.affine.map { .matrix($0) } ?? .matrix3D(matrix)
  }

  /// The function with another one of the same kind built up on it: the sum of the arguments, less
  /// what they are where they change nothing.
  ///
  /// Matrices build up by their css parts; nil where one cannot be taken apart.
  func accumulating(_ other: TransformFunction) -> TransformFunction? {
    if kind == .matrix {
      return matrix.accumulated(with: other.matrix).map { TransformFunction(matrix: $0) }
    }
    guard case .rotate(let angle, let axis) = self, case .rotate(let turn, let otherAxis) = other
    else { return TransformFunction(kind, lanes.plus(other.lanes - neutral.lanes)) }
    if let common = CommonAxis(angle, axis, turn, otherAxis) {
      return .rotate(common.angles.0.adding(common.angles.1), axis: common.axis)
    }
    let both = Quaternion(angle: angle, axis: axis)
      .multiplied(by: Quaternion(angle: turn, axis: otherAxis))
    return .rotate(both.angle, axis: both.axis)
  }
}

/// The axis of two rotations, if it is one, and their angles about it.
///
/// No rotation has any axis, and without an axis there is no rotation. Browsers take directions for
/// one whose squared cosine is within 1e-4 of 1.
struct CommonAxis {
  let axis: SIMD3<Double>
  let angles: (Angle, Angle)

  init?(_ angle: Angle, _ axis: SIMD3<Double>, _ other: Angle, _ otherAxis: SIMD3<Double>) {
    let (a, b) = (axis.normalized, otherAxis.normalized)
    angles = (a == .zero ? .zero : angle, b == .zero ? .zero : other)
    if a == .zero || (angles.0 == .zero && b != .zero) {
      self.axis = b == .zero ? SIMD3(0, 0, 1) : otherAxis
    } else if angles.1 == .zero {
      self.axis = axis
    } else {
      let cosine = a.dot(b)
      guard cosine > 0, 1 - cosine * cosine <= 1e-4 else { return nil }
      self.axis = axis
    }
  }
}
