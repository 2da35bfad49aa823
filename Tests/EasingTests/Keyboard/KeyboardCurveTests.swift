// Curve 7 against the values that others took from devices.
import Easing
import Testing

@Suite struct KeyboardCurveTests {
  /// √(1000/3), the frequency of the spring.
  static let frequency = 18.257418583505537

  /// A keyboard of 336 points, from a public test suite that was compared with a device.
  @Test(arguments: [
    (0.0, 0.0), (0.080, 144.11039189726017), (0.125, 223.44512762669416),
    (0.250, 316.52488444019065), (0.325, 329.82914080062113), (0.500, 335.6307289072886),
  ])
  func `a keyboard of 336 points is where it was published`(time: Double, points: Double) {
    #expect((336 * KeyboardCurve.system.value(at: time) - points).magnitude <= 1e-11)
  }

  /// The same table read backwards, known to 1e-5 s.
  @Test(arguments: [(160.0, 0.08782587662878), (316.52488444019065, 0.25)])
  func `the published times lie where the points are`(points: Double, time: Double) {
    #expect(336 * KeyboardCurve.system.value(at: time - 1e-5) < points)
    #expect(336 * KeyboardCurve.system.value(at: time + 1e-5) > points)
  }

  @Test(arguments: [
    (0.1, 0.544778389928), (0.25, 0.942038346548), (0.5, 0.998900978891),
  ])
  func `the spring is clamped to critical damping`(time: Double, progress: Double) {
    #expect((KeyboardCurve.system.value(at: time) - progress).magnitude < 1e-12)
    #expect((Spring.keyboard.value(at: time) - progress).magnitude < 1e-12)
  }

  /// The mistake of all who copy the numbers into a solver that does not clamp.
  @Test(arguments: [
    (0.1, 0.173112159391), (0.25, 0.389682091707), (0.5, 0.632092513213),
  ])
  func `without the clamp it would be far too slow`(time: Double, progress: Double) throws {
    let spring = try Spring(
      mass: 3, stiffness: 1000, damping: 500, overdamping: .allowed)
    #expect((spring.value(at: time) - progress).magnitude < 1e-12)
  }

  @Test func `the spring has the nominal ratio of 4_56`() {
    #expect((Spring.keyboard.dampingRatio - 4.5644).magnitude < 5e-5)
    #expect(Spring.keyboard.angularFrequency == Self.frequency)
    #expect(Spring.keyboard.mass == 3)
  }

  /// w/e at 1/w.
  @Test func `the fastest moment is at 54_8 milliseconds`() {
    let time = 1 / Self.frequency
    let peak = KeyboardCurve.system.velocity(at: time)
    #expect((peak - Self.frequency / 2.718281828459045).magnitude < 1e-13)
    #expect((peak - 6.7165).magnitude < 5e-5)
    #expect(KeyboardCurve.system.velocity(at: time - 0.001) < peak)
    #expect(KeyboardCurve.system.velocity(at: time + 0.001) < peak)
  }

  @Test func `at its end 0_37 points of 336 are left`() {
    let left = 1 - KeyboardCurve.system.value(at: 0.5)
    #expect((left - 0.0010990211).magnitude < 5e-11)
    #expect((336 * left - 0.36927).magnitude < 5e-6)
    #expect(KeyboardCurve.system.value(at: 3) == 1 - left)
    #expect(KeyboardCurve.system.value(at: 3, outside: .extend) > 1 - 1e-12)
  }

  @Test(arguments: [0.001, 0.25, 0.4, 0.5, 2])
  func `the system plays half a second whatever was passed`(passed: Double) throws {
    let curve = try KeyboardCurve(passedDuration: passed)
    #expect(curve == .system)
    #expect(curve.duration == 0.5)
    #expect(curve.speed == 1)
  }

  @Test(arguments: [0.25, 0.5, 1, 3])
  func `a stretched curve is the system's at another speed`(passed: Double) throws {
    let curve = try KeyboardCurve(passedDuration: passed, policy: .stretched)
    #expect(curve.duration == passed)
    #expect(curve.speed == 0.5 / passed)
    for share in [0.1, 0.5, 1] {
      let system = KeyboardCurve.system
      #expect(
        (curve.value(at: share * passed) - system.value(at: share * 0.5)).magnitude < 1e-15)
      let ratio = curve.velocity(at: share * passed) / system.velocity(at: share * 0.5)
      #expect((ratio - 0.5 / passed).magnitude < 1e-13)
    }
  }

  @Test(arguments: KeyboardCurve.DurationPolicy.allCases)
  func `a duration of 0 is a step`(policy: KeyboardCurve.DurationPolicy) throws {
    let step = try KeyboardCurve(passedDuration: 0, policy: policy)
    #expect(step.duration == 0)
    #expect(step.value(at: 0) == 1)
    #expect(step.value(at: 0.1, outside: .extend) == 1)
    #expect(step.value(at: -0.1, outside: .extend) == 0)
    #expect(step.velocity(at: 0) == 0)
  }

  @Test(arguments: [-0.25, .infinity, .nan, 1e10])
  func `no other duration makes a curve`(passed: Double) {
    let error = #expect(throws: ParameterError.self) {
      try KeyboardCurve(passedDuration: passed)
    }
    #expect(error?.parameter == "duration")
    #expect(error?.curve == "keyboard")
  }
}
