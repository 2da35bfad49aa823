// A timeline of plain numbers in columns, for very many tracks.

/// Tracks that each move some numbers straight from one to another, stored in columns.
///
/// The counterpart of `Timeline` for a hundred thousand tracks: no names, no stacks, no memory of its
/// own for each track. A track's numbers share its timing. To play it, give it to a
/// `NumberPlayhead`.
///
///     var timeline = NumberTimeline(width: 2)
///     timeline.add(from: [0, 0], to: [100, 50], timing: try MediaTiming(duration: 1), at: 0.5)
///     timeline.numbers(at: 1)   // [50, 25]
public struct NumberTimeline: Hashable, Sendable {
  /// How many numbers each track has.
  public let width: Int
  /// How many tracks there are.
  public var count: Int { starts.count }
  /// The end of the last track, delays included, in seconds; 0 or more, may be infinite.
  public private(set) var duration: Double = 0

  /// Where each track's local time is 0.
  private(set) var starts: [Double] = []
  /// Which of the timings each track has.
  private(set) var timingNumbers: [Int32] = []
  /// The timings, each once.
  private(set) var timings: [MediaTiming] = []
  /// The first and the last numbers, track by track.
  private(set) var origins: [Double] = []
  private(set) var targets: [Double] = []
  private var numbersOfTimings: [MediaTiming: Int32] = [:]

  /// Creates an empty timeline.
  ///
  /// - Parameters:
  ///   - width: How many numbers each track has, 1 or more.
  ///   - capacity: How many tracks to make room for.
  public init(width: Int, capacity: Int = 0) {
    precondition(width > 0, "A track has one number or more.")
    self.width = width
    starts.reserveCapacity(capacity)
    timingNumbers.reserveCapacity(capacity)
    origins.reserveCapacity(capacity * width)
    targets.reserveCapacity(capacity * width)
  }

  /// Adds a track.
  ///
  /// - Parameters:
  ///   - origin: Its numbers at progress 0 and where the timing has no effect; as many as the width.
  ///   - target: Its numbers at progress 1; as many.
  ///   - timing: When they move; its rate is not 0.
  ///   - start: Where its local time is 0, in seconds.
  public mutating func add(
    from origin: [Double], to target: [Double], timing: MediaTiming, at start: Double = 0
  ) {
    precondition(
      origin.count == width && target.count == width, "A track has as many numbers as the width.")
    precondition(timing.rate != 0, "A track of numbers has a rate other than 0.")
    starts.append(start)
    timingNumbers.append(number(of: timing))
    origins.append(contentsOf: origin)
    targets.append(contentsOf: target)
    duration = max(duration, start, start + timing.endTime / timing.rate)
  }

  /// Returns the numbers of all tracks at a time, track by track.
  ///
  /// - Parameter time: Seconds; any number.
  /// - Returns: As many numbers as there are tracks, times the width.
  public func numbers(at time: Double) -> [Double] {
    (0..<count * width).map { index in
      let track = index / width
      let timing = timings[Int(timingNumbers[track])]
      let placement = Placement(start: starts[track], rate: timing.rate)
      let progress = timing.progress(at: timing.localTime(at: time, in: placement))
      return progress.map { origins[index].interpolated(to: targets[index], amount: $0) }
        ?? origins[index]
    }
  }

  private mutating func number(of timing: MediaTiming) -> Int32 {
    if let last = timingNumbers.last, timings[Int(last)] == timing { return last }
    if let number = numbersOfTimings[timing] { return number }
    let number = Int32(timings.count)
    timings.append(timing)
    numbersOfTimings[timing] = number
    return number
  }
}
