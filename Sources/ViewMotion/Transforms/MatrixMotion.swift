// Two matrices on the way to each other, taken apart once.

/// The way between two transforms of the plane.
struct FlatMotion: Sendable {
  private let start, end: DecomposedTransform

  /// Takes both apart; gives nil where either collapses the plane.
  init?(from start: Transform, to end: Transform, by policy: Decomposition) {
    guard start.orientation != 0, end.orientation != 0 else { return nil }
    var (first, last) = (
      DecomposedTransform(start, by: policy), DecomposedTransform(end, by: policy)
    )
    DecomposedTransform.align(&first, &last, by: policy)
    (self.start, self.end) = (first, last)
  }

  func transform(at amount: Double) -> Transform {
    Transform(start.interpolated(to: end, amount: amount))
  }
}

/// The way between two transforms of space.
struct DeepMotion: Sendable {
  private let start, end: DecomposedTransform3D
  private let turn: Quaternion.Slerp

  /// Takes both apart; gives nil where either collapses space.
  init?(from start: Transform3D, to end: Transform3D, by policy: Decomposition) {
    guard let first = start.parts(by: policy), let last = end.parts(by: policy) else { return nil }
    (self.start, self.end) = (first, last)
    turn = Quaternion.Slerp(from: first.rotation, to: last.rotation)
  }

  func matrix(at amount: Double) -> Transform3D {
    var parts = start.interpolated(to: end, amount: amount)
    parts.rotation = turn(amount)
    return Transform3D(parts)
  }
}

/// The ways of a list that are no ways of arguments: matrices, and rotations about different axes.
struct MatrixMotions: Sendable {
  /// Which kind of way, and which of its kind.
  enum Place: Sendable {
    case flat(Int), deep(Int), turn(Int)
  }

  private var flat: [FlatMotion] = []
  private var deep: [DeepMotion] = []
  private var turn: [Quaternion.Slerp] = []

  var isEmpty: Bool { flat.isEmpty && deep.isEmpty && turn.isEmpty }

  /// Takes two transforms apart, in the plane where both are flat; gives nil where either collapses.
  mutating func add(
    from start: Transform3D, to end: Transform3D, by policy: Decomposition
  ) -> Place? {
    if let first = start.affine, let last = end.affine {
      guard let motion = FlatMotion(from: first, to: last, by: policy) else { return nil }
      flat.append(motion)
      return .flat(flat.count - 1)
    }
    guard let motion = DeepMotion(from: start, to: end, by: policy) else { return nil }
    deep.append(motion)
    return .deep(deep.count - 1)
  }

  /// Makes the way between two rotations ready.
  mutating func add(_ rotation: Quaternion.Slerp) -> Place {
    turn.append(rotation)
    return .turn(turn.count - 1)
  }

  func transform(_ place: Place, at amount: Double) -> Transform {
    if case .flat(let index) = place { return flat[index].transform(at: amount) }
    return matrix(place, at: amount).flattened
  }

  func matrix(_ place: Place, at amount: Double) -> Transform3D {
    switch place {
    case .flat(let index): Transform3D(flat[index].transform(at: amount))
    case .deep(let index): deep[index].matrix(at: amount)
    case .turn(let index): Transform3D(turn[index](amount))
    }
  }

  func function(_ place: Place, at amount: Double) -> TransformFunction {
    switch place {
    case .flat(let index): return .matrix(flat[index].transform(at: amount))
    case .deep(let index): return TransformFunction(matrix: deep[index].matrix(at: amount))
    case .turn(let index):
      let rotation = turn[index](amount)
      return .rotate(rotation.angle, axis: rotation.axis)
    }
  }
}

extension Transform3D {
  /// Creates a rotation.
  fileprivate init(_ rotation: Quaternion) {
    self.init(
      SIMD4(rotation.image(SIMD3(1, 0, 0)), 0), SIMD4(rotation.image(SIMD3(0, 1, 0)), 0),
      SIMD4(rotation.image(SIMD3(0, 0, 1)), 0), SIMD4(0, 0, 0, 1))
  }

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
