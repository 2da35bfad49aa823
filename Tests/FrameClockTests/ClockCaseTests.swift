// Clock bugs that other people met, each with the answer that would have been right.
import Easing
import FrameClock
import Testing
import Timing

struct ClockCaseTests {
  // Hebbian-Robotics/hflow#458: a rate of 29.97 was floored to 29.
  @Test(arguments: [(1, 100.0 / 2997), (30, 3000.0 / 2997), (900, 90000.0 / 2997)])
  func `a clock does not floor its rate`(index: Int, seconds: Double) throws {
    let clock = ScriptedClock([], pacing: FramePacing(rate: try FrameRate("2997/100")))
    #expect(clock.run(frames: index + 1).frames.last?.timestamp == seconds)
  }

  // OpenShot/openshot-qt#3174: sums of 1/60 miss the frames at 0.25 s and 600 s.
  @Test func `a clock does not add up frame times`() {
    var virtual = VirtualClock(rate: 60)
    let stepped = virtual.step(frames: 36_001)
    let scripted = ScriptedClock([], pacing: FramePacing(rate: 60)).run(frames: 36_001).frames
    #expect(stepped[15].timestamp == 0.25)
    #expect(stepped[36_000].timestamp == 600)
    #expect(stepped == scripted)
  }

  // chenglou/react-motion#453: the first frame was stamped 51 ms before the animation's start.
  @Test func `no frame lies before the start`() {
    let run = ScriptedClock([.reading(-0.051), .reading(0.01)]).run(frames: 3)
    #expect(run.frames[0].timestamp == 0)
    #expect(KeyboardCurve.system.value(at: run.frames[0].timestamp) == 0)
    #expect(run.frames.map(\.index) == [0, 1, 2])
    #expect(run.statistics.clockReversals == 1)
  }

  // flutter/flutter#186457: after a pause timestamp and target were equal.
  @Test(arguments: ResumeGrid.allCases)
  func `a frame after a pause has a target later than itself`(resume: ResumeGrid) {
    let pacing = FramePacing(rate: 60, resume: resume)
    let frames = ScriptedClock([.punctual(6), .pause(for: 93.7)], pacing: pacing)
      .run(frames: 9).frames
    #expect(frames.map(\.timestamp) == (0..<9).map { Double($0) / 60 })
    #expect(frames.map(\.targetTimestamp) == (1..<10).map { Double($0) / 60 })
  }

  // The same: a display that reports 0 refreshes per second.
  @Test func `a display without a refresh rate has 60`() {
    let reported = try? FrameRate("0")
    #expect(reported == nil)
    let range = FrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    #expect(range.rate(onDisplayOf: reported) == 60)
  }

  // 100mango/SwiftTimer#18: a timer of 1 s, whose source is suspended after 16.2999 s until
  // 18.3572 s. Its grid is absolute: one late frame, then 19.2999 and 20.2999.
  @Test func `a suspended timer fires late once and returns to its grid`() {
    let pacing = FramePacing(rate: 1, longestGap: .infinity)
    let late = 18.3572 - 17.2999
    let run = ScriptedClock([.punctual(16), .late(by: late)], pacing: pacing).run(frames: 20)
    #expect(run.frames.map(\.index).suffix(4) == [16, 18, 19, 20])
    #expect(run.frames.map(\.lateness).suffix(4) == [0, 0.0573, 0, 0])
    #expect(run.statistics.skipped == 1)
  }

  // mullvad/mullvadvpn-app#1759: a deadline in 60 s, and after 10 s the machine sleeps for 600.
  @Test(arguments: [(ScriptedTime.uptime, 0.0, 0, 0), (.wall, 550, 1, 540)])
  func `uptime stands still in sleep, the time of day does not`(
    time: ScriptedTime, lateness: Double, suspensions: Int, drift: Double
  ) throws {
    let pacing = FramePacing(rate: try FrameRate("1/60"))
    let run = ScriptedClock([.sleep(after: 10, for: 600)], pacing: pacing, time: time)
      .run(frames: 3)
    // By uptime the deadline is 50 s after waking; by the time of day it is passed on waking, and
    // the sleep does not count.
    #expect(run.frames.map(\.lateness) == [0, lateness, 0])
    #expect(run.frames.map(\.index) == [0, 1, 2])
    #expect(run.statistics.suspensions == suspensions)
    #expect(run.statistics.drift == drift)
  }

