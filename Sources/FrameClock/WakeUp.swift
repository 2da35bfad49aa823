// How exactly a live clock wakes up.

/// How a live clock waits for a frame's due time.
public enum WakeUp: String, CaseIterable, Hashable, Sendable {
  /// A strict Dispatch timer: late by what the system takes to wake a thread, 0.1 ms or so.
  case timer
  /// A timer that is set 0.3 ms early, after which the clock is read until the due time.
  ///
  /// Late by some µs, at the price of up to 0.3 ms of a processor's time for each frame.
  case precise

  /// By how many ns the timer is set early; after an early wake-up the clock is read.
  ///
  /// Few systems wake a thread in less than 0.05 ms, so that much costs next to nothing.
  var lead: Int { self == .precise ? 300_000 : 50_000 }
}
