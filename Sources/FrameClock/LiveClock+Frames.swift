// A live run as frames to await.
import Synchronization

extension LiveClock: AsyncSequence {
  /// The frames of the run, one at a time; all iterators of a clock share its one run.
  public struct Iterator: AsyncIteratorProtocol {
    let clock: LiveClock

    /// Waits for the next frame; nil once the clock or the task is cancelled.
    public func next(isolation actor: isolated (any Actor)?) async -> ClockFrame? {
      await withTaskCancellationHandler {
        var isWakeUp = false
        while !clock.isOver {
          clock.spin(isWakeUp)
          if let frame = clock.dueFrame(isWakeUp) { return frame }
          await withCheckedContinuation(isolation: actor) { clock.park($0) }
          isWakeUp = true
        }
        return nil
      } onCancel: { [clock] in
        clock.cancel()
      }
    }
  }

  /// The one run of this clock; to await it from two tasks at once is a programmer's mistake.
  public func makeAsyncIterator() -> Iterator { Iterator(clock: self) }

  private var isOver: Bool { state.withLock { $0.isCancelled } }

  private func dueFrame(_ isWakeUp: Bool) -> ClockFrame? {
    state.withLock { $0.frame(isWakeUp: isWakeUp) }
  }

  /// Has the task wait for the timer, for a change of the clock, or for its end.
  private func park(_ task: CheckedContinuation<Void, Never>) {
    let isOver = state.withLock { state in
      if state.isCancelled { return true }
      precondition(state.waiter == nil && state.body == nil, "A live clock has one consumer.")
      state.waiter = task
      state.arm()
      return false
    }
    if isOver { task.resume() }
  }
}
