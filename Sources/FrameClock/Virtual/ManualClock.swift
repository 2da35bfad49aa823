// A clock that a test moves by hand, for code that awaits its frames.
import Synchronization
public import Timing

/// Frames for code that awaits them, moved by hand from a test; nothing sleeps, nothing is late.
///
///     let clock = ManualClock(rate: 60)
///     async let _ = card.rise(on: clock)  // for await frame in clock { … }
///     await clock.step()                  // the card has seen frame 0
///     await clock.advance(by: 0.5)        // and frames 1 to 30
///     clock.finish()                      // its loop ends
///
/// A frame is handed over when the code asks for it, and each move returns when the code has asked
/// for the next one or has left its loop: what it does with a frame is done by then, in every run.
/// The code takes `some AsyncSequence<ClockFrame, Never>`, so that a ``LiveClock`` can stand here.
/// It is meant for one loop at a time, and for one test that moves it.
public final class ManualClock: AsyncSequence, Sendable {
  fileprivate struct State {
    var time: VirtualClock
    /// The code that has asked for a frame.
    var consumer: CheckedContinuation<ClockFrame?, Never>?
    /// The test that waits for the code.
    var mover: CheckedContinuation<Void, Never>?
    /// How many loops there are; nil before the first, for which the test waits.
    var loops: Int?
    var isOver = false

    /// Whether nobody asks any more.
    var isLeft: Bool { isOver || loops == 0 }
  }

  fileprivate let state: Mutex<State>

  /// Makes a clock at 0 s whose frame 0 has not come yet.
  ///
  /// - Parameter rate: frames per second.
  public init(rate: FrameRate = 60) { state = Mutex(State(time: VirtualClock(rate: rate))) }

  /// The current time in s since the start.
  public var now: Double { state.withLock { $0.time.now } }

  /// Hands over the next frame, or several, each when the code has done with the one before.
  ///
  /// - Parameter count: how many frames, 0 or more; 0 only waits until the code asks for a frame.
  /// - Returns: the frames, also those for which the code has not stayed.
  @discardableResult
  public func step(frames count: Int = 1) async -> [ClockFrame] {
    await handOver(state.withLock { $0.time.step(frames: count) })
  }

  /// Goes forward by a time and hands over the frames on the way.
  ///
  /// - Parameter duration: s, 0 or more; ten advances of 0.1 s end at 1 s exactly.
  /// - Returns: the frames, also those for which the code has not stayed.
  @discardableResult
  public func advance(by duration: Double) async -> [ClockFrame] {
    await handOver(state.withLock { $0.time.advance(by: duration) })
  }

  /// Goes forward to a time and hands over the frames on the way.
  ///
  /// - Parameter time: s since the start; a time that has passed is the present.
  /// - Returns: the frames, also those for which the code has not stayed.
  @discardableResult
  public func advance(to time: Double) async -> [ClockFrame] {
    await handOver(state.withLock { $0.time.advance(to: time) })
  }

  /// Frames per second, from the next frame on.
  public var rate: FrameRate { state.withLock { $0.time.rate } }

  /// Changes the frame rate from the next frame on, which comes when it was announced.
  public func setRate(_ rate: FrameRate) { state.withLock { $0.time.setRate(rate) } }

  /// Ends the loop for good: the code that awaits a frame goes on with nil.
  public func finish() {
    let (consumer, mover) = state.withLock { state in
      state.isOver = true
      return (state.consumer.take(), state.mover.take())
    }
    consumer?.resume(returning: nil)
    mover?.resume()
  }

  private func handOver(_ frames: [ClockFrame]) async -> [ClockFrame] {
    for frame in frames {
      await codeIsWaiting()
      state.withLock { $0.consumer.take() }?.resume(returning: frame)
    }
    await codeIsWaiting()
    return frames
  }

  /// Waits until the code asks for a frame or has left, unless the test is cancelled.
  private func codeIsWaiting() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { mover in
        let isHere = state.withLock { state in
          if state.consumer != nil || state.isLeft || Task.isCancelled { return true }
          precondition(state.mover == nil, "A manual clock is moved by one task at a time.")
          state.mover = mover
          return false
        }
        if isHere { mover.resume() }
      }
    } onCancel: {
      state.withLock { $0.mover.take() }?.resume()
    }
  }
}

extension ManualClock {
  /// The frames of one loop.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let loop: Loop

    /// Waits for the test to hand over a frame; nil when it has finished or the task is cancelled.
    public func next(isolation actor: isolated (any Actor)?) async -> ClockFrame? {
      await loop.clock.frame(isolation: actor)
    }
  }

  /// Tells the clock when the loop has ended: nothing holds the iterator any more.
  fileprivate final class Loop: Sendable {
    let clock: ManualClock

    init(_ clock: ManualClock) {
      self.clock = clock
      clock.state.withLock { $0.loops = ($0.loops ?? 0) + 1 }
    }

    deinit {
      let mover = clock.state.withLock { state in
        state.loops = state.loops.map { $0 - 1 }
        return state.isLeft ? state.mover.take() : nil
      }
      mover?.resume()
    }
  }

  /// A loop over the frames to come.
  public func makeAsyncIterator() -> Iterator { Iterator(loop: Loop(self)) }

  private func frame(isolation actor: isolated (any Actor)?) async -> ClockFrame? {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: actor) { consumer in
        let (isOver, mover) = state.withLock { state in
          if state.isOver || Task.isCancelled { return (true, state.mover.take()) }
          precondition(state.consumer == nil, "A manual clock has one loop at a time.")
          state.consumer = consumer
          return (false, state.mover.take())
        }
        mover?.resume()
        if isOver { consumer.resume(returning: nil) }
      }
    } onCancel: {
      state.withLock { $0.consumer.take() }?.resume(returning: nil)
    }
  }
}
