// A timeline inside another one, with a timing of its own.
internal import Easing

/// What a nested timeline's time is while the one around it runs: it may repeat, reverse and be eased.
@usableFromInline
final class TimelineGroup: Hashable, Sendable {
  /// The time inside, how far it may miss a border and be it, and whether it runs backwards.
  @usableFromInline
  struct Moment {
    @usableFromInline var time: Double
    @usableFromInline var slack: Double
    @usableFromInline var isReversed: Bool
  }

  /// The name before those of the tracks; nil without one.
  let name: String?
  let timing: MediaTiming
  /// Where the time around it is its local time 0.
  let start: Double
  /// How long the timeline inside lasts, in seconds.
  let length: Double
  /// What this one is nested in, in turn.
  let parent: TimelineGroup?
  /// The order among events at the same time.
  let rank: Int
  /// The named moments inside, which belong to each pass.
  let cues: [EventLog.Mark]

  init(
    _ name: String?, _ timing: MediaTiming, start: Double, length: Double, parent: TimelineGroup?,
    rank: Int, cues: [EventLog.Mark]
  ) {
    (self.name, self.timing, self.start, self.length) = (name, timing, start, length)
    (self.parent, self.rank, self.cues) = (parent, rank, cues)
  }

  /// The same inside another placement, or inside another group.
  ///
  /// Only the outermost of nested groups gets another rank: what is inside keeps its order, which
  /// passes that run backwards turn around.
  func placed(
    _ outer: Placement, in parent: TimelineGroup?, prefix: String?, rank: (Int) -> Int
  ) -> TimelineGroup {
    let name = prefix.map { prefix in self.name.map { "\(prefix).\($0)" } ?? prefix } ?? name
    guard self.parent == nil else {
      return TimelineGroup(
        name, timing, start: start, length: length,
        parent: self.parent?.placed(outer, in: parent, prefix: prefix, rank: rank),
        rank: self.rank, cues: cues)
    }
    let placement = Placement(start: start, rate: timing.rate).placed(in: outer)
    var timing = timing
    timing.rate = placement.rate
    return TimelineGroup(
      name, timing, start: placement.start, length: length, parent: parent, rank: rank(self.rank),
      cues: cues)
  }

  /// The time inside.
  ///
  /// - Parameter time: Seconds of the outermost timeline.
  /// - Returns: The time; nil where the timing has no effect.
  @usableFromInline
  func moment(at time: Double) -> Moment? {
    guard
      let outer = parent.map({ $0.moment(at: time) })
        ?? Moment(
          time: time, slack: 0, isReversed: false)
    else { return nil }
    let local = Placement(start: start, rate: timing.rate).localTime(at: outer.time)
    let slack = max(outer.slack, Placement.slack(outer.time, start)) * timing.rate.magnitude
    let state = timing.state(at: local, slack: slack, isReversed: outer.isReversed)
    guard let progress = state.progress, let iteration = state.iteration,
      let activeTime = state.activeTime
    else { return nil }
    let isForwards = timing.direction.isForwards(in: iteration)
    let inner = length.isFinite ? progress * length : activeTime
    let scale =
      timing.duration > 0 && length.isFinite ? (length / timing.duration).finiteMagnitude : 1
    // A border misses nothing; between borders a quotient of times has been multiplied.
    let isFree = activeTime == local - timing.delay
    let skipped = timing.duration.isFinite ? timing.iterationStart * timing.duration : 0
    let passed = (activeTime + skipped).finiteMagnitude
    let missed = isFree ? max(slack, passed * 0x1p-50) * scale : 0
    let innerSlack = max(missed, inner.magnitude * 0x1p-51).finiteMagnitude
    return Moment(
      time: inner.nearDecimal(within: innerSlack), slack: innerSlack,
      isReversed: ((timing.rate < 0) != outer.isReversed) == isForwards)
  }

  /// The times of the outermost timeline between which it is there, delays included.
  var span: ClosedRange<Double> {
    let outer = Placement(start: start, rate: timing.rate)
    if timing.rate == 0 || parent != nil { return -.infinity ... .infinity }
    let (a, b) = (outer.time(at: 0), outer.time(at: timing.endTime))
    return min(a, b)...max(a, b)
  }

  @usableFromInline
  static func == (a: TimelineGroup, b: TimelineGroup) -> Bool {
    a === b
      || (a.name, a.timing, a.start, a.length, a.rank) == (
        b.name, b.timing, b.start, b.length, b.rank
      )
        && (a.parent, a.cues) == (b.parent, b.cues)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(timing)
    hasher.combine(start)
    hasher.combine(parent)
  }
}
