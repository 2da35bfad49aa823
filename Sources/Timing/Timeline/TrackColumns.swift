// The tracks of a timeline in columns: where each lies, how it is timed, and its numbers.
internal import Easing

/// What a timeline knows of its tracks besides values that are no plain numbers.
///
/// A track that goes from some numbers to others and replaces what lies under it, as most do, is in
/// here as a whole. Timings stand here once, whichever tracks share them.
@usableFromInline
struct TrackColumns: Hashable, Sendable {
  /// A track.
  @usableFromInline
  struct Row: Hashable, Sendable {
    /// Which of the timings it has.
    @usableFromInline var timing: Int32
    /// Which of the targets it moves.
    @usableFromInline var target: Int32 = 0
    /// The order among events at the same time.
    @usableFromInline var rank: Int32
    /// Where its numbers begin; for a track that is stored as a whole -1 minus its number.
    @usableFromInline var place: Int32
    /// Which kind of value its numbers make.
    @usableFromInline var form: Int32 = 0
    /// When its values are reached; -1 where it goes straight from one to another.
    @usableFromInline var course: Int32 = -1
    /// The next track of the same target; -1 after the last.
    @usableFromInline var next: Int32 = -1
    /// Which nested timeline it is in; -1 outside.
    @usableFromInline var group: Int32

    /// A track of the first target and form.
    @usableFromInline
    init(timing: Int32, rank: Int32, place: Int32, group: Int32) {
      (self.timing, self.rank, self.place, self.group) = (timing, rank, place, group)
    }

    /// Whether all of it is numbers in the columns.
    @usableFromInline var isPlain: Bool { place >= 0 }
    /// Its number among the tracks that are stored as a whole.
    @usableFromInline var track: Int { -1 - Int(place) }
  }

  /// The names of the tracks, one for each row.
  @usableFromInline var ids = NameIndex()
  /// The names of what moves.
  @usableFromInline var targets = NameIndex()
  /// Where each track's local time is 0.
  @usableFromInline var starts: [Double] = []
  @usableFromInline var rows: [Row] = []
  /// The numbers of the tracks of plain numbers, value after value.
  @usableFromInline var lanes: [Double] = []
  /// How many numbers a value of each form has.
  @usableFromInline var widths: [Int] = []
  @usableFromInline var timings: [SharedTiming] = []
  @usableFromInline var courses: [KeyframeCourse] = []
  /// The nested timelines with a timing of their own.
  @usableFromInline var groups: [TimelineGroup] = []
  /// The first and the last track of each target.
  @usableFromInline var firstRows: [Int32] = []
  @usableFromInline var lastRows: [Int32] = []
  private var timingNumbers: [MediaTiming: Int32] = [:]

  @usableFromInline var count: Int { rows.count }

  @usableFromInline
  static func == (a: TrackColumns, b: TrackColumns) -> Bool {
    (a.ids, a.targets, a.starts, a.rows) == (b.ids, b.targets, b.starts, b.rows)
      && (a.lanes, a.widths, a.timings, a.groups) == (b.lanes, b.widths, b.timings, b.groups)
      && a.courses == b.courses
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(ids)
    hasher.combine(starts)
    hasher.combine(lanes)
  }

  /// The number of a course, which is stored once for neighbours.
  @usableFromInline
  mutating func number(of course: KeyframeCourse) -> Int32 {
    if courses.last != course { courses.append(course) }
    return Int32(courses.count - 1)
  }

  /// Adds a track, whose name stands at the end of the names already, behind all others.
  @usableFromInline
  mutating func append(_ row: Row, start: Double, target: String, hash: UInt32) {
    var row = row
    let (place, isNew) = targets.insert(target, hash: hash)
    let number = Int32(rows.count)
    row.target = Int32(place)
    if isNew {
      firstRows.append(number)
      lastRows.append(number)
    } else {
      rows[Int(lastRows[place])].next = number
      lastRows[place] = number
    }
    starts.append(start)
    rows.append(row)
  }

