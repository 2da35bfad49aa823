// curves run: the frames of a timeline.
import Easing
import FrameTables
import SceneText
import Timing

extension Verb {
  static let run = Verb(
    name: "run", summary: "the frames of a timeline, as a table", operands: "TIMELINE.json",
    options: [
      Option("--fps", "R", "frames per second; the document's, else 60"),
      Option("--at", "T1,T2,…|FILE|-", "in place of frames: a row for each time in seconds"),
      Option("--duration", "D", "seconds to run; needed where a track never ends"),
      Option("--end", "include|exclude", "whether a last row lies exactly at the end; include"),
      Option("--show", "D1,D2,…", "adds to each track: progress, iteration, phase"),
      Option("--events", nil, "in place of values: the events from frame to frame"),
    ] + ClockOptions.options + OutputOptions.options,
    examples: [
      "run Curves/timelines/keyboard-card.json",
      "run Curves/timelines/staggered-list.json --fps 120 --show progress,phase",
      "run Curves/timelines/interrupted.json --events",
    ]
  ) { arguments in
    let clock = try ClockOptions(arguments)
    let request = try RunRequest(arguments)
    guard arguments.has("--events") else { return try clock.write(request.rows) }
    var writer = try request.output.writer()
    try writer.write(request.table)
    try writer.finish()
  }
}

/// What `run` is asked for, read and checked before the first row.
struct RunRequest: Sendable {
  let output: OutputOptions
  private let timeline: TimelineTable
  private let schedule: FrameSchedule
  private let rate: FrameRate
  private let metadata: [Metadata]
  private let hasEvents: Bool

  init(_ arguments: Arguments) throws {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("run needs one timeline", hint: "curves run TIMELINE.json")
    }
    let document = try Self.document(path)
    for remark in document.remarks { Console.complain("curves: \(path): \(remark)") }
    output = try OutputOptions(arguments)
    timeline = TimelineTable(document.timeline, showing: try Self.details(arguments))
    let duration = try arguments.duration() ?? document.timeline.duration
    rate = arguments.has("--fps") ? try arguments.frameRate("--fps") : document.rate
    schedule = try Self.schedule(arguments, over: duration, rate: rate)
    hasEvents = arguments.has("--events")
    metadata = Self.metadata(path, rate, arguments)
  }

  /// The rows of the timeline's frames.
  var rows: FrameRows {
    FrameRows(schedule, at: rate, cellsPerFrame: timeline.columnCount, to: output) {
      timeline.table(of: $0, metadata: metadata)
    }
  }

  /// All rows as one table, or in their place the events that are crossed from frame to frame.
  var table: Table {
    hasEvents
      ? timeline.events(through: schedule.lazy.map(\.timestamp), metadata: metadata)
      : timeline.table(of: Array(schedule), metadata: metadata)
  }

  /// What makes the table again.
  private static func metadata(
    _ path: String, _ rate: FrameRate, _ arguments: Arguments
  ) -> [Metadata] {
    let lines: [(String, String?)] = [
      ("of", path), ("fps", arguments.has("--at") ? nil : "\(rate)"),
      ("duration", arguments.text("--duration")), ("end", arguments.text("--end")),
      ("show", arguments.text("--show")), ("events", arguments.has("--events") ? "true" : nil),
      ("precision", arguments.text("--precision")), ("by", "curves \(Curves.version)"),
    ]
    return lines.compactMap { key, value in value.map { Metadata(key: key, value: $0) } }
  }

  private static func document(_ path: String) throws -> TimelineDocument {
    let bytes = try path == "-" ? ByteInput.standardInput() : ByteInput.file(path)
    do { return try TimelineDocument(reading: bytes, files: CurveFiles.read(besides: path)) } catch
    {
      throw UsageError("\(path): \(error)")
    }
  }

  private static func details(_ arguments: Arguments) throws -> [TimelineTable.Detail] {
    guard let text = arguments.text("--show") else { return [] }
    return try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      guard let detail = TimelineTable.Detail(rawValue: String(word)) else {
        throw UsageError.unknown(
          "detail", String(word), among: TimelineTable.Detail.allCases.map(\.rawValue))
      }
      return detail
    }
  }

  private static func schedule(
    _ arguments: Arguments, over duration: Double, rate: FrameRate
  ) throws -> FrameSchedule {
    try arguments.refuse("--events", with: "--show")
    if arguments.text("--clock") == "stdin", arguments.has("--duration") {
      throw UsageError("--clock stdin runs until quit: --duration says nothing there")
    }
    guard duration.isFinite || arguments.has("--at") else {
      // Commands say which frames there are.
      if arguments.text("--clock") == "stdin" { return try FrameSchedule(times: []) }
      throw UsageError(
        "the timeline never ends", hint: "say how long to look at it: --duration SECONDS")
    }
    return try DumpSchedule.frames(arguments, over: duration, at: rate)
  }
}
