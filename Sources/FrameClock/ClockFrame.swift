// A frame as a clock delivers it: which, when, how late, and how many were left out before it.
public import Timing

/// A frame that a clock has delivered, with what happened on the way.
///
/// Its times lie on the run's own grid, so they are the same live, virtual and scripted; only
/// ``lateness`` and ``skipped`` tell how the run went. Equivalent to what a `CADisplayLink` tells
/// its target, with an index and an account of lateness.
public struct ClockFrame: Hashable, Sendable {
  /// The frame itself: a place on the grid, whenever it was delivered.
  public var frame: Frame
  /// By how many s the frame came after its due time; 0 or more.
  public var lateness: Double
  /// How many frames were left out right before this one.
  public var skipped: Int

  /// Makes a delivered frame from its parts, taken as they are.
  public init(_ frame: Frame, lateness: Double = 0, skipped: Int = 0) {
    self.frame = frame
    self.lateness = lateness
    self.skipped = skipped
  }

  /// The number of this frame, counted from 0 at the start of the run.
  public var index: Int { frame.index }
  /// The time in s of this frame since the start, without pauses.
  public var timestamp: Double { frame.timestamp }
  /// The time in s at which the next frame is due; always later than ``timestamp``.
  public var targetTimestamp: Double { frame.targetTimestamp }
}
