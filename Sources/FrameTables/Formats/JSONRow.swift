// One row of a table as a JSON object.
internal import Easing

/// The spelling of the rows of one table as objects: its names escaped once.
struct JSONRow {
  private let precision: Int?
  /// What stands before each value: `{"frame":` and `,"time":`.
  private let keys: [[UInt8]]

  init(_ table: Table, _ style: TableStyle) {
    precision = style.precision
    keys = table.columns.enumerated().map { position, column in
      var key = TextBuffer()
      key.append(position == 0 ? "{" : ",")
      key.write(column.name.inJSON)
      key.append(":")
      return key.bytes
    }
  }

  /// Appends a row; infinite numbers have no spelling in JSON and are refused.
  func append(
    _ row: Int, of table: Table, _ cells: [Column.Cells], first: Int,
    to buffer: inout TextBuffer
  ) throws(TableWriteError) {
    if keys.isEmpty { buffer.append("{") }
    for column in keys.indices {
      buffer.append(keys[column])
      switch cells[column].cell(row) {
      case .integer(let value): buffer.append(value)
      case .number(let value):
        if !value.isFinite { throw refusal(value, row: first + row, of: table.columns[column]) }
        buffer.append(value, precision: precision)
      case .missing: buffer.write("null")
      case .text: buffer.write(cells[column].text(row).inJSON)
      }
    }
    buffer.append("}")
  }

  private func refusal(_ value: Double, row: Int, of column: Column) -> TableWriteError {
    value.isNaN
      ? .notANumber(row: row, column: column.name) : .infinite(row: row, column: column.name)
  }
}
