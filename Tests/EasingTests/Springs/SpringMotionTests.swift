// The closed form of a spring where formulas lose digits: near critical damping and at extremes.
import Easing
import TestSupport
import Testing

@Suite struct SpringMotionTests {
  #if arch(x86_64) && (os(Linux) || os(macOS))
    /// The allowed error: 1e-14 of the distance that the spring can reach, 1 + |v₀| / w₀, and for the
    /// velocity that times w₀.
    @Test(arguments: 1...14)
    func `beside critical damping springs agree with 80 bits`(digits: Int) throws {
      let offset = (0..<digits).reduce(1.0) { offset, _ in offset / 10 }
      var (values, velocities) = (WorstError(), WorstError())
      for frequency in [0.37, 1, 10, 18.257418583505537, 1000] {
        for (sign, speed) in [(-1.0, 0.0), (1, 0), (-1, -2), (1, 3)] {
          let (stiffness, damping) = (frequency * frequency, 2 * frequency * (1 + sign * offset))
          let spring = try Spring(
            stiffness: stiffness, damping: damping, initialVelocity: speed * frequency,
            overdamping: .allowed)
          let oracle = SpringOracle(
            mass: 1, stiffness: stiffness, damping: damping, velocity: speed * frequency)
          let reach = 1e-14 * (1 + speed.magnitude)
          for index in 0...400 {
            let time = Double(index) / 10 / frequency
            let expected = oracle.state(at: time)
            values.compare(
              spring.extendedValue(at: time), to: expected.value, within: reach,
              at: "\(spring) at \(time)")
            velocities.compare(
              spring.extendedVelocity(at: time), to: expected.velocity,
              within: reach * frequency, at: "\(spring) at \(time)")
          }
        }
      }
      #expect(values.isAllowed, "\(values)")
      #expect(velocities.isAllowed, "\(velocities)")
    }

    /// The allowed error: as beside critical damping, growing with w₀ t as any swing's must.
    @Test func `random springs agree with 80 bits`() throws {
      var random = SplitMix64(seed: 11)
      var (values, velocities) = (WorstError(), WorstError())
      for _ in 0..<2000 {
        let mass = Double.random(in: 0.1...10, using: &random)
        let frequency = Double.random(in: 0.1...100, using: &random)
        let ratio = Double.random(in: 0...4, using: &random)
        let speed = Double.random(in: -5...5, using: &random)
        let (stiffness, damping) = (mass * frequency * frequency, 2 * ratio * mass * frequency)
        let spring = try Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: speed * frequency,
          overdamping: .allowed)
        let oracle = SpringOracle(
          mass: mass, stiffness: stiffness, damping: damping, velocity: speed * frequency)
        for _ in 0..<10 {
          let angle = Double.random(in: 0...100, using: &random)
          let expected = oracle.state(at: angle / frequency)
          let reach = 1e-14 * (1 + speed.magnitude) * max(1, angle / 20)
          values.compare(
            spring.extendedValue(at: angle / frequency), to: expected.value, within: reach,
            at: "\(spring) at \(angle / frequency)")
          velocities.compare(
            spring.extendedVelocity(at: angle / frequency), to: expected.velocity,
            within: reach * frequency, at: "\(spring) at \(angle / frequency)")
        }
      }
      #expect(values.isAllowed, "\(values)")
      #expect(velocities.isAllowed, "\(velocities)")
    }
  #endif

  @Test(arguments: [1e-100, 1, 1e100], [1e-100, 1, 1e100])
  func `extreme springs answer with finite numbers`(mass: Double, stiffness: Double) throws {
    let times = [0, 1e-300, 1e-100, 1e-50, 1e-3, 1, 1e3, 1e50, 1e100, 1e300]
    for damping in [0, 1e-100, 1, 1e100] {
      for velocity in [0, 1e-100, -1, 1e100] {
        for overdamping in Spring.Overdamping.allCases {
          let spring = try Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
            overdamping: overdamping)
          #expect(spring.duration >= 0)
          for time in times + times.map(-) {
            #expect(spring.extendedValue(at: time).isFinite, "\(spring) at \(time)")
            #expect(spring.extendedVelocity(at: time).isFinite, "\(spring) at \(time)")
            let value = spring.value(from: 0, to: 1e3, initialVelocity: velocity, at: time)
            #expect(value.isFinite, "\(spring) at \(time)")
          }
          for rule in Spring.SettlingRule.allCases {
            #expect(spring.settlingDuration(rule) >= 0, "\(spring)")
          }
        }
      }
    }
  }
}
