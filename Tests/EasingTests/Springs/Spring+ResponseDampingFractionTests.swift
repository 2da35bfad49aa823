// Springs by response and damping fraction.
import Easing
import Testing

@Suite struct SpringResponseDampingFractionTests {
  /// Stiffness (2π / response)², damping 4π fraction / response.
  @Test(arguments: [
    (0.5, 0.825, 157.91367041742973, 20.734511513692628),
    (0.15, 0.86, 1754.5963379714414, 72.04719152228865),
    (1, 0, 39.47841760435743, 0),
  ])
  func `response and fraction give stiffness and damping`(
    response: Double, fraction: Double, stiffness: Double, damping: Double
  ) throws {
    let spring = try Spring(response: response, dampingFraction: fraction)
    #expect((spring.stiffness - stiffness).magnitude <= 1e-12 * stiffness)
    #expect((spring.damping - damping).magnitude <= 1e-12 * damping)
    #expect((spring.dampingRatio - fraction).magnitude < 1e-15)
  }

  @Test func `a fraction above 1 is over-damped`() throws {
    let spring = try Spring(response: 0.5, dampingFraction: 2)
    #expect(spring.overdamping == .allowed)
    #expect(spring.value(at: 0.3) < 0.7)
  }

  @Test(arguments: [(0.0, 0.5, "response"), (.nan, 0.5, "response"), (0.5, -1, "dampingFraction")])
  func `a number outside the domain is named`(response: Double, fraction: Double, name: String) {
    let error = #expect(throws: ParameterError.self) {
      try Spring(response: response, dampingFraction: fraction)
    }
    #expect(error?.parameter == name)
  }
}
