// A spring made from its period and its damping ratio.

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
