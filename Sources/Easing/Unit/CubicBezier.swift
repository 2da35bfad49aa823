// The cubic Bézier easing of CSS and Core Animation.

/// A cubic Bézier curve from (0, 0) to (1, 1), seen as progress over time.
///
/// The time axis runs from 0 to 1. Equivalent to CSS's `cubic-bezier()`,
/// `CAMediaTimingFunction(controlPoints:)` and SwiftUI's `UnitCurve.bezier`.
///
/// Accuracy: within 1e-15 · max(1, |y1|, |y2|) + κ · 2⁻⁵² of the exact curve, where κ is the local
/// slope |dy/dx|: no method that is given the time as a Double can do better than the second term.
/// Both ends are exact, whatever the control points. A tangent steeper than the largest Double counts
/// as vertical.
///
///     try CubicBezier(0.25, 0.1, 0.25, 1).value(at: 0.5)   // 0.8024033877399112
public struct CubicBezier: TimingCurve {
  /// The time of the first control point, 0 to 1.
  public let x1: Double
  /// The progress of the first control point, any finite number.
  public let y1: Double
  /// The time of the second control point, 0 to 1.
  public let x2: Double
  /// The progress of the second control point, any finite number.
  public let y2: Double

  /// The time as a polynomial of the parameter: x(t) = ((a t + b) t + c) t.
  let a, b, c: Double
  /// How evenly the time runs along the parameter.
  let pace: Pace

  enum Pace {
    /// The control points lie on the diagonal, so that progress is time.
    case linear
    /// The third order is enough to find the parameter of a time from the time itself.
    case almostEven
    case uneven
  }

  /// Creates a curve from its two control points.
  ///
  /// - Parameters:
  ///   - x1: Time of the first control point, 0 to 1.
  ///   - y1: Progress of the first control point, any finite number up to 1e100 in size.
  ///   - x2: Time of the second control point, 0 to 1.
  ///   - y2: Progress of the second control point, as `y1`.
  /// - Throws: `ParameterError` naming the first number outside its domain.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(ParameterError) {
    for (name, x) in [("x1", x1), ("x2", x2)] {
      try ParameterError.check(
        0 <= x && x <= 1, name, of: "cubic-bezier", is: x, expected: "a number from 0 to 1")
    }
    for (name, y) in [("y1", y1), ("y2", y2)] {
      try ParameterError.check(
        y.magnitude <= 1e100, name, of: "cubic-bezier", is: y, expected: "a finite number")
    }
    self.init(known: x1, y1, x2, y2)
  }

  /// Creates a curve from control points that are known to lie in the domain.
  init(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    (a, b, c) = (1 + 3 * (x1 - x2), 3 * (x2 - 2 * x1), 3 * x1)
    let isAlmostEven = (3 * x1 - 1).magnitude <= 0.5 && (3 * x2 - 2).magnitude <= 0.5
    pace = x1 == y1 && x2 == y2 ? .linear : isAlmostEven ? .almostEven : .uneven
  }

  /// The length of the time axis: 1.
  @inlinable
  public var duration: Double { 1 }

  /// Returns the progress at a time; outside 0 to 1 along the end tangents.
  ///
  /// A vertical end tangent stays at 0 or 1; where a control point coincides with its end, the
  /// other one gives the tangent (css-easing-1, as browsers do).
  public func extendedValue(at time: Double) -> Double {
    if pace == .linear { return time }
    return UnitAxis.value(
      at: time, startSlope: startSlope, endSlope: endSlope, inside: value(solving:))
  }

  /// Returns the progress at a time.
  ///
  /// - Parameters:
  ///   - time: The time on the axis 0 to 1; any number.
  ///   - outside: What holds for times outside 0 to 1.
  /// - Returns: Progress, 0 at the start and 1 at the end; it may overshoot.
  public func value(at time: Double, outside: OutsidePolicy = .clamp) -> Double {
    if time > 0 && time < 1 && pace != .linear { return value(solving: time) }
    return extendedValue(at: outside == .clamp ? min(max(time, 0), 1) : time)
  }

  /// Returns the slope at a time; outside 0 to 1 that of the end tangents.
  public func extendedVelocity(at time: Double) -> Double {
    if pace == .linear { return 1 }
    return UnitAxis.velocity(
      at: time, startSlope: startSlope, endSlope: endSlope, inside: slope(solving:))
  }

  /// The same curve seen from its end: 1 - y over 1 - x.
  var reversed: CubicBezier { CubicBezier(known: 1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return y1 * .infinity }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : y2 * .infinity
  }

  private var endSlope: Double { reversed.startSlope }
}
