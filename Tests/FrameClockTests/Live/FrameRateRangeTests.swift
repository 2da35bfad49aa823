// The choice of a frame rate that a display can show evenly.
import FrameClock
import Testing
import Timing

struct FrameRateRangeTests {
  @Test(arguments: [
    (30, 120, 120, "120", "120"), (30, 120, 60, "120", "60"), (30, 60, 50, "120", "60"),
    (30, 60, 50, "144", "48"), (10, 30, 24, "120", "24"), (24, 30, 30, "60", "30"),
    (30, 60, 60, "59.94", "60000/1001"), (8, 15, 10, "60", "10"), (80, 120, 120, "60", "60"),
    (50, 59, 55, "60", "60"), (1, 240, 90, "240", "80"), (41, 50, 45, "120", "60"),
    (40, 50, 45, "120", "40"),
  ])
  func `the nearest whole division of the refresh rate is chosen`(
    minimum: Double, maximum: Double, preferred: Double, refresh: String, rate: String
  ) throws {
    let range = FrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
    #expect(range.rate(onDisplayOf: try FrameRate(refresh)).description == rate)
  }

  @Test func `without a preference the fastest is best`() {
    #expect(FrameRateRange(minimum: 10, maximum: 60).preferred == 60)
    #expect(FrameRateRange(minimum: 10, maximum: 60).rate(onDisplayOf: 120) == 60)
  }

  @Test func `a rate without an exact fraction is the refresh rate itself`() throws {
    let odd = try FrameRate(.max, over: .max - 1)
    let range = FrameRateRange(minimum: 1e-300, maximum: 1e-200, preferred: 1e-250)
    #expect(range.rate(onDisplayOf: odd) == odd)
  }
}
