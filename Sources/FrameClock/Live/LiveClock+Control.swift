// Pausing, changing and ending a live run.
import Dispatch
import Synchronization
public import Timing

extension LiveClock {
  /// Whether the run stands still.
  public var isPaused: Bool { state.withLock { $0.pacer.isPaused } }

  /// How the run has gone so far.
  public var statistics: FrameStatistics { state.withLock { $0.pacer.statistics } }

  /// Stops the run's time and its frames until ``resume()``; also before the first frame.
  public func pause() {
    state.withLock { state in
      state.pacer.pause()
      state.arm()
    }
  }

  /// Goes on where the run was paused, on the grid that its pacing names.
  public func resume() {
    state.withLock { state in
      state.pacer.resume(at: Uptime.now)
      state.arm()
    }
  }

  /// Changes the frame rate and keeps the run's position.
  ///
  /// The next frame comes when the last one announced it; the new rate counts from there.
  public func setRate(_ rate: FrameRate) {
    state.withLock { state in
      state.pacer.change(to: rate)
      state.arm()
    }
  }

  /// Ends the run at once and for good: once this has returned, no frame comes any more.
  ///
  /// Called from elsewhere than the run's own function, it waits for a call that is under way. A
  /// task that awaits a frame goes on with nil.
  public func cancel() {
    let (waiter, isCalling) = state.withLock { state in
      let waiter = state.waiter
      state.end()
      return (waiter, state.isCalling)
    }
    waiter?.resume()
    if isCalling { waitForCall() }
  }
}

extension LiveClock.State {
  /// Sets the timer to the next frame, or to never.
  mutating func arm() {
    guard !isCancelled, waiter != nil || body != nil else { return }
    let now = Uptime.now
    alarm = pacer.isPaused ? nil : max((pacer.deadline ?? now) - lead.nanoseconds, now)
    timer.schedule(deadline: Uptime.dispatchTime(alarm), leeway: .nanoseconds(0))
  }

  /// Up to when to sleep before the next frame, the timer having fired; nil for not at all.
  mutating func napEnd() -> Int? {
    guard lead.hasNap, let deadline = nextDeadline else { return nil }
    let now = Uptime.now
    learn(now)
    let end = deadline - lead.spin
    return end > now && end - now <= lead.nanoseconds ? end : nil
  }

  /// Up to when to read the clock before the next frame; nil for not at all.
  mutating func spinEnd(isWakeUp: Bool) -> Int? {
    guard let deadline = nextDeadline else { return nil }
    let now = Uptime.now
    if isWakeUp, !lead.hasNap { learn(now) }
    return deadline - now <= lead.spin ? deadline : nil
  }

  private var nextDeadline: Int? { pacer.isPaused || isCancelled ? nil : pacer.deadline }

  private mutating func learn(_ now: Int) {
    if let alarm, now >= alarm { lead.learn(now - alarm) }
  }

  /// The frame that is due now, if any.
  mutating func frame(isWakeUp: Bool) -> ClockFrame? {
    guard !isCancelled else { return nil }
    return isWakeUp ? pacer.wake(at: Uptime.now) : pacer.frame(at: Uptime.now)
  }

  mutating func end() {
    isCancelled = true
    waiter = nil
    body = nil
    timer.cancel()
  }
}
