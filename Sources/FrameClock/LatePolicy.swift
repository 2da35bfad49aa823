// What becomes of frames whose time has passed.

/// What a clock does when it wakes up one or more whole frames late.
///
/// A frame that is late by less than one frame's time is delivered as it is under every policy.
public enum LatePolicy: String, CaseIterable, Hashable, Sendable {
  /// The frames that were missed are left out: the index follows elapsed time, without drift.
  case skip
  /// Every frame is delivered, the missed ones at once and one after the other, without drift.
  case catchUp
  /// Every frame is delivered at its pace; the rest of the run is later by the frames missed.
  case slip
}
