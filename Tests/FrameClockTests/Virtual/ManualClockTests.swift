// Code that awaits frames, moved by hand: what it did with a frame is done when the move returns.
import FrameClock
import Synchronization
import Testing
import Timing

/// Something that moves while frames come.
private final class Card: Sendable {
  private let state = Mutex((y: 0.0, frames: [Int](), isDone: false))

  var y: Double { state.withLock { $0.y } }
  var frames: [Int] { state.withLock { $0.frames } }
  var isDone: Bool { state.withLock { $0.isDone } }

  func rise(on frames: some AsyncSequence<ClockFrame, Never>, until last: Int = .max) async {
    for await frame in frames {
      state.withLock { $0 = (100 * frame.timestamp, $0.frames + [frame.index], false) }
      if frame.index == last { break }
    }
    state.withLock { $0.isDone = true }
  }
}

@Suite(.timeLimit(.minutes(1)))
struct ManualClockTests {
  @Test func `each step is done when it returns`() async {
    for _ in 0..<100 {
      let (card, clock) = (Card(), ManualClock(rate: 10))
      async let rising: Void = card.rise(on: clock)
      for index in 0..<10 {
        #expect(await clock.step().map(\.index) == [index])
        #expect(card.y == 100 * Double(index) / 10)
      }
      clock.finish()
      await rising
      #expect(card.isDone)
    }
  }

  @Test func `its frames are those of a virtual clock, however it is moved`() async throws {
    let rate = try FrameRate("59.94")
    let (card, clock) = (Card(), ManualClock(rate: rate))
    async let _ = card.rise(on: clock)
    var virtual = VirtualClock(rate: rate)
    #expect(await clock.step(frames: 3) == virtual.step(frames: 3))
    #expect(await clock.advance(by: 0.1) == virtual.advance(by: 0.1))
    #expect(await clock.advance(to: 0.5) == virtual.advance(to: 0.5))
    clock.setRate(120)
    virtual.setRate(120)
    #expect(await clock.step(frames: 7) == virtual.step(frames: 7))
    #expect(clock.now == virtual.now)
    #expect(clock.rate == 120)
    #expect(card.frames == Array(0..<37))
  }

  @Test func `a move that brings no frame waits for the code only`() async {
    let (card, clock) = (Card(), ManualClock(rate: 10))
    async let _ = card.rise(on: clock)
    await clock.step(frames: 2)
    #expect(await clock.advance(by: 0.05).isEmpty)
    #expect(card.frames == [0, 1])
  }

  @Test func `code that has left its loop misses what comes`() async {
    let (card, clock) = (Card(), ManualClock(rate: 10))
    async let rising: Void = card.rise(on: clock, until: 3)
    #expect(await clock.step(frames: 10).count == 10)
    await rising
    #expect(card.frames == [0, 1, 2, 3])
    #expect(card.isDone)
    #expect(clock.now == 0.9)
  }

  @Test func `a second loop goes on with the same run`() async {
    let (card, clock) = (Card(), ManualClock(rate: 10))
    async let first: Void = card.rise(on: clock.prefix(2))
    await clock.step(frames: 2)
    await first
    async let _ = card.rise(on: clock)
    while card.frames.count < 3 { await clock.step() }
    #expect(card.frames.suffix(1) != [1])
    #expect(card.frames == card.frames.sorted())
  }

  @Test func `a cancelled loop ends, and so do moves`() async {
    let (card, clock) = (Card(), ManualClock(rate: 10))
    let rising = Task { await card.rise(on: clock) }
    await clock.step(frames: 2)
    rising.cancel()
    await rising.value
    #expect(card.isDone)
    #expect(await clock.step().map(\.index) == [2])
    #expect(card.frames == [0, 1])
  }

  @Test func `a test that is cancelled waits no more`() async {
    let clock = ManualClock()
    let test = Task { await clock.step() }
    test.cancel()
    #expect(await test.value.count == 1)
  }

  @Test func `after the finish there are no frames`() async {
    let clock = ManualClock()
    clock.finish()
    clock.finish()
    #expect(await clock.first { _ in true } == nil)
    #expect(await clock.step().count == 1)
  }

  @MainActor
  @Test func `code and test may share an actor`() async {
    var seen: [Int] = []
    let clock = ManualClock(rate: 60)
    let run = Task { @MainActor in
      for await frame in clock { seen.append(frame.index) }
    }
    await clock.step(frames: 2)
    #expect(seen == [0, 1])
    clock.finish()
    await run.value
  }
}
