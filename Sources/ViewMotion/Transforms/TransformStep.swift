// Two transform functions on the way to each other.

/// The way between two functions: their arguments as lanes that move each for itself, or matrices
/// taken apart.
struct TransformStep: Sendable {
  /// The kind of both functions; `matrix` stands for a way that is no way of arguments.
  let kind: TransformFunction.Kind
  /// The lanes at amount 0.
  let start: SIMD4<Double>
  /// The lanes at amount 1.
  let end: SIMD4<Double>
  /// Where the way of a matrix stands among all of them.
  let motion: Int

  /// Makes two functions of one kind ready.
  ///
  /// Gives nil for matrices that cannot be taken apart.
  init?(
    from first: TransformFunction, to last: TransformFunction, by policy: Decomposition,
    _ motions: inout [MatrixMotion]
  ) {
    if case .rotate(let angle, let axis) = first, case .rotate(let turn, let otherAxis) = last {
      guard let common = CommonAxis(angle, axis, turn, otherAxis) else {
        let rotation = Quaternion(angle: angle, axis: axis)
        let other = Quaternion(angle: turn, axis: otherAxis)
        self.init(.turn(Quaternion.Slerp(from: rotation, to: other)), &motions)
        return
      }
      self.init(
        .rotate, SIMD4(common.axis, common.angles.0.degrees),
        SIMD4(common.axis, common.angles.1.degrees))
      return
    }
    guard first.kind != .matrix else {
      self.init(from: first.matrix, to: last.matrix, by: policy, &motions)
      return
    }
    self.init(first.kind, first.lanes, last.lanes)
  }

  /// Makes two matrices ready; gives nil where either cannot be taken apart.
  init?(
    from first: Transform3D, to last: Transform3D, by policy: Decomposition,
    _ motions: inout [MatrixMotion]
  ) {
    guard let motion = MatrixMotion(from: first, to: last, by: policy) else { return nil }
    self.init(motion, &motions)
  }

  private init(_ motion: MatrixMotion, _ motions: inout [MatrixMotion]) {
    self.init(.matrix, .zero, .zero, motion: motions.count)
    motions.append(motion)
  }

  private init(
    _ kind: TransformFunction.Kind, _ start: SIMD4<Double>, _ end: SIMD4<Double>, motion: Int = 0
  ) {
    (self.kind, self.start, self.end, self.motion) = (kind, start, end, motion)
  }

  /// The function at an amount.
  func function(at amount: Double, _ motions: [MatrixMotion]) -> TransformFunction {
    kind == .matrix
      ? motions[motion].function(at: amount)
      : TransformFunction(kind, start.interpolated(to: end, amount: amount))
  }

  /// The lanes at an amount; numbers too large for a `Double` are infinite or none here.
  @inline(__always)
  func lanes(at amount: Double) -> SIMD4<Double> {
    amount == 1 ? end : start + (end - start) * amount
  }

  /// Whether the function is one of the plane at every amount.
  func isFlat(_ motions: [MatrixMotion]) -> Bool {
    switch kind {
    case .translate: start.z == 0 && end.z == 0
    case .scale: start.z == 1 && end.z == 1
    case .rotate: start.x == 0 && start.y == 0
    case .skewX, .skewY, .skew: true
    case .perspective: start.x <= 0 && end.x <= 0
    case .matrix: if case .flat = motions[motion] { true } else { false }
    }
  }
}

extension Transform {
  /// Puts a flat step before everything else, at an amount.
  @inline(__always)
  mutating func prepend(_ step: TransformStep, at amount: Double, _ motions: [MatrixMotion]) {
    let lanes = step.lanes(at: amount)
    let (x, y) = (xAxis, yAxis)
    switch step.kind {
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
    case .perspective: break
    case .matrix:
      self = motions[step.motion].transform(at: amount).concatenating(self)
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
  /// Puts a step before everything else, at an amount.
  @inline(__always)
  mutating func prepend(_ step: TransformStep, at amount: Double, _ motions: [MatrixMotion]) {
    let lanes = step.lanes(at: amount)
    let (x, y, z, w) = (xAxis, yAxis, zAxis, origin)
    switch step.kind {
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
    case .matrix: self = motions[step.motion].matrix(at: amount).concatenating(self)
    }
  }
}
