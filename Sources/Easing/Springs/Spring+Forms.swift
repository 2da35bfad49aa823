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

extension Spring {
  /// Creates a spring from its response and damping fraction.
  ///
  /// Equivalent to SwiftUI's `Spring(response:dampingRatio:)` and `.spring(response:dampingFraction:)`:
  /// stiffness (2π / response)² m, damping 4π fraction m / response (grade A-), here with mass 1.
  ///
  ///     try Spring(response: 0.5, dampingFraction: 0.825).stiffness   // 157.91367041742973
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds, 1e-6 to 1e6.
  ///   - dampingFraction: The damping ratio, 0 to 1e6; above 1 the spring is over-damped.
  ///   - initialVelocity: The speed at time 0, progress/s, above 0 towards the target.
  /// - Throws: `ParameterError` naming the first number outside its domain.
  public init(
    response: Double, dampingFraction: Double, initialVelocity: Double = 0
  ) throws(ParameterError) {
    try Self.checkSeconds(response, "response")
    try Self.checkRatio(dampingFraction, "dampingFraction")
    try self.init(
      angularFrequency: 2 * .pi / response, dampingRatio: dampingFraction,
      initialVelocity: initialVelocity)
  }
}

extension Spring {
  /// Creates a spring that settles in a given time.
  ///
  /// Equivalent to SwiftUI's `Spring(settlingDuration:dampingRatio:epsilon:)`, with mass 1. From rest
  /// the distance to the target exceeds the threshold for exactly `settlingDuration`, to 1e-12
  /// of it.
  ///
  ///     try Spring(settlingDuration: 0.5, dampingRatio: 1).stiffness   // 341.0237…
  ///
  /// - Parameters:
  ///   - settlingDuration: The settling time in seconds, 1e-6 to 1e6.
  ///   - dampingRatio: The damping in units of critical damping, 1e-6 to 1e6.
  ///   - threshold: The distance that counts as arrived, above 0 and below 1; SwiftUI's is 0.001.
  ///   - initialVelocity: The speed at time 0, progress/s; it does not change the stiffness.
  /// - Throws: `ParameterError` naming the first number outside its domain.
  public init(
    settlingDuration: Double, dampingRatio: Double, threshold: Double = 0.001,
    initialVelocity: Double = 0
  ) throws(ParameterError) {
    try Self.checkSeconds(settlingDuration, "settlingDuration")
    try Self.checkRatio(dampingRatio, "dampingRatio")
    try ParameterError.check(
      dampingRatio >= 1e-6, "dampingRatio", of: "spring", is: dampingRatio,
      expected: "a number above 0: without damping nothing settles")
    try ParameterError.check(
      0 < threshold && threshold < 1, "threshold", of: "spring", is: threshold,
      expected: "a number above 0 and below 1")
    // Springs of one damping ratio are one motion at different speeds.
    let unit = SpringMotion(frequency: 1, decay: dampingRatio, isClamped: false)
    try self.init(
      angularFrequency: unit.settlingTime(velocity: 0, threshold: threshold) / settlingDuration,
      dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }
}
