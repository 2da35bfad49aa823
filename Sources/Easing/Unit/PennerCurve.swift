// Robert Penner's easing families, with exact ends.

/// A curve of one of Robert Penner's easing families.
///
/// The time axis runs from 0 to 1. Every curve starts at exactly 0 and ends at exactly 1; outside
/// it goes on along its end tangents. Equivalent to `easeOutBack` and its kin on easings.net,
/// `back.out` in GSAP, `outBack` in anime; the circular ones to SwiftUI's `circularEaseIn`, ….
///
/// Accuracy: within 1e-15 of the formula, times the local slope where that is above 1.
///
///     PennerCurve(.back(), .out).value(at: 0.5)   // 1.0876975
public struct PennerCurve: TimingCurve {
  /// The shape of a departure.
  public enum Shape: Hashable, Sendable {
    /// A quarter of a cosine.
    case sine
    /// A power of the time: 2 quad, 3 cubic, 4 quart, 5 quint.
    case power(Double)
    /// 2 to the power of 10 t, shifted and scaled to meet both ends.
    case exponential
    /// The textbook's 2 to the power of 10 (t - 1), which jumps by 2⁻¹⁰ at its start.
    case publishedExponential
    /// A quarter of a circle.
    case circular
    /// A cubic that first swings back; 1.70158 swings back by 10 %.
    case back(overshoot: Double = 1.70158)
    /// A decaying sine; its decay is shifted and scaled to meet both ends.
    case elastic(amplitude: Double = 1, period: Double = 0.3)
    /// Four parabolas, as of a ball that comes to rest.
    case bounce
  }

  /// The shape of the departure.
  public let shape: Shape
  /// Which end is shaped.
  public let direction: Direction

  /// Creates a curve of a family.
  ///
  /// - Parameters:
  ///   - shape: The family. Powers lie above 0 and up to 1000, overshoots from 0 to 1000, amplitudes
  ///     from 1 to 1000, periods from 0.001 to 1000.
  ///   - direction: Which end is shaped.
  /// - Throws: `ParameterError` naming the number outside its domain.
  public init(shape: Shape, direction: Direction) throws(ParameterError) {
    func check(
      _ name: String, _ value: Double, _ least: Double, _ kind: String
    ) throws(ParameterError) {
      try ParameterError.check(
        least <= value && value <= 1000, name, of: kind, is: value,
        expected: "a number from \(least.plainText) to 1000")
    }
    switch shape {
    case .power(let exponent): try check("exponent", exponent, 0.001, "power")
    case .back(let overshoot): try check("overshoot", overshoot, 0, "back")
    case .elastic(let amplitude, let period):
      try check("amplitude", amplitude, 1, "elastic")
      try check("period", period, 0.001, "elastic")
    default: break
    }
    self.init(shape, direction)
  }

  /// Creates a curve from numbers that are known to lie in the domain.
  init(_ shape: Shape, _ direction: Direction) {
    (self.shape, self.direction) = (shape, direction)
  }

  /// The length of the time axis: 1.
  @inlinable
  public var duration: Double { 1 }

  /// Returns the progress at a time; outside 0 to 1 along the end tangents.
  public func extendedValue(at time: Double) -> Double {
    UnitAxis.value(
      at: time, startSlope: slope(at: 0), endSlope: slope(at: 1),
      inside: { direction.value(at: $0, of: shape.departure) })
  }

  /// Returns the slope at a time; outside 0 to 1 that of the end tangents.
  public func extendedVelocity(at time: Double) -> Double {
    UnitAxis.velocity(
      at: time, startSlope: slope(at: 0), endSlope: slope(at: 1), inside: slope)
  }

  private func slope(at time: Double) -> Double {
    direction.velocity(at: time, of: shape.departureVelocity)
  }
}
