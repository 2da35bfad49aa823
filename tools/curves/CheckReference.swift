// What tables are compared with in place of what they name: another table, or a curve.
import Easing
import FrameTables
import Goldens

/// The value of `--against`.
enum CheckReference {
  case table(String, Table)
  case curve(String, Curve, RecordingOptions)

  init?(_ arguments: Arguments) throws {
    let options = try RecordingOptions(arguments)
    guard let text = arguments.text("--against") else {
      if let option = RecordingOptions.names.first(where: arguments.has) {
        throw UsageError("\(option) needs --against CURVE")
      }
      return nil
    }
    if options.scale == nil, Self.isTable(text) {
      do { self = .table(text, try Table(contentsOfFile: text)) } catch let error as FileError {
        throw UsageError("--against: \(error)")
      } catch { throw UsageError("--against: \(text): \(error)") }
    } else {
      let expression = try CurveExpression(text)
      self = .curve(
        expression.description, try expression.curve(files: CurveFiles.read), options)
    }
  }

  private static func isTable(_ text: String) -> Bool {
    [".csv", ".tsv", ".txt"].contains(where: text.lowercased().hasSuffix)
  }

  /// Judges a table by the reference.
  func check(_ path: String, _ tolerance: Tolerance?) throws -> Check {
    let table = try Table(contentsOfFile: path)
    switch self {
    case .table(let name, let expected):
      return try Self.compare(table, path, expected, name, tolerance)
    case .curve(let name, let curve, let options):
      return Check(
        path: path, of: name,
        try RecordingVerdict(
          of: table, by: curve, scale: options.scale, columns: options.columns,
          sliding: options.sliding, tolerance: tolerance))
    }
  }

  private static func compare(
    _ table: Table, _ path: String, _ expected: Table, _ name: String, _ tolerance: Tolerance?
  ) throws -> Check {
    let common = table.columns.map(\.name).filter(Set(expected.columns.map(\.name)).contains)
    guard common.contains(where: { $0 != "frame" && $0 != "time" }) else {
      throw UsageError("\(path) and \(name) have no column in common but frame and time")
    }
    let pair = try TableAlignment(of: table, with: expected, columns: common)
    // Frames that are counted anew say nothing of rows that are missing.
    let isAligned = pair.remark != nil || pair.got.rowCount != pair.expected.rowCount
    let comparison = try TableComparison(
      of: pair.got, with: pair.expected, columns: common.filter { $0 != "frame" || !isAligned }
    ) { column in
      switch column {
      case "time": .absolute(1e-6)
      case "frame": .exact
      default: tolerance ?? (pair.uncertainty == nil ? .standard : pair.expected.loose(column))
      }
    }
    return Check(path: path, of: name, verdict: .judged(comparison), remark: pair.remark)
  }
}

/// What is said of a recording that is laid over a curve.
struct RecordingOptions {
  /// The options that are about recordings alone.
  static let names = ["--scale", "--offset", "--time", "--column", "--fps"]

  let scale: Double?
  let columns: RecordedMotion.Columns
  let sliding: RecordingFit.Sliding

  init(_ arguments: Arguments) throws {
    scale = try arguments.number("--scale")
    if let scale, scale <= 0 {
      throw UsageError("--scale is \(scale.plainText), expected a distance in points above 0")
    }
    columns = RecordedMotion.Columns(
      time: arguments.text("--time"), value: arguments.text("--column"),
      rate: arguments.has("--fps") ? try arguments.frameRate("--fps") : nil)
    sliding = try Self.sliding(arguments)
  }

  private static func sliding(_ arguments: Arguments) throws -> RecordingFit.Sliding {
    guard let text = arguments.text("--offset") else { return .whereNeeded }
    if text == "auto" { return .always }
    let most = try Arguments.seconds(text, of: "--offset")
    guard most >= 0 else { throw UsageError("--offset is \(text), expected 0, auto or a time") }
    return most == 0 ? .never : .atMost(most)
  }
}

extension Table {
  /// What a column allows where one of the tables is interpolated: 0.1 % of the travel.
  fileprivate func loose(_ column: String) -> Tolerance {
    let numbers = ((try? optionalNumbers(column)) ?? []).compactMap(\.self).filter(\.isFinite)
    let travel = (numbers.max() ?? 0) - (numbers.min() ?? 0)
    return Tolerance(absolute: max(1e-12, min(travel / 1000, .greatestFiniteMagnitude)), ulps: 4)
  }
}
