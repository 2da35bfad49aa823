// A timeline: tracks, labels and events in time.
internal import Easing

/// Tracks in time, with labels and events; a timeline may hold others.
///
/// Equivalent to a GSAP timeline and to a group of Core Animation; a value like any other: its
/// values at a time depend on that time alone. To play it, give it to a `Playhead`.
///
///     var timeline = Timeline<Double>()
///     let second = try MediaTiming(duration: 1)
///     try timeline.add(Track("x", from: 0, to: 100, timing: second))
///     try timeline.add(Track("y", from: 0, to: 50, timing: second), at: .previousEnd(-0.5))
///     timeline.duration          // 1.5
///     timeline.values(at: 1)     // [100, 25]
public struct Timeline<Value: Interpolatable>: Sendable {
  /// A named moment.
  public struct Cue: Hashable, Sendable {
    /// The name of the event.
    public internal(set) var name: String
    /// The time in seconds.
    public internal(set) var time: Double
    /// The order among events at the same time.
    var rank: Int
  }

  /// The named moments.
  public internal(set) var cues: [Cue] = []
  /// The times of the labels, in seconds.
  public internal(set) var labels: [String: Double] = [:]
  /// The end of the last track, delays included, or the last cue; 0 or more, may be infinite.
  @inlinable
  public var duration: Double { length }

  @usableFromInline var length = 0.0

  @usableFromInline var columns = TrackColumns()
  /// The tracks that are more than numbers in the columns.
  @usableFromInline var tracks: [TrackBox<Value>] = []
  /// A value of each form, with numbers that do not count.
  @usableFromInline var forms: [Value] = []
  /// What is played, once that has been asked for.
  var compiled = CompiledProgram()

  /// The time span of what was added last.
  @usableFromInline var previous: ClosedRange<Double>?
  @usableFromInline var nextRank = 0

  /// Creates an empty timeline.
  public init() {}

  /// Adds a track.
  ///
  /// - Parameters:
  ///   - track: A track whose name is not in the timeline yet.
  ///   - position: Where its local time 0 is.
  /// - Throws: `TimelineError` for a name that exists or a position that does not.
  @inlinable
  public mutating func add(
    _ track: Track<Value>, at position: Position = .time(0)
  ) throws(TimelineError) {
    let start = try time(of: position)
    let hash = NameIndex.hash(of: track.id)
    if !columns.ids.insert(track.id, hash: hash).isNew { throw .duplicateTrack(track.id) }
    previous = append(
      track, start: start, rank: nextRank, hash: track.target == track.id ? hash : nil)
  }

  /// Adds several tracks, one after the other.
  ///
  /// - Parameters:
  ///   - tracks: Tracks whose names are not in the timeline yet.
  ///   - position: Where the first of them starts.
  ///   - stagger: How much later each of them starts.
  /// - Throws: `TimelineError` for a name that exists or a position that does not.
  public mutating func add(
    _ tracks: [Track<Value>], at position: Position = .time(0), stagger: Stagger
  ) throws(TimelineError) {
    let start = try time(of: position)
    try addNames(tracks.map(\.id))
    let delays = stagger.delays(count: tracks.count)
    let spans = zip(tracks, delays).map {
      append($0, start: (start + $1).saturated.nearDecimal, rank: nextRank)
    }
    previous = spans.dropFirst().reduce(spans.first) { whole, span in
      whole.map { min($0.lowerBound, span.lowerBound)...max($0.upperBound, span.upperBound) }
    }
  }

  /// Names a time.
  ///
  /// - Parameters:
  ///   - label: A name that is no label yet.
  ///   - position: The time that it names.
  /// - Throws: `TimelineError` for a label that exists or a position that does not.
  public mutating func setLabel(
    _ label: String, at position: Position
  ) throws(TimelineError) {
    if labels[label] != nil { throw .duplicateLabel(label) }
    labels[label] = try time(of: position)
  }

  /// Adds an event that the log reports when its time is crossed.
  ///
  /// - Parameters:
  ///   - name: Any name.
  ///   - position: The time of the event.
  /// - Throws: `TimelineError` for a position that does not exist.
  public mutating func addCue(_ name: String, at position: Position) throws(TimelineError) {
    cues.append(Cue(name: name, time: try time(of: position), rank: nextRank))
    length = max(length, cues[cues.count - 1].time)
    nextRank += 1
  }