  // anomalyco/opentui#829: readings of 0, 16, 33, 20, 37 and 54 ms.
  @Test func `time stands still while a clock catches up with itself`() {
    let readings = [0.016, 0.033, 0.020, 0.037, 0.054].map { ScriptedEvent.reading($0) }
    let run = ScriptedClock(readings, pacing: FramePacing(rate: 1000)).run(frames: 5)
    #expect(run.frames.map(\.timestamp) == [0, 0.016, 0.033, 0.037, 0.054])
    #expect(run.statistics.clockReversals == 1)
    let progress = run.frames.map { KeyboardCurve.system.value(at: $0.timestamp) }
    #expect(progress == progress.sorted())
  }

  // tokio-rs/tokio#3710: a timer at 300 ms and three advances of 100 ms.
  @Test func `an advance ends where it should, and a callback sees its own time`() {
    var clock = VirtualClock(rate: 60)
    var seen: [Double] = []
    var elapsed: [Double] = []
    clock.schedule(at: 0.3) { clock in seen.append(clock.now) }
    for _ in 0..<3 {
      clock.advance(by: 0.1)
      elapsed.append(clock.now)
    }
    #expect(elapsed == [0.1, 0.2, 0.3])
    #expect(seen == [0.3])
  }

  // The same: timers started by timers saw the end of the advance instead of their own time.
  @Test func `nested callbacks see their own times within one advance`() {
    var clock = VirtualClock(rate: 60)
    var seen: [Double] = []
    clock.schedule(after: 0.1) { clock in
      seen.append(clock.now)
      clock.schedule(after: 0.1) { clock in seen.append(clock.now) }
    }
    clock.advance(by: 1)
    #expect(seen == [0.1, 0.2])
    #expect(clock.now == 1)
  }

  // flutter/flutter#44863: a first pump of 100 ms only started an animation of 200 ms.
  @Test func `the start is a frame of its own, and needs no pump of its own`() {
    var pumped = VirtualClock(rate: 60)
    #expect(pumped.advance(by: 0).map(\.timestamp) == [0])
    #expect(pumped.advance(by: 0.1).last.map { $0.timestamp / 0.2 } == 0.5)
    var straight = VirtualClock(rate: 60)
    #expect(straight.advance(by: 0.1).last.map { $0.timestamp / 0.2 } == 0.5)
  }

  // The same: 1 + ⌊80000 / 16683⌋ frames in 80 ms.
  @Test func `80 ms have five frames of a film rate`() throws {
    var clock = VirtualClock(rate: try FrameRate("59.94"))
    #expect(clock.advance(by: 0.08).count == 5)
  }

  // vultisig/vultisig-ios#4301: three reveals, each a motion of 0.3 s, looked at after 0.5 s.
  @Test func `a snapshot is taken at a named time, when all motion has ended`() throws {
    var clock = VirtualClock(rate: 60)
    var inFlight = 0
    for reveal in [0.1, 0.2, 0.3] {
      clock.schedule(at: reveal) { clock in
        inFlight += 1
        clock.schedule(after: 0.3) { _ in inFlight -= 1 }
      }
    }
    clock.advance(to: 0.5)
    #expect(inFlight == 1)
    try clock.runUntilIdle()
    #expect(inFlight == 0)
    #expect(clock.now == 0.6)
  }

  // swiftlang/swift-corelibs-foundation#4712: a timer of 5 s fired when it was made, too.
  @Test func `a timer that fires too early brings no frame`() throws {
    let pacing = FramePacing(rate: try FrameRate("1/5"))
    let run = ScriptedClock([.reading(0), .reading(0.001)], pacing: pacing).run(frames: 2)
    #expect(run.frames.map(\.timestamp) == [0, 5])
    #expect(run.frames.map(\.lateness) == [0, 0])
    #expect(run.statistics.early == 2)
  }
}
