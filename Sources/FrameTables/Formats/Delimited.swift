// Rows of delimited cells: what CSV and TSV have in common.

extension TableFormat {
  /// Makes a format of delimited cells; cells are quoted, as in RFC 4180, only where needed.
  static func delimited(name: String, by usual: Delimiter) -> TableFormat {
    TableFormat(
      name: name,
      head: { table, style, buffer throws(TableWriteError) in
        try table.checkNames()
        let line = DelimitedLine(style, usual: usual)
        if style.hasMetadata { line.append(table.metadata, to: &buffer) }
        if style.hasHeader { line.append(table.columns.map(\.name), to: &buffer) }
      },
      rows: { table, first, style, buffer throws(TableWriteError) in
        let line = DelimitedLine(style, usual: usual)
        let cells = table.columns.map(\.cells)
        for row in 0..<table.rowCount {
          try line.append(row, of: table, cells, first: first, to: &buffer)
        }
      })
  }
}

/// The spelling of one line of delimited cells.
private struct DelimitedLine {
  let style: TableStyle
  let delimiter: UInt8
  /// Whether the text of a number may contain the delimiter.
  let numbersMayNeedQuotes: Bool

  init(_ style: TableStyle, usual: Delimiter) {
    self.style = style
    delimiter = (style.delimiter ?? usual).byte
    numbersMayNeedQuotes = "0123456789+-einf\(style.decimalMark.rawValue)".utf8.contains(delimiter)
  }

  func append(_ metadata: [Metadata], to buffer: inout TextBuffer) {
    for remark in metadata {
      buffer.write(remark.line)
      buffer.append(style.lineEnd)
    }
  }

  func append(_ names: [String], to buffer: inout TextBuffer) {
    for (position, name) in names.enumerated() {
      if position > 0 { buffer.append(byte: delimiter) }
      append(name, startsLine: position == 0, isAlone: names.count == 1, to: &buffer)
    }
    buffer.append(style.lineEnd)
  }

  func append(
    _ row: Int, of table: Table, _ cells: [Column.Cells], first: Int,
    to buffer: inout TextBuffer
  ) throws(TableWriteError) {
    for column in cells.indices {
      let start = buffer.count
      // What follows the cell is written together with it.
      let end = column &+ 1 < cells.count ? delimiter : lastByte
      switch cells[column].cell(row) {
      case .integer(let value): buffer.append(value, then: end)
      case .number(let value):
        if !value.isFinite { try check(value, row: first + row, of: table.columns[column]) }
        buffer.append(value, precision: style.precision, mark: style.decimalMark, then: end)
      case .missing: buffer.append(byte: end)
      case .text:
        append(
          cells[column].text(row), startsLine: column == 0, isAlone: cells.count == 1,
          to: &buffer)
        buffer.append(byte: end)
        continue
      }
      if numbersMayNeedQuotes { requote(from: start, in: &buffer) }
    }
    if style.lineEnd == .crlf { buffer.append("\n") }
  }

  /// The first byte behind a row's last cell.
  private var lastByte: UInt8 { UInt8(ascii: style.lineEnd == .crlf ? "\r" : "\n") }

  /// Quotes the number before the last byte where it needs that.
  private func requote(from start: Int, in buffer: inout TextBuffer) {
    let end = buffer.removeLast()
    quoteIfNeeded(from: start, in: &buffer)
    buffer.append(byte: end)
  }

  private func check(_ value: Double, row: Int, of column: Column) throws(TableWriteError) {
    if value.isNaN { throw .notANumber(row: row, column: column.name) }
    if !column.holdsInfinity { throw .infinite(row: row, column: column.name) }
  }

  private func append(
    _ text: String, startsLine: Bool, isAlone: Bool, to buffer: inout TextBuffer
  ) {
    let start = buffer.count
    buffer.write(text)
    // Bare, the line would read as a remark, or as no row at all.
    let force = startsLine && text.hasPrefix("#") || isAlone && text.isEmpty
    quoteIfNeeded(from: start, force: force, in: &buffer)
  }

  private func quoteIfNeeded(from start: Int, force: Bool = false, in buffer: inout TextBuffer) {
    let quote = UInt8(ascii: "\"")
    let needsQuotes = { $0 == delimiter || $0 == quote || isLineEnd($0) }
    if force || buffer.contains(from: start, where: needsQuotes) { buffer.quote(from: start) }
  }
}
