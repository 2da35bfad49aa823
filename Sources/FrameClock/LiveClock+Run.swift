// A live run as a function that is called with each frame.
import Dispatch
import Synchronization

extension LiveClock {
  /// Starts the run and calls a function with each of its frames, one after the other.
  ///
  /// - Parameter body: called on the clock's queue; it may pause, change or cancel the clock. To
  ///   run a clock twice, or to run and await it, is a programmer's mistake.
  public func run(_ body: @escaping @Sendable (ClockFrame) -> Void) {
    state.withLock { state in
      precondition(state.body == nil && state.waiter == nil, "A live clock runs only once.")
      guard !state.isCancelled else { return }
      state.body = body
      state.arm()
    }
  }

  /// The timer has fired: wakes the task that waits, or delivers all that is due.
  func fire() {
    nap()
    let waiter = state.withLock { $0.waiter.take() }
    if let waiter { return waiter.resume() }
    var call = nextCall(isWakeUp: true)
    while let (frame, body) = call {
      body(frame)
      call = nextCall(isWakeUp: false)
    }
  }

  private func nextCall(isWakeUp: Bool) -> (ClockFrame, @Sendable (ClockFrame) -> Void)? {
    spin(isWakeUp)
    return state.withLock { state in
      state.isCalling = false
      guard let body = state.body else { return nil }
      guard let frame = state.frame(isWakeUp: isWakeUp) else {
        state.arm()
        return nil
      }
      state.isCalling = true
      return (frame, body)
    }
  }

  /// Sleeps until shortly before the deadline.
  ///
  /// Dispatch has woken two threads, one after the other, to come here; with that behind it, a sleep
  /// is over as exactly as the system can.
  private func nap() {
    if let end = state.withLock({ $0.napEnd() }) {
      _ = DispatchSemaphore(value: 0).wait(timeout: Uptime.dispatchTime(end))
    }
  }

  /// Reads the clock until a deadline that is near.
  func spin(_ isWakeUp: Bool) {
    if let deadline = state.withLock({ $0.spinEnd(isWakeUp: isWakeUp) }) {
      Uptime.spin(until: deadline)
    }
  }
}
