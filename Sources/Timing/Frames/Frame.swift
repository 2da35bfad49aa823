// One frame: which it is, when it is, and when the next one is due.

/// A moment at which an animation is looked at; times are in s from the start of the run.
///
/// Equivalent to the `timestamp` and `targetTimestamp` of a `CADisplayLink`, with an index.
public struct Frame: Hashable, Sendable {
  /// The number of this frame, counted from 0 at the start.
  public var index: Int
  /// The time in s of this frame.
  public var timestamp: Double
  /// The time in s of the frame that follows; this frame's own time where none does.
  public var targetTimestamp: Double

  /// Makes a frame from its parts, taken as they are.
  public init(index: Int, timestamp: Double, targetTimestamp: Double) {
    self.index = index
    self.timestamp = timestamp
    self.targetTimestamp = targetTimestamp
  }
}
