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
    ] + OutputOptions.options,
    examples: [
      "run Curves/timelines/keyboard-card.json",
      "run Curves/timelines/staggered-list.json --fps 120 --show progress,phase",
      "run Curves/timelines/interrupted.json --events",
    ]
  ) { arguments in
    let request = try RunRequest(arguments)
    var writer = try request.output.writer()
    if arguments.has("--events") {
      try writer.write(request.events())
    } else {
      try writer.write(blocks: request.blockCount) { request.table(ofBlock: $0) }
    }
    try writer.finish()
  }
}

/// What `run` is asked for, read and checked before the first row.
struct RunRequest: Sendable {
  let output: OutputOptions
  private let timeline: TimelineTable
  private let schedule: FrameSchedule
  private let metadata: [Metadata]

  init(_ arguments: Arguments) throws {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("run needs one timeline", hint: "curves run TIMELINE.json")
    }
    let document = try Self.document(path)
    output = try OutputOptions(arguments)
    timeline = TimelineTable(document.timeline, showing: try Self.details(arguments))
    let duration = try arguments.seconds("--duration") ?? document.timeline.duration
    let rate = arguments.has("--fps") ? try arguments.frameRate("--fps") : document.rate
    schedule = try Self.schedule(arguments, over: duration, rate: rate)
    metadata = [
      Metadata(key: "of", value: path), Metadata(key: "fps", value: "\(rate)"),
      Metadata(key: "by", value: "curves \(Curves.version)"),
    ]
  }

  var blockCount: Int { max((schedule.count - 1) / TableWriter.blockRows + 1, 1) }

  func table(ofBlock number: Int) -> Table {
    let start = number * TableWriter.blockRows
    let frames = (start..<min(start + TableWriter.blockRows, schedule.count)).map { schedule[$0] }
    return timeline.table(of: frames, metadata: metadata)
  }

  /// The events that are crossed from frame to frame.
  func events() -> Table {
    timeline.events(through: schedule.lazy.map(\.timestamp), metadata: metadata)
  }

  private static func document(_ path: String) throws -> TimelineDocument {
    let bytes = try path == "-" ? ByteInput.standardInput() : ByteInput.file(path)
    do { return try TimelineDocument(reading: bytes, files: CurveFiles.read) } catch {
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
    try arguments.refuse("--at", with: "--fps", "--end")
    try arguments.refuse("--events", with: "--show")
    if let text = arguments.text("--at") {
      return try FrameSchedule(times: DumpSchedule.times(text))
    }
    guard duration.isFinite else {
      throw UsageError(
        "the timeline never ends", hint: "say how long to look at it: --duration SECONDS")
    }
    return try FrameSchedule(
      duration: onFrame(duration, rate), rate: rate,
      end: try arguments.choice("--end", default: .include))
  }

  /// The time of a frame where the duration misses it by the rounding of a sum.
  private static func onFrame(_ duration: Double, _ rate: FrameRate) -> Double {
    let frame = rate.frame(at: duration)
    return [frame, frame + 1].map(rate.time(ofFrame:)).first {
      ($0 - duration).magnitude <= 4 * duration.ulp
    } ?? duration
  }
}
