// A keyframe that says how long it takes and how it moves: SwiftUI's four kinds.
public import Easing

/// A keyframe of a `KeyframeTimeline`.
///
/// Equivalent to SwiftUI's `LinearKeyframe`, `CubicKeyframe`, `SpringKeyframe` and `MoveKeyframe`.
/// Durations are in seconds, 0 or more; velocities in value units per second.
///
///     let swing = TimedKeyframe.cubic(10.0, duration: 1)
///     KeyframeTimeline(initialValue: 0, [swing]).value(at: 0.25)   // 1.5625
public enum TimedKeyframe<Value: Interpolatable>: Hashable, Sendable {
  /// Straight to a value, along an easing curve.
  case linear(Value, duration: Double, curve: UnitCurve = .linear)
  /// Along a cubic to a value.
  ///
  /// A velocity left out is that of a Catmull-Rom spline between two cubic keyframes, that with
  /// which the keyframe before ends, and 0 elsewhere.
  case cubic(Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)
  /// Pulled by a spring to a value; without a duration until it has settled.
  ///
  /// A velocity left out is that with which the keyframe before ends.
  case spring(Value, duration: Double? = nil, spring: Spring, startVelocity: Value? = nil)
  /// To a value at once.
  case move(Value)

  /// The value that the keyframe goes to.
  public var value: Value {
    switch self {
    case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _),
      .move(let value):
      value
    }
  }

  /// How long the keyframe takes, in seconds.
  public var duration: Double {
    switch self {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _): max(duration, 0)
    case .spring(_, let duration, let spring, _): max(duration ?? spring.duration, 0)
    case .move: 0
    }
  }

  var isCubic: Bool { if case .cubic = self { true } else { false } }
}
