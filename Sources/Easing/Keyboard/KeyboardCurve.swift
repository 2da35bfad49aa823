// UIKit's private animation curve 7, the motion of the iOS keyboard.

/// The curve along which the iOS keyboard moves: `UIView.AnimationCurve` 7.
///
/// A spring of mass 3, stiffness 1000 and damping 500 (grade B: Flutter engine, Telegram,
/// react-native-keyboard-controller), clamped to critical damping (grade A-: fits of recordings):
/// 1 - (1 + w t) e^(-w t) with w = √(1000/3). Three durations are mixed up around it: the
/// notification says 0.25 s, the layer's animation runs 0.5 s, settling to 0.001 takes 0.505735 s.
/// At its end of 0.5 s it is at 0.998901; the rest is a jump when the animation is removed.
///
///     KeyboardCurve.system.value(at: 0.25)   // 0.9420383465481865
public struct KeyboardCurve: TimingCurve {
  /// What becomes of the duration that is passed along with curve 7.
  public enum DurationPolicy: String, CaseIterable, Hashable, Sendable {
    /// UIKit's: 0.5 s whatever was passed, except 0, which is a step (grade B).
    case system
    /// Some apps': the spring is played at the speed that ends after the passed duration.
    case stretched
  }

  /// How long the layer's animation runs, in seconds: 0.5 (grade B).
  public static let systemDuration = 0.5
  /// The duration that keyboard notifications carry, in seconds: 0.25 (grade A: logs).
  public static let notificationDuration = 0.25
  /// The curve as the system plays it.
  public static let system = KeyboardCurve(known: systemDuration)

  /// How long the animation runs, in seconds: the system's 0.5, another when stretched, or 0.
  public let duration: Double

  /// Creates the curve that runs when a duration is passed along with curve 7.
  ///
  ///     try KeyboardCurve(passedDuration: 0.25).duration                      // 0.5
  ///     try KeyboardCurve(passedDuration: 0.25, policy: .stretched).duration  // 0.25
  ///
  /// - Parameters:
  ///   - passedDuration: The duration given to UIKit, in seconds, 0 or more; 0 is a step.
  ///   - policy: What becomes of it.
  /// - Throws: `ParameterError` for a negative or infinite duration.
  public init(
    passedDuration: Double, policy: DurationPolicy = .system
  ) throws(ParameterError) {
    try ParameterError.check(
      0 <= passedDuration && passedDuration <= 1e9, "duration", of: "keyboard",
      is: passedDuration, expected: "a number of seconds, 0 or more")
    let runs = policy == .system && passedDuration > 0 ? Self.systemDuration : passedDuration
    self.init(known: runs)
  }

  private init(known duration: Double) { self.duration = duration }

  /// How many times faster than the system's this curve is played; infinite for a step.
  public var speed: Double { Self.systemDuration / duration }

  /// Returns the progress at a time, before the start and after the end by the spring's formula.
  ///
  /// A step is at 0 before time 0 and at 1 from then on.
  public func extendedValue(at time: Double) -> Double {
    guard speed.isFinite else { return time < 0 ? 0 : 1 }
    return Spring.keyboard.extendedValue(at: (time * speed).saturated)
  }

  /// Returns the speed at a time, in progress per second; 0 for a step.
  public func extendedVelocity(at time: Double) -> Double {
    guard speed.isFinite else { return 0 }
    return (Spring.keyboard.extendedVelocity(at: (time * speed).saturated) * speed).saturated
  }
}

extension Spring {
  /// The spring behind curve 7: mass 3, stiffness 1000, damping 500 (grade B), clamped to critical.
  ///
  /// As a spring it ends when it has settled, after 0.505735 s; as `KeyboardCurve` after 0.5 s.
  public static let keyboard = Spring(known: 3, 1000, 500)
}

extension KeyboardCurve: CustomStringConvertible {
  /// `keyboard`, with its duration where that is not the system's.
  public var description: String {
    self == .system ? "keyboard" : "keyboard(duration: \(duration.plainText))"
  }
}

extension CurveFunction {
  static let keyboard = CurveFunction(
    names: ["keyboard"], aliases: ["7": "keyboard"], usage: "keyboard(duration: 0.25)"
  ) { (_, rest) throws(CurveTextError) in
    let duration = try rest.number("duration", default: KeyboardCurve.systemDuration)
    return .keyboard(
      try inText { () throws(ParameterError) in
        try KeyboardCurve(passedDuration: duration, policy: .stretched)
      })
  }
}
