// What a text says besides the cells of its table: where the header stood, and what stood between the rows.

/// The header of a table in the text that it was read from, and the lines around its rows.
package struct TableSource: Hashable, Sendable {
  /// A line that is no row: a remark with its `#`, or a blank one.
  package struct Remark: Hashable, Sendable {
    package let line: Int
    /// How many rows come before it.
    package let row: Int
    package let text: String
  }

  /// The line of the header, counted from 1.
  package let header: Int
  /// The lines that are no rows, from top to bottom.
  package let remarks: [Remark]
  package let delimiter: Delimiter
  package let lineEnd: LineEnd

  init(_ text: DelimitedText, header: Int) {
    self.header = header
    (remarks, delimiter, lineEnd) = (text.remarks, text.delimiter, text.lineEnd)
  }
}

extension Metadata {
  /// The key and value of a line such as `# fps: 60`; nil for any other.
  package init?(line: String) {
    let parts = line.dropFirst().split(separator: ":", maxSplits: 1)
      .map { trimmed(String($0)) }
    guard line.hasPrefix("#"), parts.count == 2, !parts[0].isEmpty else { return nil }
    self.init(key: parts[0], value: parts[1])
  }

  /// The remark as it is written, on one line.
  package var line: String { String("# \(key): \(value)".map { $0.isNewline ? " " : $0 }) }
}
