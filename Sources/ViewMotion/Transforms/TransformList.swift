// A list of transform functions, which moves function by function.
public import Timing

/// A transform as CSS writes it: functions, of which the last is applied to points first.
///
/// A rotation given as a function keeps its turns; in a matrix they are lost.
///
///     let start = TransformList([.rotate(.degrees(0))])
///     let end = TransformList([.rotate(.degrees(360))])
///     start.interpolated(to: end, amount: 0.5).functions  // [.rotate(.degrees(180))]
public struct TransformList: Hashable, Sendable {
  /// The functions in the order of the text; none is the identity, CSS `none`.
  public var functions: [TransformFunction]
  /// How matrices in it are taken apart.
  public var decomposition: Decomposition

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - functions: The functions in the order of the text.
  ///   - decomposition: How matrices are taken apart when the list starts a motion.
  public init(
    _ functions: [TransformFunction] = [], decomposition: Decomposition = .coreAnimation
  ) {
    self.functions = functions
    self.decomposition = decomposition
  }

  /// The product of all functions.
  public var matrix: Transform3D { Self.matrix(of: functions[...]) }

  /// What the product is in the plane, as `CATransform3DGetAffineTransform`.
  public var transform: Transform { matrix.flattened }

  private static func matrix(of functions: ArraySlice<TransformFunction>) -> Transform3D {
    functions.reduce(.identity) { $1.matrix.concatenating($0) }
  }
}

extension TransformList: Interpolatable {
  /// Returns the list on the way to another one (css-transforms-2).
  ///
  /// Functions move pairwise as long as their kinds match; a list that ends is filled up with
  /// functions that change nothing; from the first two that do not match on, both rests move as
  /// matrices. Where a matrix cannot be inverted, the lists change places at amount 0.5.
  ///
  /// - Parameters:
  ///   - end: The list at amount 1, where the result is exactly it.
  ///   - amount: The progress; any finite number.
  /// - Returns: The list, with this list's decomposition.
  public func interpolated(to end: TransformList, amount: Double) -> TransformList {
    if amount == 0 { return with(functions.map(\.normalized)) }
    if amount == 1 { return end }
    let blend = Blend.interpolate(amount)
    return blended(with: end, by: blend, decomposition) ?? blend.choose(self, end)
  }

  /// Returns this list followed by the other one's functions: composite `add`.
  public func adding(_ other: TransformList) -> TransformList {
    with(functions + other.functions)
  }

  /// Returns the list with the other one's arguments built up on its own: composite `accumulate`.
  ///
  /// Rests that do not match accumulate as matrices, by their css parts; where a matrix cannot be
  /// inverted, the other list takes this one's place.
  public func accumulating(_ other: TransformList) -> TransformList {
    blended(with: other, by: .accumulate, .css) ?? other
  }

  /// Returns the list that, added to the other one, gives this one; turns are kept.
  ///
  /// Where the other list collapses space, nothing does; the result then is this list.
  public func difference(from other: TransformList) -> TransformList {
    let shared = zip(functions, other.functions).prefix { $0 == $1 }.count
    let inverses = other.functions.dropFirst(shared).reversed().map(\.inverse)
    let taken = inverses.compactMap(\.self)
    guard taken.count == inverses.count else { return self }
    return with(taken + functions.dropFirst(shared))
  }

  private func with(_ functions: [TransformFunction]) -> TransformList {
    TransformList(functions, decomposition: decomposition)
  }

  /// The blend function by function; nil where a matrix cannot be taken apart.
  private func blended(
    with end: TransformList, by blend: Blend, _ policy: Decomposition
  ) -> TransformList? {
    let (own, others) = (functions, end.functions)
    var matched = zip(own, others).prefix { $0.kind == $1.kind }.count
    if matched == min(own.count, others.count) { matched = max(own.count, others.count) }
    var result: [TransformFunction] = []
    for index in 0..<matched {
      let first = index < own.count ? own[index] : others[index].neutral
      let last = index < others.count ? others[index] : first.neutral
      guard let function = first.blended(with: last, by: blend, policy) else { return nil }
      result.append(function)
    }
    guard matched < own.count, matched < others.count else { return with(result) }
    let rest = Self.matrix(of: own[matched...])
    let otherRest = Self.matrix(of: others[matched...])
    return rest.blended(with: otherRest, by: blend, policy).map {
      with(result + [TransformFunction(matrix: $0)])
    }
  }
}
