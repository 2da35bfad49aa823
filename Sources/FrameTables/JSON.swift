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
      let object = JSONObject(table, style)
      for row in 0..<table.rowCount {
        if first + row > 0 { buffer.append(",") }
        buffer.write(style.lineEnd.rawValue)
        try object.append(row, of: table, first: first, to: &buffer)
      }
    },
    foot: { style, buffer in
      buffer.write("\(style.lineEnd.rawValue)]\(style.lineEnd.rawValue)")
    })
}
