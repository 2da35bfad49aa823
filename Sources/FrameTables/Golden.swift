// A table that says what made it and what it allows.

/// A golden table: what a motion must be, with remarks on how it was made.
///
///     # of: keyboard
///     # fps: 60
///     # tolerance.progress: 1e-14
///     # origin: derived
///     frame,time,progress
///
/// Remarks that are not about the comparison may say anything.
public struct Golden: Hashable, Sendable {
  /// The file.
  public let path: String
  /// The rows, and the remarks as metadata.
  public let table: Table
  /// What the column of a name allows, as `tolerance.<column>` says.
  public let tolerances: [String: Tolerance]
  /// What every other column allows; less where `precision` says that digits were cut.
  public let otherwise: Tolerance

  /// Reads a golden table.
  ///
  /// - Throws: ``FileError``, ``TableReadError`` or ``GoldenError``.
  public init(contentsOfFile path: String) throws {
    self.path = path
    table = try Table(contentsOfFile: path)
    var tolerances: [String: Tolerance] = [:]
    for remark in table.metadata where remark.key.hasPrefix("tolerance.") {
      let name = String(remark.key.dropFirst("tolerance.".count))
      do {
        _ = try table.column(name)
        tolerances[name] = try Tolerance(remark.value)
      } catch { throw GoldenError(key: remark.key, problem: "\(error)") }
    }
    self.tolerances = tolerances
    otherwise = try Self.otherwise(table.remark("precision"))
  }

  /// Compares a table with this one.
  ///
  /// - Parameters:
  ///   - got: the table to judge; all its columns must be here, in any order.
  ///   - tolerance: holds in place of what the remarks say, but for frames and times.
  /// - Returns: every difference.
  /// - Throws: ``TableReadError`` for a column that is missing here or a cell that is no number.
  public func compare(
    with got: Table, tolerance: Tolerance? = nil
  ) throws(TableReadError) -> TableComparison {
    try TableComparison(of: got, with: table, columns: got.columns.map(\.name)) { name in
      let asked = ["frame", "time"].contains(name) ? nil : tolerance
      return asked ?? tolerances[name] ?? otherwise
    }
  }

  private static func otherwise(_ precision: String?) throws -> Tolerance {
    guard let precision else { return .standard }
    guard let digits = Int(precision), TableStyle.precisions.contains(digits) else {
      throw GoldenError(
        key: "precision", problem: "'\(precision)': expected a whole number from 1 to 17")
    }
    let unit = (1..<digits).reduce(1.0) { unit, _ in unit / 10 }
    return Tolerance(absolute: 1e-12, relative: unit, ulps: 4)
  }
}

/// A remark of a golden table that means nothing.
public struct GoldenError: Error, Hashable, CustomStringConvertible {
  /// The key of the remark.
  public let key: String
  /// What is wrong with its value, and what was expected.
  public let problem: String

  /// Makes an error from its parts.
  public init(key: String, problem: String) {
    self.key = key
    self.problem = problem
  }

  /// One sentence for the person who wrote the remark.
  public var description: String { "# \(key): \(problem)" }
}

extension Table {
  /// What the first remark of a key says; nil without one.
  public func remark(_ key: String) -> String? { metadata.first { $0.key == key }?.value }
}
