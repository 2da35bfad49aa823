// Curves through recorded points.
import Easing
import TestSupport
import Testing

@Suite struct SampledCurveTests {
  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.05, 0.3), (0.1, 0.6), (0.15, 0.8), (0.2, 1), (9, 1)])
  func `between two points the curve is straight`(time: Double, value: Double) throws {
    let curve = try SampledCurve(times: [0, 0.1, 0.2], values: [0, 0.6, 1])
    for outside in OutsidePolicy.allCases {
      #expect((curve.value(at: time, outside: outside) - value).magnitude < 1e-15)
    }
    #expect(curve.duration == 0.2)
  }

  @Test(arguments: SampledCurve.Interpolation.allCases)
  func `every point is met and no piece overshoots`(
    interpolation: SampledCurve.Interpolation
  ) throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<100 {
      let times = (0..<8).map { Double($0) + .random(in: 0...0.9, using: &random) }
      let values = times.map { _ in Double.random(in: -1...2, using: &random) }
      let curve = try SampledCurve(times: times, values: values, interpolation: interpolation)
      #expect(times.map { curve.value(at: $0) } == values)
      for index in 1..<8 {
        let ends = [values[index - 1], values[index]].sorted()
        for share in stride(from: 0, through: 1, by: 0.05) {
          let time = times[index - 1] + share * (times[index] - times[index - 1])
          let value = curve.value(at: time)
          #expect(ends[0] - 1e-14 <= value && value <= ends[1] + 1e-14, "\(curve) at \(time)")
        }
      }
    }
  }

  /// Points on a straight line stay on it, whatever the interpolation.
  @Test(arguments: SampledCurve.Interpolation.allCases)
  func `a straight line stays straight`(interpolation: SampledCurve.Interpolation) throws {
    let times = [0, 0.1, 0.25, 0.7, 1]
    let curve = try SampledCurve(times: times, values: times, interpolation: interpolation)
    for time in stride(from: 0, through: 1, by: 0.03) {
      #expect((curve.value(at: time) - time).magnitude < 1e-15)
      #expect((curve.velocity(at: time) - 1).magnitude < 1e-14)
    }
  }

  @Test(
    arguments: [
      ([], [], "number of points"), ([0], [0], "number of points"),
      ([0, 1], [0], "number of points"), ([-1, 1], [0, 1], "time of point 1"),
      ([0, 0], [0, 1], "time of point 2"), ([0, 2, 1], [0, 1, 2], "time of point 3"),
      ([0, .infinity], [0, 1], "time of point 2"), ([0, .nan], [0, 1], "time of point 2"),
      ([0, 1], [0, .nan], "progress of point 2"),
    ] as [([Double], [Double], String)])
  func `a point out of order or without a number is named`(
    times: [Double], values: [Double], name: String
  ) {
    let error = #expect(throws: ParameterError.self) {
      try SampledCurve(times: times, values: values)
    }
    #expect(error?.parameter == name)
    #expect(error?.curve == "samples")
  }
}
