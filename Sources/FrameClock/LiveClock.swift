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
