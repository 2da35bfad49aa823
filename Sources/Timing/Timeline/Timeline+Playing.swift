// The same timeline played faster, slower or backwards.

extension Timeline {
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
  /// - Parameter rate: How many of its seconds pass in one; a finite number other than 0.
  /// - Returns: The timeline as it is then.
  /// - Throws: `TimelineError` for another rate, or backwards where it never ends.
  public func playing(at rate: Double) throws(TimelineError) -> Timeline {
    guard rate.isFinite, rate != 0 else { throw .rate(rate) }
    return rate > 0
      ? seen(through: Placement(rate: rate))
      : try reversed().seen(through: Placement(rate: -rate))
  }

  private func seen(through outer: Placement) -> Timeline {
    var timeline = self
    // Backwards, what came last at a moment comes first.
    func rank(_ rank: Int) -> Int { outer.rate < 0 ? nextRank - 1 - rank : rank }
    timeline.entries = entries.map { entry in
      var entry = entry
      entry.placement = entry.placement.placed(in: outer)
      entry.track.timing.rate = entry.placement.rate
      entry.rank = rank(entry.rank)
      return entry
    }
    timeline.cues = cues.map { cue in
      Cue(name: cue.name, time: outer.time(at: cue.time), rank: rank(cue.rank))
    }
    timeline.labels = labels.mapValues(outer.time(at:))
    timeline.previous = previous.map { span in
      let (a, b) = (outer.time(at: span.lowerBound), outer.time(at: span.upperBound))
      return min(a, b)...max(a, b)
    }
    return timeline
  }
}
