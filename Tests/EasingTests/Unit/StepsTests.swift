// The staircase of CSS.
import Easing
import Testing

@Suite struct StepsTests {
  @Test(arguments: [1, 2, 3, 7, 49, 98, 103, 107, 1000])
  func `the last level is exactly 1`(count: Int) throws {
    for position in Steps.Position.allCases where count > 1 || position != .jumpNone {
      let steps = try Steps(count, position)
      #expect(steps.value(at: 1) == 1)
      #expect(steps.value(at: 2) == 1)
    }
  }

  @Test(
    arguments: [
      (.jumpStart, [0.25, 0.5, 0.75, 1, 1]),
      (.jumpEnd, [0, 0.25, 0.5, 0.75, 1]),
      (.jumpBoth, [0.2, 0.4, 0.6, 0.8, 1]),
      (.jumpNone, [0, 1 / 3, 2 / 3, 1, 1]),
    ] as [(Steps.Position, [Double])])
  func `four steps have the levels of their position`(
    position: Steps.Position, levels: [Double]
  ) throws {
    let steps = try Steps(4, position)
    #expect([0, 0.25, 0.5, 0.75, 1].map { steps.value(at: $0) } == levels)
    #expect(steps.value(at: 0.249) == levels[0])
    #expect(steps.velocity(at: 0.25) == 0)
  }

  @Test(arguments: [
    (Steps.Position.jumpStart, 0.0, 0.0, 0.25), (.jumpStart, 0.5, 0.5, 0.75),
    (.jumpEnd, 0.5, 0.25, 0.5), (.jumpEnd, 1, 0.75, 1), (.jumpBoth, 0, 0, 0.2),
    (.jumpNone, 0.25, 0, 1.0 / 3), (.jumpEnd, 0.3, 0.25, 0.25),
  ])
  func `the before flag acts exactly on a step`(
    position: Steps.Position, time: Double, before: Double, after: Double
  ) throws {
    let steps = try Steps(4, position)
    #expect(steps.value(at: time, before: true) == before)
    #expect(steps.value(at: time, before: false) == after)
  }

  @Test func `outside the axis the staircase goes on`() throws {
    let steps = try Steps(4, .jumpEnd)
    #expect(steps.value(at: -0.1, outside: .extend) == -0.25)
    #expect(steps.value(at: 1.3, outside: .extend) == 1.25)
    #expect(steps.value(at: -0.1) == 0)
  }

  @Test(arguments: [
    (0, Steps.Position.jumpEnd), (-4, .jumpStart), (1, .jumpNone), (1_000_000_001, .jumpEnd),
    (.max, .jumpBoth), (.min, .jumpEnd),
  ])
  func `too few or too many steps are refused`(count: Int, position: Steps.Position) {
    let error = #expect(throws: ParameterError.self) { try Steps(count, position) }
    #expect(error?.parameter == "count")
  }

  @Test func `a far time is finite`() throws {
    let steps = try Steps(1_000_000_000, .jumpBoth)
    for time in [-1e300, 1e300] { #expect(steps.value(at: time, outside: .extend).isFinite) }
  }
}
