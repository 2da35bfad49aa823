// A damped spring, solved in closed form.

/// A damped spring that pulls from 0 to its target 1.
///
/// The solution of m x″ + c x′ + k (x - 1) = 0 with x(0) = 0 and x′(0) = `initialVelocity`, in closed
/// form at every damping. Equivalent to `CASpringAnimation`, `UISpringTimingParameters` and
/// SwiftUI's `Spring`; the initialisers bear their argument names.
///
/// Accuracy: within 1e-14 of the distance of the exact solution while w₀ t is below 1000, also where
/// the damping ratio is 1 ± 1e-12; any swing loses digits in proportion to w₀ t.
///
///     try Spring(mass: 3, stiffness: 1000, damping: 500).value(at: 0.25)   // 0.9420383465481865
public struct Spring: TimingCurve {
  /// What holds where the damping ratio is above 1.
  public enum Overdamping: String, CaseIterable, Hashable, Sendable {
    /// The damping counts as critical. What UIKit, Core Animation and SwiftUI do (grade A).
    case clamped
    /// The physics of an over-damped spring. Equivalent to `allowsOverdamping`.
    case allowed
  }

  /// The mass of the moved thing, in units of mass, above 0.
  public let mass: Double
  /// The pull per distance, in mass per second², above 0.
  ///
  /// Hooke's k.
  public let stiffness: Double
  /// The drag per speed, in mass per second, 0 or more; not the damping ratio.
  public let damping: Double
  /// The speed at time 0, in progress per second, above 0 towards the target.
  public let initialVelocity: Double
  /// What holds where the damping ratio is above 1.
  public let overdamping: Overdamping
  /// The last time at which the distance to the target exceeds 0.001, in seconds.
  ///
  /// Infinite without damping. It is `settlingDuration(.exact)`.
  public let duration: Double

  let motion: SpringMotion

  /// Creates a spring from its physical parameters.
  ///
  /// Equivalent to `CASpringAnimation`'s.
  ///
  /// - Parameters:
  ///   - mass: The mass, above 0; default 1 (grade A).
  ///   - stiffness: The pull per distance, mass/s², above 0.
  ///   - damping: The drag per speed, mass/s, 0 or more.
  ///   - initialVelocity: The speed at time 0, progress/s, above 0 towards the target.
  ///   - overdamping: What holds where the damping ratio is above 1.
  /// - Throws: `ParameterError` naming the first number outside its domain.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    overdamping: Overdamping = .clamped
  ) throws(ParameterError) {
    let range = 1e-100...1e100
    for (name, value) in [("mass", mass), ("stiffness", stiffness)] {
      try ParameterError.check(
        range.contains(value), name, of: "spring", is: value,
        expected: "a finite number above 0")
    }
    try ParameterError.check(
      0 <= damping && damping <= 1e100, "damping", of: "spring", is: damping,
      expected: "a finite number, 0 or more")
    try ParameterError.check(
      initialVelocity.magnitude <= 1e100, "velocity", of: "spring", is: initialVelocity,
      expected: "a finite number")
    self.init(
      known: mass, stiffness, damping, velocity: initialVelocity, overdamping: overdamping)
  }

  /// Creates a spring from numbers that are known to lie in the domain.
  init(
    known mass: Double, _ stiffness: Double, _ damping: Double, velocity: Double = 0,
    overdamping: Overdamping = .clamped
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = velocity
    self.overdamping = overdamping
    motion = SpringMotion(
      frequency: (stiffness / mass).squareRoot(), decay: damping / mass / 2,
      isClamped: overdamping == .clamped)
    duration = motion.settlingTime(velocity: velocity, threshold: 0.001)
  }

  /// The frequency of the undamped spring, √(k/m), in radians per second.
  public var angularFrequency: Double { motion.frequency }

  /// The damping in units of critical damping, c / (2 √(k m)), before any clamp.
  public var dampingRatio: Double { damping / mass / 2 / motion.frequency }

  /// Returns the progress at a time, before 0 and after the settling time too.
  public func extendedValue(at time: Double) -> Double {
    let (rest, kick) = motion.response(at: time)
    return (1 - rest) + initialVelocity * kick
  }

  /// Returns the speed at a time, in progress per second.
  public func extendedVelocity(at time: Double) -> Double {
    let slopes = motion.velocity(of: motion.response(at: time))
    return initialVelocity * slopes.kick - slopes.rest
  }

  /// The same spring with another speed at time 0, in progress per second towards the target.
  ///
  /// - Parameter velocity: Any finite number up to 1e100 in size; larger ones are cut to it.
  /// - Returns: A spring that differs in its initial velocity alone.
  public func with(initialVelocity velocity: Double) -> Spring {
    Spring(
      known: mass, stiffness, damping, velocity: min(max(velocity, -1e100), 1e100),
      overdamping: overdamping)
  }
}
