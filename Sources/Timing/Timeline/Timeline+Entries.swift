// The tracks of a timeline, looked at one by one.

extension Timeline {
  /// A track in its place.
  public struct Entry: Hashable, Sendable {
    /// The track.
    public let track: Track<Value>
    /// Where the timeline's time is the track's; the rate of its timing is part of it.
    ///
    /// Inside a nested timeline with a timing of its own it is that timeline's time.
    public let placement: Placement
    /// The number of the track, in the order in which tracks were added.
    let number: Int
    /// The order among events at the same time.
    let rank: Int
    let group: TimelineGroup?
  }

  /// The tracks of a timeline in their places.
  public struct Entries: RandomAccessCollection, Sendable {
    fileprivate let timeline: Timeline

    /// The number of the first track.
    public var startIndex: Int { 0 }
    /// The number of tracks.
    public var endIndex: Int { timeline.columns.count }

    /// The track of a number, which must be among them.
    public subscript(number: Int) -> Entry {
      let (columns, row) = (timeline.columns, timeline.columns.rows[number])
      return Entry(
        track: row.isPlain ? timeline.plainTrack(number) : timeline.tracks[row.track].track,
        placement: columns.placement(of: number), number: number, rank: Int(row.rank),
        group: columns.group(of: number))
    }
  }

  /// The tracks in their places, in the order in which they are composed.
  public var entries: Entries { Entries(timeline: self) }

  /// A track whose values are numbers in the columns.
  fileprivate func plainTrack(_ number: Int) -> Track<Value> {
    let row = columns.rows[number]
    let form = forms[Int(row.form)]
    func value(_ index: Int) -> Value { form.with(lanes: columns.value(index, of: number)) }
    let keyframes =
      if row.course < 0 {
        Keyframes(from: value(0), to: value(1))
      } else {
        Keyframes(
          columns.courses[Int(row.course)].offsets.indices.map(value),
          columns.courses[Int(row.course)])
      }
    return Track(
      columns.ids.names[number], target: columns.targets.names[Int(row.target)], keyframes,
      timing: columns.timing(of: number).timing)
  }
}

extension Timeline.Entry {
  /// The times from the start of the track to the end of all, delays included, in seconds.
  public var span: ClosedRange<Double> {
    outer(0, max(track.timing.endTime, track.activeInterval.end))
  }

  /// The times between which the track is active.
  var activeSpan: ClosedRange<Double> {
    let (begin, end) = track.activeInterval
    return outer(begin, max(begin, end))
  }

  /// The times between which the value changes, also where it is only held.
  var movingSpan: ClosedRange<Double> {
    let (active, moving) = (track.activeInterval, track.timing.movingSpan)
    return outer(min(active.begin, moving.begin), max(active.end, moving.end))
  }

  private func outer(_ first: Double, _ last: Double) -> ClosedRange<Double> {
    group == nil ? placement.span(from: first, to: last) : -.infinity ... .infinity
  }

  /// Returns what the track's timing says at a time of the timeline, in seconds.
  public func state(at time: Double) -> TimingState {
    guard let local = local(at: time) else { return TimingState(phase: .idle) }
    return track.timing.state(
      at: local.seconds, slack: local.slack, isReversed: local.isReversed)
  }

  /// Returns the track's value at a time of the timeline, alone; nil where it has no effect.
  public func effect(at time: Double) -> Value? {
    local(at: time).flatMap { track.effect(at: $0, onto: nil, alone: true) }
  }

  private func local(at time: Double) -> TrackColumns.LocalTime? {
    SharedTiming(track.timing).localTime(from: placement.start, in: group, at: time)
  }
}
