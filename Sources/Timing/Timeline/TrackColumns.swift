// The tracks of a timeline in columns: where each lies, how it is timed, and its numbers.
internal import Easing

/// What a timeline knows of its tracks besides values that are no plain numbers.
///
/// A track that goes straight from some numbers to others, as most do, is in here as a whole. Timings
/// stand here once, whichever tracks share them.
@usableFromInline
struct TrackColumns: Hashable, Sendable {
  /// A track.
  @usableFromInline
  struct Row: Hashable, Sendable {
    /// Which of the timings it has.
    @usableFromInline var timing: Int32
    /// Which of the targets it moves.
    @usableFromInline var target: Int32
    /// The order among events at the same time.
    @usableFromInline var rank: Int32
    /// Where its numbers begin; for a track that is stored as a whole -1 minus its number.
    @usableFromInline var place: Int32
    /// Which kind of value its numbers make.
    @usableFromInline var form: Int32
    /// The next track of the same target; -1 after the last.
    @usableFromInline var next: Int32 = -1
    /// Which nested timeline it is in; -1 outside.
    @usableFromInline var group: Int32 = -1

    /// Whether all of it is numbers in the columns.
    @usableFromInline var isStraight: Bool { place >= 0 }
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
  /// The first and the last numbers of the straight tracks, side by side.
  @usableFromInline var lanes: [Double] = []
  /// How many numbers a value of each form has.
  @usableFromInline var widths: [Int] = []
  @usableFromInline var timings: [SharedTiming] = []
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
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(ids)
    hasher.combine(starts)
    hasher.combine(lanes)
  }

  /// Adds a track behind all others; its name is not among them yet.
  mutating func append(_ row: Row, start: Double, id: String, target: String) {
    var row = row
    let (place, isNew) = targets.insert(target)
    let number = Int32(rows.count)
    row.target = Int32(place)
    if isNew {
      firstRows.append(number)
      lastRows.append(number)
    } else {
      rows[Int(lastRows[place])].next = number
      lastRows[place] = number
    }
    _ = ids.insert(id)
    starts.append(start)
    rows.append(row)
  }

  /// The number of a timing, which is stored once.
  mutating func number(of timing: MediaTiming) -> Int32 {
    if let last = rows.last?.timing, timings[Int(last)].timing == timing { return last }
    if let number = timingNumbers[timing] { return number }
    let number = Int32(timings.count)
    timings.append(SharedTiming(timing))
    timingNumbers[timing] = number
    return number
  }

  /// Gives each timing another one; several may then be equal.
  mutating func mapTimings(_ change: (MediaTiming) -> MediaTiming) {
    timings = timings.map { SharedTiming(change($0.timing)) }
    timingNumbers = [:]
    for (number, shared) in timings.enumerated() { timingNumbers[shared.timing] = Int32(number) }
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

  func timing(of row: Int) -> MediaTiming { timings[Int(rows[row].timing)].timing }

  func placement(of row: Int) -> Placement {
    Placement(start: starts[row], rate: timing(of: row).rate)
  }

  func group(of row: Int) -> TimelineGroup? {
    rows[row].group < 0 ? nil : groups[Int(rows[row].group)]
  }

  /// The local time of a track; nil where the timeline that it is nested in has no effect.
  @usableFromInline
  func localTime(of row: Int, at time: Double) -> LocalTime? {
    LocalTime(placement(of: row), in: group(of: row), at: time)
  }

  /// What the timing of a track says; nil where the timeline that it is nested in has no effect.
  @usableFromInline
  func state(of row: Int, at local: LocalTime) -> TimingState {
    timings[Int(rows[row].timing)].timing.state(
      at: local.seconds, slack: local.slack, isReversed: local.isReversed)
  }

  /// The progress of a straight track; nil without effect.
  @usableFromInline
  func progress(of row: Int, at time: Double) -> Double? {
    localTime(of: row, at: time).flatMap { state(of: row, at: $0).progress }
  }

  /// The numbers of a straight track at a progress.
  @usableFromInline
  func lanes(of row: Int, at progress: Double) -> SIMD4<Double> {
    let (place, width) = (Int(rows[row].place), widths[Int(rows[row].form)])
    var result = SIMD4<Double>.zero
    for lane in 0..<width {
      result[lane] = lanes[place + lane].interpolated(
        to: lanes[place + width + lane], amount: progress)
    }
    return result
  }
}

extension TrackColumns.LocalTime {
  /// The local time in a placement inside a group.
  init?(_ placement: Placement, in group: TimelineGroup?, at time: Double) {
    var outer = TimelineGroup.Moment(time: time, slack: 0, isReversed: false)
    if let group {
      guard let moment = group.moment(at: time) else { return nil }
      outer = moment
    }
    seconds = placement.localTime(at: outer.time)
    slack =
      max(outer.slack, Placement.slack(outer.time, placement.start)) * placement.rate.magnitude
    isReversed = outer.isReversed
  }
}
