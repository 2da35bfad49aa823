// Which end of a curve is the slow one.

/// The variant of an easing family: where the family's shape is applied.
///
///     Curve.unit(.circularEaseOut).description   // "easeOutCirc"
public enum Direction: String, CaseIterable, Hashable, Sendable {
  /// The departure is shaped: slow start.
  case `in` = "In"
  /// The arrival is shaped: the `in` curve seen from its end.
  case out = "Out"
  /// Both are shaped: the first half is `in`, the second `out`, each at half size.
  case inOut = "InOut"

  /// Turns the shape of a departure into this variant.
  ///
  /// - Parameters:
  ///   - time: The time, 0 to 1.
  ///   - departure: The `in` shape, from (0, 0) to (1, 1).
  /// - Returns: Progress.
  func value(at time: Double, of departure: (Double) -> Double) -> Double {
    switch self {
    case .in: departure(time)
    case .out: 1 - departure(1 - time)
    case .inOut:
      time < 0.5 ? departure(2 * time) / 2 : 1 - departure(2 * (1 - time)) / 2
    }
  }

  /// Turns the slope of a departure into this variant's.
  func velocity(at time: Double, of departure: (Double) -> Double) -> Double {
    switch self {
    case .in: departure(time)
    case .out: departure(1 - time)
    case .inOut: departure(time < 0.5 ? 2 * time : 2 * (1 - time))
    }
  }
}
