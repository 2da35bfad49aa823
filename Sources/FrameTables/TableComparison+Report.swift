// A comparison in words and a picture.

extension TableComparison {
  /// What differs, the first cells one a line, and both curves drawn over each other.
  ///
  /// - Parameter limit: how many cells are named, 1 or more.
  /// - Returns: lines without a line feed at the end.
  public func report(limit: Int = 5) -> String {
    if isEqual { return summary }
    var lines = [summary] + differences.prefix(limit).map { "  \($0)" }
    if differences.count > limit { lines.append("  … and \(differences.count - limit) more") }
    if let overlay, !overlay.description.isEmpty {
      lines += overlay.description.split(separator: "\n").map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// How many rows are equal or differ, in one line.
  public var summary: String {
    if isEqual { return "\(rowCount) rows are equal" }
    let rows = Set(differences.map(\.row)).count
    return "\(rows) of \(rowCount) rows differ, the first at \(differences[0].moment)"
  }
}

extension TableComparison.Difference: CustomStringConvertible {
  /// The difference in one line: where, what was expected, what was got, and by how much.
  ///
  ///     frame 14 (0.23333 s) value: expected 308.11, got 308.94 (+0.83, tolerance 0.5)
  public var description: String {
    let change = difference.map { number in
      " (\(number > 0 ? "+" : "")\(spelled(number, precision: 4)), tolerance \(tolerance))"
    }
    let cells = [expected, got].map { $0.isEmpty ? "nothing" : $0 }
    return "\(moment) \(column): expected \(cells[0]), got \(cells[1])\(change ?? "")"
  }

  /// The frame and its time, else the row.
  public var moment: String {
    let seconds = time.map { "\(spelled($0, precision: 5)) s" }
    guard let frame else { return seconds ?? "row \(row + 1)" }
    return "frame \(frame)" + (seconds.map { " (\($0))" } ?? "")
  }
}
