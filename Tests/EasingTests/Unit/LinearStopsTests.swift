// The piecewise linear easing of CSS.
import Easing
import TestSupport
import Testing

@Suite struct LinearStopsTests {
  @Test(arguments: [
    ("linear(0, 0.5 80%, 0.9, 1)", 0.85, 0.7), ("linear(0 50%, 1)", 0.25, -0.5),
    ("linear(0, 0.2 25% 75%, 1)", 0.6, 0.2),
  ])
  func `missing positions lie between their neighbours`(
    text: String, time: Double, value: Double
  ) throws {
    #expect((try Curve(text).value(at: time) - value).magnitude < 1e-15)
  }

  @Test func `decreasing positions are raised and missing ones spread`() throws {
    let chain = try LinearStops([
      .init(0), .init(0.2, at: 0.6), .init(0.4, at: 0.4), .init(0.6), .init(1),
    ])
    #expect(chain.points.map(\.value) == [0, 0.2, 0.4, 0.6, 1])
    for (point, time) in zip(chain.points, [0, 0.6, 0.6, 0.8, 1]) {
      #expect((point.time - time).magnitude < 1e-15)
    }
  }

  @Test func `a missing last position is not before the largest`() throws {
    let chain = try LinearStops([.init(0), .init(0.9, at: 1.1), .init(1)])
    #expect(chain.points.map(\.time) == [0, 1.1, 1.1])
    #expect((chain.value(at: 1) - 0.9 / 1.1).magnitude < 1e-15)
  }

  @Test func `where two points share a time the later one wins`() throws {
    let chain = try LinearStops([
      .init(0), .init(0.3, at: 0.5), .init(0.7, at: 0.5), .init(1),
    ])
    #expect(chain.value(at: 0.5) == 0.7)
    #expect(chain.value(at: 0.5.nextDown) < 0.3001)
  }

  @Test func `outside the points the outer pieces go on`() throws {
    let chain = try LinearStops([.init(0), .init(0.5, at: 0.25), .init(1)])
    #expect(chain.value(at: -0.5, outside: .extend) == -1)
    #expect((chain.value(at: 1.75, outside: .extend) - 1.5).magnitude < 1e-15)
    #expect(chain.velocity(at: 0.1) == 2)
    #expect((chain.velocity(at: 0.5) - 2.0 / 3).magnitude < 1e-15)
  }

  @Test func `every point is met exactly`() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<200 {
      let times = (0..<10).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
      let stops = times.map { LinearStops.Stop(.random(in: -2...2, using: &random), at: $0) }
      let chain = try LinearStops(stops)
      for stop in stops { #expect(chain.value(at: stop.time ?? .nan) == stop.value) }
    }
  }

  @Test(arguments: [
    [LinearStops.Stop](), [.init(0)], [.init(0), .init(.nan)], [.init(0, at: .infinity), .init(1)],
  ])
  func `no chain is made of one point or of no number`(stops: [LinearStops.Stop]) {
    let error = #expect(throws: ParameterError.self) { try LinearStops(stops) }
    #expect(error?.curve == "linear")
  }
}
