// Keyframes one after the other in seconds, each with its own kind of motion.
internal import Easing

/// A value that moves from keyframe to keyframe.
///
/// Equivalent to SwiftUI's `KeyframeTimeline` with one track.
///
///     let hop = KeyframeTimeline(
///       initialValue: 0.0, [.linear(10, duration: 1), .move(4), .linear(0, duration: 1)])
///     hop.duration         // 2
///     hop.value(at: 0.5)   // 5
///     hop.value(at: 1)     // 4
///
/// Each keyframe starts from where the one before has come; after the last its value stands. How
/// velocities join where none is given is grade C: SwiftUI does not say.
public struct KeyframeTimeline<Value: Interpolatable>: Hashable, Sendable {
  /// How long all keyframes take, in seconds; infinite where a spring never settles.
  public let duration: Double
  private let initialValue: Value
  private let segments: [KeyframeSegment<Value>]

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - keyframes: The keyframes in order; none leaves the initial value standing.
  public init(initialValue: Value, _ keyframes: [TimedKeyframe<Value>]) {
    self.initialValue = initialValue
    var segments: [KeyframeSegment<Value>] = []
    for index in keyframes.indices {
      let next = keyframes.indices.contains(index + 1) ? keyframes[index + 1] : nil
      segments.append(
        KeyframeSegment(
          keyframes[index], after: segments.last, from: initialValue, before: next))
    }
    self.segments = segments
    duration = segments.last?.end ?? 0
  }

  /// Returns the value at a time.
  ///
  /// - Parameter time: Seconds since the start; any number.
  /// - Returns: The initial value before the start, that of the last keyframe from the end on.
  public func value(at time: Double) -> Value {
    if time < 0 { return initialValue }
    guard time < duration else { return segments.last?.keyframe.value ?? initialValue }
    let segment = segment(at: time)
    return segment.value(at: time - segment.start)
  }

  /// Returns the value at a progress.
  ///
  /// - Parameter progress: 0 at the start … 1 at the end; the duration has to be finite.
  /// - Returns: The value; that of the nearer end outside.
  public func value(progress: Double) -> Value { value(at: progress * duration) }

  /// Returns the velocity at a time.
  ///
  /// - Parameter time: Seconds since the start; any number.
  /// - Returns: Value units per second; zero before the start and from the end on.
  public func velocity(at time: Double) -> Value {
    guard time >= 0, time < duration else { return initialValue.neutral }
    let segment = segment(at: time)
    return segment.velocity(at: time - segment.start)
  }

  /// The segment that a time within the duration lies in, the later one at a border.
  private func segment(at time: Double) -> KeyframeSegment<Value> {
    segments[segments.partitioningIndex { $0.start > time } - 1]
  }
}
