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

extension TransformFunction.Kind {
  /// Whether a function with these arguments is one of the plane.
  func isFlat(_ lanes: SIMD4<Double>) -> Bool {
    switch self {
    case .translate: lanes.z == 0
    case .scale: lanes.z == 1
    case .rotate: lanes.x == 0 && lanes.y == 0 && lanes.z != 0
    case .skewX, .skewY, .skew: true
    case .perspective: lanes.x <= 0
    case .matrix: false
    }
  }
}

extension Transform {
  /// Puts a function that ``TransformFunction/Kind/isFlat(_:)`` before everything else.
  @inline(__always)
  mutating func prepend(_ kind: TransformFunction.Kind, _ lanes: SIMD4<Double>) {
    let (x, y) = (xAxis, yAxis)
    switch kind {
    case .translate: set(x, y, image(lanes.lowHalf) + translation)
    case .scale: set(x * lanes.x, y * lanes.y, translation)
    case .rotate:
      let turn = Angle(degrees: lanes.w).direction
      // Seen against the axis, the turn is the other way round.
      let sine = lanes.z < 0 ? -turn.y : turn.y
      set(x * turn.x + y * sine, y * turn.x - x * sine, translation)
    case .skewX, .skewY, .skew:
      set(
        x + y * Angle(degrees: lanes.y).tangent, x * Angle(degrees: lanes.x).tangent + y,
        translation)
    case .perspective, .matrix: break
    }
  }

  @inline(__always)
  private mutating func set(
    _ x: SIMD2<Double>, _ y: SIMD2<Double>, _ translation: SIMD2<Double>
  ) {
    self = Transform(x, y, translation: translation)
  }
}

extension Transform3D {
  /// Puts a function that is no matrix before everything else.
  @inline(__always)
  mutating func prepend(_ kind: TransformFunction.Kind, _ lanes: SIMD4<Double>) {
    let (x, y, z, w) = (xAxis, yAxis, zAxis, origin)
    switch kind {
    case .translate:
      self = Transform3D(x, y, z, x * lanes.x + y * lanes.y + z * lanes.z + w)
    case .scale: self = Transform3D(x * lanes.x, y * lanes.y, z * lanes.z, w)
    case .rotate:
      let turn = Transform3D(rotationAngle: Angle(degrees: lanes.w), axis: lanes.xyz)
      self = Transform3D(
        x * turn.m11 + y * turn.m12 + z * turn.m13, x * turn.m21 + y * turn.m22 + z * turn.m23,
        x * turn.m31 + y * turn.m32 + z * turn.m33, w)
    case .skewX, .skewY, .skew:
      self = Transform3D(
        x + y * Angle(degrees: lanes.y).tangent, x * Angle(degrees: lanes.x).tangent + y, z, w)
    case .perspective:
      self = Transform3D(x, y, z - w * min(1, max(0, lanes.x)), w)
    case .matrix: break
    }
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
    if axis == otherAxis, axis != .zero {
      (self.axis, angles) = (axis, (angle, other))
      return
    }
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
