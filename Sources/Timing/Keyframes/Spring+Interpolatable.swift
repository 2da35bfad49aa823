// A spring between two values of any kind.
public import Easing

extension Spring {
  /// Returns the value of a spring between two values.
  ///
  /// Equivalent to SwiftUI's `Spring.value(fromValue:toValue:initialVelocity:time:)`.
  ///
  /// - Parameters:
  ///   - start: The value at time 0.
  ///   - target: The value at rest.
  ///   - velocity: The velocity at time 0, in value units per second, in place of the spring's own.
  ///   - time: Seconds since the start; any finite number.
  /// - Returns: The value; exactly the start at time 0.
  public func value<Value: Interpolatable>(
    from start: Value, to target: Value, initialVelocity velocity: Value, at time: Double
  ) -> Value {
    let rest = value(from: 1, to: 0, initialVelocity: 0, at: time)
    let kick = value(from: 0, to: 0, initialVelocity: 1, at: time)
    return target.interpolated(to: start, amount: rest).adding(velocity.scaled(by: kick))
  }

  /// Returns the velocity of a spring between two values, in value units per second.
  ///
  /// - Parameters:
  ///   - start: The value at time 0.
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at time 0, in value units per second.
  ///   - time: Seconds since the start; any finite number.
  /// - Returns: Value units per second.
  public func velocity<Value: Interpolatable>(
    from start: Value, to target: Value, initialVelocity: Value, at time: Double
  ) -> Value {
    let rest = velocity(from: 1, to: 0, initialVelocity: 0, at: time)
    let kick = velocity(from: 0, to: 0, initialVelocity: 1, at: time)
    return start.difference(from: target).scaled(by: rest)
      .adding(initialVelocity.scaled(by: kick))
  }
}
