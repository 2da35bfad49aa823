// The staircase easing of CSS.

/// A staircase: progress jumps at even intervals and holds in between.
///
/// Equivalent to CSS's `steps(n, position)` of css-easing. The time axis runs from 0 to 1.
///
///     try Steps(4, .jumpEnd).value(at: 0.6)   // 0.5
public struct Steps: TimingCurve {
  /// Where the jumps of a staircase lie.
  public enum Position: String, CaseIterable, Hashable, Sendable {
    /// The first jump is at time 0; also called `start`.
    case jumpStart = "jump-start"
    /// The last jump is at time 1; also called `end`. The default.
    case jumpEnd = "jump-end"
    /// Jumps at both ends: one level more than there are steps.
    case jumpBoth = "jump-both"
    /// No jump at either end: one level less; needs two steps at least.
    case jumpNone = "jump-none"
  }

  /// The number of intervals, 1 or more.
  public let count: Int
  /// Where the jumps lie.
  public let position: Position

  /// Creates a staircase.
  ///
  /// - Parameters:
  ///   - count: The number of intervals, 1 to 1,000,000,000; 2 or more for `jumpNone`.
  ///   - position: Where the jumps lie.
  /// - Throws: `ParameterError` when there are too few or too many steps.
  public init(_ count: Int, _ position: Position = .jumpEnd) throws(ParameterError) {
    let least = position == .jumpNone ? 2 : 1
    try ParameterError.check(
      least <= count && count <= 1_000_000_000, "count", of: "steps", is: Double(count),
      expected: "a whole number from \(least) to 1000000000")
    self.init(known: count, position)
  }

  init(known count: Int, _ position: Position) {
    (self.count, self.position) = (count, position)
  }

  /// The length of the time axis: 1.
  @inlinable
  public var duration: Double { 1 }

  /// Returns the level at a time; outside 0 to 1 the staircase goes on.
  public func extendedValue(at time: Double) -> Double { value(at: time, before: false) }

  /// Returns 0: a staircase stands still between its jumps.
  public func extendedVelocity(at time: Double) -> Double { 0 }

  /// Returns the level at a time, seen from the given side of a jump.
  ///
  /// - Parameters:
  ///   - time: The time in units of the axis; any finite number.
  ///   - before: Whether a time exactly on a jump counts as before it: css-easing's before flag, set
  ///     in the before phase of a forwards and the after phase of a reversed animation.
  /// - Returns: Progress, a whole number of levels.
  public func value(at time: Double, before: Bool) -> Double {
    let steps = time * Double(count)
    // So far away one level is below the digits of a Double.
    if steps.isInfinite { return time }
    var step = steps.rounded(.down)
    if before && step == steps { step -= 1 }
    if position == .jumpStart || position == .jumpBoth { step += 1 }
    if time >= 0 && step < 0 { step = 0 }
    if time <= 1 && step > levels { step = levels }
    return step / levels
  }

  private var levels: Double {
    switch position {
    case .jumpStart, .jumpEnd: Double(count)
    case .jumpBoth: Double(count + 1)
    case .jumpNone: Double(count - 1)
    }
  }
}

extension Steps: CustomStringConvertible {
  /// The staircase as CSS writes it.
  public var description: String { "steps(\(count), \(position.rawValue))" }
}

extension CurveFunction {
  static let steps = CurveFunction(
    names: ["steps"], usage: "steps(4, jump-end)"
  ) { (_, rest) throws(CurveTextError) in
    let count = try rest.number("count")
    guard let whole = Int(exactly: count) else {
      throw CurveTextError(
        .argument, "count of steps is \(count.plainText), expected a whole number")
    }
    let word: PositionWord = try rest.word("position", default: .jumpEnd)
    return .unit(
      .steps(
        try inText { () throws(ParameterError) in try Steps(whole, word.position) }))
  }

  /// The words for a position: the four of today and the two of CSS's first version.
  private enum PositionWord: String, CaseIterable {
    case jumpStart = "jump-start"
    case jumpEnd = "jump-end"
    case jumpBoth = "jump-both"
    case jumpNone = "jump-none"
    case start
    case end

    var position: Steps.Position {
      switch self {
      case .jumpStart, .start: .jumpStart
      case .jumpEnd, .end: .jumpEnd
      case .jumpBoth: .jumpBoth
      case .jumpNone: .jumpNone
      }
    }
  }
}
