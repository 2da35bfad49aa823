// What pulls a spring.
import Easing
import Testing

@Suite struct SpringForceTests {
  @Test func `force is pull minus drag`() throws {
    let spring = try Spring(mass: 2, stiffness: 100, damping: 10)
    #expect(spring.force(target: 1, position: 0, velocity: 2) == 80)
    #expect(spring.force(target: 0, position: 0, velocity: 0) == 0)
  }

  @Test(arguments: [(10.0, Spring.Overdamping.clamped), (60, .clamped), (60, .allowed)])
  func `mass times acceleration is the force`(
    damping: Double, overdamping: Spring.Overdamping
  ) throws {
    let spring = try Spring(
      mass: 2, stiffness: 100, damping: damping, initialVelocity: 3, overdamping: overdamping)
    for time in [0, 0.01, 0.1, 0.37, 1] {
      let force = spring.force(
        target: 1, position: spring.extendedValue(at: time),
        velocity: spring.extendedVelocity(at: time))
      #expect((2 * spring.acceleration(at: time) - force).magnitude < 1e-11)
      let quotient =
        (spring.extendedVelocity(at: time + 1e-6) - spring.extendedVelocity(at: time - 1e-6)) / 2e-6
      #expect((spring.acceleration(at: time) - quotient).magnitude < 1e-5)
    }
  }
}
