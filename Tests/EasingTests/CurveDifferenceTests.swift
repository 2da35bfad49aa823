// The gaps between the keyboard and what people run beside it.
import Easing
import Testing

@Suite struct CurveDifferenceTests {
  /// Another curve beside a keyboard of 336 points: the widest gap and when it is.
  @Test(arguments: [
    (UnitCurve.easeInOut, 0.25, 73.53, 0.0886), (.linear, 0.25, 55.69, 0.1309),
    (.easeOut, 0.25, 29.02, 0.0327), (.ease, 0.25, 46.86, 0.111), (.easeInOut, 0.5, 193.4, 0.1638),
  ])
  func `the widest gap is where it was computed`(
    unit: UnitCurve, duration: Double, points: Double, time: Double
  ) throws {
    let gap = CurveDifference(
      of: try Curve.unit(unit).scaled(to: duration), from: KeyboardCurve.system, over: 0.5)
    #expect((336 * gap.maximum - points).magnitude < (points > 100 ? 0.05 : 0.006))
    #expect((gap.time - time).magnitude < (points == 46.86 ? 6e-4 : 2e-4))
  }

  /// Maximum and root mean square over half a second.
  @Test(arguments: [
    (UnitCurve.easeOut, 0.25, 0.086, 0.041), (.easeOut, 0.3, 0.076, 0.036),
    (.easeInOut, 0.25, 0.219, 0.090), (.ease, 0.25, 0.140, 0.073),
  ])
  func `common stand-ins have their published errors`(
    unit: UnitCurve, duration: Double, maximum: Double, rms: Double
  ) throws {
    let gap = CurveDifference(
      of: try Curve.unit(unit).scaled(to: duration), from: KeyboardCurve.system, over: 0.5)
    #expect((gap.maximum - maximum).magnitude < 6e-4)
    #expect((gap.rms - rms).magnitude < 6e-4)
  }

  /// Passing 7 unshifted means easeInOut for the passed 0.25 s.
  @Test func `an unshifted 7 is 0_21883 of the way apart`() throws {
    let curve = try #require(AnimationOptions(rawValue: 7).curve.curve)
    let gap = CurveDifference(
      of: try curve.scaled(to: 0.25), from: KeyboardCurve.system, over: 0.5)
    #expect((gap.maximum - 0.21883).magnitude < 5e-6)
    #expect((gap.time - 0.0886).magnitude < 1e-4)
    #expect((253 * gap.maximum - 55.4).magnitude < 0.05)
  }

  /// x - x² is 1/4 in the middle; its square has the mean 1/30.
  @Test func `a parabola and the diagonal differ as calculus says`() throws {
    let parabola = try PennerCurve(shape: .power(2), direction: .in)
    let gap = CurveDifference(of: UnitCurve.linear, from: parabola, over: 1)
    #expect((gap.maximum - 0.25).magnitude < 1e-12)
    #expect(gap.time == 0.5)
    #expect((gap.rms - (1.0 / 30).squareRoot()).magnitude < 1e-4)
    #expect(CurveDifference(of: parabola, from: parabola, over: 1).maximum == 0)
  }
}
