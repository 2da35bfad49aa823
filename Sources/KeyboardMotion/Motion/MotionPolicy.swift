// How something moves when a notification comes: curve, duration, interruption.
public import Easing
public import Timing

/// How a view, or the keyboard itself, moves when a notification tells a curve and a duration.
public struct MotionPolicy: Hashable, Sendable {
  /// Which curve is played.
  public enum CurvePolicy: Hashable, Sendable {
    /// That of the notification, shifted by 16 into the options word, which keeps three bits of it.
    case notification
    /// That of the notification passed without the shift: easeInOut and three unwanted options.
    case unshifted
    /// Always this one.
    case fixed(Curve)
  }

  /// How long it is played.
  public enum DurationPolicy: Hashable, Sendable {
    /// As UIKit does: springs and curve 7 by their own time, others as long as passed.
    case system
    /// Exactly as long as passed, springs and curve 7 too.
    case stretched
    /// Always so many seconds, whatever the notification says.
    case seconds(Double)
  }

  /// Which curve is played.
  public var curve: CurvePolicy
  /// How long it is played.
  public var duration: DurationPolicy
  /// What becomes of a motion that is still on its way.
  public var interruption: Interruption

  /// Creates a policy; what is not said is what UIKit does.
  ///
  /// - Parameters:
  ///   - curve: Which curve is played.
  ///   - duration: How long it is played.
  ///   - interruption: What becomes of a motion that is still on its way.
  public init(
    curve: CurvePolicy = .notification, duration: DurationPolicy = .system,
    interruption: Interruption = .additive
  ) {
    self.curve = curve
    self.duration = duration
    self.interruption = interruption
  }

  /// What UIKit does with a notification's curve and duration.
  public static let system = MotionPolicy()

  /// The same policy by a handler that passes no curve, or one that does not arrive: easeInOut.
  var withoutCurve: MotionPolicy {
    MotionPolicy(curve: .unshifted, duration: duration, interruption: interruption)
  }

  /// Returns the curve that is played, with its duration.
  ///
  /// A passed duration of 0 is a step, unless the policy knows seconds of its own.
  ///
  ///     MotionPolicy.system.animation(curve: .keyboard, duration: 0.25)?.duration    // 0.5
  ///     MotionPolicy.system.animation(curve: .easeInOut, duration: 0.25)?.duration   // 0.25
  ///
  /// - Parameters:
  ///   - raw: The notification's curve; 6 and numbers without a curve fall back as in UIKit.
  ///   - passed: The notification's duration in s; negative and infinite ones are steps.
  /// - Returns: The curve; nil for a step.
  public func animation(curve raw: AnimationCurve, duration passed: Double) -> Curve? {
    var seconds = passed
    if case .seconds(let own) = duration { seconds = own }
    guard seconds > 0, seconds <= 1e9 else { return nil }
    let curve = played(raw)
    switch duration {
    case .system: return Self.systemTime(curve, passed: seconds)
    case .stretched, .seconds: return (try? curve.scaled(to: seconds)) ?? curve
    }
  }

  private func played(_ raw: AnimationCurve) -> Curve {
    switch curve {
    case .notification: AnimationOptions(curve: raw).curve.curve ?? .unit(.ease)
    case .unshifted: .unit(.easeInOut)
    case .fixed(let curve): curve
    }
  }

  /// The curve over the time that UIKit gives it: unit curves are scaled, others have their own.
  private static func systemTime(_ curve: Curve, passed: Double) -> Curve {
    guard case .unit = curve else { return curve.duration.isFinite ? curve : .keyboard(.system) }
    return (try? curve.scaled(to: passed)) ?? curve
  }
}
