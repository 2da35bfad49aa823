// When springs settle: exactly, and in Core Animation's words.
import Easing
import TestSupport
import Testing

@Suite struct SpringSettlingTests {
  /// The last crossing of 0.001, computed from the closed form, to three decimals.
  @Test(arguments: [(5.0, 2.688), (10, 1.270), (15, 0.800)])
  func `the exact rule gives the last crossing`(damping: Double, seconds: Double) throws {
    let spring = try Spring(stiffness: 100, damping: damping)
    #expect((spring.settlingDuration(.exact) - seconds).magnitude < 5e-4)
    #expect(spring.duration == spring.settlingDuration(.exact))
  }

  @Test func `the keyboard's spring settles after 0.505735 seconds`() {
    #expect((Spring.keyboard.settlingDuration(.exact) - 0.505735).magnitude < 5e-7)
    #expect(Spring.keyboard.settlingDuration(.coreAnimation) == 0.6)
  }

  /// Apple documents about 2.85 s and just over 1 s; more digits come from the formula.
  @Test(arguments: [(5.0, 2.854975), (15, 1.022094), (10, 1.472700)])
  func `Core Animation's rule gives the envelope`(damping: Double, seconds: Double) throws {
    let settled = try Spring(stiffness: 100, damping: damping).settlingDuration(.coreAnimation)
    #expect((settled - seconds).magnitude < 5e-7)
  }

  @Test(arguments: try SpringRows.of(["settling"]))
  func `measured settling durations are met`(row: ReferenceRow) throws {
    let numbers = row.numbers(-1)
    let settled = try Spring(parameters: numbers).settlingDuration(.coreAnimation)
    #expect((settled - numbers[4]).magnitude <= row.numbers(2)[0])
  }

  @Test func `a threshold of its own is kept`() throws {
    let spring = try Spring(
      stiffness: 850, damping: 2 * 1.15 * 850.0.squareRoot(), overdamping: .allowed)
    // A e^(r1 t) + B e^(r2 t) = 1e-4, solved by bisection; 0.56709 in the report.
    let settled = spring.settlingDuration(.exact, threshold: 1e-4)
    #expect((settled - 0.5670834502779251).magnitude < 1e-14)
    #expect(spring.value(at: 0.3).isFinite)
  }

  @Test func `without damping a spring never settles`() throws {
    let spring = try Spring(stiffness: 100, damping: 0)
    #expect(spring.duration == .infinity)
    #expect(spring.settlingDuration(.exact) == .infinity)
    #expect(spring.settlingDuration(.coreAnimation) == Double(Float.greatestFiniteMagnitude))
    #expect(spring.value(at: 1e300).isFinite)
  }

  /// x = (v / w) e^(-a t) sin(w t) is largest at tan(w t) = w / a, and its last crossing of a thousandth
  /// of that, from bisection in 50 digits.
  @Test(arguments: [
    (100.0, 10.0, 1.391085153), (100, 20, 1.023341348), (100, 30, 1.935843224),
    (250, 3, 4.697630226),
  ])
  func `a thrown spring without a distance is measured by its excursion`(
    stiffness: Double, damping: Double, seconds: Double
  ) throws {
    let spring = try Spring(stiffness: stiffness, damping: damping, overdamping: .allowed)
    for velocity in [200, -3, 1e-9, 1e200] {
      let settled = spring.settlingDuration(from: 100, to: 100, initialVelocity: velocity)
      #expect((settled - seconds).magnitude < 1e-9, "\(settled)")
    }
    #expect(spring.settlingDuration(from: 100, to: 100, initialVelocity: 0) == 0)
  }

  @Test func `a thrown spring with a distance is measured by the distance`() throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    let thrown = spring.with(initialVelocity: 2)
    #expect(spring.settlingDuration(from: 0, to: 100, initialVelocity: 200) == thrown.duration)
    #expect(spring.settlingDuration(from: 100, to: 0, initialVelocity: -200) == thrown.duration)
    let endless = try Spring(stiffness: 100, damping: 0)
    #expect(endless.settlingDuration(from: 1, to: 1, initialVelocity: 1) == .infinity)
  }

  /// At the settling time the distance is the threshold, and it never exceeds it later.
  @Test(arguments: [1e-6, 1e-3, 0.02, 0.3])
  func `nothing exceeds the threshold after the settling time`(threshold: Double) throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let spring = try Spring(
        stiffness: .random(in: 1...1000, using: &random),
        damping: .random(in: 0.5...80, using: &random),
        initialVelocity: .random(in: -30...30, using: &random), overdamping: .allowed)
      let settled = spring.settlingDuration(.exact, threshold: threshold)
      let distance = { (1 - spring.extendedValue(at: $0)).magnitude }
      #expect((distance(settled) - threshold).magnitude <= 1e-9 * threshold + 1e-14, "\(spring)")
      var later = settled * (1 + 1e-9)
      for _ in 0..<200 {
        #expect(distance(later) <= threshold, "\(spring) at \(later)")
        later += 0.05 / spring.angularFrequency
      }
    }
  }
}
