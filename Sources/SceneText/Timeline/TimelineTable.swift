// A timeline as a table of frames, and its events as a table.
internal import Easing
public import FrameTables
public import Timing

/// The columns of a timeline's frames.
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

  private let timeline: Timeline<SceneValue>
  private let details: [Detail]

  /// Prepares the table of a timeline.
  public init(_ timeline: Timeline<SceneValue>, showing details: [Detail] = []) {
    (self.timeline, self.details) = (timeline, details)
  }

  /// The rows of some frames: frame, time, the targets' values, the tracks' details.
  ///
  /// - Parameters:
  ///   - frames: The frames, in any order.
  ///   - metadata: What is said before the rows.
  /// - Returns: A table with one row for each frame.
  public func table(of frames: [Frame], metadata: [Metadata] = []) -> Table {
    var columns = [
      Column("frame", .integers(frames.map(\.index))),
      Column("time", .numbers(frames.map(\.timestamp))),
    ]
    let values = frames.map { timeline.values(at: $0.timestamp) }
    for (place, target) in timeline.targets.enumerated() {
      columns += self.columns(of: target, values.map { $0[place] })
    }
    for entry in timeline.entries {
      let states = frames.map { entry.state(at: $0.timestamp) }
      columns += details.map { column($0, of: entry.track.id, states) }
    }
    return Table(columns, metadata: metadata)
  }

  private func columns(of target: String, _ values: [SceneValue]) -> [Column] {
    let type = timeline.entries.first { $0.track.target == target }?.track.baseValue.type
    let names = type?.components ?? []
    let numbers = values.map(\.columns)
    if names.isEmpty { return [Column(target, .numbers(numbers.map { $0[0] }))] }
    return names.indices.map { lane in
      Column("\(target).\(names[lane])", .numbers(numbers.map { $0[lane] }))
    }
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

  /// The events of the timeline from one time to another, in the order of play.
  ///
  /// - Parameters:
  ///   - start: Where play begins, in seconds.
  ///   - end: Where it ends; below `start` it goes backwards.
  /// - Returns: A table of time, event and name.
  public func events(from start: Double, to end: Double) -> Table {
    let events = EventLog(timeline).events(from: start, to: end, includingStart: true)
    return Table([
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
