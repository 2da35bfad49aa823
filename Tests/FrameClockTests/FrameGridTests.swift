// Frames on a clock's nanoseconds: exact, without drift, without overflow.
import Testing
import Timing

@testable import FrameClock

struct FrameGridTests {
  static let rates = [
    "60", "59.94", "23.976", "120", "240", "1/60", "144", "7/3", "999983", "9007199254740993",
  ]

  // ⌈k · 10⁹ / 60⌉ and ⌈k · 1001 · 10⁹ / 60000⌉, by hand.
  @Test(arguments: [
    ("60", 1, 16_666_667), ("60", 3, 50_000_000), ("60", 216_000, 3_600_000_000_000),
    ("59.94", 1, 16_683_334), ("59.94", 60, 1_001_000_000), ("1/60", 1, 60_000_000_000),
    ("240", 240 * 86_400, 86_400_000_000_000),
  ])
  func `a deadline comes from the integer index`(rate: String, index: Int, due: Int) throws {
    #expect(try FrameRate(rate).nanoseconds(ofFrame: index) == due)
  }

  @Test(arguments: rates, [0, 1, 2, 3, 59, 60, 61, 999, 1_000_001, 1 << 27])
  func `a frame is on show from its deadline, not a nanosecond earlier`(
    rate: String, index: Int
  ) throws {
    let rate = try FrameRate(rate)
    let due = rate.nanoseconds(ofFrame: index)
    // Above 10⁹ frames per second several frames share a nanosecond.
    #expect(rate.frame(atNanoseconds: due) >= index)
    #expect(due == 0 || rate.frame(atNanoseconds: due - 1) < index)
    if rate.framesPerSecond <= 1e9 { #expect(rate.frame(atNanoseconds: due) == index) }
  }

  @Test func `a deadline beyond all clocks is the last reading`() throws {
    let slow = try FrameRate(1, over: .max)
    #expect(slow.nanoseconds(ofFrame: 1) == .max)
    #expect(FrameGrid(rate: slow, origin: .max).due(3) == .max)
    let fast = try FrameRate(.max, over: 1)
    #expect(fast.frame(atNanoseconds: .max) == FrameRate.largestIndex)
  }

  @Test func `another rate keeps the time and the deadline of the frame it starts from`() {
    var grid = FrameGrid(rate: 60, origin: 1000)
    grid.change(to: 120, from: 6)
    #expect([6, 7, 18].map(grid.time) == [0.1, 0.1 + 1.0 / 120, 0.1 + 0.1])
    #expect([6, 7, 18].map(grid.due) == [100_001_000, 108_334_334, 200_001_000])
  }

  @Test func `slipping moves deadlines by whole frames and leaves times alone`() {
    var grid = FrameGrid(rate: 60)
    grid.slip(by: 3)
    #expect(grid.time(of: 3) == 0.05)
    #expect(grid.due(3) == 100_000_000)
    #expect(grid.index(at: 99_999_999) == 2)
    #expect(grid.index(at: 100_000_000) == 3)
  }
}
