// Playing a timeline: a moment, the values at it, and the events on the way to the next.

/// A moment in a timeline that moves, with the values at it.
///
/// A step costs what is in motion or was crossed, not what lies elsewhere; the values are those of
/// `Timeline.values(at:)`, whatever the way to them.
///
///     var playhead = Playhead(timeline)
///     playhead.advance(to: 0)      // the events at 0
///     playhead.advance(to: 0.25)   // those after 0 up to 0.25
///     playhead.values              // in the order of timeline.targets
public struct Playhead<Value: Interpolatable>: Sendable {
  /// The timeline.
  public let timeline: Timeline<Value>
  /// Its events.
  public let log: EventLog
  /// The moment, in seconds; nil before the first step.
  public private(set) var time: Double?
  /// The value of each target, in the order of the timeline's `targets`.
  public private(set) var values: [Value]

  private let schedule: Schedule
  private let stacks: [[Int]]
  /// The place among the targets of each entry.
  private let places: [Int]
  private var isForwards = true

  /// Prepares a timeline; the values are those long before its start.
  public init(_ timeline: Timeline<Value>) {
    self.timeline = timeline
    log = EventLog(timeline)
    let spans = timeline.entries.map(\.movingSpan)
    schedule = Schedule(
      begins: spans.map(\.lowerBound), ends: spans.map(\.upperBound), leafSize: 8)
    let stacks = timeline.stacks
    var places = [Int](repeating: 0, count: timeline.entries.count)
    for (place, stack) in stacks.enumerated() {
      for entry in stack { places[entry] = place }
    }
    (self.stacks, self.places) = (stacks, places)
    values = stacks.map { timeline.value(of: $0, at: -.infinity) }
  }

  /// Goes to a time without events.
  ///
  /// - Parameter time: Seconds; any number that is not NaN.
  public mutating func seek(to time: Double) {
    precondition(!time.isNaN, "A playhead goes to a time that is a number.")
    let last = self.time ?? -.infinity
    var changed: Set<Int> = []
    schedule.visit(min(last, time)...max(last, time)) { range in
      for place in range { changed.insert(places[Int(schedule.order[place])]) }
    }
    for place in changed { values[place] = timeline.value(of: stacks[place], at: time) }
    self.time = time
  }

  /// Goes to a time and returns the events on the way, in the order of play.
  ///
  /// - Parameter time: Seconds; below the moment it goes backwards.
  /// - Returns: The events after the moment up to the time; at the first step and after a turn those
  ///   at the moment, too.
  public mutating func advance(to time: Double) -> [TimelineEvent] {
    let start = self.time ?? time
    let turns = time != start && (time > start) != isForwards
    let events = log.events(from: start, to: time, includingStart: self.time == nil || turns)
    if time != start { isForwards = time > start }
    seek(to: time)
    return events
  }
}
