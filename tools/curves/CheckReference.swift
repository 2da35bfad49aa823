// What tables are compared with in place of what they name: another table, or a curve.
import Easing
import FrameTables

/// The value of `--against`.
enum CheckReference {
  case table(String, Table)
  case curve(String, Curve, scale: Double?)

  init?(_ arguments: Arguments) throws {
    let scale = try arguments.number("--scale")
    guard let text = arguments.text("--against") else {
      if scale != nil { throw UsageError("--scale needs --against CURVE") }
      return nil
    }
    if let scale, scale <= 0 {
      throw UsageError("--scale is \(scale.plainText), expected a distance in points above 0")
    }
    if scale == nil, Self.isTable(text) {
      do { self = .table(text, try Table(contentsOfFile: text)) } catch let error as FileError {
        throw UsageError("--against: \(error)")
      } catch { throw UsageError("--against: \(text): \(error)") }
    } else {
      let expression = try CurveExpression(text)
      self = .curve(
        expression.description, try expression.curve(files: CurveFiles.read), scale: scale)
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
      return try Self.compare(table, path, expected, name, tolerance ?? .standard)
    case .curve(let name, let curve, let scale):
      return try Recording(table, isInPoints: scale != nil).check(
        path, against: (name, curve), scale: scale ?? 1,
        tolerance ?? (scale == nil ? .standard : .absolute(0.5)))
    }
  }

  private static func compare(
    _ table: Table, _ path: String, _ expected: Table, _ name: String, _ tolerance: Tolerance
  ) throws -> Check {
    let common = table.columns.map(\.name).filter(expected.columns.map(\.name).contains)
    guard common.contains(where: { $0 != "frame" && $0 != "time" }) else {
      throw UsageError("\(path) and \(name) have no column in common but frame and time")
    }
    let pair = try TableAlignment(of: table, with: expected, columns: common)
    let isNoted = pair.remark == nil
    let columns = common.filter { $0 != "frame" || isNoted }
    let comparison = try TableComparison(
      of: pair.got, with: pair.expected, columns: columns
    ) { $0 == "time" ? .absolute(1e-6) : $0 == "frame" ? .exact : tolerance }
    return Check(path: path, of: name, verdict: .judged(comparison), remark: pair.remark)
  }
}

/// The numbers of a recording over its times.
private struct Recording {
  let column: String
  let times: [Double]
  let values: [Double]
  let frames: [Column]

  init(_ table: Table, isInPoints: Bool) throws {
    let names = table.columns.map(\.name).filter { $0 != "frame" && $0 != "time" }
    let usual = isInPoints ? ["value", "progress"] : ["progress", "value"]
    guard let column = usual.first(where: names.contains) ?? (names.count == 1 ? names[0] : nil)
    else {
      throw UsageError(
        "expected a column 'value' or 'progress', or a single one beside frame and time")
    }
    self.column = column
    times = try table.numbers("time")
    values = try table.numbers(column)
    guard times.count >= 2 else { throw UsageError("expected two rows or more") }
    frames = table.columns.filter { $0.name == "frame" }
  }

  /// Lays the recording over a curve and judges what is left.
  func check(
    _ path: String, against curve: (name: String, curve: Curve), scale: Double,
    _ tolerance: Tolerance
  ) throws -> Check {
    let fit = RecordingFit(times: times, values: values, scale: scale) {
      curve.curve.value(at: $0)
    }
    func table(_ numbers: [Double]) -> Table {
      Table(frames + [Column("time", .numbers(times)), Column(column, .numbers(numbers))])
    }
    let comparison = try TableComparison(
      of: table(values), with: table(fit.expected), columns: [column]
    ) { _ in tolerance }
    return Check(
      path: path, of: curve.name, verdict: .judged(comparison), remark: Self.remark(fit))
  }

  private static func remark(_ fit: RecordingFit) -> String {
    let milliseconds = (fit.offset * 1000).magnitude.rounded(to: 2)
    let offset =
      milliseconds == "0"
      ? "no time offset"
      : "time offset \(milliseconds) ms, the recording is \(fit.offset > 0 ? "late" : "early")"
    let place =
      fit.origin == 0 && fit.distance > 0
      ? ""
      : ", from \(fit.origin.rounded(to: 2)) by \(fit.distance.rounded(to: 2))"
    return "\(offset)\(place), at most \(fit.worst.rounded(to: 4)) off"
  }
}

extension Double {
  /// The number with so many decimals at most.
  fileprivate func rounded(to decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    return ((self * unit).rounded() / unit).plainText
  }
}
