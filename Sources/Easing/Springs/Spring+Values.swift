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

extension Spring {
  /// Returns the acceleration at a time, in progress per second².
  ///
  /// - Parameter time: Seconds since the start; any finite number.
  /// - Returns: Progress per second², above 0 towards the target.
  public func acceleration(at time: Double) -> Double {
    let pull = motion.frequency * (motion.frequency * (1 - extendedValue(at: time)))
    let drag = 2 * motion.decay * extendedVelocity(at: time)
    return (pull.saturated - drag.saturated).saturated
  }

  /// Returns the force on a thing that the spring pulls.
  ///
  /// Equivalent to SwiftUI's `Spring.force`.
  ///
  /// Hooke's pull minus the drag, with the damping that counts: the critical one where a larger one
  /// is clamped.
  ///
  ///     try Spring(stiffness: 100, damping: 10).force(target: 1, position: 0, velocity: 2)   // 80
  ///
  /// - Parameters:
  ///   - target: The value at rest, in value units.
  ///   - position: Where the thing is, in value units.
  ///   - velocity: Its speed, value units per second.
  /// - Returns: Mass times value units per second².
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    let pull = stiffness * (target - position)
    let drag = 2 * motion.decay * mass * velocity
    return (pull.saturated - drag.saturated).saturated
  }
}
