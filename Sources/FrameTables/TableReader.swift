// Delimited text into a table of texts: lenient about spelling, strict about shape.

extension Table {
  /// Reads CSV or TSV with a header; every column is one of texts until asked for numbers.
  ///
  /// Taken without a word: a byte order mark, LF, CRLF and CR, a missing last line end, blank
  /// lines, quoted cells. Lines that begin with `#` are remarks; `# key: value` becomes metadata.
  /// The first comma, semicolon or tab of the header is the delimiter; after a semicolon or tab
  /// numbers may have a decimal comma.
  ///
  ///     let table = try Table(reading: Array("frame;x\n0;1,5\n".utf8))
  ///     try table.numbers("x")  // [1.5]
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - delimiter: What separates the cells, where the header must not decide.
  ///   - decimalMark: The mark that numbers may have besides the point, likewise.
  /// - Throws: ``TableReadError`` with line and column.
  public init(
    reading bytes: [UInt8], delimiter: Delimiter? = nil, decimalMark: DecimalMark? = nil
  ) throws(TableReadError) {
    var text = DelimitedText(bytes, delimiter: delimiter)
    guard let header = try text.nextRow() else { throw .empty }
    let names = header.cells.map(trimmed)
    try Self.check(names, line: header.line)
    var columns = [[String]](repeating: [], count: names.count)
    var lines: [Int] = []
    while let row = try text.nextRow() {
      guard row.cells.count == names.count else {
        throw .raggedRow(line: row.line, expected: names.count, found: row.cells.count)
      }
      for (position, cell) in row.cells.enumerated() { columns[position].append(cell) }
      lines.append(row.line)
    }
    self.init(
      zip(names, columns).map { Column($0, .texts($1)) }, metadata: text.metadata,
      decimalMark: decimalMark ?? (text.delimiter == .comma ? .point : .comma),
      source: TableSource(text, header: header.line, rows: lines))
  }

  /// Reads a CSV or TSV file; see ``init(reading:delimiter:decimalMark:)``.
  ///
  /// - Parameter path: A file, or a device or pipe that is read to its end.
  /// - Throws: ``FileError`` or ``TableReadError``.
  public init(contentsOfFile path: String) throws {
    try self.init(reading: ByteInput.file(path))
  }

  private static func check(_ names: [String], line: Int) throws(TableReadError) {
    if names.allSatisfy({ number($0, mark: .comma) != nil }) { throw .noHeader(line: line) }
    if let name = firstRepeated(names) { throw .duplicateColumn(name, line: line) }
  }
}

/// Why a text is not a table, or not the table that was asked for; lines are counted from 1.
///
///     TableReadError.raggedRow(line: 4, expected: 3, found: 2).description
///     // "line 4: 2 cells: expected 3 as in the header"
public enum TableReadError: Error, Hashable, CustomStringConvertible {
  /// There is no line but remarks.
  case empty
  /// The first line has numbers only.
  case noHeader(line: Int)
  /// Two columns have this name.
  case duplicateColumn(String, line: Int)
  /// The row has more or fewer cells than the header.
  case raggedRow(line: Int, expected: Int, found: Int)
  /// A quoted cell, begun on this line, does not end.
  case unfinishedQuote(line: Int, column: Int)
  /// The cell, its column counted from 1, is not UTF-8.
  case invalidUTF8(line: Int, column: Int)
  /// The cell is not of the type that was asked for.
  case wrongCell(String, expected: String, line: Int, column: String)
  /// There is no such column; the nearest name, where there is a column at all.
  case unknownColumn(String, nearest: String?)
  /// The row's time is before that of the row above, where rows are to be aligned by time.
  case timeGoesBack(line: Int)

  /// One sentence for the person who wrote the table.
  public var description: String {
    switch self {
    case .empty: "line 1: the table is empty: expected a header"
    case .noHeader(let line): "line \(line): numbers where the names of the columns belong"
    case .duplicateColumn(let name, let line): "line \(line): two columns are called '\(name)'"
    case .raggedRow(let line, let expected, let found):
      "line \(line): \(found) cells: expected \(expected) as in the header"
    case .unfinishedQuote(let line, let column):
      "line \(line), column \(column): a quoted cell does not end"
    case .invalidUTF8(let line, let column): "line \(line), column \(column): not UTF-8"
    case .wrongCell(let text, let expected, let line, let column):
      "line \(line), column '\(column)': '\(text)': expected \(expected)"
    case .unknownColumn(let name, let nearest):
      "no column '\(name)'" + (nearest.map { ": did you mean '\($0)'?" } ?? "")
    case .timeGoesBack(let line):
      "line \(line), column 'time': the time goes back: expected ascending times"
    }
  }
}
