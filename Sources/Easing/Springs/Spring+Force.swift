// What pulls a spring.

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
