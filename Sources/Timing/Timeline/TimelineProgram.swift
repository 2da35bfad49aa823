// A timeline compiled to be played: its tracks in the order of time, in runs that are computed at once.
internal import Easing
internal import Synchronization

/// What playing a timeline needs, worked out once.
///
/// Tracks stand in leaves of neighbours in time; in a leaf those stand together that share a timing and
/// a kind of value and are plain numbers, alone on their target. Such a run is
/// computed at once. All other targets are computed one by one.
@usableFromInline
struct TimelineProgram: Sendable {
  /// How many tracks stand in a leaf.
  @usableFromInline static let leafSize = 256

  /// Neighbours in a leaf.
  @usableFromInline
  struct Run: Sendable {
    /// The first place in the order, and how many there are.
    @usableFromInline let first, count: Int32
    /// The kind of value; -1 where each target is computed by itself.
    @usableFromInline let form: Int32
    /// When the values are reached; -1 where they go straight from one to another.
    let course: Int32

    @usableFromInline var isPlain: Bool { form >= 0 }
  }

  private let schedule: Schedule
  @usableFromInline let runs: [Run]
  /// The first run of each leaf, and the number of runs at the end.
  private let firstRuns: [Int32]
  /// The target at each place of the order.
  @usableFromInline let targets: [Int32]
  /// Where the numbers of the track at each place begin.
  private let lanes: [Int32]
  private let isInOrder: Bool

  init(_ columns: TrackColumns, moving spans: [ClosedRange<Double>]) {
    let isPlain = columns.rows.map { row in
      row.isPlain && row.group < 0
        && columns.firstRows[Int(row.target)] == columns.lastRows[Int(row.target)]
    }
    let keys = zip(columns.rows, isPlain).map { row, isPlain in
      isPlain ? row.timing : .max
    }
    schedule = Schedule(
      begins: spans.map(\.lowerBound), ends: spans.map(\.upperBound), leafSize: Self.leafSize,
      group: keys)
    let order = schedule.order
    isInOrder = order.indices.allSatisfy { Int(order[$0]) == $0 }
    targets = order.map { columns.rows[Int($0)].target }
    lanes = order.map { columns.rows[Int($0)].place }
    var (runs, firstRuns): ([Run], [Int32]) = ([], [])
    for leaf in stride(from: 0, to: order.count, by: Self.leafSize) {
      firstRuns.append(Int32(runs.count))
      let end = min(leaf + Self.leafSize, order.count)
      var first = leaf
      while first < end {
        let (number, row) = (Int(order[first]), columns.rows[Int(order[first])])
        var next = first + 1
        while next < end, keys[Int(order[next])] == keys[number] {
          let other = columns.rows[Int(order[next])]
          if isPlain[number], other.form != row.form || other.course != row.course { break }
          next += 1
        }
        runs.append(
          Run(
            first: Int32(first), count: Int32(next - first), form: isPlain[number] ? row.form : -1,
            course: row.course))
        first = next
      }
    }
    (self.runs, self.firstRuns) = (runs, firstRuns + [Int32(runs.count)])
  }

  /// Calls `body` with the runs that hold all tracks which change in a span of time.
  @usableFromInline
  func visit(_ span: ClosedRange<Double>, _ body: (Range<Int>) -> Void) {
    schedule.visit(span) { places in
      let leaf = places.lowerBound / Self.leafSize
      body(Int(firstRuns[leaf])..<Int(firstRuns[leaf + 1]))
    }
  }

  /// Writes the numbers of a plain run side by side.
  @usableFromInline
  func write(
    _ run: Run, of columns: TrackColumns, at time: Double, into room: inout ProgramRoom
  ) {
    let places = Int(run.first)..<Int(run.first + run.count)
    let row = columns.rows[Int(schedule.order[places.lowerBound])]
    let timing = columns.timings[Int(row.timing)]
    if isInOrder {
      Self.writeProgress(
        of: timing, into: &room.progress, &room.times, at: time,
        starts: columns.starts, places)
    } else {
      for place in places {
        room.starts[place - places.lowerBound] = columns.starts[Int(schedule.order[place])]
      }
      Self.writeProgress(
        of: timing, into: &room.progress, &room.times, at: time,
        starts: room.starts, 0..<places.count)
    }
    let width = columns.widths[Int(row.form)]
    if run.course < 0 {
      move(places, of: columns, width: width, by: room.progress, into: &room.numbers)
    } else {
      Self.move(
        schedule.order.span.extracting(places), of: columns, width: width, by: room.progress,
        into: &room.numbers)
    }
  }

