// A spring between two values, with a speed in value units.

extension Spring {
  /// Returns the value of a spring between two values.
  ///
  /// Equivalent to SwiftUI's `Spring.value`.
  ///
  /// The velocity is that of a gesture, in the units of the values: a panel at 500 that is thrown
  /// upwards to 300 at 1000 pt/s has velocity -1000. Also right where both values are equal.
  ///
  ///     try Spring(stiffness: 100, damping: 20).value(from: 500, to: 300, initialVelocity: -1000, at: 0)
  ///     // 500, and it leaves at -1000 per second
  ///
  /// - Parameters:
  ///   - start: The value at time 0.
  ///   - target: The value at rest.
  ///   - velocity: The speed at time 0, value units per second, in place of the spring's own.
  ///   - time: Seconds since the start; any finite number.
  /// - Returns: The value; exactly the start at time 0.
  public func value(
    from start: Double, to target: Double, initialVelocity velocity: Double, at time: Double
  ) -> Double {
    if time == 0 { return start }
    let (rest, kick) = motion.response(at: time)
    let distance = start - target
    guard distance.isFinite else {
      let way = (start * rest).saturated + (target * (1 - rest)).saturated
      return (way + (velocity * kick).saturated).saturated
    }
    return (target + (distance * rest).saturated + (velocity * kick).saturated).saturated
  }

  /// Returns the speed of a spring between two values, in value units per second.
  ///
  /// - Parameters:
  ///   - start: The value at time 0.
  ///   - target: The value at rest.
  ///   - initialVelocity: The speed at time 0, value units per second.
  ///   - time: Seconds since the start; any finite number.
  /// - Returns: Value units per second.
  public func velocity(
    from start: Double, to target: Double, initialVelocity: Double, at time: Double
  ) -> Double {
    let slopes = motion.velocity(of: motion.response(at: time))
    let pull = (start - target).saturated * slopes.rest
    return (pull.saturated + (initialVelocity * slopes.kick).saturated).saturated
  }
}
