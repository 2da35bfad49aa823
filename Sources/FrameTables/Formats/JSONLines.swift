// JSON lines: one object a line, nothing around them.

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
