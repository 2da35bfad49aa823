// curves replay: the frames of a keyboard sequence, with overlap and gap.
import Easing
import FrameTables
import Goldens
import KeyboardMotion
import SceneText
import Timing
import ViewMotion

extension Verb {
  static let replay = Verb(
    name: "replay", summary: "the frames of a keyboard sequence, with the gap in points",
    operands: "KEYBOARD.json|LOG.txt",
    options: FrameOptions.options() + [
      Option("--screen", "WxH", "the upright screen of a log, such as 375x812"),
      Option("--summary", "json", "prints the summary alone, as JSON"),
      Option("--tolerance", "POINTS", "exits 1 where a gap is larger"),
      Option("--strict", nil, "refuses notifications that contradict their names"),
    ] + LogHandler.options + OutputOptions.options,
    examples: [
      "replay Curves/keyboards/show-and-hide.json",
      "replay Curves/keyboards/unshifted-curve.json --summary json",
      "replay Curves/keyboards/unshifted-curve.json --tolerance 100 --fps 120 -o frames.csv",
    ]
  ) { arguments in
    let recipe = try TableRecipe(replaying: arguments)
    guard case .document(let path) = recipe.subject else { return }
    let output = try OutputOptions(arguments)
    let tolerance = try arguments.number("--tolerance")
    let bytes = try ByteInput.bytes(at: path)
    let isLog = DocumentKind(of: bytes) == .log
    let handler = try LogHandler(arguments)
    if !isLog, let option = LogHandler.options.first(where: { arguments.has($0.name) }) {
      throw UsageError("\(option.name) is for a log: a document says it itself")
    }
    if isLog {
      let log = ConsoleLog(String(decoding: bytes, as: UTF8.self))
      for remark in log.remarks + (handler.isAssumed ? [LogHandler.assumption] : []) {
        Console.complain("curves: \(path): \(remark)")
      }
    }
    let replay =
      isLog
      ? try SceneFile.log(bytes, at: path, screen: recipe.screen, handler.shape)
      : try SceneFile.replay(bytes, at: path)
    for remark in replay.remarks {
      let line = "\(path): $.events[\(remark.event)]: \(remark.problem)"
      if arguments.has("--strict") { throw UsageError(line) }
      Console.complain("curves: \(line)")
    }
    let frames = try FrameSchedule(
      duration: replay.duration, rate: try arguments.frameRate("--fps"))
    let summary = replay.summary(of: frames)
    if arguments.has("--summary") {
      try Console.print(summary.json, to: arguments.text("-o"))
    } else {
      try FrameRows(try TableRendering(.replay(replay), recipe), to: output).writeAll()
      Console.complain(summary.line)
    }
    try summary.judge(by: tolerance)
  }
}

extension TableRecipe {
  /// What `replay` is asked for.
  fileprivate init(replaying arguments: Arguments) throws {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("replay needs one document or log", hint: "curves replay KEYBOARD.json")
    }
    if let format = arguments.text("--summary"), format != "json" {
      throw UsageError("--summary is \"\(format)\", expected json")
    }
    self.init(.document(path))
    frames = try FrameOptions.frames(arguments)
    if let text = arguments.text("--screen") {
      guard let size = Size(screen: text) else {
        throw UsageError("--screen is \"\(text)\", expected width x height, such as 375x812")
      }
      screen = size
    }
  }
}

extension ReplaySummary {
  /// Ends with exit code 1 where a gap is larger than was allowed, in points.
  fileprivate func judge(by tolerance: Double?) throws {
    guard let tolerance, let gap = largestGap, gap.points.magnitude > tolerance else { return }
    throw Difference(
      "\(gap.view) is \(gap.points.plainText) pt apart at \(gap.time.plainText) s, "
        + "allowed are \(tolerance.plainText)")
  }
}
