// How exactly a live clock wakes up.

/// How a live clock waits for a frame's due time.
public enum WakeUp: String, CaseIterable, Hashable, Sendable {
  /// A strict Dispatch timer: late by what the system takes to wake a thread, 0.1 ms or so.
  case timer
  /// A timer that is set 0.1 to 1 ms early, after which the clock is read until the due time.
  ///
  /// Early by what waking a thread has lately taken. Late by 1 µs as a rule, at the price
  /// of that much of a processor's time for each frame: 2 to 10 % at 120 frames per second.
  case precise
}

/// How early a timer is set, so that a thread is awake when the frame is due.
struct WakeLead: Hashable, Sendable {
  private(set) var nanoseconds: Int
  private let limits: ClosedRange<Int>

  init(_ wakeUp: WakeUp) {
    // Few systems wake a thread in less than 0.05 ms, so that much costs next to nothing.
    limits = wakeUp == .precise ? 100_000...1_000_000 : 50_000...50_000
    nanoseconds = min(max(300_000, limits.lowerBound), limits.upperBound)
  }

  /// Takes into account how many ns the latest wake-up took.
  ///
  /// A slow one counts at once; then the lead shrinks by half in 350 frames, for slow ones come again.
  mutating func learn(_ took: Int) {
    let wanted = took.saturatedSum(took / 4)
    let lead = wanted > nanoseconds ? wanted : nanoseconds - (nanoseconds - wanted) / 512
    nanoseconds = min(max(lead, limits.lowerBound), limits.upperBound)
  }
}
