// Real time: only what is certain whatever the machine does.
import Dispatch
import FrameClock
import Synchronization
import Testing
import Timing

@Suite(.timeLimit(.minutes(2)))
struct LiveClockTests {
  private static let key = DispatchSpecificKey<Int>()

  /// Runs a clock until a frame for which a condition holds, then cancels it.
  private static func frames(
    of clock: LiveClock, until isLast: @escaping @Sendable (ClockFrame) -> Bool
  ) async -> [ClockFrame] {
    let frames = Mutex<[ClockFrame]>([])
    await withCheckedContinuation { done in
      clock.run { frame in
        frames.withLock { $0.append(frame) }
        guard isLast(frame) else { return }
        clock.cancel()
        done.resume()
      }
    }
    return frames.withLock { $0 }
  }

  private static func expectOneRun(_ frames: [ClockFrame], at rate: FrameRate) {
    #expect(frames.first?.index == 0)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.index < $1.index })
    #expect(frames.allSatisfy { $0.timestamp == rate.time(ofFrame: $0.index) })
    #expect(frames.allSatisfy { $0.targetTimestamp == rate.time(ofFrame: $0.index + 1) })
    #expect(frames.allSatisfy { $0.lateness >= 0 })
    let gaps = zip(frames, frames.dropFirst()).map { $1.index - $0.index - 1 }
    #expect(frames.dropFirst().map(\.skipped) == gaps)
  }

  @Test(arguments: WakeUp.allCases)
  func `indices ascend and times lie on the grid`(wakeUp: WakeUp) async throws {
    let rate = try FrameRate("240000/1001")
    let clock = LiveClock(FramePacing(rate: rate), wakeUp: wakeUp)
    let frames = await Self.frames(of: clock) { $0.index >= 20 }
    Self.expectOneRun(frames, at: rate)
    #expect(clock.statistics.delivered == frames.count)
    #expect(clock.statistics.skipped == frames.map(\.skipped).reduce(0, +))
  }

  @Test(arguments: WakeUp.allCases)
  func `frames can be awaited`(wakeUp: WakeUp) async {
    let clock = LiveClock(FramePacing(rate: 240), wakeUp: wakeUp)
    var frames: [ClockFrame] = []
    for await frame in clock.prefix(20) { frames.append(frame) }
    #expect(frames.count == 20)
    Self.expectOneRun(frames, at: 240)
  }

  @Test(arguments: [LatePolicy.catchUp, .slip])
  func `no frame is left out unless it may be skipped`(late: LatePolicy) async {
    let clock = LiveClock(FramePacing(rate: 240, late: late))
    let frames = await Self.frames(of: clock) { frame in
      if frame.index % 7 == 3 { work(milliseconds: 15) }
      return frame.index == 30
    }
    #expect(frames.map(\.index) == Array(0...30))
    #expect(frames.allSatisfy { $0.skipped == 0 })
    if late == .catchUp { #expect(clock.statistics.suspensions > 0 || clock.statistics.drift == 0) }
  }

  @Test func `no frame comes before its time`() async {
    let start = DispatchTime.now().uptimeNanoseconds
    let frames = await Self.frames(of: LiveClock(rate: 60)) { $0.index >= 12 }
    let elapsed = DispatchTime.now().uptimeNanoseconds - start
    #expect(Double(elapsed) / 1e9 >= (frames.last?.timestamp ?? 1))
  }

  @Test func `a target queue is where frames come`() async {
    let queue = DispatchQueue(label: "target")
    queue.setSpecific(key: Self.key, value: 7)
    let clock = LiveClock(FramePacing(rate: 240), target: queue)
    let seen = Mutex<[Int?]>([])
    _ = await Self.frames(of: clock) { frame in
      seen.withLock { $0.append(DispatchQueue.getSpecific(key: Self.key)) }
      return frame.index >= 3
    }
    #expect(seen.withLock { $0.allSatisfy { $0 == 7 } })
  }
}
