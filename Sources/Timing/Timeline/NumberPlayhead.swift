// Playing a timeline of plain numbers.

/// A moment in a timeline of numbers that moves, with the numbers at it.
///
/// A step allocates nothing and costs what is in motion or was crossed. The numbers equal
/// `NumberTimeline.numbers(at:)` within 2⁻⁵¹ of the way between a track's ends.
///
///     var playhead = NumberPlayhead(timeline)
///     playhead.seek(to: 0.25)
///     playhead.numbers
public struct NumberPlayhead: Sendable {
  /// The moment, in seconds; nil before the first step.
  public private(set) var time: Double?
  /// The numbers, track by track.
  public private(set) var numbers: [Double]

  private let columns: NumberColumns
  private var progress = NumberColumns.room
  private var times = NumberColumns.room

  /// Prepares a timeline; the numbers are those long before its start.
  public init(_ timeline: NumberTimeline) {
    columns = NumberColumns(timeline)
    numbers = timeline.origins
    for leaf in stride(from: 0, to: timeline.count, by: NumberColumns.leafSize) {
      let places = leaf..<min(leaf + NumberColumns.leafSize, timeline.count)
      columns.write(into: &numbers, progress: &progress, times: &times, places, at: -.infinity)
    }
  }

  /// Goes to a time; nothing is allocated.
  ///
  /// - Parameter time: Seconds; any number that is not NaN.
  public mutating func seek(to time: Double) {
    precondition(!time.isNaN, "A playhead goes to a time that is a number.")
    let last = self.time ?? -.infinity
    // A copy of a few references, so that the walk may change the numbers.
    let columns = columns
    columns.schedule.visit(min(last, time)...max(last, time)) { places in
      columns.write(into: &numbers, progress: &progress, times: &times, places, at: time)
    }
    self.time = time
  }
}
