// What every curve answers: where it is and how fast it moves at a time.

/// A curve from time to progress: 0 at the start, 1 at the target.
///
/// A conforming type says what its own formula gives at any time (`extendedValue`,
/// `extendedVelocity`); callers ask with a policy for times outside `0...duration`:
///
///     UnitCurve.easeIn.value(at: 0.5)                     // 0.3153568…
///     UnitCurve.linear.value(at: 1.5)                     // 1
///     UnitCurve.linear.value(at: 1.5, outside: .extend)   // 1.5
///
/// For finite times every answer is finite, except the velocity of a vertical tangent, which is
/// infinite. Equivalent to SwiftUI's `UnitCurve` and the solved form of `Spring`.
public protocol TimingCurve: Hashable, Sendable {
  /// The time at which the curve ends, in seconds, 0 or more; infinite if it never comes to rest.
  var duration: Double { get }

  /// Returns the progress at a time by the curve's own formula, before its start and after its end too.
  ///
  /// - Parameter time: Seconds since the start; any finite number.
  /// - Returns: Progress, 0 at the start and about 1 at the end; it may overshoot.
  func extendedValue(at time: Double) -> Double

  /// Returns the slope of `extendedValue` at a time.
  ///
  /// - Parameter time: Seconds since the start; any finite number.
  /// - Returns: Progress per second; infinite where the curve is vertical.
  func extendedVelocity(at time: Double) -> Double
}

/// What a curve answers for a time before its start or after its end.
///
///     UnitCurve.linear.value(at: 1.5, outside: .clamp)    // 1
///     UnitCurve.linear.value(at: 1.5, outside: .extend)   // 1.5
public enum OutsidePolicy: String, CaseIterable, Hashable, Sendable {
  /// The value at the nearer end, at rest.
  case clamp
  /// The curve's own formula goes on: CSS easing leaves along the end tangent, a spring swings on.
  case extend
}

extension TimingCurve {
  /// Returns the progress at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start; any number.
  ///   - outside: What holds for times outside `0...duration`.
  /// - Returns: Progress, 0 at the start and about 1 at the end; it may overshoot.
  @inlinable
  public func value(at time: Double, outside: OutsidePolicy = .clamp) -> Double {
    switch outside {
    case .clamp: extendedValue(at: min(max(time, 0), duration))
    case .extend: extendedValue(at: time)
    }
  }

  /// Returns the speed at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start; any number.
  ///   - outside: What holds for times outside `0...duration`; `clamp` answers 0 there.
  /// - Returns: Progress per second; infinite where the curve is vertical.
  @inlinable
  public func velocity(at time: Double, outside: OutsidePolicy = .clamp) -> Double {
    if outside == .clamp && (time < 0 || time > duration) { return 0 }
    return extendedVelocity(at: time)
  }
}
