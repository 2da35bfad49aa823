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
    guard let header = try text.header() else { throw .empty }
    let cells = try text.rows(width: header.names.count)
    self.init(
      header.names, cells, metadata: text.metadata,
      decimalMark: decimalMark ?? text.delimiter.decimalMark,
      source: TableSource(text, header: header.line))
  }

  init(
    _ names: [String], _ cells: TextCells, metadata: [Metadata], decimalMark: DecimalMark,
    source: TableSource?
  ) {
    self.init(
      names.enumerated().map { Column($1, $0, of: cells) }, metadata: metadata,
      decimalMark: decimalMark, source: source)
  }

  /// Reads a CSV or TSV file; see ``init(reading:delimiter:decimalMark:)``.
  ///
  /// - Parameter path: A file, or a device or pipe that is read to its end.
  /// - Throws: ``FileError`` or ``TableReadError``.
  public init(contentsOfFile path: String) throws {
    try self.init(reading: ByteInput.file(path))
  }
}

extension DelimitedText {
  /// Reads the names of the columns; nil where there is no row, or none that is whole.
  mutating func header() throws(TableReadError) -> (names: [String], line: Int)? {
    var starts: [Int] = []
    guard let line = try nextRow(&starts) else { return nil }
    let names = starts.map {
      trimmed(String(decoding: unquoted(bytes.span, at: $0, delimiter.byte), as: UTF8.self))
    }
    if names.allSatisfy({ number($0, mark: .comma) != nil }) { throw .noHeader(line: line) }
    if let name = firstRepeated(names) { throw .duplicateColumn(name, line: line) }
    return (names, line)
  }

  /// Finds the cells of all rows that follow, which must be as many in each.
  mutating func rows(width: Int) throws(TableReadError) -> TextCells {
    var (starts, last) = ([Int](), 0)
    while let line = try nextRow(&starts) {
      guard starts.count == last + width else {
        throw .raggedRow(line: line, expected: width, found: starts.count - last)
      }
      last = starts.count
    }
    return TextCells(bytes: bytes, starts: starts, width: width, delimiter: delimiter.byte)
  }
}

extension Delimiter {
  /// The mark that numbers may have besides the point.
  var decimalMark: DecimalMark { self == .comma ? .point : .comma }
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
