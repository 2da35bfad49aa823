// The motion that a table holds, whoever made it: which column is time, which is the value.
internal import Easing
public import FrameTables
public import Timing

/// What moves in a table: its times in seconds and its values.
///
/// The time column is called `t`, `time`, `timestamp`, `seconds` or `ms`, also with a unit behind it,
/// as in `timestamp_ms`; the value column `value`, `progress` or `y`, else it is the only other one with
/// numbers. Rows without a value are passed over.
///
///     let table = try Table(reading: Array("frame,t_ms,y\n0,0,812\n1,16.7,799.3\n".utf8))
///     try RecordedMotion(table).times   // [0, 0.0167]
public struct RecordedMotion: Hashable, Sendable {
  /// Which columns count, where their names do not say it.
  public struct Columns: Hashable, Sendable {
    /// The name of the time column; nil: by the rule.
    public var time: String?
    /// The name of the value column; nil: by the rule.
    public var value: String?
    /// Frames per second, for a table that has no times; nil: 60, which is said.
    public var rate: FrameRate?

    /// Creates a choice of columns.
    ///
    /// - Parameters:
    ///   - time: The name of the time column.
    ///   - value: The name of the value column.
    ///   - rate: Frames per second, for a table that has no times.
    public init(time: String? = nil, value: String? = nil, rate: FrameRate? = nil) {
      (self.time, self.value, self.rate) = (time, value, rate)
    }
  }

  /// The name of the value column.
  public let name: String
  /// The number of each row: that of its frame where the table has such a column.
  public let frames: [Int]
  /// Seconds, ascending; from the first row on where the table counts from another moment.
  public private(set) var times: [Double]
  /// A finite number for each time.
  public let values: [Double]
  /// The time of the table from which ``times`` count, in seconds.
  public private(set) var origin = 0.0
  /// What has been assumed of the table, in words.
  public private(set) var remarks: [String] = []

  private static let timeNames = ["t", "time", "timestamp", "seconds", "ms"]
  private static let units = ["s": 1.0, "sec": 1, "ms": 1e-3, "us": 1e-6, "µs": 1e-6, "ns": 1e-9]
  /// Columns that number the rows.
  private static let numberings = ["frame", "index", "row", "id", "n"]

  /// Takes the motion of a table.
  ///
  /// - Parameters:
  ///   - table: A table with at least two rows that have a value.
  ///   - columns: Which columns count, where their names do not say it.
  /// - Throws: ``RecordedMotionError`` that lists the columns there are, and `TableReadError`.
  public init(_ table: Table, _ columns: Columns = Columns()) throws {
    let names = table.columns.map(\.name)
    let time = columns.time ?? names.first { Self.unit(of: $0) != nil }
    name = try Self.valueName(table, columns, besides: time)
    let numbers = try table.optionalNumbers(name)
    if let row = numbers.firstIndex(where: { $0?.isFinite == false }) {
      throw RecordedMotionError(
        description: "line \(table.line(ofRow: row)), column '\(name)': expected a finite number")
    }
    let kept = numbers.indices.filter { numbers[$0] != nil }
    guard kept.count >= 2 else {
      throw RecordedMotionError(
        description: "column '\(name)': expected two rows or more that have a number")
    }
    values = kept.compactMap { numbers[$0] }
    let counts = (try? table.integers("frame")) ?? Array(0..<table.rowCount)
    frames = kept.map { counts[$0] }
    if let time {
      let stamps = try table.numbers(time)
      let unit = Self.unit(of: time) ?? 1
      times = kept.map { stamps[$0] * unit }
    } else {
      let rate = columns.rate ?? 60
      times = frames.map { rate.time(ofFrame: $0) }
      if columns.rate == nil { remarks.append("no column of times: 60 frames per second assumed") }
    }
    if let row = times.indices.dropFirst().first(where: { times[$0] < times[$0 - 1] }) {
      throw TableReadError.timeGoesBack(line: table.line(ofRow: kept[row]))
    }
  }

  /// The values as progress: as they are where the column is called so and ends near 1, else the share
  /// of the way from the first to the last.
  var progress: [Double] {
    let (first, last) = (values[0], values[values.count - 1])
    if name == "progress" && last.magnitude <= 10 || first == last { return values }
    return values.map { ($0 - first) / (last - first) }
  }

  /// Takes times for milliseconds or less where they last far longer than the motion, and counts them
  /// from the first row where they come from a clock that started long before.
  ///
  /// - Parameter duration: How long the motion lasts, in seconds.
  mutating func settleTimes(lasting duration: Double) {
    let units = [
      (1.0, "seconds"), (1e-3, "milliseconds"), (1e-6, "microseconds"), (1e-9, "nanoseconds"),
    ]
    let span = times[times.count - 1] - times[0]
    let longest = 20 * max(duration, 0.05)
    if let unit = units.first(where: { span * $0.0 <= longest }), unit.0 < 1 {
      times = times.map { $0 * unit.0 }
      remarks.append("times taken for \(unit.1)")
    }
    guard times[0].magnitude > longest else { return }
    origin = times[0]
    times = times.map { $0 - origin }
    remarks.append("times counted from the first row, \(spelled(origin)) s")
  }

  /// How many seconds one of a column's numbers is; nil where the name is none of a time.
  private static func unit(of name: String) -> Double? {
    let words = name.lowercased().split { !$0.isLetter && $0 != "µ" }.map(String.init)
    guard let first = words.first, timeNames.contains(first) else { return nil }
    if words.count == 1 { return first == "ms" ? 1e-3 : 1 }
    return words.count == 2 ? units[words[1]] : nil
  }

  private static func valueName(
    _ table: Table, _ columns: Columns, besides time: String?
  ) throws -> String {
    if let name = columns.value { return try table.column(name).name }
    let others = table.columns.filter {
      $0.name != time && unit(of: $0.name) == nil && !$0.hasTexts(table.decimalMark)
        && !numberings.contains($0.name.lowercased())
    }.map(\.name)
    if let usual = ["value", "progress", "y"].first(where: others.contains) { return usual }
    guard others.count == 1 else {
      throw RecordedMotionError("which column moves is not clear", table)
    }
    return others[0]
  }
}

/// Why a table is no recording of one motion.
public struct RecordedMotionError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, and what was expected.
  public let description: String

  init(description: String) { self.description = description }

  /// A column that is not found, with those that there are.
  init(_ problem: String, _ table: Table) {
    let names = table.columns.map { "'\($0.name)'" }.joined(separator: ", ")
    description =
      "\(problem): expected a column 'value', 'progress' or 'y', or a single one beside the times; "
      + "there are \(names)"
  }
}