  /// The number of a timing, which is stored once.
  @usableFromInline
  mutating func number(of timing: MediaTiming) -> Int32 {
    if let last = rows.last?.timing, timings[Int(last)].timing == timing { return last }
    if let number = timingNumbers[timing] { return number }
    let number = Int32(timings.count)
    timings.append(SharedTiming(timing))
    timingNumbers[timing] = number
    return number
  }
}

// MARK: Looking at a track

extension TrackColumns {
  /// A time of a track.
  @usableFromInline
  struct LocalTime {
    /// Seconds since the start of the track.
    @usableFromInline let seconds: Double
    /// By how many seconds that may miss a border and be it.
    @usableFromInline let slack: Double
    @usableFromInline let isReversed: Bool

    @usableFromInline
    init(seconds: Double, slack: Double, isReversed: Bool) {
      (self.seconds, self.slack, self.isReversed) = (seconds, slack, isReversed)
    }
  }

  func timing(of row: Int) -> SharedTiming { timings[Int(rows[row].timing)] }

  func placement(of row: Int) -> Placement {
    Placement(start: starts[row], rate: timing(of: row).rate)
  }

  func group(of row: Int) -> TimelineGroup? {
    rows[row].group < 0 ? nil : groups[Int(rows[row].group)]
  }

  /// The local time of a track; nil where the timeline that it is nested in has no effect.
  @usableFromInline
  func localTime(of row: Int, at time: Double) -> LocalTime? {
    timing(of: row).localTime(from: starts[row], in: group(of: row), at: time)
  }

  /// What the timing of a track says; idle where the timeline that it is nested in has no effect.
  func state(of row: Int, at time: Double) -> TimingState {
    let timing = timing(of: row)
    guard let local = timing.localTime(from: starts[row], in: group(of: row), at: time) else {
      return TimingState(phase: .idle)
    }
    return timing.state(at: local)
  }

  /// The numbers of a plain track at a time; nil without effect.
  @usableFromInline
  func lanes(of row: Int, atTime time: Double) -> SIMD4<Double>? {
    guard let progress = state(of: row, at: time).progress else { return nil }
    return lanes(of: row, at: progress)
  }

  /// The numbers of a plain track at a progress.
  func lanes(of row: Int, at progress: Double) -> SIMD4<Double> {
    let (row, lanes) = (rows[row], lanes.span)
    let way = way(of: row, at: progress)
    var result = SIMD4<Double>.zero
    for lane in 0..<widths[Int(row.form)] {
      result[lane] = lanes[way.start &+ lane].interpolated(
        to: lanes[way.end &+ lane], amount: way.amount)
    }
    return result
  }

  /// The first number of a plain track's first value.
  @usableFromInline
  func firstLanes(of row: Int) -> SIMD4<Double> { value(0, of: row) }

  /// The numbers of one of a plain track's values.
  func value(_ number: Int, of row: Int) -> SIMD4<Double> {
    let (place, width) = (Int(rows[row].place), widths[Int(rows[row].form)])
    var result = SIMD4<Double>.zero
    for lane in 0..<width { result[lane] = lanes[place + number * width + lane] }
    return result
  }

  /// Which two values a plain track is between, as the places of their numbers, and how far.
  @inline(__always)
  func way(of row: Row, at progress: Double) -> (start: Int, end: Int, amount: Double) {
    let (place, width) = (Int(row.place), widths[Int(row.form)])
    if row.course < 0 { return (place, place &+ width, progress) }
    let course = courses[Int(row.course)]
    let piece = course.piece(
      at: course.nearOffset(progress),
      lasting: timings[Int(row.timing)].timing.duration)
    // No end is open in a plain track.
    return (
      place &+ (piece.start ?? 0) &* width, place &+ (piece.end ?? 0) &* width, piece.amount
    )
  }
}
