// JSON: an array of objects, one row a line.

extension TableFormat {
  /// A JSON array of objects, each on a line of its own so that line tools can compare them.
  public static let json = TableFormat(
    name: "json",
    head: { table, _, buffer throws(TableWriteError) in
      try table.checkNames()
      buffer.append("[")
    },
    rows: { table, first, style, buffer throws(TableWriteError) in
      let object = JSONRow(table, style)
      let cells = table.columns.map(\.cells)
      for row in 0..<table.rowCount {
        if first + row > 0 { buffer.append(",") }
        buffer.append(style.lineEnd)
        try object.append(row, of: table, cells, first: first, to: &buffer)
      }
    },
    foot: { style, buffer in
      buffer.append(style.lineEnd)
      buffer.append("]")
      buffer.append(style.lineEnd)
    })
}

extension TableFormat {
  /// One JSON object a line, as logs and stream tools read them.
  public static let jsonLines = TableFormat(
    name: "jsonl",
    head: { table, _, _ throws(TableWriteError) in try table.checkNames() },
    rows: { table, first, style, buffer throws(TableWriteError) in
      let object = JSONRow(table, style)
      let cells = table.columns.map(\.cells)
      for row in 0..<table.rowCount {
        try object.append(row, of: table, cells, first: first, to: &buffer)
        buffer.append(style.lineEnd)
      }
    })
}
