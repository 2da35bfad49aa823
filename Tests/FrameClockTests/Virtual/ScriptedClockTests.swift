// Late, dropped and early frames under each policy, sleep, pauses and changed clocks.
import FrameClock
import Testing
import Timing

struct ScriptedClockTests {
  /// A clock of 10 frames per second, whose numbers can be checked by hand.
  private static func run(
    _ script: [ScriptedEvent], _ late: LatePolicy = .skip, resume: ResumeGrid = .keep,
    longestGap: Double = 1, time: ScriptedTime = .uptime, frames: Int
  ) -> (frames: [ClockFrame], statistics: FrameStatistics) {
    let pacing = FramePacing(rate: 10, late: late, resume: resume, longestGap: longestGap)
    return ScriptedClock(script, pacing: pacing, time: time).run(frames: frames)
  }

  @Test func `without events every frame is punctual`() throws {
    let run = Self.run([], frames: 601)
    #expect(
      try run.frames == FrameSchedule(duration: 60.1, rate: 10, end: .exclude)
        .map { ClockFrame($0) }.dropLast() + [
          ClockFrame(
            Frame(index: 600, timestamp: 60, targetTimestamp: 60.1))
        ])
    #expect(run.statistics.delivered == 601)
    #expect(run.statistics.maximum == 0)
  }

  @Test(arguments: LatePolicy.allCases)
  func `a frame late by less than a frame's time is delivered as it is`(late: LatePolicy) {
    let run = Self.run([.late(by: 0.09)], late, frames: 3)
    #expect(run.frames.map(\.index) == [0, 1, 2])
    #expect(run.frames.map(\.lateness) == [0, 0.09, 0])
    #expect(run.statistics.drift == 0)
  }

  // Frame 1 is due at 0.1 s; the clock wakes up at 0.35 s, when frame 3 is on show.
  @Test(arguments: [
    (LatePolicy.skip, [0, 3, 4, 5], [0, 0.05, 0, 0], 2, 0),
    (.catchUp, [0, 1, 2, 3, 4], [0, 0.25, 0.15, 0.05, 0], 0, 0),
    (.slip, [0, 1, 2, 3], [0, 0.25, 0, 0], 0, 0.2),
  ])
  func `a wake-up that is late by two frames`(
    late: LatePolicy, indices: [Int], lateness: [Double], skipped: Int, drift: Double
  ) {
    let run = Self.run([.late(by: 0.25)], late, frames: indices.count)
    #expect(run.frames.map(\.index) == indices)
    #expect(run.frames.map(\.lateness) == lateness)
    #expect(run.frames.map(\.timestamp) == indices.map { Double($0) / 10 })
    #expect(run.statistics.skipped == skipped)
    #expect(run.statistics.drift == drift)
    #expect(run.statistics.maximum == lateness.max())
  }

  @Test(arguments: LatePolicy.allCases)
  func `dropped frames are missed, the one after them is in time`(late: LatePolicy) {
    let frames = Self.run([.punctual(2), .dropped(3)], late, frames: 7).frames
    switch late {
    case .skip:
      #expect(frames.map(\.index) == [0, 1, 2, 6, 7, 8, 9])
      #expect(frames.map(\.skipped) == [0, 0, 0, 3, 0, 0, 0])
    case .catchUp, .slip:
      #expect(frames.map(\.index) == Array(0...6))
    }
    #expect(frames.last?.lateness == 0)
  }

  @Test func `an early wake-up brings no frame, then the frame comes in time`() {
    let run = Self.run([.early(by: 0.04)], frames: 2)
    #expect(run.frames.map(\.index) == [0, 1])
    #expect(run.frames.map(\.lateness) == [0, 0])
    #expect(run.statistics.early == 1)
  }

  @Test(arguments: LatePolicy.allCases)
  func `a gap longer than the longest does not count as time`(late: LatePolicy) {
    let run = Self.run([.punctual(1), .late(by: 3600.05)], late, frames: 4)
    #expect(run.frames.map(\.index) == [0, 1, 2, 3])
    #expect(run.frames.map(\.skipped) == [0, 0, 0, 0])
    #expect(run.frames.map(\.lateness) == [0, 0, 3600.05, 0])
    #expect(run.statistics.suspensions == 1)
    #expect(run.statistics.drift == 3600)
  }

  @Test func `an hour's gap counts if the longest gap is endless`() {
    let run = Self.run([.late(by: 3600)], longestGap: .infinity, frames: 2)
    #expect(run.frames.map(\.index) == [0, 36_001])
    #expect(run.statistics.suspensions == 0)
  }

  @Test func `a small step back of the clock is waited out`() {
    let run = Self.run([.punctual(3), .back(by: 0.5)], frames: 6)
    #expect(run.frames.map(\.index) == Array(0...5))
    #expect(run.frames.map(\.lateness) == [0, 0, 0, 0, 0, 0])
    #expect(run.statistics.clockReversals == 1)
    #expect(run.statistics.drift == 0)
  }

  @Test func `after a great step back frames go on from where they were`() {
    let run = Self.run([.punctual(3), .reading(-86_400)], frames: 6)
    #expect(run.frames.map(\.index) == Array(0...5))
    #expect(run.frames.map(\.lateness) == [0, 0, 0, 0, 0, 0])
    #expect(run.statistics.clockReversals == 1)
  }

  // The run is paused after frame 2, at 0.2 s, until 1.25 s.
  @Test(arguments: [(ResumeGrid.keep, 1.3), (.restart, 1.35)])
  func `paused time does not count on either grid`(resume: ResumeGrid, due: Double) {
    let run = Self.run(
      [.punctual(2), .pause(for: 1.05), .reading(due - 0.01), .reading(due), .late(by: 0.02)],
      resume: resume, frames: 5)
    #expect(run.frames.map(\.index) == [0, 1, 2, 3, 4])
    #expect(run.frames.map(\.timestamp) == [0, 0.1, 0.2, 0.3, 0.1 + 0.3])
    #expect(run.frames.map(\.lateness) == [0, 0, 0, 0, 0.02])
    #expect(run.statistics.early == 1)
    #expect(run.statistics.drift == 0)
  }

  @Test func `a change of rate keeps the position`() {
    let frames = Self.run([.punctual(1), .rate(100), .punctual(2), .rate(10)], frames: 6).frames
    #expect(frames.map(\.index) == [0, 1, 2, 3, 4, 5])
    let expected = [0, 0.1, 0.2, 0.21, 0.22, 0.32]
    for (frame, time) in zip(frames, expected) {
      #expect((frame.timestamp - time).magnitude < 1e-15)
    }
    #expect(frames.dropFirst().map(\.timestamp) == frames.dropLast().map(\.targetTimestamp))
  }

  @Test func `a script can say anything without a trap`() {
    let script: [ScriptedEvent] = [
      .late(by: 1e300), .reading(-.infinity), .late(by: .nan), .dropped(.max), .dropped(.min),
      .punctual(-5), .pause(for: -1e300), .sleep(after: -.infinity, for: 1e300), .early(by: 1e300),
      .reading(1e300), .reading(-1e300), .reading(1e300), .back(by: .infinity), .pause(for: 1e300),
    ]
    for (late, time) in zip(LatePolicy.allCases, [ScriptedTime.uptime, .wall, .wall]) {
      let run = Self.run(script, late, time: time, frames: 20)
      #expect(run.frames.map(\.index) == run.frames.map(\.index).sorted())
      #expect(run.frames.allSatisfy { $0.timestamp.isFinite && $0.lateness >= 0 })
    }
  }

  @Test func `awaited frames are those of the run`() async {
    let clock = ScriptedClock([.late(by: 0.25), .dropped(2)], pacing: FramePacing(rate: 10))
    var frames: [ClockFrame] = []
    for await frame in clock.prefix(20) { frames.append(frame) }
    #expect(frames == clock.run(frames: 20).frames)
  }
}
