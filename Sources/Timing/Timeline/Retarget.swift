// A retarget: the value that a moving thing shall go to instead.
public import Easing

/// What becomes of a motion that another one interrupts: a retargeted track, a keyboard, a view.
public enum Interruption: String, CaseIterable, Hashable, Sendable {
  /// The old motion runs out and the new one is put on top of it, so that no velocity jumps.
  ///
  /// What UIKit does since iOS 8 (grade A).
  case additive
  /// The new motion starts from the value presented at that moment, at its own speed.
  ///
  /// What `beginFromCurrentState` did before (grade A).
  case replace
}

/// A new value for a track to go to, from a moment on.
///
/// Equivalent to animating a property again while it moves, as UIKit and `CABasicAnimation` do.
///
///     var track = Track("x", from: 0.0, to: 10, timing: second)   // one linear second
///     track.retarget(Retarget(at: 0.5, to: 0, timing: second, .replace))
///     track.value(at: 1)   // 2.5: half of the way back from 5
public struct Retarget<Value: Interpolatable>: Hashable, Sendable {
  /// The moment, in seconds of the track's local time.
  public var time: Double
  /// The value to go to.
  public var value: Value
  /// How long the way takes and how it is eased, counted from the moment.
  public var timing: MediaTiming
  /// What becomes of the motion that is interrupted.
  public var interruption: Interruption
  /// Whether a spring that replaces takes over the velocity of that moment; other curves cannot.
  public var carriesVelocity: Bool

  /// Creates a retarget.
  ///
  /// - Parameters:
  ///   - time: The moment, in seconds of the track's local time; a finite number.
  ///   - value: The value to go to.
  ///   - timing: How long the way takes and how it is eased, counted from the moment.
  ///   - interruption: What becomes of the motion that is interrupted.
  ///   - carriesVelocity: Whether a spring that replaces takes over the velocity of that moment.
  public init(
    at time: Double, to value: Value, timing: MediaTiming,
    _ interruption: Interruption = .additive, carriesVelocity: Bool = false
  ) {
    self.time = time
    self.value = value
    self.timing = timing
    self.interruption = interruption
    self.carriesVelocity = carriesVelocity
  }

  /// The local time at which the value is reached.
  @inlinable
  var end: Double { time + timing.reach }

  /// The spring that takes over the velocity.
  @inlinable
  var carryingSpring: Spring? { carriesVelocity ? timing.spring : nil }
}

extension MediaTiming {
  /// A jump.
  @usableFromInline package static let step: MediaTiming = {
    guard let step = try? MediaTiming(duration: 0) else { preconditionFailure("0 s are allowed.") }
    return step
  }()

  /// How long the way to a new value takes, delays included.
  @usableFromInline var reach: Double { activeEnd }

  /// How much of it is done, whatever the fill.
  @usableFromInline
  func way(after elapsed: Double) -> Double {
    let state = state(at: elapsed)
    return state.progress ?? (state.phase == .before ? 0 : 1)
  }

  /// The spring that it plays, which can start with any velocity.
  @usableFromInline var spring: Spring? {
    switch curve {
    case .spring(let spring): spring
    case .keyboard(.system): .keyboard
    default: nil
    }
  }
}
