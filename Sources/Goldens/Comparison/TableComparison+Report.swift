// A comparison in words and a picture.
internal import FrameTables

extension TableComparison {
  /// What differs, the first cells one a line, and both curves drawn over each other.
  ///
  /// - Parameter limit: how many cells are named, 1 or more.
  /// - Returns: lines without a line feed at the end.
  public func report(limit: Int = 5) -> String {
    if isEqual { return summary }
    var lines = [summary] + differences.prefix(limit).map { "  \($0)" }
    if differences.count > limit {
      lines.append("  … and \(differences.count - limit) more")
      if let largest { lines.append("  the largest: \(largest)") }
    }
    if let overlay, let first = Self.numbers(in: differences).first,
      !overlay.description.isEmpty
    {
      lines.append("  \(first.column):")
      lines += overlay.description.split(separator: "\n").map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// How many rows are equal or differ, in one line.
  public var summary: String {
    if isEqual { return "\(rowCount) rows are equal" }
    let rows = Set(differences.map(\.row)).count
    let all = max(rowCount, (differences.map(\.row).max() ?? 0) + 1)
    return "\(rows) of \(all) rows differ, the first at \(differences[0].moment)"
  }

  /// The number that is farthest from what was expected.
  private var largest: Difference? {
    Self.numbers(in: differences)
      .max { ($0.difference ?? 0).magnitude < ($1.difference ?? 0).magnitude }
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
