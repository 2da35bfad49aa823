// curves run: the frames of a timeline.
import Easing
import FrameTables
import Goldens
import SceneText
import Timing

extension Verb {
  static let run = Verb(
    name: "run", summary: "the frames of a timeline, as a table", operands: "TIMELINE.json",
    options: FrameOptions.options(rate: "frames per second; the document's, else 60") + [
      Option("--duration", "D", "seconds to run; needed where a track never ends"),
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
    let recipe = try TableRecipe(running: arguments)
    guard case .document(let path) = recipe.subject else { return }
    let document = try SceneFile.timeline(ByteInput.bytes(at: path), at: path)
    for remark in document.remarks { Console.complain("curves: \(path): \(remark)") }
    let file = SceneFile.timeline(document.timeline, rate: document.rate)
    let rendering = try TableRendering(file, recipe)
    try clock.write(FrameRows(rendering, to: OutputOptions(arguments)))
  }
}

extension TableRecipe {
  /// What `run` is asked for.
  fileprivate init(running arguments: Arguments) throws {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("run needs one timeline", hint: "curves run TIMELINE.json")
    }
    try arguments.refuse("--events", with: "--show")
    if arguments.text("--clock") == ClockOptions.Kind.stdin.rawValue, arguments.has("--duration") {
      throw UsageError("--clock stdin runs until quit: --duration says nothing there")
    }
    self.init(.document(path))
    frames = try FrameOptions.frames(arguments)
    duration = try arguments.duration()
    showsEvents = arguments.has("--events")
    details = try Self.details(arguments)
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
}
