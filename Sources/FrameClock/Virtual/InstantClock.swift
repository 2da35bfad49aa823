// A clock for Swift's own Clock: whoever sleeps on it moves it forward and wakes at once.
import Synchronization

/// A `Clock` on which sleeping takes no time: each sleep moves it forward to the deadline.
///
/// For code that takes any `Clock` and sleeps between its frames: an hour of it runs at once.
/// It is meant for one task at a time. Sleeps of several tasks happen in the order of the calls.
///
///     let clock = InstantClock()
///     try await clock.sleep(for: .seconds(3600))
///     clock.now.offset  // 3600 s
public final class InstantClock: Clock {
  /// A time on an instant clock.
  public struct Instant: InstantProtocol {
    /// The time since the start.
    public let offset: Duration

    /// Makes the time so long after the start.
    public init(offset: Duration) { self.offset = offset }

    /// Returns the time so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the time from here to another instant; negative if that is earlier.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether an instant is earlier than another.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  private let time = Mutex(Duration.zero)

  /// Makes a clock at 0 s.
  public init() {}

  /// The deadline of the latest sleep.
  public var now: Instant { Instant(offset: time.withLock { $0 }) }

  /// No step of time is too small.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock forward to a deadline; one that has passed is the present.
  ///
  /// - Throws: `CancellationError` if the task is cancelled; the clock then stands still.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline.offset) }
  }
}
