// What a column of a table of curves holds.

/// A column of a table of curves.
public enum CurveColumn: String, CaseIterable, Hashable, Sendable {
  /// The number of the frame, or of the row where rows are no frames.
  case frame
  /// Seconds since the start.
  case time
  /// The name of the curve, where several stand one below the other.
  case curve
  /// How much of the way has passed: 0 at the start, 1 at the end.
  case progress
  /// The value on the way from one to another.
  case value
  /// Value units per second; progress per second where there are no values.
  case velocity

  /// Whether each curve has a column of its own for it.
  public var isOfCurve: Bool { [.progress, .value, .velocity].contains(self) }

  /// The columns that a table has where nobody says which.
  ///
  /// - Parameters:
  ///   - curves: How many curves it shows; side by side, several show one number each.
  ///   - isLong: Whether they stand one below the other.
  ///   - hasValues: Whether there are values beside the progress.
  /// - Returns: The columns in their order.
  public static func usual(
    curves: Int, isLong: Bool = false, hasValues: Bool = false
  ) -> [CurveColumn] {
    if isLong { return [.frame, .time, .curve, .progress] + (hasValues ? [.value] : []) }
    if curves > 1 { return [.frame, .time, hasValues ? .value : .progress] }
    return [.frame, .time, .progress] + (hasValues ? [.value] : [])
  }
}
