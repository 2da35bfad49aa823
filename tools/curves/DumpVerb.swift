// curves dump: rows of curves at frames, samples or times.
import Easing
import FrameTables
import Goldens
import Timing

extension Verb {
  static let dump = Verb(
    name: "dump", summary: "the rows of one or more curves, as a table", operands: "CURVE…",
    options: [
      Option("--samples", "N", "in place of frames: N rows, both ends included"),
      Option("--duration", "D", "seconds; stretches easings, cuts or lengthens springs"),
      Option("--from", "A", "adds values, from A"),
      Option("--to", "B", "adds values, to B"),
      Option("--velocity", "V", "initial velocity of a spring, value units per second"),
      Option("--columns", "C1,C2,…", "of \(columnNames); frame,time,progress"),
      Option("--snap", nil, "rows at the end of a curve are at its target"),
      Option("--outside", "clamp|extend", "what holds outside a curve; clamp"),
      Option("--layout", "wide|long", "several curves in columns or in rows; wide"),
    ] + FrameOptions.options() + ClockOptions.options + OutputOptions.options,
    examples: [
      "dump keyboard", "dump keyboard easeInOut --fps 120 --from 0 --to 336 -o gap.csv",
      "dump 'spring(duration: 0.5, bounce: 0.2)' --at 0.1,0.25,0.5 --columns time,value,velocity",
    ]
  ) { arguments in
    guard !arguments.operands.isEmpty else {
      throw UsageError("dump needs a curve", hint: "for example: curves dump keyboard")
    }
    let clock = try ClockOptions(arguments)
    let recipe = try TableRecipe(dumping: arguments)
    try clock.write(FrameRows(recipe, to: OutputOptions(arguments)))
  }

  private static let columnNames = CurveColumn.allCases.map(\.rawValue).joined(separator: ",")
}

extension TableRecipe {
  /// What `dump` is asked for.
  fileprivate init(dumping arguments: Arguments) throws {
    self.init(.curves(try arguments.operands.map { try CurveExpression($0) }))
    frames = try FrameOptions.frames(arguments)
    duration = try arguments.duration()
    let (start, end) = (try arguments.number("--from"), try arguments.number("--to"))
    if start != nil || end != nil { values = Values(from: start ?? 0, to: end ?? 1) }
    velocity = try arguments.number("--velocity")
    if arguments.has("--outside") {
      outside = try arguments.choice("--outside", default: .clamp)
    }
    snaps = arguments.has("--snap")
    columns = try Self.columns(arguments, hasValues: values != nil)
  }

  private enum Layout: String, CaseIterable { case wide, long }

  /// The columns that were asked for, else the usual ones.
  private static func columns(
    _ arguments: Arguments, hasValues: Bool
  ) throws -> [CurveColumn] {
    let isLong = try arguments.choice("--layout", default: Layout.wide) == .long
    guard let text = arguments.text("--columns") else {
      return CurveColumn.usual(
        curves: arguments.operands.count, isLong: isLong, hasValues: hasValues)
    }
    // Side by side, the curves stand in the header.
    let usable = CurveColumn.allCases.filter { $0 != .curve || isLong }
    var columns: [CurveColumn] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let column = CurveColumn(rawValue: String(name)) else {
        throw UsageError.unknown(
          "column", String(name), among: usable.map(\.rawValue), of: "--columns")
      }
      if columns.contains(column) { throw UsageError("--columns has \(name) twice") }
      guard usable.contains(column) else {
        throw UsageError("--columns has curve, which is a column of --layout long only")
      }
      columns.append(column)
    }
    return columns
  }
}
