// A table in memory: named columns of typed cells, and the remarks that go before it.

/// Named columns of equal length; as a whole, or as one block of the rows of a longer table.
///
///     let table = Table([
///       Column("frame", .integers([0, 1])), Column("progress", .numbers([0, 1])),
///     ])
///     try table.text(as: .csv)  // "frame,progress\n0,0\n1,1\n"
public struct Table: Hashable, Sendable {
  /// The columns from left to right.
  public let columns: [Column]
  /// The remarks before the header: `# key: value` lines.
  public var metadata: [Metadata]
  /// How numbers in columns of texts are spelled; a reader finds it in the header.
  public var decimalMark: DecimalMark
  /// Where the rows stood in a text; nil for a table made in memory.
  package let source: TableSource?

  /// Creates a table of columns, which must be equally long.
  ///
  /// - Parameters:
  ///   - columns: The columns from left to right; names may repeat here but not where a table is
  ///     written.
  ///   - metadata: The remarks before the header.
  public init(_ columns: [Column], metadata: [Metadata] = []) {
    self.init(columns, metadata: metadata, decimalMark: .point, source: nil)
  }

  /// Creates a table of other columns with the decimal mark of the text that one was read from.
  package init(_ columns: [Column], like table: Table) {
    self.init(columns, metadata: [], decimalMark: table.decimalMark, source: nil)
  }

  init(
    _ columns: [Column], metadata: [Metadata], decimalMark: DecimalMark, source: TableSource?
  ) {
    precondition(
      columns.allSatisfy { $0.count == columns[0].count },
      "The columns of a table must be equally long.")
    self.columns = columns
    self.metadata = metadata
    self.decimalMark = decimalMark
    self.source = source
  }

  /// How many rows there are, the header not counted.
  public var rowCount: Int { columns.first?.count ?? 0 }
}

/// A name and the cells below it, all of one type.
///
///     Column("velocity", .numbers([0, .infinity]), holdsInfinity: true).count   // 2
public struct Column: Hashable, Sendable {
  /// The type of a column, and its cells from top to bottom.
  public enum Cells: Hashable, Sendable {
    /// Whole numbers.
    case integers([Int])
    /// Numbers, none missing.
    case numbers([Double])
    /// Numbers of which some are missing: empty cells, `null` in JSON.
    case optionalNumbers([Double?])
    /// Words.
    case texts([String])
  }

  /// What the header calls the column.
  public let name: String
  let store: Store
  /// Whether CSV and TSV may hold `inf` and `-inf` here; elsewhere they are refused.
  public let holdsInfinity: Bool

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - name: What the header calls it; any text.
  ///   - cells: The cells from top to bottom. Infinite numbers and NaN are refused on writing.
  ///   - holdsInfinity: Whether CSV and TSV write infinite cells as `inf` and `-inf` after all.
  public init(_ name: String, _ cells: Cells, holdsInfinity: Bool = false) {
    self.name = name
    store = .made(cells)
    self.holdsInfinity = holdsInfinity
  }

  init(_ name: String, _ column: Int, of text: TextCells) {
    self.name = name
    store = .read(text, column: column)
    holdsInfinity = false
  }

  /// The cells and their type.
  public var cells: Cells {
    switch store {
    case .made(let cells): cells
    case .read(let text, let column):
      .texts((0..<text.rowCount).map { text.text(row: $0, column: column) })
    }
  }

  /// How many cells there are.
  public var count: Int {
    switch store {
    case .made(.integers(let values)): values.count
    case .made(.numbers(let values)): values.count
    case .made(.optionalNumbers(let values)): values.count
    case .made(.texts(let values)): values.count
    case .read(let text, _): text.rowCount
    }
  }
}

extension Column {
  /// Where the cells are: in memory of their own, or in the text that they were read from.
  enum Store: Sendable {
    case made(Cells)
    case read(TextCells, column: Int)
  }

  /// Whether two columns have one name and equal cells.
  public static func == (a: Column, b: Column) -> Bool {
    a.name == b.name && a.holdsInfinity == b.holdsInfinity && a.cells == b.cells
  }

  /// Hashes name and cells.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(cells)
  }
}

/// A remark about a table, written as the line `# key: value`.
///
///     Metadata(key: "fps", value: "60")   // # fps: 60
public struct Metadata: Hashable, Sendable {
  /// What the remark is about; without a colon.
  public var key: String
  /// What it says, on one line.
  public var value: String

  /// Creates a remark from its parts.
  ///
  /// - Parameters:
  ///   - key: What it is about; a colon in it would end it when read back.
  ///   - value: What it says; line ends in it are written as spaces.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// A cell as a plain value: nothing in it is counted by reference, which a loop over rows feels.
enum Cell {
  case integer(Int)
  case number(Double)
  case missing
  /// The text at this row of the column.
  case text
}

extension Column.Cells {
  /// The cell of a row.
  @inline(__always)
  func cell(_ row: Int) -> Cell {
    switch self {
    case .integers(let values): .integer(values[row])
    case .numbers(let values): .number(values[row])
    case .optionalNumbers(let values): values[row].map { .number($0) } ?? .missing
    case .texts: .text
    }
  }

  /// The text of a row in a column of texts; empty in any other.
  func text(_ row: Int) -> String {
    if case .texts(let values) = self { values[row] } else { "" }
  }
}
