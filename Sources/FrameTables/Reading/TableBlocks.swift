// A table file read piece by piece, with memory for one piece only.

/// The rows of a table file from top to bottom, some at a time, each time as a table.
///
/// What a whole table would be refused for is an error here too, but without the right line.
package struct TableBlocks: ~Copyable {
  /// The names of the columns.
  let names: [String]
  private let file: OpenFile
  private var text: DelimitedText
  /// Whether the file has been read to its end.
  private var isLast: Bool

  /// Opens a file and reads its header.
  package init(contentsOfFile path: String) throws {
    let file = try OpenFile(path)
    let start = try Self.start(of: file)
    self.file = file
    (names, text, isLast) = start
  }

  private static func start(
    of file: borrowing OpenFile
  ) throws -> (names: [String], text: DelimitedText, isLast: Bool) {
    var bytes: [UInt8] = []
    while true {
      let isLast = try file.appendPiece(to: &bytes)
      var text = DelimitedText(bytes, nil, isLast: isLast)
      if let header = try text.header() { return (header.names, text, isLast) }
      if isLast { throw TableReadError.empty }
    }
  }

  /// What the remarks up to here say.
  var metadata: [Metadata] { text.metadata }

  /// The table without its rows.
  package var head: Table {
    table(TextCells(bytes: [], starts: [], width: names.count, delimiter: 0))
  }

  /// The next rows; nil at the end.
  package mutating func next() throws -> Table? {
    while true {
      let cells = try text.rows(width: names.count)
      if cells.rowCount > 0 { return table(cells) }
      if isLast { return nil }
      var bytes = Array(text.bytes[text.position...])
      isLast = try file.appendPiece(to: &bytes)
      text = DelimitedText(bytes, after: text, isLast: isLast)
    }
  }

  private func table(_ cells: TextCells) -> Table {
    Table(
      names, cells, metadata: metadata, decimalMark: text.delimiter.decimalMark, source: nil)
  }
}

/// A file that is closed when it is no longer needed.
private struct OpenFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// How many bytes a piece has.
  private static let pieceSize = 1 << 18

  init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = try openForReading(path)
  }

  deinit { try? closeChecked(descriptor, path) }

  /// Appends the next piece to some bytes; true at the end of the file.
  func appendPiece(to bytes: inout [UInt8]) throws(FileError) -> Bool {
    let end = bytes.count + Self.pieceSize
    while bytes.count < end {
      let some = try readSome(descriptor, path)
      if some.isEmpty { return true }
      bytes += some
    }
    return false
  }
}
