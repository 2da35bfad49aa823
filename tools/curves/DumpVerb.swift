// curves dump: rows of curves at frames, samples or times.
import Easing
import FrameTables
import SceneText
import Timing

extension Verb {
  static let dump = Verb(
    name: "dump", summary: "the rows of one or more curves, as a table", operands: "CURVE…",
    options: [
      Option("--fps", "R", "frames per second, such as 60, 59.94 or 60000/1001; 60"),
      Option("--samples", "N", "in place of frames: N rows, both ends included"),
      Option("--at", "T1,T2,…|FILE|-", "in place of frames: a row for each time in seconds"),
      Option("--duration", "D", "seconds; stretches easings, cuts or lengthens springs"),
      Option("--from", "A", "adds values, from A"),
      Option("--to", "B", "adds values, to B"),
      Option("--velocity", "V", "initial velocity of a spring, value units per second"),
      Option("--columns", "C1,C2,…", "of \(Quantity.names); frame,time,progress"),
      Option("--end", "include|exclude", "whether a last row lies exactly at the end; include"),
      Option("--snap", nil, "rows at the end of a curve are at its target"),
      Option("--outside", "clamp|extend", "what holds outside a curve; clamp"),
      Option("--layout", "wide|long", "several curves in columns or in rows; wide"),
    ] + ClockOptions.options + OutputOptions.options,
    examples: [
      "dump keyboard", "dump keyboard easeInOut --fps 120 --from 0 --to 336 -o gap.csv",
      "dump 'spring(duration: 0.5, bounce: 0.2)' --at 0.1,0.25,0.5 --columns time,value,velocity",
    ]
  ) { arguments in
    let clock = try ClockOptions(arguments)
    try clock.write(try DumpRequest(arguments).rows)
  }
}

/// What `dump` is asked for, read and checked before the first row.
struct DumpRequest: Sendable {
  let subjects: [DumpSubject]
  let schedule: FrameSchedule
  let columns: [Quantity]
  let isLong: Bool
  let output: OutputOptions
  private let rate: FrameRate
  private let metadata: [Metadata]

  init(
    _ arguments: Arguments, files: @escaping Curve.FileResolver = CurveFiles.read
  ) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError("dump needs a curve", hint: "for example: curves dump keyboard")
    }
    let settings = try DumpSettings(arguments)
    subjects = try arguments.operands.map {
      try DumpSubject($0, settings, files: files)
    }
    schedule = try DumpSchedule.read(arguments, over: subjects)
    isLong = try arguments.choice("--layout", default: Layout.wide) == .long
    columns = try Quantity.read(arguments, hasValues: settings.hasValues)
    output = try OutputOptions(arguments)
    rate = try arguments.frameRate("--fps")
    metadata = try Self.metadata(subjects, columns, settings, arguments)
    try checkNames()
  }

  private enum Layout: String, CaseIterable { case wide, long }

  /// The rows of the curves' frames.
  var rows: FrameRows {
    FrameRows(
      schedule, at: rate, cellsPerFrame: subjects.count * columns.count, to: output
    ) {
      Table(isLong ? longColumns($0) : wideColumns($0), metadata: metadata)
    }
  }

  /// All rows as one table.
  var table: Table {
    let frames = Array(schedule)
    return Table(isLong ? longColumns(frames) : wideColumns(frames), metadata: metadata)
  }

  private func wideColumns(_ frames: [Frame]) -> [Column] {
    columns.flatMap { quantity -> [Column] in
      switch quantity {
      case .frame: [Column("frame", .integers(frames.map(\.index)))]
      case .time: [Column("time", .numbers(frames.map(\.timestamp)))]
      case .curve: []
      case .progress, .value, .velocity:
        subjects.map { subject in
          Column(
            columnName(quantity, subject),
            .numbers(frames.map { subject.number(quantity, at: $0) }),
            holdsInfinity: quantity == .velocity)
        }
      }
    }
  }

  private func longColumns(_ frames: [Frame]) -> [Column] {
    let rows = frames.flatMap { frame in subjects.map { (frame, $0) } }
    return columns.map { quantity in
      switch quantity {
      case .frame: Column("frame", .integers(rows.map(\.0.index)))
      case .time: Column("time", .numbers(rows.map(\.0.timestamp)))
      case .curve: Column("curve", .texts(rows.map(\.1.label)))
      case .progress, .value, .velocity:
        Column(
          quantity.rawValue, .numbers(rows.map { $1.number(quantity, at: $0) }),
          holdsInfinity: quantity == .velocity)
      }
    }
  }

  /// A single curve's columns are named after the quantity, those of several after the curves.
  private func columnName(_ quantity: Quantity, _ subject: DumpSubject) -> String {
    if subjects.count == 1 { return quantity.rawValue }
    let isAlone = columns.filter(\.isOfCurve).count == 1
    return isAlone ? subject.label : "\(subject.label).\(quantity.rawValue)"
  }

  private func checkNames() throws {
    var seen: Set<String> = []
    for subject in subjects where !seen.insert(subject.label).inserted {
      throw UsageError("\(subject.label) is given twice")
    }
  }

  private static func metadata(
    _ subjects: [DumpSubject], _ columns: [Quantity], _ settings: DumpSettings,
    _ arguments: Arguments
  ) throws -> [Metadata] {
    let isAtRate = !arguments.has("--samples") && !arguments.has("--at")
    let lines: [(String, String?)] = [
      ("of", subjects.map(\.label).joined(separator: "; ")),
      ("fps", isAtRate ? try arguments.frameRate("--fps").description : nil),
      ("samples", arguments.text("--samples")),
      ("columns", columns.map(\.rawValue).joined(separator: ",")),
      ("duration", settings.duration?.plainText),
      ("from", settings.hasValues ? settings.from.plainText : nil),
      ("to", settings.hasValues ? settings.to.plainText : nil),
      ("velocity", settings.velocity?.plainText),
      ("end", arguments.text("--end")),
      ("outside", arguments.text("--outside")),
      ("snap", settings.isSnapped ? "true" : nil),
      ("precision", arguments.text("--precision")),
      ("by", "curves \(Curves.version)"),
    ]
    return lines.compactMap { key, value in value.map { Metadata(key: key, value: $0) } }
  }
}
