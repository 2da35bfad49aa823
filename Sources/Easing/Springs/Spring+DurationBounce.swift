// A spring made from how long it seems to last and how much it bounces.

extension Spring {
  /// Creates a spring from its perceptual duration and bounce.
  ///
  /// Equivalent to SwiftUI's `Spring(duration:bounce:)` and `CASpringAnimation`'s
  /// `init(perceptualDuration:bounce:)`: mass 1, stiffness (2π / duration)², damping ratio 1 - bounce,
  /// below zero 1 / (1 + bounce) (grade A-).
  ///
  ///     try Spring(duration: 0.5, bounce: 0.3).damping   // 17.59291886010284
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, 1e-6 to 1e6.
  ///   - bounce: From 1 (swings for ever) over 0 (critical) to above -1 (over-damped).
  ///   - initialVelocity: The speed at time 0, progress/s, above 0 towards the target.
  /// - Throws: `ParameterError` naming the first number outside its domain.
  public init(
    duration: Double, bounce: Double, initialVelocity: Double = 0
  ) throws(ParameterError) {
    try Self.checkSeconds(duration, "duration")
    try ParameterError.check(
      -1 < bounce && bounce <= 1, "bounce", of: "spring", is: bounce,
      expected: "a number above -1 and up to 1")
    try self.init(
      angularFrequency: 2 * .pi / duration,
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, initialVelocity: initialVelocity)
  }

  /// Creates a spring of mass 1 whose damping ratio holds also above 1.
  init(
    angularFrequency: Double, dampingRatio: Double, initialVelocity: Double
  ) throws(ParameterError) {
    try self.init(
      stiffness: angularFrequency * angularFrequency, damping: 2 * dampingRatio * angularFrequency,
      initialVelocity: initialVelocity, overdamping: dampingRatio > 1 ? .allowed : .clamped)
  }

  static func checkSeconds(_ value: Double, _ name: String) throws(ParameterError) {
    try ParameterError.check(
      1e-6 <= value && value <= 1e6, name, of: "spring", is: value,
      expected: "a number of seconds above 0")
  }

  static func checkRatio(_ value: Double, _ name: String) throws(ParameterError) {
    try ParameterError.check(
      0 <= value && value <= 1e6, name, of: "spring", is: value,
      expected: "a finite number, 0 or more")
  }
}
