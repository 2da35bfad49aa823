// One frame: which it is, when it is, and when the next one is due.

/// A moment at which an animation is looked at; times are in seconds from the start of the run.
///
/// Equivalent to the `timestamp` and `targetTimestamp` of a `CADisplayLink`, with an index.
///
///     try FrameSchedule(duration: 0.5, rate: 60)[3].timestamp   // 0.05
public struct Frame: Hashable, Sendable {
  /// The number of this frame, counted from 0 at the start.
  public var index: Int
  /// The time of this frame, in seconds.
  public var timestamp: Double
  /// The time of the frame that follows, in seconds; this frame's own time where none does.
  public var targetTimestamp: Double

  /// Creates a frame from its parts, taken as they are.
  ///
  /// - Parameters:
  ///   - index: The number of the frame; negative ones lie before the start.
  ///   - timestamp: Its time in seconds; any number.
  ///   - targetTimestamp: The time of the frame that follows, in seconds.
  public init(index: Int, timestamp: Double, targetTimestamp: Double) {
    self.index = index
    self.timestamp = timestamp
    self.targetTimestamp = targetTimestamp
  }
}
