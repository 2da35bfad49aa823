// One keyframe in its place: where it starts from, how fast, and when.
public import Easing

/// A keyframe of a timeline with its start.
struct KeyframeSegment<Value: Interpolatable>: Hashable, Sendable {
  let keyframe: TimedKeyframe<Value>
  /// When it starts and ends, in seconds.
  let start, end: Double
  /// The value that it starts from.
  let origin: Value
  /// The velocities at its ends, in value units per second.
  let startVelocity, endVelocity: Value

  init(
    _ keyframe: TimedKeyframe<Value>, after last: KeyframeSegment?, from initialValue: Value,
    before next: TimedKeyframe<Value>?
  ) {
    self.keyframe = keyframe
    start = last?.end ?? 0
    end = start + keyframe.duration
    let origin = last?.reached ?? initialValue
    self.origin = origin
    let still = initialValue.neutral
    let carried = last?.finalVelocity ?? still
    switch keyframe {
    case .cubic(let value, let duration, let startVelocity, let endVelocity):
      self.startVelocity = startVelocity ?? carried
      self.endVelocity =
        endVelocity ?? next.flatMap { next in
          let whole = duration + next.duration
          guard next.isCubic, whole > 0 else { return nil }
          return next.value.difference(from: origin).scaled(by: 1 / whole)
        } ?? value.neutral
    case .spring(_, _, _, let startVelocity):
      self.startVelocity = startVelocity ?? carried
      endVelocity = still
    case .linear, .move: (self.startVelocity, endVelocity) = (still, still)
    }
  }

  /// The value `time` seconds after the start.
  func value(at time: Double) -> Value {
    switch keyframe {
    case .move(let value): return value
    case .linear(let value, let duration, let curve):
      return duration > 0
        ? origin.interpolated(to: value, amount: curve.value(at: time / duration)) : value
    case .cubic(let value, let duration, _, _):
      guard duration > 0 else { return value }
      let (s, u) = (time / duration, 1 - time / duration)
      return origin.interpolated(to: value, amount: s * s * (3 - 2 * s))
        .adding(startVelocity.scaled(by: duration * s * u * u))
        .adding(endVelocity.scaled(by: -duration * s * s * u))
    case .spring(let value, _, let spring, _):
      return spring.value(from: origin, to: value, initialVelocity: startVelocity, at: time)
    }
  }

  /// The velocity `time` seconds after the start.
  func velocity(at time: Double) -> Value {
    switch keyframe {
    case .move(let value): return value.neutral
    case .linear(let value, let duration, let curve):
      let slope = duration > 0 ? curve.velocity(at: time / duration) / duration : 0
      return value.difference(from: origin).scaled(by: slope.isFinite ? slope : 0)
    case .cubic(let value, let duration, _, _):
      guard duration > 0 else { return value.neutral }
      let (s, u) = (time / duration, 1 - time / duration)
      return value.difference(from: origin).scaled(by: 6 * s * u / duration)
        .adding(startVelocity.scaled(by: u * (u - 2 * s)))
        .adding(endVelocity.scaled(by: s * (s - 2 * u)))
    case .spring(let value, _, let spring, _):
      return spring.velocity(from: origin, to: value, initialVelocity: startVelocity, at: time)
    }
  }

  /// Where the keyframe has come at its end: a spring that is cut short not to its value.
  private var reached: Value {
    if case .spring(_, let duration?, _, _) = keyframe { return value(at: max(duration, 0)) }
    return keyframe.value
  }

  private var finalVelocity: Value {
    end.isFinite ? velocity(at: end - start) : keyframe.value.neutral
  }
}

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
