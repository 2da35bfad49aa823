// The account of a run: percentiles within a class, exact maximum, counts.
import Testing
import Timing

@testable import FrameClock

struct FrameStatisticsTests {
  private static func counted(_ lateness: [Double]) -> FrameStatistics {
    var statistics = FrameStatistics()
    for (index, late) in lateness.enumerated() {
      let frame = Frame(index: index, timestamp: 0, targetTimestamp: 0)
      statistics.count(ClockFrame(frame, lateness: late))
    }
    return statistics
  }

  @Test func `a run without frames was not late`() {
    let statistics = FrameStatistics()
    #expect(
      [statistics.median, statistics.p95, statistics.p99, statistics.maximum] == [0, 0, 0, 0])
  }

  // Nearest rank: of 1 to 1000 µs the 500th, 950th and 990th, rounded up by less than 1 %.
  @Test func `percentiles are rounded up by less than one percent`() {
    let statistics = Self.counted((1...1000).shuffled().map { Double($0) / 1e6 })
    for (found, exact) in [
      (statistics.median, 500e-6), (statistics.p95, 950e-6), (statistics.p99, 990e-6),
    ] {
      #expect(found >= exact)
      #expect(found < exact * 1.01)
    }
    #expect(statistics.maximum == 1e-3)
  }

  @Test(arguments: [0, 1, 128, 255])
  func `lateness below 256 ns is exact`(nanoseconds: Int) {
    let statistics = Self.counted(Array(repeating: Double(nanoseconds) / 1e9, count: 7))
    #expect(statistics.median == Double(nanoseconds) / 1e9)
    #expect(statistics.p99 == Double(nanoseconds) / 1e9)
  }

  @Test func `one late frame of a hundred is in the maximum, not in p99`() {
    let statistics = Self.counted([2.5] + Array(repeating: 1e-7, count: 99))
    #expect(statistics.p99 == 1e-7)
    #expect(statistics.maximum == 2.5)
  }

  @Test func `lateness beyond all measure is held`() {
    #expect(Self.counted([1e300]).maximum == 0x1p61 / 1e9)
    #expect(Self.counted([.infinity]).median == 0x1p61 / 1e9)
  }

  @Test func `an account reads as one line`() {
    let run = ScriptedClock([.late(by: 0.5)], pacing: FramePacing(rate: 10)).run(frames: 2)
    #expect(
      run.statistics.description
        == "2 frames, 5 skipped, 0 early wake-ups, 0 clock reversals, 0 suspensions, "
        + "drift 0.0 s, late by 0/0/0/0 µs (median/p95/p99/max)")
  }
}