  private static func writeProgress(
    of timing: SharedTiming, into progress: inout [Double], _ times: inout [Double],
    at time: Double, starts: [Double], _ places: Range<Int>
  ) {
    var progress = progress.mutableSpan
    var times = times.mutableSpan
    timing.write(
      into: &progress, times: &times, at: time, starts: starts.span.extracting(places))
  }

  /// Moves the numbers of tracks that go straight, each by its progress; the arithmetic is that of
  /// `interpolated`.
  private func move(
    _ places: Range<Int>, of columns: TrackColumns, width: Int, by progress: [Double],
    into numbers: inout [Double]
  ) {
    let (starts, progress) = (lanes.span.extracting(places), progress.span)
    let lanes = columns.lanes.span
    var numbers = numbers.mutableSpan
    if width == 1 {
      for index in starts.indices {
        let start = Int(starts[index])
        numbers[index] = lanes[start].interpolated(to: lanes[start &+ 1], amount: progress[index])
      }
      return
    }
    for index in starts.indices {
      let (start, amount) = (Int(starts[index]), progress[index])
      for lane in 0..<width {
        numbers[index &* width &+ lane] = lanes[start &+ lane].interpolated(
          to: lanes[start &+ width &+ lane], amount: amount)
      }
    }
  }

  /// Moves the numbers of tracks with keyframes between them, each by its progress.
  private static func move(
    _ rows: Span<Int32>, of columns: TrackColumns, width: Int, by progress: [Double],
    into numbers: inout [Double]
  ) {
    let lanes = columns.lanes.span
    var numbers = numbers.mutableSpan
    for index in rows.indices {
      let way = columns.way(of: columns.rows[Int(rows[index])], at: progress[index])
      for lane in 0..<width {
        numbers[index &* width &+ lane] = lanes[way.start &+ lane].interpolated(
          to: lanes[way.end &+ lane], amount: way.amount)
      }
    }
  }
}

/// Room for what a leaf is computed with.
@usableFromInline
struct ProgramRoom: Sendable {
  /// The numbers of the tracks of a run, side by side.
  @usableFromInline var numbers = [Double](repeating: 0, count: 4 * TimelineProgram.leafSize + 4)
  fileprivate var starts = [Double](repeating: 0, count: TimelineProgram.leafSize)
  fileprivate var progress = [Double](repeating: 0, count: TimelineProgram.leafSize)
  fileprivate var times = [Double](repeating: 0, count: TimelineProgram.leafSize)

  @usableFromInline init() {}
}

/// The program of a timeline, compiled when it is first played.
final class CompiledProgram: Sendable {
  private let program = Mutex<TimelineProgram?>(nil)

  var isEmpty: Bool { program.withLock { $0 == nil } }

  func program(_ compile: () -> TimelineProgram) -> TimelineProgram {
    program.withLock { program in
      let compiled = program ?? compile()
      program = compiled
      return compiled
    }
  }
}

extension Timeline {
  /// The timeline compiled to be played.
  @usableFromInline
  var program: TimelineProgram {
    compiled.program { TimelineProgram(columns, moving: movingSpans) }
  }

  /// The times between which the value of each track changes, each widened by the roundings of the
  /// sums that they are.
  private var movingSpans: [ClosedRange<Double>] {
    let offsets = columns.timings.map { shared in
      let (begin, end) = shared.timing.movingSpan
      return Placement(rate: shared.timing.rate).span(from: begin, to: end)
    }
    return columns.rows.indices.map { number in
      let (row, start) = (columns.rows[number], columns.starts[number])
      let slack = 4 * Placement.slack(start, 0)
      guard row.isPlain, row.group < 0 else {
        let span = entries[number].movingSpan
        return span.lowerBound - slack...span.upperBound + slack
      }
      let offset = offsets[Int(row.timing)]
      return start + offset.lowerBound - slack...start + offset.upperBound + slack
    }
  }
}
