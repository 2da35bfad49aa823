// Which events lie between two times, in the order of play.
internal import Easing

/// The events of a timeline, ready to be asked for any span of time.
///
/// Forwards, events come by their time and at one time in the order of definition; backwards is the
/// mirror image, in which what was completed begins. A zero-length track begins and completes at
/// once. What completes is the active time: an end delay comes after it, whereas an animation of Web
/// Animations finishes with its end delay.
///
/// A nested timeline with a timing of its own begins, ends its iterations and completes under its
/// name, if it has one, and its tracks and cues are reported in each of its passes, mirrored where a
/// pass runs backwards. Where its curve is no straight line, a time inside counts as crossed when a
/// pass first reaches it. A step over more than 1000 passes reports their number and the events of
/// the last pass alone.
///
///     let log = EventLog(timeline)
///     log.events(from: 0, to: 0.5, includingStart: true)   // those at 0 too
///     log.events(from: 0.5, to: 0.6)                       // those after 0.5 up to 0.6
public struct EventLog: Hashable, Sendable {
  /// An event as it is forwards, and its place among events at the same time.
  struct Mark: Hashable, Sendable {
    var event: TimelineEvent
    var rank: Int
    var order = 0

    init(_ event: TimelineEvent, rank: Int, order: Int? = nil) {
      (self.event, self.rank, self.order) = (event, rank, order ?? event.kind.order)
    }

    static func precedes(_ a: Mark, _ b: Mark) -> Bool {
      (a.event.time, a.rank, a.order) < (b.event.time, b.rank, b.order)
    }
  }

  private let marks: [Mark]
  private let repeats: [IterationBorders]
  private let passes: [PassLog]

  /// Collects the events of a timeline.
  public init<Value>(_ timeline: Timeline<Value>) {
    let cues = timeline.cues.map { Mark(TimelineEvent(.cue, $0.name, at: $0.time), rank: $0.rank) }
    self.init(EventSources(timeline), in: nil, cues: cues)
  }

  /// Collects the events of a nested timeline, or of the one around all.
  init(_ sources: EventSources, in group: TimelineGroup?, cues: [Mark]) {
    let items = sources.items[group] ?? []
    var marks = cues
    for item in items {
      for (kind, time) in item.ends where time.isFinite {
        marks.append(Mark(TimelineEvent(kind, item.name, at: time), rank: item.rank))
      }
    }
    self.marks = marks.sorted(by: Mark.precedes)
    repeats = items.compactMap { item in
      IterationBorders(item.timing, placement: item.placement, name: item.name, rank: item.rank)
    }
    passes = (sources.groups[group] ?? []).compactMap { PassLog($0, sources) }
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
    let span = EventSpan(
      low: min(start, end), high: max(start, end),
      hasLow: !isForwards || includingStart, hasHigh: isForwards || includingStart)
    let crossed = crossed(in: span, isForwards: isForwards)
    return isForwards ? crossed : crossed.reversed().map(\.mirrored)
  }

  /// The events in a span as they are forwards, in the order of time.
  ///
  /// - Parameters:
  ///   - span: The times.
  ///   - isForwards: Whether play comes to the latest of them last.
  /// - Returns: Those at one time in the order of definition.
  func crossed(in span: EventSpan, isForwards: Bool) -> [TimelineEvent] {
    let first = marks.partitioningIndex { span.side(of: $0.event.time) >= 0 }
    let end = marks[first...].partitioningIndex { span.side(of: $0.event.time) > 0 }
    var more = repeats.compactMap { borders in
      borders.crossed(in: span, isForwards: isForwards).map { Mark($0.event, rank: borders.rank) }
    }
    for log in passes {
      more += log.crossed(in: span, isForwards: isForwards).enumerated().map { order, event in
        Mark(event, rank: log.rank, order: order)
      }
    }
    if more.isEmpty { return marks[first..<end].map(\.event) }
    return (marks[first..<end] + more).sorted(by: Mark.precedes).map(\.event)
  }
}

/// What the events of a timeline are made of, by the nested timeline that it is in.
struct EventSources {
  /// A track.
  struct Item {
    let name: String
    let timing: MediaTiming
    let placement: Placement
    let rank: Int
    /// Where its active time begins and ends, retargets included.
    let ends: [(TimelineEvent.Kind, Double)]

    init<Value>(_ entry: Timeline<Value>.Entry) {
      (name, timing) = (entry.track.id, entry.track.timing)
      (placement, rank) = (entry.placement, entry.rank)
      let (begin, end) = entry.track.activeInterval
      ends = placement.ends(from: begin, to: max(begin, end), of: timing)
    }
  }

  let items: [TimelineGroup?: [Item]]
  let groups: [TimelineGroup?: [TimelineGroup]]

  init<Value>(_ timeline: Timeline<Value>) {
    var items: [TimelineGroup?: [Item]] = [:]
    for entry in timeline.entries { items[entry.group, default: []].append(Item(entry)) }
    self.items = items
    groups = Dictionary(grouping: timeline.columns.groups, by: \.parent)
  }
}

extension Placement {
  /// The outer times at which a span of local time begins and completes; none at rate 0.
  func ends(
    from first: Double, to last: Double, of timing: MediaTiming
  ) -> [(TimelineEvent.Kind, Double)] {
    if rate == 0 { return [] }
    let (a, b) = (eventTime(at: first, of: timing), eventTime(at: last, of: timing))
    return [(.begin, min(a, b)), (.complete, max(a, b))]
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
  var mirrored: TimelineEvent {
    switch kind {
    case .begin: TimelineEvent(.complete, name, at: time)
    case .complete: TimelineEvent(.begin, name, at: time)
    case .iterations, .cue: self
    }
  }
}

/// The times that are crossed in one step.
///
/// Inside a nested timeline that is played in a way of its own they are decided by the times around
/// it, where they have been given.
struct EventSpan {
  /// The first and the last time; inside a nested timeline but for roundings.
  let low, high: Double
  private let hasLow, hasHigh: Bool
  /// Where a time inside a nested timeline is: see `side`.
  private let nestedSide: ((Double) -> Int)?

  /// The times from one to another.
  init(low: Double, high: Double, hasLow: Bool, hasHigh: Bool) {
    (self.low, self.high, self.hasLow, self.hasHigh) = (low, high, hasLow, hasHigh)
    nestedSide = nil
  }

  /// Times inside a nested timeline, near those from one to another.
  init(near low: Double, _ high: Double, side: @escaping (Double) -> Int) {
    (self.low, self.high, hasLow, hasHigh) = (low, high, true, true)
    nestedSide = side
  }

  /// Whether a time lies before the span, -1, in it, 0, or after it, 1.
  func side(of time: Double) -> Int {
    if let nestedSide { return nestedSide(time) }
    if time < low || time == low && !hasLow { return -1 }
    return time > high || time == high && !hasHigh ? 1 : 0
  }
}
