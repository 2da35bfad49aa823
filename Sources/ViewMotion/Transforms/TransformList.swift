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

  /// The product of all functions; numbers too large for a `Double` become the largest one.
  public var matrix: Transform3D { Self.matrix(of: functions, from: 0) }

  /// What the product is in the plane, as `CATransform3DGetAffineTransform`.
  public var transform: Transform {
    var result = Transform.identity
    for function in functions {
      if case .matrix(let flat) = function {
        result = flat.concatenating(result)
      } else if function.kind.isFlat(function.lanes) {
        result.prepend(function.kind, function.lanes)
      } else {
        return matrix.flattened
      }
    }
    return result.isFinite ? result : matrix.flattened
  }

  private static func matrix(of functions: [TransformFunction], from first: Int) -> Transform3D {
    var result = Transform3D.identity
    for index in first..<functions.count {
      result = functions[index].matrix.concatenating(result)
    }
    return result
  }
}

extension TransformList: Interpolatable {
  /// Returns the list on the way to another one, as ``TransformInterpolator`` has it.
  ///
  /// - Parameters:
  ///   - end: The list at amount 1, where the result is exactly it.
  ///   - amount: The progress; any finite number.
  /// - Returns: The list, with this list's decomposition.
  public func interpolated(to end: TransformList, amount: Double) -> TransformList {
    if amount == 0 { return normalized }
    if amount == 1 { return end }
    var motions = MatrixMotions()
    let functions = paired(
      with: end,
      { first, last in
        TransformStep(from: first, to: last, by: decomposition, &motions)?
          .function(at: amount, motions)
      },
      rest: { first, last in
        TransformStep(from: first, to: last, by: decomposition, &motions)?
          .function(at: amount, motions)
      })
    return functions.map(with) ?? (amount < 0.5 ? self : end)
  }

  /// Returns the way to another list, taken apart.
  public func way(to end: TransformList) -> (@Sendable (Double) -> TransformList)? {
    let way = TransformInterpolator(from: self, to: end)
    return { way.list(at: $0) }
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
    let functions = paired(
      with: other, { $0.accumulating($1) },
      rest: { $0.accumulated(with: $1).map { TransformFunction(matrix: $0) } })
    return functions.map(with) ?? other
  }

  /// Returns this list built up on another one several times, as if by `accumulating` each time.
  ///
  /// - Parameters:
  ///   - other: The list that is built up.
  ///   - times: How often, 0 or more; a finite number.
  /// - Returns: The sums of the arguments where the functions match, of the css parts of both
  ///   matrices where they do not.
  public func accumulated(on other: TransformList, times: Double) -> TransformList {
    let isMatched = zip(functions, other.functions).allSatisfy { $0.kind == $1.kind }
    let unit =
      isMatched
      ? other : TransformList([TransformFunction(matrix: other.matrix)], decomposition: .css)
    let whole = TransformList([], decomposition: .css).interpolated(to: unit, amount: times)
    return with(whole.accumulating(self).functions)
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
}

extension TransformList {
  /// A list of other functions with this one's decomposition.
  func with(_ functions: [TransformFunction]) -> TransformList {
    TransformList(functions, decomposition: decomposition)
  }

  /// The list with common divisors of 1.
  var normalized: TransformList { with(functions.map(\.normalized)) }

  /// The steps of the way to another list; nil where a matrix cannot be taken apart.
  func steps(to end: TransformList, _ motions: inout MatrixMotions) -> [TransformStep]? {
    paired(
      with: end, { TransformStep(from: $0, to: $1, by: decomposition, &motions) },
      rest: { TransformStep(from: $0, to: $1, by: decomposition, &motions) })
  }

  /// Pairs the functions of two lists as long as their kinds match, and what is left as matrices.
  ///
  /// A list that ends is filled up with functions that change nothing. Gives nil as soon as a pair
  /// gives nil.
  @inline(__always)
  private func paired<Result>(
    with other: TransformList, _ pair: (TransformFunction, TransformFunction) -> Result?,
    rest: (Transform3D, Transform3D) -> Result?
  ) -> [Result]? {
    let (own, others) = (functions, other.functions)
    let shared = min(own.count, others.count)
    var matched = 0
    while matched < shared, own[matched].kind == others[matched].kind { matched += 1 }
    let count = matched == shared ? max(own.count, others.count) : matched
    var results: [Result] = []
    results.reserveCapacity(matched == shared ? count : count + 1)
    for index in 0..<count {
      let first = index < own.count ? own[index] : others[index].neutral
      let last = index < others.count ? others[index] : first.neutral
      guard let result = pair(first, last) else { return nil }
      results.append(result)
    }
    guard matched < shared else { return results }
    let matrices = (Self.matrix(of: own, from: matched), Self.matrix(of: others, from: matched))
    guard let result = rest(matrices.0, matrices.1) else { return nil }
    results.append(result)
    return results
  }
}
