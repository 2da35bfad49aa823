// A format that tables are written in: three functions, so that a new format is one new file.

/// How tables become bytes: a head, blocks of rows, a foot.
///
/// The functions are pure: blocks may be formatted in any order, on several cores, and their
/// bytes put together in the order of the rows.
///
///     TableFormat.named("tsv")?.name   // "tsv"
public struct TableFormat: Sendable {
  /// What the format is called: `csv`, `tsv`, `json`, `jsonl`.
  public let name: String
  /// Appends what precedes the rows; of the table, only names and metadata matter.
  public let head: @Sendable (Table, TableStyle, inout TextBuffer) throws(TableWriteError) -> Void
  /// Appends a block of rows; the number is that of its first row in the whole table, from 0.
  public let rows:
    @Sendable (Table, Int, TableStyle, inout TextBuffer) throws(TableWriteError) -> Void
  /// Appends what follows the rows.
  public let foot: @Sendable (TableStyle, inout TextBuffer) -> Void

  /// Creates a format from its functions.
  ///
  /// - Parameters:
  ///   - name: What the format is called, and the ending of its files.
  ///   - head: Appends what precedes the rows; throws for columns that it cannot tell apart.
  ///   - rows: Appends a block of rows; throws for a cell that it cannot spell.
  ///   - foot: Appends what follows the rows; nothing by default.
  public init(
    name: String,
    head:
      @escaping @Sendable (Table, TableStyle, inout TextBuffer) throws(TableWriteError) -> Void,
    rows:
      @escaping @Sendable (Table, Int, TableStyle, inout TextBuffer) throws(TableWriteError) ->
      Void,
    foot: @escaping @Sendable (TableStyle, inout TextBuffer) -> Void = { _, _ in }
  ) {
    self.name = name
    self.head = head
    self.rows = rows
    self.foot = foot
  }

  /// Every format, the usual one first.
  public static let all: [TableFormat] = [.csv, .tsv, .json, .jsonLines]

  /// Returns the format of a name.
  ///
  /// - Parameter name: `csv`, `tsv`, `json` or `jsonl`, in small letters.
  /// - Returns: The format; nil where there is none.
  public static func named(_ name: String) -> TableFormat? {
    all.first { $0.name == name }
  }
}

extension Table {
  /// Returns the whole table in a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - style: How numbers and lines are spelled.
  /// - Returns: UTF-8, from the header to the last line end.
  /// - Throws: ``TableWriteError`` naming the row and column of a cell that cannot be written.
  public func bytes(
    as format: TableFormat, style: TableStyle = TableStyle()
  ) throws(TableWriteError) -> [UInt8] {
    var buffer = TextBuffer()
    try format.head(self, style, &buffer)
    try format.rows(self, 0, style, &buffer)
    format.foot(style, &buffer)
    return buffer.bytes
  }

  /// Returns the whole table in a format, as a text.
  ///
  ///     try Table([Column("x", .numbers([0.5]))]).text(as: .csv)   // "x\n0.5\n"
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - style: How numbers and lines are spelled.
  /// - Returns: The text, from the header to the last line end.
  /// - Throws: ``TableWriteError`` naming the row and column of a cell that cannot be written.
  public func text(
    as format: TableFormat, style: TableStyle = TableStyle()
  ) throws(TableWriteError) -> String {
    String(decoding: try bytes(as: format, style: style), as: UTF8.self)
  }

  /// Checks that no two columns have one name, which no reader could tell apart.
  func checkNames() throws(TableWriteError) {
    if let name = firstRepeated(columns.map(\.name)) { throw .duplicateColumn(name) }
  }
}

/// The first of `names` that has occurred before.
func firstRepeated(_ names: [String]) -> String? {
  var seen: Set<String> = []
  return names.first { !seen.insert($0).inserted }
}

/// Why a table cannot be written; rows are counted from 0, the header not counted.
///
///     TableWriteError.notANumber(row: 3, column: "x").description
///     // "row 3, column 'x': not a number (NaN)"
public enum TableWriteError: Error, Hashable, CustomStringConvertible {
  /// The cell is not a number.
  case notANumber(row: Int, column: String)
  /// The cell is infinite, in a format or column that cannot hold it.
  case infinite(row: Int, column: String)
  /// Two columns have this name.
  case duplicateColumn(String)

  /// One sentence for the person who asked for the table.
  public var description: String {
    switch self {
    case .notANumber(let row, let column): "row \(row), column '\(column)': not a number (NaN)"
    case .infinite(let row, let column):
      "row \(row), column '\(column)': infinite, expected a finite number here"
    case .duplicateColumn(let name): "two columns are called '\(name)'"
    }
  }
}
