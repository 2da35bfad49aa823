// A run driven command by command.
import FrameClock
import Testing
import Timing

struct LockStepTests {
  @Test func `stepping gives the frames of a virtual clock`() throws {
    let rate = try FrameRate("59.94")
    var run = LockStep(rate: rate)
    var clock = VirtualClock(rate: rate)
    let frames = [1, 5, 1, 100].flatMap { Array(run.answer(to: .step($0))) }
    #expect(frames == clock.step(frames: 107).map(\.frame))
  }

  @Test func `seeking answers with one frame, from which stepping goes on`() {
    var run = LockStep(rate: 60)
    _ = run.answer(to: .step(3))
    #expect(
      Array(run.answer(to: .seek(0.25)))
        == [Frame(index: 3, timestamp: 0.25, targetTimestamp: 0.25 + 1.0 / 60)])
    #expect(run.answer(to: .step(2)).map(\.timestamp) == [0.25 + 1.0 / 60, 0.25 + 2.0 / 60])
    #expect(run.answer(to: .seek(-1)).map(\.timestamp) == [-1])
  }

  @Test func `a negative rate goes back from the last frame`() {
    var run = LockStep(rate: 10)
    _ = run.answer(to: .seek(1))
    #expect(run.answer(to: .rate(-1)).isEmpty)
    #expect(run.answer(to: .step(3)).map(\.timestamp) == [0.9, 0.8, 0.7])
    #expect(run.answer(to: .rate(2)).isEmpty)
    let forward: [Double] = [0.7 + 0.2, 0.7 + 0.4]
    #expect(run.answer(to: .step(2)).map(\.timestamp) == forward)
  }

  @Test func `a rate of zero holds the time`() {
    var run = LockStep(rate: 10)
    _ = run.answer(to: .seek(1))
    _ = run.answer(to: .rate(0))
    let held = Array(run.answer(to: .step(2)))
    #expect(held.map(\.timestamp) == [1, 1])
    #expect(held.map(\.index) == [1, 2])
  }

  @Test func `a rate before the first frame leaves it at the start`() {
    var run = LockStep(rate: 10)
    _ = run.answer(to: .rate(-1))
    #expect(run.answer(to: .step(2)).map(\.timestamp) == [0, -0.1])
  }

  @Test func `nothing accumulates over a long session`() {
    var run = LockStep(rate: 60)
    for _ in 0..<36_000 { _ = run.answer(to: .step(1)) }
    #expect(run.answer(to: .step(1)).first?.timestamp == 600)
  }

  @Test func `the largest step is answered without being stored`() {
    var run = LockStep(rate: 60)
    let frames = run.answer(to: .step(LockStepCommand.mostFrames))
    let (count, last) = (frames.count, frames.last)
    #expect(count == 1_000_000_000)
    #expect(last?.timestamp == 999_999_999.0 / 60)
  }

  @Test func `a run that was told to quit answers no more`() {
    var run = LockStep(rate: 60)
    #expect(run.answer(to: .quit).isEmpty)
    #expect(run.isOver)
    #expect(run.answer(to: .step(1)).isEmpty)
    #expect(run.answer(to: .seek(1)).isEmpty)
  }
}
