// A timeline as a table of frames, and its events as a table.
internal import Easing
public import FrameTables
public import SceneText
public import Timing

/// The columns of a timeline's frames.
///
///     let document = try TimelineDocument(reading: bytes)   // one number "x", half a second long
///     let frames = try FrameSchedule(duration: document.timeline.duration, rate: document.rate)
///     TimelineTable(document.timeline).table(of: Array(frames)).columns.map(\.name)
///     // ["frame", "time", "x"]
public struct TimelineTable: Sendable {
  /// What may be shown of a track beside its values.
  public enum Detail: String, CaseIterable, Hashable, Sendable {
    /// The eased progress; empty where the track has no effect.
    case progress
    /// The number of the iteration, from 0, `inf` after endlessly many.
    case iteration
    /// `before`, `active`, `after` or `idle`.
    case phase
  }

  /// The timeline before its first frame.
  private let playhead: Playhead<SceneValue>
  private let details: [Detail]
  /// The first column of each target among the columns of values.
  private let places: [Int]
  /// The names of the columns of values.
  private let names: [String]
  private var timeline: Timeline<SceneValue> { playhead.timeline }

  /// Prepares the table of a timeline.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - details: What is shown of each track beside the values, in this order.
  public init(_ timeline: Timeline<SceneValue>, showing details: [Detail] = []) {
    (playhead, self.details) = (Playhead(timeline), details)
    var (places, names): ([Int], [String]) = ([], [])
    for (target, value) in zip(timeline.targets, playhead.values) {
      places.append(names.count)
      names += value.type.columns(of: target)
    }
    (self.places, self.names) = (places, names)
  }

  /// How many columns the table has.
  public var columnCount: Int { 2 + names.count + timeline.entries.count * details.count }

  /// Returns the rows of some frames: frame, time, the targets' values, the tracks' details.
  ///
  /// - Parameter frames: The frames, in any order.
  /// - Returns: A table with one row for each frame.
  public func table(of frames: some RandomAccessCollection<Frame>) -> Table {
    let times = frames.map { moment($0.timestamp) }
    var columns = [
      Column("frame", .integers(frames.map(\.index))),
      Column("time", .numbers(frames.map(\.timestamp))),
    ]
    columns.reserveCapacity(columnCount)
    for (name, numbers) in zip(names, numbers(at: times)) {
      columns.append(Column(name, .numbers(numbers)))
    }
    if !details.isEmpty {
      for (number, entry) in timeline.entries.enumerated() {
        let states = times.map { timeline.state(ofTrack: number, at: $0) }
        columns += details.map { column($0, of: entry.track.id, states) }
      }
    }
    return Table(columns)
  }

  /// The numbers of all columns of values at some times, column by column.
  private func numbers(at times: [Double]) -> [[Double]] {
    var columns = [[Double]](
      repeating: [Double](repeating: 0, count: times.count), count: names.count)
    var (playhead, row) = (playhead, [Double](repeating: 0, count: names.count))
    for (index, time) in times.enumerated() {
      playhead.seek(to: time)
      var cells = row.mutableSpan
      for (place, value) in zip(places, playhead.values) { value.write(into: &cells, at: place) }
      for column in columns.indices { columns[column][index] = row[column] }
    }
    return columns
  }

  /// The end where a time misses it by the rounding of a sum, as 0.6 misses 0.4 + 0.2.
  private func moment(_ time: Double) -> Double {
    let duration = timeline.duration
    return (time - duration).magnitude <= 4 * duration.ulp ? duration : time
  }

  private func column(_ detail: Detail, of id: String, _ states: [TimingState]) -> Column {
    let name = "\(id).\(detail.rawValue)"
    return switch detail {
    case .progress: Column(name, .optionalNumbers(states.map(\.progress)))
    case .iteration:
      Column(name, .optionalNumbers(states.map(\.iteration)), holdsInfinity: true)
    case .phase: Column(name, .texts(states.map(\.phase.rawValue)))
    }
  }

  /// Returns the events of the timeline when it is played through some times.
  ///
  /// Iterations that end between two of the times are one event with their number.
  ///
  /// - Parameter times: Seconds in the order of play; where they fall, it is played backwards.
  /// - Returns: A table of time, event and name, in the order of play.
  public func events(through times: some Sequence<Double>) -> Table {
    let log = playhead.log
    var events: [TimelineEvent] = []
    var (last, wasForwards): (Double?, Bool?) = (nil, nil)
    for time in times.lazy.map(moment) {
      if let start = last, time != start {
        let turns = wasForwards != (time > start)
        events += log.events(from: start, to: time, includingStart: turns)
        wasForwards = time > start
      }
      last = time
    }
    if let last, wasForwards == nil {
      events = log.events(from: last, to: last, includingStart: true)
    }
    return Table(
      [
        Column("time", .numbers(events.map(\.time))),
        Column("event", .texts(events.map { Self.word($0.kind) })),
        Column("name", .texts(events.map(\.name))),
      ])
  }

  private static func word(_ kind: TimelineEvent.Kind) -> String {
    switch kind {
    case .begin: "begin"
    case .complete: "complete"
    case .iterations(let count): count == 1 ? "iteration" : "iterations \(count)"
    case .cue: "event"
    }
  }
}
