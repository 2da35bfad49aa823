// Springs by perceptual duration and bounce against SwiftUI and Core Animation.
import Easing
import TestSupport
import Testing

@Suite struct SpringDurationBounceTests {
  @Test(arguments: try SpringRows.of(["perceptual"]))
  func `measured parameters and settling times are met`(row: ReferenceRow) throws {
    let (numbers, tolerance) = (row.numbers(-1), row.numbers(2)[0])
    let spring = try Spring(duration: numbers[0], bounce: numbers[1])
    let answers = [
      spring.stiffness, spring.damping, spring.settlingDuration(.coreAnimation),
    ]
    for (answer, expected) in zip(answers, numbers[2...]) where !expected.isNaN {
      #expect((answer - expected).magnitude <= tolerance)
    }
    #expect(numbers.count == 5 && spring.mass == 1)
  }

  /// What SwiftUI's `Spring.value(target:initialVelocity:time:)` answers.
  @Test(arguments: try SpringRows.of(["swiftui"]))
  func `values of SwiftUI are met`(row: ReferenceRow) throws {
    let numbers = row.numbers(-1)
    let spring = try Spring(
      duration: numbers[0], bounce: numbers[1], initialVelocity: numbers[4])
    #expect((spring.stiffness - numbers[2]).magnitude <= 1e-12 * numbers[2])
    #expect((spring.damping - numbers[3]).magnitude <= 1e-12 * numbers[3])
    let value = spring.value(at: numbers[5], outside: .extend)
    #expect((value - numbers[6]).magnitude <= row.numbers(2)[0])
    if let named = NamedCurve.find(row.fields[3]) {
      #expect(named.curve == .spring(spring.with(initialVelocity: 0)))
    }
  }

  @Test(arguments: [(0.25, 631.6547), (0.5, 157.9137), (1, 39.4784)])
  func `the duration gives the stiffness`(duration: Double, stiffness: Double) throws {
    let spring = try Spring(duration: duration, bounce: 0)
    #expect((spring.stiffness - stiffness).magnitude < 5e-5)
  }

  @Test(arguments: [(-0.1, 1.1111), (-0.25, 1.3333), (-0.5, 2), (-0.75, 4), (0.3, 0.7), (1, 0)])
  func `the bounce gives the damping ratio`(bounce: Double, ratio: Double) throws {
    let spring = try Spring(duration: 0.5, bounce: bounce)
    #expect((spring.dampingRatio - ratio).magnitude < 5e-5)
  }

  @Test(arguments: [
    (0.0, 0.0, "duration"), (-1, 0, "duration"), (.infinity, 0, "duration"), (0.5, -1, "bounce"),
    (0.5, 1.1, "bounce"), (0.5, .nan, "bounce"),
  ])
  func `a number outside the domain is named`(duration: Double, bounce: Double, name: String) {
    let error = #expect(throws: ParameterError.self) {
      try Spring(duration: duration, bounce: bounce)
    }
    #expect(error?.parameter == name)
  }
}
