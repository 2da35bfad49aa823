// Frames in real time, paced by a Dispatch timer.
public import Dispatch
import Synchronization
public import Timing

/// A clock that delivers frames in real time: one run, for one consumer.
///
/// Await its frames, or have a function called with each:
///
///     for await frame in LiveClock(rate: 60) {
///       show(curve.value(at: frame.timestamp))
///       if frame.timestamp >= curve.duration { break }
///     }
///
///     let clock = LiveClock(rate: 120)
///     clock.run { frame in show(curve.value(at: frame.timestamp)) }
///
/// The run starts with frame 0 when its first frame is asked for. Every deadline comes from the
/// frame's index, so nothing drifts. A consumer that takes longer than a frame makes the next
/// one late; the clock's pacing says what then happens. The time is the system's uptime, which
/// nobody sets and which stands still while the machine sleeps: a run goes on where it was. A
/// clock that is no longer referred to stops. Equivalent to `CADisplayLink` without a display.
public final class LiveClock: Sendable {
  // On Linux a Dispatch timer is not Sendable: it lives inside the lock, with all that it drives.
  struct State {
    var pacer: FramePacer
    let timer: any DispatchSourceTimer
    var lead: WakeLead
    /// The reading in ns for which the timer is set; nil for never.
    var alarm: Int?
    var isCancelled = false
    var waiter: CheckedContinuation<Void, Never>?
    var body: (@Sendable (ClockFrame) -> Void)?
    /// Whether a call of the body is under way.
    var isCalling = false
  }

  let state: Mutex<State>
  private let queue: DispatchQueue

  /// Makes a clock that waits to be awaited or run.
  ///
  /// - Parameters:
  ///   - pacing: how often, and what becomes of late frames.
  ///   - wakeUp: how exactly it wakes up.
  ///   - target: the queue on which ``run(_:)`` calls its function; one of the clock's own if nil.
  public init(_ pacing: FramePacing, wakeUp: WakeUp = .timer, target: DispatchQueue? = nil) {
    let queue = DispatchQueue(label: "frames", qos: .userInteractive, target: target)
    let timer = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
    timer.schedule(deadline: .distantFuture)
    self.queue = queue
    state = Mutex(
      State(pacer: FramePacer(pacing), timer: timer, lead: WakeLead(wakeUp, mayNap: target == nil)))
    queue.setSpecific(key: Self.owner, value: ObjectIdentifier(self))
    state.withLock { state in
      state.timer.setEventHandler { [weak self] in self?.fire() }
      state.timer.activate()
    }
  }

  /// Makes a clock of so many frames per second that skips late frames.
  public convenience init(rate: FrameRate) { self.init(FramePacing(rate: rate)) }

  deinit { state.withLock { $0.timer.cancel() } }

  /// Waits for the call of the run's function that is under way, unless called from within it.
  func waitForCall() {
    if DispatchQueue.getSpecific(key: Self.owner) != ObjectIdentifier(self) { queue.sync {} }
  }

  /// Tells on whose queue the current code runs.
  private static let owner = DispatchSpecificKey<ObjectIdentifier>()
}

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
