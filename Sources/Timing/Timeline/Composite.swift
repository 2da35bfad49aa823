// How the value of a track joins what lies under it.

/// How the value of a track joins the values of the tracks before it on the same target.
///
/// Equivalent to `composite` of Web Animations; Core Animation's `additive` is `add`.
///
///     try timeline.add(Track("x", from: 0.0, to: 100, timing: second))
///     try timeline.add(Track("nudge", target: "x", from: 0, to: 8, timing: second, composite: .add))
///     timeline.value(of: "x", at: 0.5)   // 54
public enum Composite: String, CaseIterable, Hashable, Sendable {
  /// It stands in their place.
  case replace
  /// It is put on top of them.
  case add
  /// It is built up on them.
  case accumulate

  /// Returns the joined value.
  @inlinable
  func join<Value: Interpolatable>(_ value: Value, onto underlying: Value) -> Value {
    switch self {
    case .replace: value
    case .add: underlying.adding(value)
    case .accumulate: underlying.accumulating(value)
    }
  }
}
