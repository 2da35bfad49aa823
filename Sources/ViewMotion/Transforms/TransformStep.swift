// Two transform functions on the way to each other.

/// The way between two functions: their arguments as lanes that move each for itself, or matrices
/// taken apart.
struct TransformStep: Sendable {
  /// The kind of both functions; `matrix` stands for a way that is no way of arguments.
  let kind: TransformFunction.Kind
  /// Where such a way stands.
  let place: MatrixMotions.Place
  /// The lanes at amount 0.
  let start: SIMD4<Double>
  /// The lanes at amount 1.
  let end: SIMD4<Double>

  /// Makes two functions of one kind ready; gives nil for matrices that cannot be taken apart.
  init?(
    from first: TransformFunction, to last: TransformFunction, by policy: Decomposition,
    _ motions: inout MatrixMotions
  ) {
    if case .rotate(let angle, let axis) = first, case .rotate(let turn, let otherAxis) = last {
      guard let common = CommonAxis(angle, axis, turn, otherAxis) else {
        let rotation = Quaternion(angle: angle, axis: axis)
        let other = Quaternion(angle: turn, axis: otherAxis)
        self.init(motions.add(Quaternion.Slerp(from: rotation, to: other)))
        return
      }
      self.init(
        .rotate, SIMD4(common.axis, common.angles.0.degrees),
        SIMD4(common.axis, common.angles.1.degrees))
    } else if first.kind == .matrix {
      self.init(from: first.matrix, to: last.matrix, by: policy, &motions)
    } else {
      self.init(first.kind, first.lanes, last.lanes)
    }
  }

  /// Makes two matrices ready; gives nil where either cannot be taken apart.
  init?(
    from first: Transform3D, to last: Transform3D, by policy: Decomposition,
    _ motions: inout MatrixMotions
  ) {
    guard let place = motions.add(from: first, to: last, by: policy) else { return nil }
    self.init(place)
  }

  private init(_ place: MatrixMotions.Place) {
    (kind, self.place, start, end) = (.matrix, place, .zero, .zero)
  }

  private init(
    _ kind: TransformFunction.Kind, _ start: SIMD4<Double>, _ end: SIMD4<Double>
  ) {
    (self.kind, place, self.start, self.end) = (kind, .flat(0), start, end)
  }

  /// Whether the step starts at the matrix of a function, to the last digit.
  func starts(exactly function: TransformFunction) -> Bool { isSame(start, function.lanes) }

  /// Whether the step ends at the matrix of a function, to the last digit.
  func ends(exactly function: TransformFunction) -> Bool { isSame(end, function.lanes) }

  private func isSame(_ own: SIMD4<Double>, _ other: SIMD4<Double>) -> Bool {
    // Rotations by nothing are the same about all axes.
    own == other || (kind == .rotate && own.w == 0 && other.w == 0)
  }

  /// Whether the function is one of the plane at every amount.
  var isFlat: Bool {
    if kind != .matrix { return kind.isFlat(start) && kind.isFlat(end) }
    return if case .flat = place { true } else { false }
  }

  /// The function at an amount.
  @inline(__always)
  func function(at amount: Double, _ motions: MatrixMotions) -> TransformFunction {
    kind == .matrix
      ? motions.function(place, at: amount)
      : TransformFunction(kind, start.interpolated(to: end, amount: amount))
  }

  /// The lanes at an amount; what is too large for a `Double` is infinite or no number here.
  @inline(__always)
  private func lanes(at amount: Double) -> SIMD4<Double> {
    amount == 1 ? end : start + (end - start) * amount
  }

  /// Puts the function at an amount before everything in a transform of the plane.
  @inline(__always)
  func prepend(to transform: inout Transform, at amount: Double, _ motions: MatrixMotions) {
    if kind == .matrix {
      transform = motions.transform(place, at: amount).concatenating(transform)
    } else {
      transform.prepend(kind, lanes(at: amount))
    }
  }

  /// Puts the function at an amount before everything in a transform of space.
  @inline(__always)
  func prepend(to transform: inout Transform3D, at amount: Double, _ motions: MatrixMotions) {
    if kind == .matrix {
      transform = motions.matrix(place, at: amount).concatenating(transform)
    } else {
      transform.prepend(kind, lanes(at: amount))
    }
  }
}
