// The rows of a delimited text, one after the other, remarks set aside.

/// A position in a delimited text, and what its remarks have said so far.
struct DelimitedText {
  private(set) var remarks: [TableSource.Remark] = []
  private(set) var delimiter: Delimiter = .comma
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var isSniffed: Bool

  init(_ bytes: [UInt8], delimiter: Delimiter?) {
    self.bytes = bytes
    self.delimiter = delimiter ?? .comma
    isSniffed = delimiter != nil
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The cells of the next row and the line it begins on; nil at the end.
  mutating func nextRow() throws(TableReadError) -> (cells: [String], line: Int)? {
    try skipRemarks()
    guard position < bytes.count else { return nil }
    if !isSniffed { sniff() }
    let start = line
    var cells: [String] = []
    repeat {
      cells.append(try nextCell(column: cells.count + 1))
    } while skip(delimiter.byte)
    skipLineEnd()
    return (cells, start)
  }

  /// Takes the first comma, semicolon or tab outside quotes for the delimiter.
  private mutating func sniff() {
    isSniffed = true
    var isQuoted = false
    for byte in bytes[position...] {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if isLineEnd(byte) { return }
      for candidate in [Delimiter.comma, .semicolon, .tab] where candidate.byte == byte {
        delimiter = candidate
        return
      }
    }
  }

  private mutating func nextCell(column: Int) throws(TableReadError) -> String {
    let start = line
    var cell: [UInt8] = []
    if skip(quote) {
      repeat {
        cell += take(while: { $0 != quote })
        guard skip(quote) else { throw .unfinishedQuote(line: start, column: column) }
        if position < bytes.count, bytes[position] == quote { cell.append(quote) }
      } while skip(quote)
    }
    let delimiter = delimiter.byte
    cell += take(while: { $0 != delimiter && !isLineEnd($0) })
    guard let text = String(validating: cell, as: UTF8.self) else {
      throw .invalidUTF8(line: start, column: column)
    }
    return text
  }

  /// What the remarks so far say of the table.
  var metadata: [Metadata] { remarks.compactMap { Metadata(line: $0.text) } }

  /// What ends the first line.
  var lineEnd: LineEnd {
    let end = bytes.firstIndex(where: isLineEnd)
    return end.map { bytes[$0...].starts(with: [13, 10]) } == true ? .crlf : .lf
  }

  /// Passes over blank lines and remarks.
  private mutating func skipRemarks() throws(TableReadError) {
    while position < bytes.count, isLineEnd(bytes[position]) || bytes[position] == hash {
      let remark = take(while: { !isLineEnd($0) })
      guard let text = String(validating: remark, as: UTF8.self) else {
        throw .invalidUTF8(line: line, column: 1)
      }
      remarks.append(TableSource.Remark(line: line, text: text))
      skipLineEnd()
    }
  }

  /// Passes over the next bytes that satisfy a condition, counting lines.
  private mutating func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, condition(bytes[position]) {
      if endsLine(at: position) { line += 1 }
      position += 1
    }
    return bytes[start..<position]
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    position += endsLine(at: position) ? 1 : 2
    line += 1
  }

  /// Whether a line ends with this byte: LF, or a CR that no LF follows.
  private func endsLine(at position: Int) -> Bool {
    bytes[position] == UInt8(ascii: "\n")
      || bytes[position] == UInt8(ascii: "\r")
        && !(position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\n"))
  }
}

private let quote = UInt8(ascii: "\"")
private let hash = UInt8(ascii: "#")

/// Whether a byte is a line feed or a carriage return.
func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

/// A text without the spaces and tabs around it.
func trimmed(_ text: String) -> String {
  let blanks: [Character] = [" ", "\t"]
  var rest = text[...]
  while let first = rest.first, blanks.contains(first) { rest.removeFirst() }
  while let last = rest.last, blanks.contains(last) { rest.removeLast() }
  return String(rest)
}
