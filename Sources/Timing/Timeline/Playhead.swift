// Playing a timeline: a moment, the values at it, and the events on the way to the next.

/// A moment in a timeline that moves, with the values at it.
///
/// A step costs what is in motion or was crossed, not what lies elsewhere, and allocates nothing where
/// values are a few numbers each (``Interpolatable/lanes(to:)``); the values are those of
/// `Timeline.values(at:)`, whatever the way to them.
///
///     var playhead = Playhead(timeline)
///     playhead.advance(to: 0)      // the events at 0
///     playhead.advance(to: 0.25)   // those after 0 up to 0.25
///     playhead.values              // in the order of timeline.targets
public struct Playhead<Value: Interpolatable>: Sendable {
  /// The timeline.
  public let timeline: Timeline<Value>
  /// The moment, in seconds; nil before the first step.
  @inlinable
  public var time: Double? { moment }
  /// The value of each target, in the order of the timeline's `targets`.
  @inlinable
  public var values: [Value] { presented }

  @usableFromInline var moment: Double?
  @usableFromInline var presented: [Value]
  @usableFromInline let program: TimelineProgram
  @usableFromInline var room = ProgramRoom()
  /// The targets that are computed one by one in this step.
  @usableFromInline var changed: [Int32] = []
  /// The step in which each of them was last found to change.
  @usableFromInline var marks: [Int32]
  @usableFromInline var step: Int32 = 0
  private var events: EventLog?
  private var isForwards = true

  /// Prepares a timeline; the values are those long before its start.
  @inlinable
  public init(_ timeline: Timeline<Value>) { self.init(timeline, at: -.infinity) }

  /// Prepares a timeline with the values of a time.
  @inlinable
  init(_ timeline: Timeline<Value>, at time: Double) {
    self.timeline = timeline
    program = timeline.program
    let first = timeline.columns.rows.isEmpty ? nil : timeline.baseValue(of: 0)
    // All of them are computed at once below.
    presented = first.map { Array(repeating: $0, count: timeline.columns.firstRows.count) } ?? []
    marks = [Int32](repeating: 0, count: presented.count)
    look(-.infinity ... .infinity, at: time)
  }

  /// The timeline's events.
  public var log: EventLog { events ?? EventLog(timeline) }

  /// Goes to a time without events.
  ///
  /// - Parameter time: Seconds; any number that is not NaN.
  @inlinable
  public mutating func seek(to time: Double) {
    precondition(!time.isNaN, "A playhead goes to a time that is a number.")
    let last = moment ?? -.infinity
    look(min(last, time)...max(last, time), at: time)
    moment = time
  }

  /// Goes to a time and returns the events on the way, in the order of play.
  ///
  /// - Parameter time: Seconds; below the moment it goes backwards.
  /// - Returns: The events after the moment up to the time; at the first step and after a turn those
  ///   at the moment, too.
  public mutating func advance(to time: Double) -> [TimelineEvent] {
    let start = moment ?? time
    let turns = time != start && (time > start) != isForwards
    let log = log
    events = log
    let crossed = log.events(from: start, to: time, includingStart: moment == nil || turns)
    if time != start { isForwards = time > start }
    seek(to: time)
    return crossed
  }

  /// Computes the values of all that changes in a span of time, as they are at a time.
  @inlinable
  mutating func look(_ span: ClosedRange<Double>, at time: Double) {
    // Copies of a few references, so that the walk may change the values.
    let (program, columns) = (program, timeline.columns)
    step &+= 1
    program.visit(span) { runs in
      for number in runs {
        let run = program.runs[number]
        if run.isPlain {
          program.write(run, of: columns, at: time, into: &room)
          store(run, width: columns.widths[Int(run.form)])
        } else {
          mark(run)
        }
      }
    }
    for target in changed {
      presented[Int(target)] = timeline.value(ofTarget: Int(target), at: time)
    }
    changed.removeAll(keepingCapacity: true)
  }

  /// Makes the values of a plain run of their numbers.
  @inlinable
  mutating func store(_ run: TimelineProgram.Run, width: Int) {
    let form = timeline.forms[Int(run.form)]
    if width == 1 {
      var place = 0
      for position in Int(run.first)..<Int(run.first) + Int(run.count) {
        presented[Int(program.targets[position])] = form.with(
          lanes: SIMD4(room.numbers[place], 0, 0, 0))
        place += 1
      }
      return
    }
    var place = 0
    for position in Int(run.first)..<Int(run.first) + Int(run.count) {
      // Behind the last lane there is room for what does not count.
      let lanes = SIMD4(
        room.numbers[place], room.numbers[place + 1], room.numbers[place + 2],
        room.numbers[place + 3])
      presented[Int(program.targets[position])] = form.with(lanes: lanes)
      place += width
    }
  }

  /// Notes the targets of a run that are computed one by one.
  @inlinable
  mutating func mark(_ run: TimelineProgram.Run) {
    for position in Int(run.first)..<Int(run.first) + Int(run.count) {
      let target = program.targets[position]
      if marks[Int(target)] != step {
        marks[Int(target)] = step
        changed.append(target)
      }
    }
  }
}
