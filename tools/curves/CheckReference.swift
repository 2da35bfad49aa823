// What tables are compared with in place of what they name: another table, or a curve.
import Easing
import FrameTables
import Goldens

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
      return try Self.compare(table, path, expected, name, tolerance)
    case .curve(let name, let curve, let scale):
      return try Recording(table, isInPoints: scale != nil).check(
        path, against: (name, curve), scale: scale ?? 1,
        tolerance ?? (scale == nil ? .standard : .absolute(0.5)))
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
    let isAligned = pair.remark != nil
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

extension Table {
  /// What a column allows where one of the tables is interpolated: 0.1 % of the travel.
  fileprivate func loose(_ column: String) -> Tolerance {
    let numbers = ((try? optionalNumbers(column)) ?? []).compactMap(\.self).filter(\.isFinite)
    let travel = (numbers.max() ?? 0) - (numbers.min() ?? 0)
    return Tolerance(absolute: max(1e-12, min(travel / 1000, .greatestFiniteMagnitude)), ulps: 4)
  }
}
