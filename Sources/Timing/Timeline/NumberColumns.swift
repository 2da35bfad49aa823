// The columns of a timeline of numbers in order of their begin, and how rows of them are computed.
internal import Easing

/// A timeline of numbers made ready to be stepped; where its tracks are in order it shares their
/// memory.
struct NumberColumns: Sendable {
  /// How many tracks are computed together.
  static let leafSize = 256
  /// Room for the results of a leaf.
  static let room = [Double](repeating: 0, count: leafSize)

  let schedule: Schedule
  private let width: Int
  private let timings: [PreparedTiming]
  private let timingNumbers: [Int32]
  private let starts: [Double]
  private let origins: [Double]
  private let targets: [Double]

  init(_ timeline: NumberTimeline) {
    let (begins, ends) = Self.spans(timeline)
    schedule = Schedule(
      begins: begins, ends: ends, leafSize: Self.leafSize, group: timeline.timingNumbers)
    width = timeline.width
    let tables = Self.tables(timeline)
    timings = timeline.timings.map { PreparedTiming($0, curve: tables[$0.curve]) }
    let order = schedule.order
    let isInOrder = order.indices.allSatisfy { Int(order[$0]) == $0 }
    func ordered<Cell>(_ column: [Cell], width: Int = 1) -> [Cell] {
      if isInOrder { return column }
      return order.flatMap { column[Int($0) * width..<(Int($0) + 1) * width] }
    }
    timingNumbers = ordered(timeline.timingNumbers)
    starts = ordered(timeline.starts)
    origins = ordered(timeline.origins, width: timeline.width)
    targets = ordered(timeline.targets, width: timeline.width)
  }

  /// The curves that have enough tracks for their tables of 64 kB to be small beside them.
  private static func tables(_ timeline: NumberTimeline) -> [Curve: PreparedCurve] {
    var counts = [Int](repeating: 0, count: timeline.timings.count)
    for number in timeline.timingNumbers { counts[Int(number)] += 1 }
    let tracks = Dictionary(zip(timeline.timings.map(\.curve), counts), uniquingKeysWith: +)
    return tracks.filter { $0.value >= 512 }.keys.reduce(into: [:]) { tables, curve in
      tables[curve] = PreparedCurve(curve)
    }
  }

  /// The times between which the numbers of each track change.
  private static func spans(_ timeline: NumberTimeline) -> (begins: [Double], ends: [Double]) {
    let offsets = timeline.timings.map { timing in
      let (first, last) = timing.movingSpan
      let (a, b) = (first / timing.rate, last / timing.rate)
      return (begin: min(a, b), end: max(a, b))
    }
    let rows = zip(timeline.starts, timeline.timingNumbers)
    return (
      rows.map { $0 + offsets[Int($1)].begin }, rows.map { $0 + offsets[Int($1)].end }
    )
  }

  /// Writes the numbers of the tracks at some places of the schedule.
  ///
  /// - Parameters:
  ///   - numbers: Where the results go, track by track.
  ///   - progress: Room for a leaf.
  ///   - times: Room for a leaf.
  ///   - places: Places of one leaf.
  ///   - time: The time of the timeline in seconds.
  func write(
    into numbers: inout [Double], progress: inout [Double], times: inout [Double],
    _ places: Range<Int>, at time: Double
  ) {
    var place = places.lowerBound
    while place < places.upperBound {
      let number = timingNumbers[place]
      var end = place + 1
      while end < places.upperBound, timingNumbers[end] == number { end += 1 }
      let run = place..<end
      var amounts = progress.mutableSpan
      var spare = times.mutableSpan
      timings.span[Int(number)].write(
        into: &amounts, times: &spare, at: time, starts: starts.span.extracting(run))
      move(&numbers, run, by: progress.span)
      place = end
    }
  }

  /// Moves the numbers of a run of tracks, each by its progress.
  ///
  /// Four lanes of all tracks at a time, then the rest; the arithmetic is that of `interpolated`.
  private func move(_ numbers: inout [Double], _ run: Range<Int>, by amounts: Span<Double>) {
    let order = schedule.order.span
    let origins = origins.span
    let targets = targets.span
    var numbers = numbers.mutableSpan
    precondition(run.upperBound * width <= origins.count && run.upperBound <= order.count)
    let last = numbers.count - width
    var lane = 0
    while lane < width {
      let isWide = lane + 4 <= width
      for place in run {
        let amount = amounts[place &- run.lowerBound]
        let row = place &* width &+ lane
        let first = unsafe Int(order[unchecked: place]) &* width
        precondition(first >= 0 && first <= last)
        // In bounds: the rows are checked above.
        if isWide {
          let start = unsafe origins.fourLanes(uncheckedAt: row)
          let end = unsafe targets.fourLanes(uncheckedAt: row)
          let value = amount == 1 ? end : start + (end - start) * amount
          unsafe numbers.store(value, uncheckedAt: first &+ lane)
        } else {
          let start = unsafe origins[unchecked: row]
          let end = unsafe targets[unchecked: row]
          unsafe numbers[unchecked: first &+ lane] =
            amount == 1 ? end : start + (end - start) * amount
        }
      }
      lane += isWide ? 4 : 1
    }
  }
}

extension Span<Double> {
  /// Four neighbouring numbers, which the caller knows to be there.
  @inline(__always) @unsafe
  fileprivate func fourLanes(uncheckedAt index: Int) -> SIMD4<Double> {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index * 8, as: SIMD4<Double>.self)
  }
}

extension MutableSpan<Double> {
  /// Writes four neighbouring numbers, for which the caller knows that there is room.
  @inline(__always) @unsafe
  fileprivate mutating func store(_ lanes: SIMD4<Double>, uncheckedAt index: Int) {
    unsafe withUnsafeMutableBytes {
      unsafe $0.storeBytes(of: lanes, toByteOffset: index * 8, as: SIMD4<Double>.self)
    }
  }
}
