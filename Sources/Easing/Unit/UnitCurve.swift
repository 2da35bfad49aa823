// The easing curves whose time axis runs from 0 to 1.

/// An easing curve on the time axis 0 to 1, of any kind.
///
/// Equivalent to SwiftUI's `UnitCurve`, whose names it bears, and to a CSS easing function.
///
///     UnitCurve.easeInOut.value(at: 0.25)   // 0.1291619…
public enum UnitCurve: TimingCurve {
  /// A cubic Bézier curve.
  case bezier(CubicBezier)
  /// A staircase.
  case steps(Steps)
  /// A chain of straight pieces.
  case stops(LinearStops)
  /// A curve of one of Penner's families.
  case penner(PennerCurve)

  /// Constant speed.
  ///
  /// Equivalent to `CAMediaTimingFunction(name: .linear)`; grade A.
  public static let linear = bezier(known: 0, 0, 1, 1)
  /// Slow start.
  ///
  /// Equivalent to UIKit's `curveEaseIn`; control points of Core Animation, grade A.
  public static let easeIn = bezier(known: 0.42, 0, 1, 1)
  /// Slow end.
  ///
  /// Equivalent to UIKit's `curveEaseOut`; control points of Core Animation, grade A.
  public static let easeOut = bezier(known: 0, 0, 0.58, 1)
  /// Slow at both ends.
  ///
  /// Equivalent to UIKit's `curveEaseInOut`; of Core Animation, grade A.
  public static let easeInOut = bezier(known: 0.42, 0, 0.58, 1)
  /// Core Animation's default and CSS's `ease`; grade A.
  public static let ease = bezier(known: 0.25, 0.1, 0.25, 1)
  /// Departure along a quarter of a circle.
  ///
  /// Equivalent to SwiftUI's `circularEaseIn`; grade A-.
  public static let circularEaseIn = penner(PennerCurve(.circular, .in))
  /// Arrival along a quarter of a circle.
  ///
  /// Equivalent to SwiftUI's `circularEaseOut`; grade A-.
  public static let circularEaseOut = penner(PennerCurve(.circular, .out))
  /// Both along quarters of a circle.
  ///
  /// Equivalent to SwiftUI's `circularEaseInOut`; grade A-.
  public static let circularEaseInOut = penner(PennerCurve(.circular, .inOut))

  static func bezier(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(CubicBezier(known: x1, y1, x2, y2))
  }

  /// The length of the time axis: 1.
  @inlinable
  public var duration: Double { 1 }

  /// Returns the progress at a time by the curve's own formula.
  public func extendedValue(at time: Double) -> Double {
    switch self {
    case .bezier(let curve): curve.extendedValue(at: time)
    case .steps(let curve): curve.extendedValue(at: time)
    case .stops(let curve): curve.extendedValue(at: time)
    case .penner(let curve): curve.extendedValue(at: time)
    }
  }

  /// Returns the slope at a time by the curve's own formula.
  public func extendedVelocity(at time: Double) -> Double {
    switch self {
    case .bezier(let curve): curve.extendedVelocity(at: time)
    case .steps(let curve): curve.extendedVelocity(at: time)
    case .stops(let curve): curve.extendedVelocity(at: time)
    case .penner(let curve): curve.extendedVelocity(at: time)
    }
  }
}
