// One row of a table as a JSON object, and JSON's spelling of texts.

/// The spelling of the rows of one table as objects: its names escaped once.
struct JSONObject {
  private let precision: Int?
  /// What stands before each value: `{"frame":` and `,"time":`.
  private let keys: [[UInt8]]

  init(_ table: Table, _ style: TableStyle) {
    precision = style.precision
    keys = table.columns.enumerated().map { position, column in
      var key = TextBuffer()
      key.append(position == 0 ? "{" : ",")
      key.appendJSON(column.name)
      key.append(":")
      return key.bytes
    }
  }

  /// Appends a row; infinite numbers have no spelling in JSON and are refused.
  func append(
    _ row: Int, of table: Table, first: Int, to buffer: inout TextBuffer
  ) throws(TableWriteError) {
    for position in keys.indices {
      buffer.bytes += keys[position]
      let column = table.columns[position]
      switch column.cells {
      case .integers(let values): buffer.append(values[row])
      case .numbers(let values):
        try append(values[row], row: first + row, of: column, to: &buffer)
      case .optionalNumbers(let values):
        if let value = values[row] {
          try append(value, row: first + row, of: column, to: &buffer)
        } else {
          buffer.write("null")
        }
      case .texts(let values): buffer.appendJSON(values[row])
      }
    }
    buffer.write(keys.isEmpty ? "{}" : "}")
  }

  private func append(
    _ value: Double, row: Int, of column: Column, to buffer: inout TextBuffer
  ) throws(TableWriteError) {
    if value.isNaN { throw .notANumber(row: row, column: column.name) }
    if value.isInfinite { throw .infinite(row: row, column: column.name) }
    buffer.append(value, precision: precision)
  }
}

extension TextBuffer {
  /// Appends a text as a JSON string, escaping what JSON requires and nothing else.
  mutating func appendJSON(_ text: String) {
    append("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case UInt8(ascii: "\n"): write("\\n")
      case UInt8(ascii: "\r"): write("\\r")
      case UInt8(ascii: "\t"): write("\\t")
      case 0..<32: write("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    append("\"")
  }
}
