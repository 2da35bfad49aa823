// Springs between two values, with speeds in value units.
import Easing
import Testing

@Suite struct SpringValuesTests {
  /// A panel thrown upwards from 500 to 300 at 1000 pt/s: 5 distances per second, towards the target.
  @Test func `a gesture's velocity is the slope at the start`() throws {
    let spring = try Spring(stiffness: 100, damping: 20)
    let normalised = spring.with(initialVelocity: 5)
    #expect(spring.velocity(from: 500, to: 300, initialVelocity: -1000, at: 0) == -1000)
    #expect(spring.value(from: 500, to: 300, initialVelocity: -1000, at: 0) == 500)
    for time in stride(from: 0, through: 1, by: 0.05) {
      let value = spring.value(from: 500, to: 300, initialVelocity: -1000, at: time)
      #expect((value - (500 - 200 * normalised.extendedValue(at: time))).magnitude < 1e-12)
    }
    #expect(spring.value(from: 500, to: 300, initialVelocity: -1000, at: 0.01) < 500)
  }

  /// v t e^(-w t) for a critical spring.
  @Test(arguments: [-800.0, 800])
  func `a push without a distance swings out and comes back`(velocity: Double) throws {
    let spring = try Spring(stiffness: 100, damping: 20)
    for (time, decay) in [(0.1, 0.36787944117144233), (0.2, 0.1353352832366127)] {
      let value = spring.value(from: 7, to: 7, initialVelocity: velocity, at: time)
      #expect((value - (7 + velocity * time * decay)).magnitude < 1e-12)
      let slope = spring.velocity(from: 7, to: 7, initialVelocity: velocity, at: time)
      #expect((slope - velocity * (1 - 10 * time) * decay).magnitude < 1e-11)
    }
  }

  @Test(arguments: [(0.0, 1.0), (300, 500), (500, 300), (-1e6, 1e6)])
  func `the path scales with the distance`(start: Double, target: Double) throws {
    let spring = try Spring(stiffness: 170, damping: 26)
    for time in stride(from: 0, through: 2, by: 0.1) {
      let value = spring.value(from: start, to: target, initialVelocity: 0, at: time)
      let expected = start + (target - start) * spring.extendedValue(at: time)
      #expect((value - expected).magnitude <= 1e-15 * (start.magnitude + target.magnitude) * 4)
    }
  }
}
