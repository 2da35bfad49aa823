// Springs by settling duration and damping ratio.
import Easing
import Testing

@Suite struct SpringSettlingDurationDampingRatioTests {
  @Test(arguments: [0.1, 0.5, 0.7, 1, 1.5, 20], [0.01, 0.5, 3])
  func `the spring settles when it was asked to`(ratio: Double, seconds: Double) throws {
    let spring = try Spring(settlingDuration: seconds, dampingRatio: ratio)
    #expect((spring.duration - seconds).magnitude <= 1e-12 * seconds)
    #expect((spring.dampingRatio - ratio).magnitude <= 1e-14 * ratio)
    let end = (1 - spring.value(at: seconds)).magnitude
    #expect((end - 0.001).magnitude < 1e-12)
  }

  /// The same equation as UIKit's fit for ratio 1.
  @Test func `a critical spring of half a second has UIKit's stiffness`() throws {
    let spring = try Spring(settlingDuration: 0.5, dampingRatio: 1)
    #expect((spring.stiffness - 341.0237).magnitude < 5e-5)
  }

  @Test(arguments: [
    (0.0, 1.0, 0.001, "settlingDuration"), (1, 0, 0.001, "dampingRatio"), (1, 1, 0, "threshold"),
    (1, 1, 1, "threshold"), (1, .nan, 0.001, "dampingRatio"),
  ])
  func `a number outside the domain is named`(
    seconds: Double, ratio: Double, threshold: Double, name: String
  ) {
    let error = #expect(throws: ParameterError.self) {
      try Spring(settlingDuration: seconds, dampingRatio: ratio, threshold: threshold)
    }
    #expect(error?.parameter == name)
  }
}
