// A comparison in words and a picture.
internal import FrameTables

extension TableComparison {
  /// What differs, the first cells one a line, and both curves drawn over each other.
  ///
  /// - Parameter limit: How many cells are named, 1 or more.
  /// - Returns: Lines without a line feed at the end.
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

  /// How many rows are equal or differ and which are missing or too many, in one line.
  public var summary: String { summary(ofExpected: false) }

  /// The summary in one line.
  ///
  /// - Parameter isExpectedJudged: Whether it is the expected table that is judged by the other one, so
  ///   that rows which only that one has are missing.
  /// - Returns: A line without a line feed.
  public func summary(ofExpected isExpectedJudged: Bool) -> String {
    let shared = rowCount - missing.count
    var parts = ["\(shared) rows are equal"]
    if differingRows > 0 {
      let first = differences.first { $0.column != "row" } ?? differences[0]
      parts = ["\(differingRows) of \(shared) rows differ, the first at \(first.moment)"]
    }
    let (few, many) = isExpectedJudged ? (added, missing) : (missing, added)
    for (frames, word) in [(few, "missing"), (many, "too many")] where !frames.isEmpty {
      let list = frames.prefix(12).map { "\($0)" }.joined(separator: ", ")
      parts.append(
        frames.count == 1
          ? "frame \(list) is \(word)"
          : "frames \(list)\(frames.count > 12 ? " …" : "") are \(word)")
    }
    return parts.joined(separator: "; ")
  }

  /// The number that is farthest from what was expected.
  public var largest: Difference? {
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
