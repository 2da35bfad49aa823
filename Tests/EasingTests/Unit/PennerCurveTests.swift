// Penner's families against their textbook formulas.
import Easing
import Foundation
import Testing

@Suite struct PennerCurveTests {
  /// The formulas for the departure, as they are printed everywhere.
  static let departures: [(PennerCurve.Shape, @Sendable (Double) -> Double)] = [
    (.sine, { 1 - cos($0 * .pi / 2) }),
    (.power(2), { $0 * $0 }), (.power(3), { $0 * $0 * $0 }), (.power(4), { pow($0, 4) }),
    (.power(5), { pow($0, 5) }), (.power(2.5), { pow($0, 2.5) }),
    (.exponential, { (exp2(10 * $0 - 10) - exp2(-10)) / (1 - exp2(-10)) }),
    (.publishedExponential, { exp2(10 * $0 - 10) }),
    (.circular, { 1 - sqrt(1 - $0 * $0) }),
    (.back(), { 2.70158 * $0 * $0 * $0 - 1.70158 * $0 * $0 }),
    (.bounce, { 1 - arrivalOfBounce(1 - $0) }),
    (
      .elastic(),
      {
        let decay = (exp2(10 * $0 - 10) - exp2(-10)) / (1 - exp2(-10))
        return -decay * sin(($0 * 10 - 10.75) * 2 * .pi / 3)
      }
    ),
  ]

  @Test(arguments: departures.indices)
  func `departures follow their formula`(index: Int) throws {
    let (shape, formula) = Self.departures[index]
    let curve = try PennerCurve(shape: shape, direction: .in)
    for time in stride(from: 0.01, to: 1, by: 0.01) {
      #expect((curve.value(at: time) - formula(time)).magnitude < 4e-15, "at \(time)")
    }
  }

  @Test(arguments: departures.indices)
  func `arrivals are departures seen from their end`(index: Int) throws {
    let (shape, formula) = Self.departures[index]
    let (out, both) = (
      try PennerCurve(shape: shape, direction: .out),
      try PennerCurve(shape: shape, direction: .inOut)
    )
    for time in stride(from: 0.01, to: 1, by: 0.01) where time != 0.5 {
      #expect((out.value(at: time) - (1 - formula(1 - time))).magnitude < 4e-15, "at \(time)")
      let half = time < 0.5 ? formula(2 * time) / 2 : 1 - formula(2 - 2 * time) / 2
      #expect((both.value(at: time) - half).magnitude < 4e-15, "at \(time)")
    }
  }

  @Test(arguments: departures.indices, Direction.allCases)
  func `both ends are exact`(index: Int, direction: Direction) throws {
    let curve = try PennerCurve(shape: Self.departures[index].0, direction: direction)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test(arguments: [(0.98, 0.9998546448142747), (0.99, 0.9999298402125745), (1, 1)])
  func `the exponential arrives without a jump`(time: Double, value: Double) throws {
    let curve = try PennerCurve(shape: .exponential, direction: .out)
    #expect((curve.value(at: time) - value).magnitude < 1e-15)
  }

  @Test(arguments: [(0.97, 0.998798), (0.98, 0.998878), (0.99, 0.998953), (1, 1)])
  func `the published exponential jumps`(time: Double, value: Double) throws {
    let curve = try PennerCurve(shape: .publishedExponential, direction: .out)
    #expect((curve.value(at: time) - value).magnitude < 5e-7)
  }

  /// SwiftUI's circularEaseIn, value and velocity, to three decimals.
  @Test(arguments: [
    (0.0, 0.0, 0.0), (0.25, 0.032, 0.258), (0.5, 0.134, 0.577), (0.75, 0.339, 1.134),
  ])
  func `the circle is SwiftUI's`(time: Double, value: Double, velocity: Double) {
    #expect((UnitCurve.circularEaseIn.value(at: time) - value).magnitude <= 0.001)
    #expect((UnitCurve.circularEaseIn.velocity(at: time) - velocity).magnitude <= 0.001)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
  }

  @Test(arguments: [
    (PennerCurve.Shape.power(0), "exponent"), (.power(.nan), "exponent"),
    (.power(1001), "exponent"), (.back(overshoot: -1), "overshoot"),
    (.elastic(amplitude: 0.5), "amplitude"), (.elastic(period: 0), "period"),
    (.elastic(period: .infinity), "period"),
  ])
  func `a number outside the domain is named`(shape: PennerCurve.Shape, name: String) {
    let error = #expect(throws: ParameterError.self) {
      try PennerCurve(shape: shape, direction: .in)
    }
    #expect(error?.parameter == name)
  }

  /// Four parabolas with the constants that are printed everywhere.
  private static func arrivalOfBounce(_ t: Double) -> Double {
    let parabolas: [(end: Double, vertex: Double, rest: Double)] = [
      (1 / 2.75, 0, 0), (2 / 2.75, 1.5 / 2.75, 0.75), (2.5 / 2.75, 2.25 / 2.75, 0.9375),
      (2, 2.625 / 2.75, 0.984375),
    ]
    let parabola = parabolas.first { t < $0.end } ?? parabolas[3]
    return 7.5625 * (t - parabola.vertex) * (t - parabola.vertex) + parabola.rest
  }
}
