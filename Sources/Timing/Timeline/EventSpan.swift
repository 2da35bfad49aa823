// A span of time that play passes through, with or without its ends.

/// The times that are crossed in one step.
///
/// Inside a nested timeline that is played in a way of its own they are decided by the times around
/// it, where they have been given.
struct EventSpan {
  /// The first and the last time; inside a nested timeline but for roundings.
  let low, high: Double
  private let hasLow, hasHigh: Bool
  /// Where a time inside a nested timeline is: see `side`.
  private let nestedSide: ((Double) -> Int)?

  /// The times from one to another.
  init(low: Double, high: Double, hasLow: Bool, hasHigh: Bool) {
    (self.low, self.high, self.hasLow, self.hasHigh) = (low, high, hasLow, hasHigh)
    nestedSide = nil
  }

  /// Times inside a nested timeline, near those from one to another.
  init(near low: Double, _ high: Double, side: @escaping (Double) -> Int) {
    (self.low, self.high, hasLow, hasHigh) = (low, high, true, true)
    nestedSide = side
  }

  /// Whether a time lies before the span, -1, in it, 0, or after it, 1.
  func side(of time: Double) -> Int {
    if let nestedSide { return nestedSide(time) }
    if time < low || time == low && !hasLow { return -1 }
    return time > high || time == high && !hasHigh ? 1 : 0
  }
}
