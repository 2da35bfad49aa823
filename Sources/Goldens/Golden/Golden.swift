// A table that says what made it and what it allows.
public import FrameTables

/// A golden table: what a motion must be, with remarks on how it was made.
///
///     # of: keyboard
///     # fps: 60
///     # tolerance.progress: 1e-14
///     # origin: derived
///     frame,time,progress
///
/// Remarks that are not about the comparison may say anything. They may also stand in a file beside
/// the table, `card.golden` for `card.csv`, as lines with or without the `#`; what both say is what
/// the table says.
public struct Golden: Hashable, Sendable {
  /// The file.
  public let path: String
  /// The rows, and the remarks as metadata, those of the file beside the table last.
  public let table: Table
  /// What the column of a name allows, as `tolerance.<column>` says.
  public let tolerances: [String: Tolerance]
  /// What every other column allows but frame and time, as `tolerance` says.
  ///
  /// Without that remark it is the standard, and more where `precision` says that digits were cut.
  public let otherwise: Tolerance
  /// The file beside the table, if any.
  let beside: GoldenRemarks?

  /// Reads a golden table.
  ///
  /// - Throws: `FileError`, `TableReadError`, ``GoldenError`` or ``GoldenRemarksError``.
  public init(contentsOfFile path: String) throws {
    try self.init(path, Table(contentsOfFile: path))
  }

  init(_ path: String, _ table: Table) throws {
    self.path = path
    var table = table
    beside = try GoldenRemarks(besides: path)
    let own = Set(table.metadata.map(\.key))
    table.metadata += (beside?.metadata ?? []).filter { !own.contains($0.key) }
    self.table = table
    let names = Set(table.columns.map(\.name))
    var tolerances: [String: Tolerance] = [:]
    for remark in table.metadata where remark.key.hasPrefix("tolerance.") {
      let name = String(remark.key.dropFirst("tolerance.".count))
      do {
        if !names.contains(name) { _ = try table.column(name) }
        tolerances[name] = try Tolerance(remark.value)
      } catch { throw GoldenError(key: remark.key, problem: "\(error)") }
    }
    self.tolerances = tolerances
    otherwise = try Self.tolerance(of: table) ?? Self.otherwise(table.remark("precision"))
  }

  /// Compares a table with this one.
  ///
  /// - Parameters:
  ///   - got: The table to judge; all its columns must be here, in any order.
  ///   - tolerance: Holds in place of what the remarks say, but for frames and times.
  /// - Returns: Every difference.
  /// - Throws: `TableReadError` for a column that is missing here or a cell that is no number.
  public func compare(
    with got: Table, tolerance: Tolerance? = nil
  ) throws(TableReadError) -> TableComparison {
    try TableComparison(of: got, with: table, columns: got.columns.map(\.name)) {
      self.tolerance($0, tolerance)
    }
  }

  /// What a column allows where one tolerance was asked for, or none.
  func tolerance(_ name: String, _ asked: Tolerance?) -> Tolerance {
    let isMoment = ["frame", "time"].contains(name)
    return (isMoment ? nil : asked) ?? tolerances[name] ?? (isMoment ? moments : otherwise)
  }

  /// What frames and times allow: no remark without a column is about them, but for `precision`.
  private var moments: Tolerance {
    (try? Self.otherwise(table.remark("precision"))) ?? .standard
  }

  private static func tolerance(of table: Table) throws -> Tolerance? {
    do { return try table.remark("tolerance").map { try Tolerance($0) } } catch {
      throw GoldenError(key: "tolerance", problem: "\(error)")
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
