// Which events lie between two times, in the order of play.
internal import Easing

/// The events of a timeline, ready to be asked for any span of time.
///
/// Forwards, events come by their time and at one time in the order of definition; backwards is the
/// mirror image, in which what was completed begins. A zero-length track begins and completes at
/// once.
///
///     let log = EventLog(timeline)
///     log.events(from: 0, to: 0.5, includingStart: true)   // those at 0 too
///     log.events(from: 0.5, to: 0.6)                       // those after 0.5 up to 0.6
public struct EventLog: Hashable, Sendable {
  /// An event as it is forwards, and its place among events at the same time.
  private struct Mark: Hashable {
    var event: TimelineEvent
    var rank: Int

    static func precedes(_ a: Mark, _ b: Mark) -> Bool {
      (a.event.time, a.rank, a.event.kind.order) < (b.event.time, b.rank, b.event.kind.order)
    }
  }

  private let marks: [Mark]
  private let repeats: [IterationBorders]

  /// Collects the events of a timeline.
  public init<Value>(_ timeline: Timeline<Value>) {
    var marks = timeline.cues.map { cue in
      Mark(event: TimelineEvent(.cue, cue.name, at: cue.time), rank: cue.rank)
    }
    for entry in timeline.entries {
      let span = entry.activeSpan
      let ends = [(TimelineEvent.Kind.begin, span.lowerBound), (.complete, span.upperBound)]
      for (kind, time) in ends where time.isFinite {
        let event = TimelineEvent(kind, entry.track.id, at: time)
        marks.append(Mark(event: event, rank: entry.rank))
      }
    }
    self.marks = marks.sorted(by: Mark.precedes)
    repeats = timeline.entries.compactMap { entry in
      IterationBorders(
        entry.track.timing, placement: entry.placement, name: entry.track.id, rank: entry.rank)
    }
  }

  /// Returns the events that are crossed on the way from one time to another, in the order of play.
  ///
  /// Each event is reported once for each crossing: spans that follow each other share no event.
  ///
  /// - Parameters:
  ///   - start: Where play is, in seconds.
  ///   - end: Where it goes, in seconds; below `start` it goes backwards.
  ///   - includingStart: Whether events at `start` itself are crossed: at the first step and after a
  ///     turn they are, later they have been.
  /// - Returns: The events; those at `end` are among them.
  public func events(
    from start: Double, to end: Double, includingStart: Bool = false
  ) -> [TimelineEvent] {
    let isForwards = end >= start
    let span = IterationBorders.Span(
      low: min(start, end), high: max(start, end),
      hasLow: !isForwards || includingStart, hasHigh: isForwards || includingStart)
    let first = index(of: span.low, after: !span.hasLow)
    var crossed = Array(marks[first..<max(first, index(of: span.high, after: span.hasHigh))])
    let iterations = repeats.compactMap { borders in
      borders.crossed(in: span, isForwards: isForwards).map { Mark(event: $0, rank: borders.rank) }
    }
    if !iterations.isEmpty { crossed = (crossed + iterations).sorted(by: Mark.precedes) }
    return isForwards ? crossed.map(\.event) : crossed.reversed().map(\.event.mirrored)
  }

  /// The number of marks before a time, or up to it.
  private func index(of time: Double, after isAfter: Bool) -> Int {
    marks.partitioningIndex { isAfter ? $0.event.time > time : $0.event.time >= time }
  }
}

extension TimelineEvent.Kind {
  /// The place among the events of one track at one time.
  fileprivate var order: Int {
    switch self {
    case .begin, .cue: 0
    case .iterations: 1
    case .complete: 2
    }
  }
}

extension TimelineEvent {
  /// The event as it is backwards.
  fileprivate var mirrored: TimelineEvent {
    switch kind {
    case .begin: TimelineEvent(.complete, name, at: time)
    case .complete: TimelineEvent(.begin, name, at: time)
    case .iterations, .cue: self
    }
  }
}
