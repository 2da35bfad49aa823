// The motion between two transforms, made ready once.

/// The way from one transform to another, taken apart once and then asked at any amount.
///
/// Equivalent to d3's `interpolateTransform`, by the rules of css-transforms-2: functions move pairwise
/// by their arguments as long as their kinds match; a list that ends is filled up with functions that
/// change nothing; from the first two that do not match on, both rests move as matrices. Where a matrix
/// cannot be inverted, the transforms change places at amount 0.5.
///
/// ``transform(at:)`` and ``matrix(at:)`` need no memory of their own, as long as the result stays
/// within the range of a `Double`. All three answers are the same but for rounding. Numbers that would
/// exceed the range become the largest one, with their sign.
///
///     let start = try TransformList("translate(10px, 20px) rotate(30deg)")
///     let end = try TransformList("translate(30px, 20px) rotate(150deg)")
///     let way = TransformInterpolator(from: start, to: end)
///     way.transform(at: 0.5)   // a 0, b 1, c -1, d 0, tx 20, ty 20
public struct TransformInterpolator: Sendable {
  /// The list at amount 0.
  public let start: TransformList
  /// The list at amount 1.
  public let end: TransformList
  /// Whether the transform stays in the plane, so that ``transform(at:)`` is all of it.
  public let isFlat: Bool

  private let steps: [TransformStep]
  private let motions: MatrixMotions
  /// What is exact at both ends, where the steps would only come near it; and what there is without
  /// steps, where the transforms change places.
  private let ends: [Transform3D]

  /// Makes the motion from one list to another ready.
  ///
  /// - Parameters:
  ///   - start: The list at amount 0; its decomposition says how matrices are taken apart.
  ///   - end: The list at amount 1.
  public init(from start: TransformList, to end: TransformList) {
    var motions = MatrixMotions()
    let steps = start.steps(to: end, &motions)
    isJump = steps == nil
    if let steps, motions.isEmpty,
      zip(steps, start.functions).allSatisfy({ $0.starts(exactly: $1) }),
      zip(steps, end.functions).allSatisfy({ $0.ends(exactly: $1) })
    {
      ends = []
    } else {
      ends = [start.normalized.matrix, end.matrix]
    }
    isFlat = steps?.allSatisfy(\.isFlat) ?? ends.allSatisfy { $0.affine != nil }
    (self.start, self.end, self.motions, self.steps) = (start, end, motions, steps ?? [])
  }

  /// Whether there is no way between both.
  private let isJump: Bool

  /// Makes the motion from one transform of the plane to another ready.
  ///
  /// - Parameters:
  ///   - start: The transform at amount 0.
  ///   - end: The transform at amount 1.
  ///   - policy: How both are taken apart.
  public init(
    from start: Transform, to end: Transform, by policy: Decomposition = .coreAnimation
  ) {
    self.init(
      from: TransformList([.matrix(start)], decomposition: policy),
      to: TransformList([.matrix(end)], decomposition: policy))
  }

  /// Makes the motion from one transform of space to another ready.
  ///
  /// - Parameters:
  ///   - start: The transform at amount 0.
  ///   - end: The transform at amount 1.
  ///   - policy: How both are taken apart.
  public init(
    from start: Transform3D, to end: Transform3D, by policy: Decomposition = .coreAnimation
  ) {
    self.init(
      from: TransformList([.matrix3D(start)], decomposition: policy),
      to: TransformList([.matrix3D(end)], decomposition: policy))
  }
}

extension TransformInterpolator {
  /// Returns the list of functions at an amount.
  ///
  /// - Parameter amount: The progress; any finite number.
  /// - Returns: ``start`` at 0, ``end`` at 1, and in between the start's decomposition.
  public func list(at amount: Double) -> TransformList {
    if amount == 0 { return start.normalized }
    if amount == 1 { return end }
    if isJump { return amount < 0.5 ? start : end }
    return start.with(steps.map { $0.function(at: amount, motions) })
  }

  /// Returns the transform in the plane at an amount: what ``matrix(at:)`` is there.
  ///
  /// - Parameter amount: The progress; any finite number.
  /// - Returns: The product of all functions; exact at 0 and 1.
  public func transform(at amount: Double) -> Transform {
    if let end = end(at: amount) { return end.flattened }
    guard isFlat else { return matrix(at: amount).flattened }
    var result = Transform.identity
    for index in steps.indices { steps[index].prepend(to: &result, at: amount, motions) }
    return result.isFinite ? result : list(at: amount).transform
  }

  /// Returns the transform in space at an amount.
  ///
  /// - Parameter amount: The progress; any finite number.
  /// - Returns: The product of all functions; exact at 0 and 1.
  public func matrix(at amount: Double) -> Transform3D {
    if let end = end(at: amount) { return end }
    if isFlat { return Transform3D(transform(at: amount)) }
    var result = Transform3D.identity
    for index in steps.indices { steps[index].prepend(to: &result, at: amount, motions) }
    return result.isFinite ? result : list(at: amount).matrix
  }

  @inline(__always)
  private func end(at amount: Double) -> Transform3D? {
    guard !ends.isEmpty, isJump || amount == 0 || amount == 1 else { return nil }
    return ends[amount < 0.5 ? 0 : 1]
  }
}
