// Timelines inside timelines, and the same timeline played faster, slower or backwards.
internal import Easing

extension Timeline {
  /// Adds all tracks and cues of another timeline; its labels stay its own.
  ///
  /// With a timing its cues are events of each pass (``EventLog``) and not among ``cues``.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - position: Where its time 0 is.
  ///   - name: What stands, with a dot, before the names of its tracks; nothing if nil.
  ///   - timing: How it is played as a whole: its progress from 0 to 1 is the whole timeline, its
  ///     duration how long one pass takes. Without it once, at its own rate, and each track fills as
  ///     its own timing says.
  /// - Throws: `TimelineError` for a name that exists, a position that does not, or a timing for a
  ///   timeline that never ends.
  public mutating func add(
    _ timeline: Timeline, at position: Position = .time(0), named name: String? = nil,
    timing: MediaTiming? = nil
  ) throws(TimelineError) {
    let start = try time(of: position)
    if timing != nil, !timeline.duration.isFinite { throw .endless("the nested timeline") }
    func named(_ id: String) -> String { name.map { "\($0).\(id)" } ?? id }
    try addNames(timeline.columns.ids.names.map(named))
    let rank = nextRank
    let outer = Placement(start: start)
    let group = timing.map {
      TimelineGroup(
        name, $0, start: start, length: timeline.duration, parent: nil, rank: rank,
        cues: timeline.cues.map {
          EventLog.Mark(TimelineEvent(.cue, $0.name, at: $0.time), rank: $0.rank)
        })
    }
    let placement = group == nil ? outer : Placement()
    let groups = Int32(columns.groups.count)
    columns.groups += timeline.columns.groups.map {
      $0.placed(placement, in: group, prefix: name) { $0 + rank }
    }
    if let group { columns.groups.append(group) }
    let own = group == nil ? -1 : Int32(columns.groups.count - 1)
    for entry in timeline.entries {
      var track = entry.track
      track.id = named(track.id)
      let inner = timeline.columns.rows[entry.number].group
      let start =
        inner < 0 ? entry.placement.placed(in: placement).start : entry.placement.start
      _ = append(
        track, start: start, rank: entry.rank + rank, group: inner < 0 ? own : inner + groups)
    }
    if let group {
      previous = group.span
    } else {
      let end = outer.time(at: timeline.duration)
      previous = min(start, end)...end
      // Cues of a timeline that is played otherwise than once belong to its passes.
      cues += timeline.cues.map {
        Cue(name: $0.name, time: outer.time(at: $0.time), rank: $0.rank + rank)
      }
    }
    nextRank = max(nextRank, rank + timeline.nextRank)
    length = max(length, previous?.upperBound ?? 0)
  }

  /// Returns the timeline seen from its end.
  ///
  ///     try timeline.reversed().values(at: 0.25) == timeline.values(at: timeline.duration - 0.25)
  ///
  /// - Returns: The timeline, with what was last first.
  /// - Throws: `TimelineError.endless` where it never ends.
  public func reversed() throws(TimelineError) -> Timeline {
    guard duration.isFinite else { throw .endless("the timeline") }
    return seen(through: Placement(start: duration, rate: -1))
  }

  /// Returns the timeline played at another rate; backwards, from its end, where that is negative.
  ///
  /// - Parameter rate: How many of its seconds pass in one; from 1e-9 to 1e9, or the negative of such.
  /// - Returns: The timeline as it is then.
  /// - Throws: `TimelineError` for another rate, or one that would bring a track above 1e9, or
  ///   backwards where it never ends.
  public func playing(at rate: Double) throws(TimelineError) -> Timeline {
    let rates = columns.timings.map(\.rate) + columns.groups.map(\.timing.rate)
    let most = rates.map(\.magnitude).reduce(1, max)
    guard rate.magnitude >= 1e-9, rate.magnitude * most <= 1e9 else { throw .rate(rate) }
    return rate > 0
      ? seen(through: Placement(rate: rate))
      : try reversed().seen(through: Placement(rate: -rate))
  }

  private func seen(through outer: Placement) -> Timeline {
    var timeline = Timeline()
    // Backwards, what came last at a moment comes first.
    func rank(_ rank: Int) -> Int { outer.rate < 0 ? nextRank - 1 - rank : rank }
    timeline.columns.groups = columns.groups.map {
      $0.placed(outer, in: nil, prefix: nil, rank: rank)
    }
    timeline.columns.ids = columns.ids
    for entry in entries {
      var (track, placement) = (entry.track, entry.placement)
      let group = columns.rows[entry.number].group
      if group < 0 {
        placement = placement.placed(in: outer)
        track.timing.rate = placement.rate
      }
      let rank = group < 0 ? rank(entry.rank) : entry.rank
      _ = timeline.append(track, start: placement.start, rank: rank, group: group)
    }
    for group in timeline.columns.groups {
      timeline.length = max(timeline.length, group.span.upperBound)
    }
    timeline.cues = cues.map { cue in
      Cue(name: cue.name, time: outer.time(at: cue.time), rank: rank(cue.rank))
    }
    timeline.length = timeline.cues.reduce(timeline.length) { max($0, $1.time) }
    timeline.labels = labels.mapValues(outer.time(at:))
    timeline.previous = previous.map { outer.span(from: $0.lowerBound, to: $0.upperBound) }
    timeline.nextRank = nextRank
    return timeline
  }
}
