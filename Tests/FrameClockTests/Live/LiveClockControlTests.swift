// Pausing, changing and ending a live run: only what is certain whatever the machine does.
import Dispatch
import FrameClock
import Synchronization
import Testing
import Timing

@Suite(.timeLimit(.minutes(2)))
struct LiveClockControlTests {
  @Test func `after a cancel no frame comes`() async {
    for _ in 0..<20 {
      let clock = LiveClock(rate: 240)
      let isCancelled = Mutex(false)
      let violations = Mutex(0)
      clock.run { _ in
        if isCancelled.withLock({ $0 }) { violations.withLock { $0 += 1 } }
      }
      work(milliseconds: .random(in: 0...9))
      clock.cancel()
      isCancelled.withLock { $0 = true }
      work(milliseconds: 5)
      #expect(violations.withLock { $0 } == 0)
    }
  }

  @Test func `a cancel waits for a call that is under way`() async {
    let clock = LiveClock(rate: 240)
    let began = DispatchSemaphore(value: 0)
    let isDone = Mutex(false)
    clock.run { _ in
      began.signal()
      work(milliseconds: 20)
      isDone.withLock { $0 = true }
    }
    await offThePool {
      began.wait()
      clock.cancel()
    }
    #expect(isDone.withLock { $0 })
  }

  @Test func `a clock can be cancelled twice, from within and from without`() async {
    let clock = LiveClock(rate: 240)
    let began = DispatchSemaphore(value: 0)
    let isDone = Mutex(false)
    clock.run { _ in
      clock.cancel()
      began.signal()
      work(milliseconds: 20)
      isDone.withLock { $0 = true }
    }
    await offThePool {
      began.wait()
      clock.cancel()
    }
    #expect(isDone.withLock { $0 })
    #expect(clock.statistics.delivered == 1)
  }

  @Test func `a clock can be cancelled from the queue on which it runs`() async {
    let queue = DispatchQueue(label: "target")
    let clock = LiveClock(FramePacing(rate: 240), target: queue)
    let began = DispatchSemaphore(value: 0)
    clock.run { _ in began.signal() }
    await offThePool {
      began.wait()
      queue.sync { clock.cancel() }
    }
    let count = clock.statistics.delivered
    work(milliseconds: 10)
    #expect(clock.statistics.delivered == count)
  }

  @Test func `a cancelled clock ends its loop, and stays ended`() async {
    let clock = LiveClock(rate: 1)
    let loop = Task {
      var count = 0
      for await _ in clock { count += 1 }
      return count
    }
    while clock.statistics.delivered == 0 { await Task.yield() }
    clock.cancel()
    #expect(await loop.value == 1)
    let iterator = clock.makeAsyncIterator()
    #expect(await iterator.next(isolation: nil) == nil)
    clock.run { _ in Issue.record("a frame after the end") }
    clock.resume()
    clock.cancel()
  }

  @Test func `a cancelled task ends its loop at once`() async throws {
    let clock = LiveClock(FramePacing(rate: try FrameRate("1/3600")))
    let loop = Task {
      var count = 0
      for await _ in clock { count += 1 }
      return count
    }
    while clock.statistics.delivered == 0 { await Task.yield() }
    loop.cancel()
    #expect(await loop.value == 1)
  }

  @Test func `a loop may end and go on with the same run`() async {
    let clock = LiveClock(rate: 240)
    var indices: [Int] = []
    for await frame in clock.prefix(3) { indices.append(frame.index) }
    for await frame in clock.prefix(3) { indices.append(frame.index) }
    #expect(indices.count == 6)
    #expect(zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: ResumeGrid.allCases)
  func `a paused clock has no frames, and goes on with the next`(resume: ResumeGrid) async {
    let clock = LiveClock(FramePacing(rate: 240, late: .catchUp, resume: resume))
    let indices = Mutex<[Int]>([])
    clock.run { frame in
      indices.withLock { $0.append(frame.index) }
      if frame.index == 5 { clock.pause() }
    }
    while !clock.isPaused { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(50))
    #expect(indices.withLock { $0 } == Array(0...5))
    clock.resume()
    #expect(!clock.isPaused)
    while indices.withLock({ $0.count }) < 10 { await Task.yield() }
    clock.cancel()
    #expect(indices.withLock { $0.prefix(10) } == Array(0...9)[...])
  }

  @Test func `a clock may be paused before its first frame`() async {
    let clock = LiveClock(rate: 240)
    clock.pause()
    let first = Task { await clock.first { _ in true } }
    try? await Task.sleep(for: .milliseconds(20))
    #expect(clock.statistics.delivered == 0)
    clock.resume()
    #expect(await first.value?.index == 0)
  }

  @Test func `a change of rate keeps the position`() async {
    let clock = LiveClock(FramePacing(rate: 120, late: .catchUp))
    var frames: [ClockFrame] = []
    for await frame in clock.prefix(12) {
      frames.append(frame)
      if frame.index == 5 { clock.setRate(240) }
    }
    var virtual = VirtualClock(rate: 120)
    var expected = virtual.step(frames: 6)
    virtual.setRate(240)
    expected += virtual.step(frames: 6)
    #expect(frames.map(\.frame) == expected.map(\.frame))
  }

  @Test func `a clock that nobody refers to stops`() async {
    let calls = Calls()
    weak var released: LiveClock?
    do {
      let clock = LiveClock(rate: 240)
      released = clock
      clock.run { _ in calls.count.withLock { $0 += 1 } }
      while calls.count.withLock({ $0 }) == 0 { await Task.yield() }
    }
    while released != nil { await Task.yield() }
    let last = calls.count.withLock { $0 }
    try? await Task.sleep(for: .milliseconds(20))
    #expect(calls.count.withLock { $0 } == last)
  }

  private final class Calls: Sendable { let count = Mutex(0) }
}
