// Which clock asks for the rows: none, a live one, or a simulation command by command.
import Easing
import FrameClock
import FrameTables

/// The clock of a command line.
struct ClockOptions: Sendable {
  /// The options, for every verb whose rows are frames.
  static let options = [
    Option(
      "--clock", "virtual|dispatch|stdin",
      "rows at once, at frame time, or by step, seek, rate, quit; virtual"),
    Option(
      "--late", "skip|catchUp|slip", "what becomes of late frames of the clock dispatch; skip"),
    Option("--stall", "S", "seconds after which a reader that takes nothing is given up; 10"),
  ]

  enum Kind: String, CaseIterable {
    case virtual, dispatch, stdin
  }

  let kind: Kind
  private let late: LatePolicy
  private let patience: Double

  init(_ arguments: Arguments) throws {
    kind = try arguments.choice("--clock", default: .virtual)
    late = try arguments.choice("--late", default: .skip)
    if arguments.has("--late"), kind != .dispatch {
      throw UsageError("--late is for --clock dispatch")
    }
    patience = try arguments.seconds("--stall") ?? 10
    if arguments.has("--stall"), kind == .virtual {
      throw UsageError("--stall is for --clock dispatch and --clock stdin")
    }
    if patience <= 0 {
      throw UsageError("--stall is \(patience.plainText), expected a time above 0 s")
    }
    if kind != .virtual { try check(arguments) }
  }

  /// Writes the rows as the clock asks for them.
  func write(_ rows: FrameRows) throws {
    switch kind {
    case .virtual: try rows.writeAll()
    case .dispatch: try rows.writeLive(late, patience: patience)
    case .stdin: try rows.writeAnswers(patience: patience)
    }
  }

  private func check(_ arguments: Arguments) throws {
    let name = "--clock \(kind.rawValue)"
    if let other = ["--at", "--samples", "--events"].first(where: arguments.has) {
      throw UsageError("\(name) and \(other) exclude each other")
    }
    if arguments.text("--format") == TableFormat.json.name {
      throw UsageError(
        "\(name) writes row by row, and --format json is one array", hint: "take --format jsonl")
    }
    if kind == .stdin, arguments.has("--end") {
      throw UsageError("\(name) has the frames that commands ask for: --end says nothing there")
    }
    if kind == .stdin, arguments.operands.contains("-") {
      throw UsageError("\(name) reads commands from standard input, which - names too")
    }
  }
}
