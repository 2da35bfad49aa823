// Stagger: order, easing, grid.
import Easing
import Testing
import Timing

struct StaggerTests {
  @Test(arguments: [
    (Stagger.Origin.first, [0.0, 1, 2, 3, 4]), (.last, [4, 3, 2, 1, 0]),
    (.center, [2, 1, 0, 1, 2]), (.edges, [0, 1, 2, 1, 0]), (.index(1), [1, 0, 1, 2, 3]),
  ])
  func `things start in order from an origin`(origin: Stagger.Origin, delays: [Double]) {
    #expect(Stagger(each: 1, from: origin).delays(count: 5) == delays)
  }

  @Test func `an even number has two in its centre`() {
    #expect(Stagger(each: 0.5, from: .center).delays(count: 4) == [0.5, 0, 0, 0.5])
    #expect(Stagger(each: 0.5, from: .edges).delays(count: 4) == [0, 0.5, 0.5, 0])
  }

  @Test func `a negative delay turns the order around`() {
    #expect(Stagger(each: -0.1).delays(count: 3) == [0.2, 0.1, 0])
  }

  @Test func `a curve spreads the delays between the ends`() {
    let delays = Stagger(each: 0.25, curve: .unit(.easeIn)).delays(count: 5)
    #expect(delays == [0, 0.25, 0.5, 0.75, 1].map { UnitCurve.easeIn.value(at: $0) })
  }

  @Test func `distances in a grid are straight across or along an axis`() {
    let origin = Stagger.Origin.index(0)
    #expect(
      Stagger(each: 1, from: origin, columns: 3).delays(count: 6)
        == [0, 1, 2, 1, 2.0.squareRoot(), 5.0.squareRoot()])
    #expect(
      Stagger(each: 1, from: origin, columns: 3, axis: .x).delays(count: 6) == [0, 1, 2, 0, 1, 2])
    #expect(
      Stagger(each: 1, from: origin, columns: 3, axis: .y).delays(count: 6) == [0, 0, 0, 1, 1, 1])
    #expect(
      Stagger(each: 1, from: .center, columns: 3, axis: .x).delays(count: 6)
        == [1, 0, 1, 1, 0, 1])
  }

  @Test func `nothing and one thing do not wait`() {
    #expect(Stagger(each: 1).delays(count: 0) == [])
    #expect(Stagger(each: 1, from: .edges).delays(count: 1) == [0])
  }

  @Test func `a staggered list lies in the timeline as one thing`() throws {
    var timeline = Timeline<Double>()
    try timeline.add([move("a"), move("b"), move("c")], at: 1, stagger: Stagger(each: 0.25))
    try timeline.add(move("d"), at: .previousEnd())
    #expect(timeline.entries.map(\.placement.start) == [1, 1.25, 1.5, 2.5])
  }
}
