// A spring made from the time it takes to settle and its damping ratio.

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
