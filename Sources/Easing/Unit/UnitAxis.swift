// How a curve on the time axis 0 to 1 goes on beyond its ends.

/// The rule of CSS easing outside 0 to 1: straight on along the end tangents.
enum UnitAxis {
  /// The value at a time, given the curve inside and the slopes at its ends.
  ///
  /// A vertical tangent cannot be followed: the value stays at 0 or 1.
  @inline(__always)
  static func value(
    at time: Double, startSlope: @autoclosure () -> Double, endSlope: @autoclosure () -> Double,
    inside: (Double) -> Double
  ) -> Double {
    if time > 0 && time < 1 { return inside(time) }
    if time <= 0 { return time == 0 ? 0 : (finite(startSlope()) * time).saturated }
    return time == 1 ? 1 : 1 + (finite(endSlope()) * (time - 1)).saturated
  }

  /// The slope at a time, given the curve inside and the slopes at its ends.
  @inline(__always)
  static func velocity(
    at time: Double, startSlope: @autoclosure () -> Double, endSlope: @autoclosure () -> Double,
    inside: (Double) -> Double
  ) -> Double {
    if time <= 0 { return time == 0 ? startSlope() : finite(startSlope()) }
    if time >= 1 { return time == 1 ? endSlope() : finite(endSlope()) }
    return inside(time)
  }

  private static func finite(_ slope: Double) -> Double { slope.isFinite ? slope : 0 }
}