  /// Adds the names of tracks that are added next; none where one exists, or comes twice.
  mutating func addNames(_ ids: [String]) throws(TimelineError) {
    var names = NameIndex()
    for id in ids {
      let isNew = names.insert(id, hash: NameIndex.hash(of: id)).isNew
      if !isNew || columns.ids.place(of: id) != nil { throw .duplicateTrack(id) }
    }
    for id in ids { _ = columns.ids.insert(id, hash: NameIndex.hash(of: id)) }
  }

  /// Adds a track whose name has been added.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - start: Where its local time 0 is.
  ///   - rank: Its order among events at the same time.
  ///   - group: The nested timeline that it is in; -1 outside.
  ///   - hash: That of its target's name, where it is known.
  /// - Returns: Its time span, delays included.
  @inlinable
  mutating func append(
    _ track: Track<Value>, start: Double, rank: Int, group: Int32 = -1, hash: UInt32? = nil
  ) -> ClosedRange<Double> {
    forgetProgram()
    var row = TrackColumns.Row(
      timing: columns.number(of: track.timing), rank: Int32(rank),
      place: Int32(columns.lanes.count), group: group)
    if let width = track.appendLanes(to: &columns.lanes) {
      row.form = form(of: track.keyframes.last, width: width)
      if case .stops(_, let course) = track.keyframes.storage {
        row.course = columns.number(of: course)
      }
    } else {
      row.place = Int32(-1 - tracks.count)
      tracks.append(TrackBox(track))
    }
    columns.append(
      row, start: start, target: track.target, hash: hash ?? NameIndex.hash(of: track.target))
    nextRank = max(nextRank, rank + 1)
    let span = Self.span(of: track.timing, from: start, movingUntil: track.end)
    if group < 0 { length = max(length, span.upperBound) }
    return span
  }

  /// The time span of a track, delays included.
  @usableFromInline
  static func span(
    of timing: MediaTiming, from start: Double, movingUntil end: Double
  ) -> ClosedRange<Double> {
    Placement(start: start, rate: timing.rate).span(from: 0, to: max(timing.endTime, end))
  }

  /// The number of the form of a value: the value with numbers that do not count.
  @inlinable
  mutating func form(of value: Value, width: Int) -> Int32 {
    let form = value.with(lanes: .zero)
    if let last = forms.indices.last, forms[last] == form { return Int32(last) }
    if let known = forms.firstIndex(of: form) { return Int32(known) }
    forms.append(form)
    columns.widths.append(width)
    return Int32(forms.count - 1)
  }

  /// What has been compiled belongs to the timeline as it was, and to its copies.
  @usableFromInline
  mutating func forgetProgram() {
    if !isKnownUniquelyReferenced(&compiled) || !compiled.isEmpty { compiled = CompiledProgram() }
  }
}

extension Timeline: Hashable {
  /// Whether two timelines hold the same tracks, cues and labels in the same places.
  public static func == (a: Timeline, b: Timeline) -> Bool {
    (a.columns, a.tracks, a.forms) == (b.columns, b.tracks, b.forms)
      && (a.cues, a.labels, a.previous, a.nextRank) == (b.cues, b.labels, b.previous, b.nextRank)
  }

  /// Feeds the tracks and cues to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(tracks)
    hasher.combine(cues)
  }
}

extension Timeline {
  /// Returns the time of a position as things are now, in seconds.
  ///
  /// - Parameter position: A time, a label, or next to what was added last.
  /// - Returns: A finite time; it may be negative.
  /// - Throws: `TimelineError` for a label that is not there, nothing before, or an endless before.
  @inlinable
  public func time(of position: Position) throws(TimelineError) -> Double {
    if case .time(let time) = position, time.isFinite { return time }
    return try relativeTime(of: position)
  }

  /// The time of a position next to something, or of one that is not finite.
  @usableFromInline
  func relativeTime(of position: Position) throws(TimelineError) -> Double {
    let time =
      switch position {
      case .time(let time): time
      case .label(let name, let offset): try time(ofLabel: name) + offset
      case .previousStart(let offset): try span().lowerBound + offset
      case .previousEnd(let offset): try span().upperBound + offset
      case .end(let offset): duration + offset
      }
    guard time.isFinite else { throw .endless("what lies before '\(position)'") }
    return time.nearDecimal
  }

  private func time(ofLabel name: String) throws(TimelineError) -> Double {
    if let time = labels[name] { return time }
    throw .unknownLabel(name, nearest: NearestNames.of(name, in: labels.keys.sorted()))
  }

  private func span() throws(TimelineError) -> ClosedRange<Double> {
    guard let previous else { throw .noPrevious }
    return previous
  }
}
