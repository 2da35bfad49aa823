// Finding intervals: all that a span touches, and little else.
import TestSupport
import Testing

@testable import Timing

struct ScheduleTests {
  private func visited(_ schedule: Schedule, _ span: ClosedRange<Double>) -> [Int] {
    var found: [Int] = []
    schedule.visit(span) { places in found += places.map { Int(schedule.order[$0]) } }
    return found
  }

  @Test(arguments: [0, 1, 2, 7, 64, 65, 1000])
  func `nothing that a span touches is missed`(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let begins = (0..<count).map { _ in Double.random(in: 0...100, using: &random) }
    let ends = begins.map { $0 + Double.random(in: 0...5, using: &random) }
    let schedule = Schedule(begins: begins, ends: ends, leafSize: 8)
    for _ in 0..<50 {
      let low = Double.random(in: -10...110, using: &random)
      let high = low + Double.random(in: 0...3, using: &random)
      let found = visited(schedule, low...high)
      #expect(Set(found).count == found.count)
      let touched = begins.indices.filter { begins[$0] <= high && ends[$0] >= low }
      #expect(Set(found).isSuperset(of: touched))
    }
    #expect(visited(schedule, -.infinity ... .infinity).sorted() == Array(0..<count))
  }

  @Test func `a seek among many short tracks looks at a few`() {
    let begins = (0..<100_000).map(Double.init)
    let schedule = Schedule(begins: begins, ends: begins.map { $0 + 1 }, leafSize: 8)
    for time in [0, 0.5, 49_999.5, 99_999] {
      #expect(visited(schedule, time...time).count <= 24)
    }
  }

  @Test func `one track that never ends does not make the others slow`() {
    let begins = (0..<100_000).map(Double.init)
    var ends = begins.map { $0 + 1 }
    ends[0] = .infinity
    let schedule = Schedule(begins: begins, ends: ends, leafSize: 8)
    let found = visited(schedule, 77_777.5...77_777.5)
    #expect(found.count <= 32)
    #expect(found.contains(0))
    #expect(found.contains(77_777))
  }

  @Test func `intervals are sorted only where that makes leaves much shorter`() {
    let begins = (0..<1000).map { Double($0 * 7919 % 1000) }
    let long = Schedule(begins: begins, ends: begins.map { $0 + 10_000 }, leafSize: 8)
    #expect(long.order == Array(0..<1000))
    let short = Schedule(begins: begins, ends: begins.map { $0 + 1 }, leafSize: 8)
    #expect(short.order.map { begins[Int($0)] } == begins.sorted())
    #expect(visited(short, 500.5...500.5).count <= 24)
    let endless = Schedule(
      begins: begins, ends: begins.map { $0 == 3 ? .infinity : $0 + 1 }, leafSize: 8)
    #expect(endless.order == short.order)
  }

  @Test func `within a leaf equal groups stand together`() {
    let schedule = Schedule(
      begins: [0, 1, 2, 3], ends: [9, 9, 9, 9], leafSize: 4, group: [0, 1, 0, 1])
    #expect(schedule.order == [0, 2, 1, 3])
  }
}
