// The frames of a run: how many, when, and what happens at the end.
import Testing
import Timing

struct FrameScheduleTests {
  @Test(arguments: [
    (0.25, "60", 16, 15), (0.5, "60", 31, 30), (0.5, "59.94", 31, 30), (1, "24", 25, 24),
    (0.25, "59.94", 16, 15), (0, "60", 1, 0), (0.01, "60", 2, 1), (600, "60", 36001, 36000),
    (0.1, "10", 2, 1), (0.3, "10", 4, 3),
  ])
  func `a run has the frames before its end, and one at it`(
    duration: Double, rate: String, including: Int, excluding: Int
  ) throws {
    let rate = try FrameRate(rate)
    let whole = try FrameSchedule(duration: duration, rate: rate)
    let open = try FrameSchedule(duration: duration, rate: rate, end: .exclude)
    #expect(whole.count == including)
    #expect(open.count == excluding)
    #expect(whole.last?.timestamp == duration)
    #expect(whole.last?.index == excluding)
    #expect(Array(whole.prefix(excluding).map(\.timestamp)) == open.map(\.timestamp))
  }

  @Test func `the last frame of a run falls between two frames of a film rate`() throws {
    let schedule = try FrameSchedule(duration: 0.5, rate: FrameRate("59.94"))
    #expect(schedule.prefix(30).map(\.timestamp) == (0..<30).map { Double($0 * 1001) / 60000 })
    #expect(schedule[30] == Frame(index: 30, timestamp: 0.5, targetTimestamp: 0.5))
  }

  // 124 frames at 24 frames per second span 5.1666… s; the last starts at 5.125 s.
  @Test func `a clip's last frame starts one frame before its end`() throws {
    let clip = try FrameSchedule(duration: 124.0 / 24, rate: 24, end: .exclude)
    #expect(clip.count == 124)
    #expect(clip.last?.index == 123)
    #expect(clip.last?.timestamp == 5.125)
    let lottie = try FrameSchedule(duration: 60.0 / 30, rate: 30, end: .exclude)
    #expect(lottie.last?.index == 59)
  }

  @Test func `times do not accumulate`() throws {
    let schedule = try FrameSchedule(duration: 600, rate: 60)
    #expect(schedule[15].timestamp == 0.25)
    #expect(schedule[36000].timestamp == 600)
  }

  @Test func `a frame's target is the next frame, never later than the end`() throws {
    let schedule = try FrameSchedule(duration: 0.26, rate: 60, end: .exclude)
    #expect(schedule.last == Frame(index: 15, timestamp: 0.25, targetTimestamp: 0.26))
    #expect(schedule[0] == Frame(index: 0, timestamp: 0, targetTimestamp: 1.0 / 60))
  }

  @Test func `a long run is described without being stored`() throws {
    let schedule = try FrameSchedule(duration: 1e12, rate: 1000)
    #expect(schedule.count == 1_000_000_000_000_001)
    #expect(schedule[999_999_999_999_999].timestamp == 999_999_999_999.999)
  }

  @Test(arguments: [-1, -0.0001, .nan, .infinity, 1e300])
  func `a duration is finite and not negative`(duration: Double) {
    #expect { try FrameSchedule(duration: duration, rate: 60) } throws: {
      "\($0)" == "duration \(duration) s is not between 0 and 2^53 s"
    }
    #expect(throws: FrameScheduleError.self) { try FrameSchedule(duration: duration, samples: 2) }
  }

  @Test func `a run of 2^53 frames or more is refused`() {
    #expect(throws: FrameScheduleError.tooManyFrames(duration: 0x1p53, rate: 60)) {
      try FrameSchedule(duration: 0x1p53, rate: 60)
    }
  }

  @Test(arguments: [
    (1, 5, [0, 0.25, 0.5, 0.75, 1]), (0.3, 2, [0, 0.3]), (0.5, 1, [0]), (0, 3, [0, 0, 0]),
  ])
  func `samples are even and both ends exact`(
    duration: Double, count: Int, times: [Double]
  ) throws {
    #expect(try FrameSchedule(duration: duration, samples: count).map(\.timestamp) == times)
  }

  @Test func `a sample's target is the next sample`() throws {
    let samples = try FrameSchedule(duration: 0.1, samples: 4)
    #expect(samples.map(\.targetTimestamp).dropLast() == samples.map(\.timestamp).dropFirst())
    #expect(samples.last == Frame(index: 3, timestamp: 0.1, targetTimestamp: 0.1))
  }

  @Test(arguments: [0, -1, Int.min, Int.max])
  func `a number of samples is from 1 to 2^53`(count: Int) {
    #expect(throws: FrameScheduleError.sampleCount(count)) {
      try FrameSchedule(duration: 1, samples: count)
    }
  }

  @Test func `listed times are taken in the order given`() throws {
    let schedule = try FrameSchedule(times: [0.3, -1, 0.1])
    #expect(schedule.map(\.index) == [0, 1, 2])
    #expect(schedule.map(\.timestamp) == [0.3, -1, 0.1])
    #expect(schedule.map(\.targetTimestamp) == [-1, 0.1, 0.1])
    #expect(try FrameSchedule(times: []).isEmpty)
  }

  @Test func `a listed time is finite`() {
    #expect { try FrameSchedule(times: [0, .infinity]) } throws: {
      "\($0)" == "time 2 of the list is inf, not finite"
    }
  }
}
