// The frames of a run that is known beforehand: at a rate, as evenly spaced samples, or as listed.

/// Whether a run sampled at a rate has a last frame exactly at its end.
///
///     try FrameSchedule(duration: 0.25, rate: 60, end: .include).count   // 16
///     try FrameSchedule(duration: 0.25, rate: 60, end: .exclude).count   // 15
public enum EndRule: String, Hashable, Sendable, CaseIterable {
  /// A last frame exactly at the end, also when the end falls between two frames (the default).
  case include
  /// Only the frames that start before the end.
  case exclude
}

/// The frames of a run as a collection: each computed when asked for, none stored.
///
/// Times come from the frame's index alone, so the millionth is as exact as the first.
///
///     let schedule = try FrameSchedule(duration: 0.25, rate: 60)
///     schedule.count             // 16
///     schedule[3].timestamp      // 0.05
///     schedule.last?.timestamp   // 0.25
public struct FrameSchedule: RandomAccessCollection, Hashable, Sendable {
  private enum Grid: Hashable {
    case rate(FrameRate, duration: Double)
    case samples(duration: Double)
    case times([Double])
  }

  private let grid: Grid
  /// How many frames there are.
  public let count: Int

  /// The longest duration of a run, in seconds: 2^53.
  public static let longestDuration = 0x1p53

  /// Creates the frames of a run at a rate: all k with k / rate < duration, and one at the end.
  ///
  ///     try FrameSchedule(duration: 0.25, rate: 60, end: .exclude).count  // 15
  ///
  /// - Parameters:
  ///   - duration: Seconds, 0 to ``longestDuration``. A run of 0 s has one frame, at 0, or none where
  ///     the end is excluded.
  ///   - rate: Frames per second.
  ///   - end: Whether a last frame lies exactly at `duration`; its index is the next integer.
  /// - Throws: ``FrameScheduleError`` for another duration, or one of 2^53 frames or more.
  public init(
    duration: Double, rate: FrameRate, end: EndRule = .include
  ) throws(FrameScheduleError) {
    try Self.check(duration)
    let last = rate.frame(at: duration)
    let before = rate.time(ofFrame: last) < duration ? last + 1 : last
    guard before < FrameRate.largestIndex else {
      throw .tooManyFrames(duration: duration, rate: rate)
    }
    grid = .rate(rate, duration: duration)
    count = end == .include ? before + 1 : before
  }

  /// Creates `count` frames evenly spaced from 0 to `duration`, both ends exact.
  ///
  ///     try FrameSchedule(duration: 1, samples: 5).map(\.timestamp)  // [0, 0.25, 0.5, 0.75, 1]
  ///
  /// - Parameters:
  ///   - duration: Seconds, 0 to ``longestDuration``.
  ///   - count: How many frames, 1 to 2^53; a single one lies at 0.
  /// - Throws: ``FrameScheduleError`` for another duration or count.
  public init(duration: Double, samples count: Int) throws(FrameScheduleError) {
    try Self.check(duration)
    guard (1...FrameRate.largestIndex).contains(count) else { throw .sampleCount(count) }
    grid = .samples(duration: count == 1 ? 0 : duration)
    self.count = count
  }

  /// Creates a frame at each of `times`, numbered in the order given.
  ///
  /// - Parameter times: Seconds, finite, in any order; negative times lie before the start.
  /// - Throws: ``FrameScheduleError`` naming the first time that is not finite.
  public init(times: [Double]) throws(FrameScheduleError) {
    if let position = times.firstIndex(where: { !$0.isFinite }) {
      throw .time(times[position], position: position)
    }
    grid = .times(times)
    count = times.count
  }

  /// The position of the first frame: 0, which is also its index.
  public var startIndex: Int { 0 }
  /// The position after the last frame: ``count``.
  public var endIndex: Int { count }

  /// The frame at a position, which is its index.
  ///
  /// - Parameter position: 0 up to, not including, ``count``.
  public subscript(position: Int) -> Frame {
    precondition(indices.contains(position), "A frame's position must lie within its schedule.")
    return Frame(
      index: position, timestamp: time(position), targetTimestamp: time(position + 1))
  }

  /// The time of a position, and for the one after the last, when the last frame ends.
  private func time(_ position: Int) -> Double {
    switch grid {
    case .rate(let rate, let duration):
      Swift.min(rate.time(ofFrame: position), duration)
    case .samples(let duration):
      position < count - 1 ? duration * Double(position) / Double(count - 1) : duration
    case .times(let times):
      times[Swift.min(position, count - 1)]
    }
  }

  private static func check(_ duration: Double) throws(FrameScheduleError) {
    guard (0...longestDuration).contains(duration) else { throw .duration(duration) }
  }
}

/// Why there is no such schedule of frames.
///
///     FrameScheduleError.sampleCount(0).description   // "0 samples: expected 1 to 2^53"
public enum FrameScheduleError: Error, Hashable, CustomStringConvertible {
  /// The duration is negative, not finite, or above ``FrameSchedule/longestDuration``.
  case duration(Double)
  /// The run would have 2^53 frames or more.
  case tooManyFrames(duration: Double, rate: FrameRate)
  /// The number of samples is below 1 or above 2^53.
  case sampleCount(Int)
  /// The time at a position of a list, counted from 0, is not finite.
  case time(Double, position: Int)

  /// One sentence for the person who asked for the frames.
  public var description: String {
    switch self {
    case .duration(let duration): "duration \(duration) s is not between 0 and 2^53 s"
    case .tooManyFrames(let duration, let rate):
      "a run of \(duration) s at \(rate) frames per second has too many frames"
    case .sampleCount(let count): "\(count) samples: expected 1 to 2^53"
    case .time(let time, let position): "time \(position + 1) of the list is \(time), not finite"
    }
  }
}
