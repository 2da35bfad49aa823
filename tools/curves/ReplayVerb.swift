// curves replay: the frames of a keyboard sequence, and the gap.
import Easing
import FrameTables
import KeyboardMotion
import SceneText
import Timing
import ViewMotion

extension Verb {
  static let replay = Verb(
    name: "replay", summary: "the frames of a keyboard sequence, with the gap in points",
    operands: "KEYBOARD.json|LOG.txt",
    options: [
      Option("--fps", "R", "frames per second; 60"),
      Option("--at", "T1,T2,…|FILE|-", "in place of frames: a row for each time in seconds"),
      Option("--end", "include|exclude", "whether a last row lies exactly at the end; include"),
      Option("--screen", "WxH", "the upright screen of a log, such as 375x812"),
      Option("--summary", "json", "prints the summary alone, as JSON"),
      Option("--tolerance", "POINTS", "exits 1 where a gap is larger"),
    ] + OutputOptions.options,
    examples: [
      "replay Curves/keyboards/show-and-hide.json",
      "replay Curves/keyboards/unshifted-curve.json --summary json",
      "replay Curves/keyboards/unshifted-curve.json --tolerance 100 --fps 120 -o frames.csv",
    ]
  ) { arguments in
    let request = try ReplayRequest(arguments)
    if request.isSummaryOnly {
      try Console.print(request.summary.json)
    } else {
      try request.rows.writeAll()
      Console.complain(request.summary.line)
    }
    try request.judge()
  }
}

/// What `replay` is asked for.
struct ReplayRequest {
  let output: OutputOptions
  let replay: Replay
  let summary: ReplaySummary
  let isSummaryOnly: Bool
  private let rate: FrameRate
  private let schedule: FrameSchedule
  private let metadata: [Metadata]
  private let tolerance: Double?

  init(_ arguments: Arguments) throws {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("replay needs one document or log", hint: "curves replay KEYBOARD.json")
    }
    if let format = arguments.text("--summary"), format != "json" {
      throw UsageError("--summary is \"\(format)\", expected json")
    }
    isSummaryOnly = arguments.has("--summary")
    output = try OutputOptions(arguments)
    tolerance = try arguments.number("--tolerance")
    replay = try Self.replay(path, arguments)
    rate = try arguments.frameRate("--fps")
    let frames = try FrameSchedule(duration: replay.duration, rate: rate)
    summary = replay.summary(of: frames)
    schedule = try DumpSchedule.frames(arguments, over: replay.duration, at: rate)
    let remarks = [
      ("of", path), ("screen", arguments.text("--screen")),
      ("fps", arguments.has("--at") ? nil : "\(rate)"), ("end", arguments.text("--end")),
      ("precision", arguments.text("--precision")), ("by", "curves \(Curves.version)"),
    ]
    metadata = remarks.compactMap { key, value in
      value.map { Metadata(key: key, value: $0) }
    }
  }

  /// Ends with exit code 1 where a gap is larger than was allowed.
  func judge() throws {
    guard let tolerance, let gap = summary.largestGap, gap.points.magnitude > tolerance else {
      return
    }
    throw Difference(
      "\(gap.view) is \(gap.points.plainText) pt apart at \(gap.time.plainText) s, "
        + "allowed are \(tolerance.plainText)")
  }

  /// All rows as one table.
  var table: Table { replay.table(of: schedule) }

  /// The rows of the sequence's frames.
  var rows: FrameRows {
    let (replay, metadata) = (replay, metadata)
    return FrameRows(schedule, at: rate, cellsPerFrame: replay.columns.count, to: output) {
      replay.table(of: $0, metadata: metadata)
    }
  }

  /// What a document tells, or a log: a text with notifications and without a screen.
  private static func replay(_ path: String, _ arguments: Arguments) throws -> Replay {
    let bytes = try path == "-" ? ByteInput.standardInput() : ByteInput.file(path)
    let text = String(decoding: bytes, as: UTF8.self)
    let log = ConsoleLog(text)
    let isDocument =
      path.hasSuffix(".json") || text.contains("\"screen\"") || log.notifications.isEmpty
    guard !isDocument || path.hasSuffix(".json") || text.contains("{") else {
      throw UsageError(
        "\(path): neither a document nor a log: it has no { and no printed userInfo",
        hint: "lines such as UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 508}, {390, 336}}\";")
    }
    let size = try arguments.text("--screen").map(screen)
    let files = CurveFiles.read(besides: path)
    do {
      return isDocument
        ? try KeyboardDocument(reading: bytes, files: files).replay()
        : try Replay(log.scene(on: size))
    } catch { throw UsageError("\(path): \(error)") }
  }

  /// The size of an upright screen, as width x height.
  static func screen(_ text: String) throws -> Size {
    let numbers = text.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0.isFinite }) else {
      throw UsageError("--screen is \"\(text)\", expected width x height, such as 375x812")
    }
    return Size(width: numbers[0], height: numbers[1])
  }
}
