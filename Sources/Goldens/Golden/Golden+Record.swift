// A golden table written anew: its numbers change, and nothing else is lost.
public import FrameTables

extension Golden {
  /// Writes numbers in this table's place; its origin is now `recorded`.
  ///
  /// All else in the file stays: remarks, each before the row that it stood before, blank lines,
  /// columns that the new table has not, the order of the columns, delimiter, decimal mark and line
  /// end. A remark `precision` says how many digits are written. Where a file beside the table holds
  /// its remarks, that file is what changes, and the table gets no remark that it has not had.
  ///
  /// - Parameters:
  ///   - got: The new rows. What its metadata say replaces older remarks of the same key.
  ///   - author: What made them, for the remark `by`.
  /// - Throws: `FileError` or `TableWriteError`.
  public func record(_ got: Table, by author: String) throws {
    let changes = got.metadata + Metadata.recorded(by: author)
    guard let beside else { return try write(try text(of: got, changes), path) }
    let own = Set((table.source?.remarks ?? []).compactMap { Metadata(line: $0.text)?.key })
    let bytes = try text(of: got, changes.filter { own.contains($0.key) })
    try write(Array(beside.text(changes.filter { !own.contains($0.key) }).utf8), beside.path)
    try write(bytes, path)
  }

  private func write(_ bytes: [UInt8], _ path: String) throws(FileError) {
    var output = try ByteOutput.file(path)
    try output.write(bytes)
    try output.finish()
  }

  private func text(of got: Table, _ changes: [Metadata]) throws(TableWriteError) -> [UInt8] {
    let new = table.replacing(got)
    let source = table.source
    let style = TableStyle(
      precision: table.remark("precision").flatMap { Int($0) }, delimiter: source?.delimiter,
      decimalMark: table.hasDecimalCommas ? .comma : .point, lineEnd: source?.lineEnd ?? .lf)
    let remarks = source?.remarks ?? []
    var buffer = TextBuffer()
    for line in head(remarks.filter { $0.line < source?.header ?? 0 }, changes) {
      buffer.append(line: line, style.lineEnd)
    }
    try TableFormat.csv.head(new, style, &buffer)
    var row = 0
    for remark in remarks where remark.line > source?.header ?? 0 {
      // What came behind the last row comes behind it still.
      let isLast = remark.row == table.rowCount
      let end = isLast ? new.rowCount : min(remark.row, new.rowCount)
      try TableFormat.csv.rows(new.rows(row..<end), row, style, &buffer)
      buffer.append(line: remark.text, style.lineEnd)
      row = end
    }
    try TableFormat.csv.rows(new.rows(row..<new.rowCount), row, style, &buffer)
    return buffer.bytes
  }

  /// The lines before the header: the older ones, of which some are changed, then new ones.
  private func head(_ older: [TableSource.Remark], _ changes: [Metadata]) -> [String] {
    var rest = changes
    let kept = older.map { remark in
      guard let old = Metadata(line: remark.text),
        let place = rest.firstIndex(where: { $0.key == old.key })
      else { return remark.text }
      return rest.remove(at: place).line
    }
    return kept + rest.map(\.line)
  }
}

extension Metadata {
  /// What a golden table says of itself when our own output has become its contents.
  package static func recorded(by author: String) -> [Metadata] {
    [Metadata(key: "origin", value: "recorded"), Metadata(key: "by", value: author)]
  }
}

extension TextBuffer {
  fileprivate mutating func append(line: String, _ end: LineEnd) {
    write(line)
    append(end)
  }
}

extension Table {
  /// The rows of another table in this one's order of columns, and columns that only this one has.
  fileprivate func replacing(_ got: Table) -> Table {
    let (new, old) = (got.places, places)
    let kept = columns.map { column in
      new[column.name].map { got.columns[$0] } ?? column.resized(to: got.rowCount)
    }
    let added = got.columns.filter { old[$0.name] == nil }
    return Table(kept + added)
  }

  /// Whether a number of this table has a decimal comma.
  fileprivate var hasDecimalCommas: Bool {
    decimalMark == .comma
      && columns.contains { column in
        guard case .texts(let texts) = column.cells else { return false }
        return texts.contains { $0.contains(",") && number(trimmed($0), mark: .comma) != nil }
      }
  }

  /// Some rows as a table of their own.
  fileprivate func rows(_ range: Range<Int>) -> Table {
    Table(columns.map { Column($0.name, $0.cells[range], holdsInfinity: $0.holdsInfinity) })
  }
}

extension Column {
  /// The column with empty cells where it is too short, and without those that are too many.
  fileprivate func resized(to count: Int) -> Column {
    guard case .texts(let texts) = cells else { return self }
    let missing = [String](repeating: "", count: max(count - texts.count, 0))
    return Column(name, .texts(texts.prefix(count) + missing))
  }
}

extension Column.Cells {
  fileprivate subscript(range: Range<Int>) -> Column.Cells {
    switch self {
    case .integers(let values): .integers(Array(values[range]))
    case .numbers(let values): .numbers(Array(values[range]))
    case .optionalNumbers(let values): .optionalNumbers(Array(values[range]))
    case .texts(let values): .texts(Array(values[range]))
    }
  }
}
