// A timeline: tracks, labels and events in time.

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
public struct Timeline<Value: Interpolatable>: Hashable, Sendable {
  /// A track in its place.
  public struct Entry: Hashable, Sendable {
    /// The track.
    public internal(set) var track: Track<Value>
    /// Where the timeline's time is the track's; the rate of its timing is part of it.
    public internal(set) var placement: Placement
    /// The order among events at the same time.
    var rank: Int
  }

  /// A named moment.
  public struct Cue: Hashable, Sendable {
    /// The name of the event.
    public internal(set) var name: String
    /// The time in seconds.
    public internal(set) var time: Double
    /// The order among events at the same time.
    var rank: Int
  }

  /// The tracks in their places, in the order in which they are composed.
  public internal(set) var entries: [Entry] = []
  /// The named moments.
  public internal(set) var cues: [Cue] = []
  /// The times of the labels, in seconds.
  public internal(set) var labels: [String: Double] = [:]

  /// The time span of what was added last.
  var previous: ClosedRange<Double>?
  var nextRank = 0
  private var ids: Set<String> = []

  /// Creates an empty timeline.
  public init() {}

  /// The end of the last track, delays included, or the last cue; 0 or more, may be infinite.
  public var duration: Double {
    max(
      entries.reduce(0) { max($0, $1.span.upperBound) }, cues.reduce(0) { max($0, $1.time) })
  }

  /// Adds a track.
  ///
  /// - Parameters:
  ///   - track: A track whose name is not in the timeline yet.
  ///   - position: Where its local time 0 is.
  /// - Throws: `TimelineError` for a name that exists or a position that does not.
  public mutating func add(
    _ track: Track<Value>, at position: Position = .time(0)
  ) throws(TimelineError) {
    let start = try time(of: position)
    let placement = Placement(start: start, rate: track.timing.rate)
    try append([Entry(track: track, placement: placement, rank: nextRank)])
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
    let delays = stagger.delays(count: tracks.count)
    try append(
      tracks.indices.map { index in
        let placement = Placement(start: start + delays[index], rate: tracks[index].timing.rate)
        return Entry(track: tracks[index], placement: placement, rank: nextRank + index)
      })
  }

  /// Adds all tracks and cues of another timeline; its labels stay its own.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - position: Where its time 0 is.
  ///   - name: What stands, with a dot, before the names of its tracks; nothing if nil.
  /// - Throws: `TimelineError` for a name that exists or a position that does not.
  public mutating func add(
    _ timeline: Timeline, at position: Position = .time(0), named name: String? = nil
  ) throws(TimelineError) {
    let outer = Placement(start: try time(of: position))
    let rank = nextRank
    try append(
      timeline.entries.map { inner in
        var entry = inner
        if let name { entry.track.id = name + "." + inner.track.id }
        entry.placement = inner.placement.placed(in: outer)
        entry.rank += rank
        return entry
      })
    cues += timeline.cues.map {
      Cue(name: $0.name, time: outer.time(at: $0.time), rank: $0.rank + rank)
    }
    nextRank = rank + timeline.nextRank
    previous = outer.start...outer.time(at: timeline.duration)
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
    nextRank += 1
  }

  /// Appends all entries or, where a name exists, none.
  private mutating func append(_ added: [Entry]) throws(TimelineError) {
    var names = Set<String>(minimumCapacity: added.count)
    for entry in added where ids.contains(entry.track.id) || !names.insert(entry.track.id).inserted
    {
      throw .duplicateTrack(entry.track.id)
    }
    ids.formUnion(names)
    entries += added
    nextRank += added.count
    guard let first = added.first else { return }
    previous = added.dropFirst().reduce(first.span) { span, entry in
      min(span.lowerBound, entry.span.lowerBound)...max(span.upperBound, entry.span.upperBound)
    }
  }
}
