// How exactly a live clock wakes up.

/// How a live clock waits for a frame's due time.
///
/// A strict Dispatch timer wakes two threads, one after the other, before a function is called. The
/// clock sets it early, by what that has lately taken: 0.1 to 1 ms.
public enum WakeUp: String, CaseIterable, Hashable, Sendable {
  /// Awake early, the clock's thread sleeps on: late by what waking a single thread takes.
  ///
  /// That is 0.05 ms or so. On a target queue, which has other work to do, nothing sleeps: there the
  /// timer itself is due with the frame, and 0.1 ms late or so.
  case timer
  /// Awake early, the thread reads the clock until the frame is due.
  ///
  /// Late by 1 µs as a rule, at the price of 0.1 to 1 ms of a processor's time for each frame: 2 to
  /// 10 % at 120 frames per second.
  case precise
}

/// How early a timer is set, so that a thread is awake when the frame is due.
struct WakeLead: Hashable, Sendable {
  private(set) var nanoseconds: Int
  /// So many ns before the frame the thread begins to read the clock, and sleeps until then.
  let spin: Int
  private let limits: ClosedRange<Int>

  init(_ wakeUp: WakeUp, mayNap: Bool) {
    // Few systems wake a thread in less than 0.05 ms, so that much reading costs next to nothing.
    let least = 50_000
    limits = wakeUp == .timer && !mayNap ? least...least : 100_000...1_000_000
    spin = wakeUp == .timer ? least : limits.upperBound
    nanoseconds = min(300_000, limits.upperBound)
  }

  /// Whether the thread sleeps between the timer and the reading of the clock.
  var hasNap: Bool { spin < limits.upperBound }

  /// Takes into account how many ns the latest wake-up took.
  ///
  /// A slow one counts at once; then the lead shrinks by half in 350 frames, for slow ones come again.
  mutating func learn(_ took: Int) {
    let wanted = took.saturatedSum(took / 4 + (hasNap ? spin : 0))
    let lead = wanted > nanoseconds ? wanted : nanoseconds - (nanoseconds - wanted) / 512
    nanoseconds = min(max(lead, limits.lowerBound), limits.upperBound)
  }
}
