// Two tables, cell by cell.
public import FrameTables

/// The cells in which a table is not what was expected, within a tolerance for each column.
///
///     let comparison = try TableComparison(of: rendered, with: golden)
///     comparison.isEqual  // true
///     comparison.report() // "31 rows are equal"
public struct TableComparison: Hashable, Sendable {
  /// A cell, or a whole row, that is not what was expected.
  public struct Difference: Hashable, Sendable {
    /// The row, counted from 0.
    public let row: Int
    /// The row's frame, where the tables have such a column.
    public let frame: Int?
    /// The row's time in s, where the tables have such a column.
    public let time: Double?
    /// The column; `row` where a whole row is missing or too many.
    public let column: String
    /// The expected cell as CSV spells it; empty where it is missing.
    public let expected: String
    /// The cell as it is; empty where it is missing.
    public let got: String
    /// Got minus expected; nil where one of them is no number.
    public let difference: Double?
    /// What was allowed.
    public let tolerance: Tolerance
  }

  /// The columns that were compared.
  public let columns: [String]
  /// How many rows were expected.
  public let rowCount: Int
  /// Every difference, row by row.
  public let differences: [Difference]
  /// Both curves of the first column of numbers that differs.
  public let overlay: CurveOverlay?

  /// Compares the rows of two tables in their order.
  ///
  /// - Parameters:
  ///   - got: The table to judge.
  ///   - expected: What it should be.
  ///   - columns: The columns that count, in any order in both; nil: all that are expected.
  ///   - tolerance: What each column allows.
  /// - Throws: `TableReadError` for a column that one of them has not, or a cell that is no
  ///   number in a column of numbers.
  public init(
    of got: Table, with expected: Table, columns: [String]? = nil,
    tolerance: (String) -> Tolerance = { _ in .standard }
  ) throws(TableReadError) {
    self.columns = columns ?? expected.columns.map(\.name)
    rowCount = expected.rowCount
    let matching =
      got.rowCount == expected.rowCount ? nil : RowMatching(got, expected)
    let kept = matching.map {
      (got.selecting($0.pairs.map(\.got)), expected.selecting($0.pairs.map(\.expected)))
    }
    let (mine, other) = kept ?? (got, expected)
    let pairs = try ColumnPair.all(self.columns, mine, other, tolerance: tolerance)
    var differences: [Difference] = []
    if mine.rowCount != other.rowCount || !pairs.allSatisfy(\.isEqual) {
      let moments = other.rowCount < mine.rowCount ? Moments(of: mine) : Moments(of: other)
      differences = Self.differences(pairs, moments, other.rowCount, mine.rowCount)
    }
    if let matching {
      differences = differences.map { $0.inRow(matching.pairs[$0.row].expected) }
      differences += Self.unmatched(matching, got, expected)
      differences.sort { $0.row < $1.row }
    }
    self.differences = differences
    let first = Self.numbers(in: differences).first
    overlay = differences.isEmpty ? nil : pairs.first { $0.name == first?.column }?.overlay
  }

  /// What has been found equal already.
  init(equal columns: [String], rowCount: Int) {
    (self.columns, self.rowCount) = (columns, rowCount)
    (differences, overlay) = ([], nil)
  }

  /// The frames of the rows that are expected and missing, where the tables number them, else the rows.
  public var missing: [Int] { unmatched("none").map { $0.frame ?? $0.row } }

  /// The frames, likewise, of the rows that nobody expects.
  public var added: [Int] { unmatched("a row").map { $0.frame ?? $0.row - rowCount } }

  /// How many rows that both tables have differ.
  public var differingRows: Int {
    Set(differences.filter { $0.column != "row" }.map(\.row)).count
  }

  private func unmatched(_ got: String) -> [Difference] {
    differences.filter { $0.column == "row" && $0.got == got }
  }

  /// Whether there is no difference.
  public var isEqual: Bool { differences.isEmpty }

  /// The differences of numbers, those of frames and times only where there are no others.
  static func numbers(in differences: [Difference]) -> [Difference] {
    let numbers = differences.filter { $0.difference != nil }
    let others = numbers.filter { !["frame", "time"].contains($0.column) }
    return others.isEmpty ? numbers : others
  }

  /// The rows that only one of the tables has: those expected in their place, others behind the last.
  private static func unmatched(
    _ matching: RowMatching, _ got: Table, _ expected: Table
  ) -> [Difference] {
    let (mine, other) = (Moments(of: got), Moments(of: expected))
    return matching.missing.map { other.difference($0, "row", ("a row", "none", nil), .exact) }
      + matching.added.map {
        mine.difference($0, "row", ("none", "a row", nil), .exact).inRow(expected.rowCount + $0)
      }
  }

  private static func differences(
    _ pairs: [ColumnPair], _ moments: Moments, _ expectedCount: Int, _ gotCount: Int
  ) -> [Difference] {
    var differences: [Difference] = []
    for row in 0..<min(expectedCount, gotCount) {
      for pair in pairs where !pair.isEqual(row) {
        differences.append(moments.difference(row, pair.name, pair.cells(row), pair.tolerance))
      }
    }
    let whole =
      expectedCount > gotCount ? ("a row", "none", nil) : ("none", "a row", nil as Double?)
    for row in min(expectedCount, gotCount)..<max(expectedCount, gotCount) {
      differences.append(moments.difference(row, "row", whole, .exact))
    }
    return differences
  }
}

extension TableComparison.Difference {
  /// The same difference, counted as one of another row.
  fileprivate func inRow(_ row: Int) -> Self {
    Self(
      row: row, frame: frame, time: time, column: column, expected: expected, got: got,
      difference: difference, tolerance: tolerance)
  }
}

/// The frames and times of a table's rows, where it has them.
private struct Moments {
  private let frames: [Double?]
  private let times: [Double?]

  init(of table: Table) {
    frames = (try? table.optionalNumbers("frame")) ?? []
    times = (try? table.optionalNumbers("time")) ?? []
  }

  func difference(
    _ row: Int, _ column: String, _ cells: (expected: String, got: String, difference: Double?),
    _ tolerance: Tolerance
  ) -> TableComparison.Difference {
    let frame = row < frames.count ? frames[row].flatMap { Int(exactly: $0) } : nil
    return TableComparison.Difference(
      row: row, frame: frame, time: row < times.count ? times[row] : nil, column: column,
      expected: cells.expected, got: cells.got, difference: cells.difference,
      tolerance: tolerance)
  }
}
