// The rows of a delimited text, one after the other, remarks set aside.

/// A position in a delimited text, or in a piece of one, and what its remarks have said so far.
struct DelimitedText {
  let bytes: [UInt8]
  private(set) var remarks: [TableSource.Remark] = []
  private(set) var delimiter: Delimiter
  /// Where the next row or remark begins.
  private(set) var position = 0
  private var line: Int
  private var rowCount: Int
  /// Whether no further piece follows.
  private let isLast: Bool
  private var isSniffed: Bool
  private var isCut = false

  /// A whole text; the first row says what the delimiter is, unless that is given.
  init(_ bytes: [UInt8], delimiter: Delimiter?) { self.init(bytes, delimiter, isLast: true) }

  /// The first piece of a text.
  init(_ bytes: [UInt8], _ delimiter: Delimiter?, isLast: Bool) {
    (self.bytes, self.isLast) = (bytes, isLast)
    self.delimiter = delimiter ?? .comma
    isSniffed = delimiter != nil
    (line, rowCount) = (1, 0)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    takeSeparatorLine(isKnown: delimiter != nil)
  }

  /// Passes over a first line such as `sep=;`, by which Excel is told the delimiter.
  private mutating func takeSeparatorLine(isKnown: Bool) {
    let start = bytes[position...].prefix { !isLineEnd($0) }
    guard start.count == 5, start.starts(with: Array("sep=".utf8)),
      let text = String(validating: start, as: UTF8.self),
      let told = Delimiter(String(text.suffix(1)))
    else { return }
    if !isKnown { (delimiter, isSniffed) = (told, true) }
    remarks.append(TableSource.Remark(line: 1, row: 0, text: text))
    position += start.count
    skipLineEnd()
  }

  /// The piece behind another.
  init(_ bytes: [UInt8], after piece: DelimitedText, isLast: Bool) {
    self = piece
    self.init(bytes, piece.delimiter, isLast: isLast)
    (position, line, rowCount, remarks) = (0, piece.line, piece.rowCount, piece.remarks)
  }

  /// Finds the next row.
  ///
  /// - Parameter starts: Gets the places at which the row's cells begin.
  /// - Returns: The line on which the row begins; nil at the end, and where the piece ends earlier
  ///   than the row does, which is then the first of the next piece.
  /// - Throws: ``TableReadError`` for quotes that do not end and bytes that are not UTF-8.
  mutating func nextRow(_ starts: inout [Int]) throws(TableReadError) -> Int? {
    try skipRemarks()
    guard position < bytes.count, !isCut else { return nil }
    if !isSniffed { sniff() }
    let (start, first, count) = (position, line, starts.count)
    repeat {
      starts.append(position)
      try skipCell(column: starts.count - count)
    } while skip(delimiter.byte)
    if isUnfinished {
      starts.removeLast(starts.count - count)
      (position, line, isCut) = (start, first, true)
      return nil
    }
    skipLineEnd()
    rowCount += 1
    return first
  }

  /// Whether more bytes may belong to the line that has been read up to here.
  private var isUnfinished: Bool {
    !isLast
      && (position >= bytes.count
        || position + 1 == bytes.count && bytes[position] == UInt8(ascii: "\r"))
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

  /// Passes over a cell and checks that it is a text.
  private mutating func skipCell(column: Int) throws(TableReadError) {
    let (start, first) = (position, line)
    if skip(quote) {
      repeat {
        skipLines { $0 != quote }
        if position >= bytes.count, !isLast { return }
        guard skip(quote) else { throw .unfinishedQuote(line: first, column: column) }
      } while skip(quote)
    }
    let isQuoted = position > start
    let end = Self.bareEnd(bytes.span, from: position, delimiter.byte)
    position = end.place
    if end.isASCII && !isQuoted || isUnfinished { return }
    let cell = unquoted(bytes.span, at: start, delimiter.byte)
    guard String(validating: cell, as: UTF8.self) != nil else {
      throw .invalidUTF8(line: first, column: column)
    }
  }

  /// Where a cell ends that goes on without quotes, and whether that part is ASCII.
  private static func bareEnd(
    _ bytes: Span<UInt8>, from start: Int, _ delimiter: UInt8
  ) -> (place: Int, isASCII: Bool) {
    var (place, all) = (start, UInt8(0))
    while place < bytes.count {
      let byte = bytes[place]
      if byte == delimiter || isLineEnd(byte) { break }
      all |= byte
      place &+= 1
    }
    return (place, all < 128)
  }

  /// What the remarks so far say of the table.
  var metadata: [Metadata] { remarks.compactMap { Metadata(line: content(of: $0.text)) } }

  /// A remark without what a spreadsheet adds: delimiters behind it and quotes around it.
  private func content(of remark: String) -> String {
    var bytes = Array(remark.utf8)
    while bytes.last == delimiter.byte { bytes.removeLast() }
    guard bytes.first == quote else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: unquoted(bytes.span, at: 0, delimiter.byte), as: UTF8.self)
  }

  /// What ends the first line.
  var lineEnd: LineEnd {
    let end = bytes.firstIndex(where: isLineEnd)
    return end.map { bytes[$0...].starts(with: [13, 10]) } == true ? .crlf : .lf
  }

  /// Passes over blank lines and remarks.
  private mutating func skipRemarks() throws(TableReadError) {
    while position < bytes.count, isLineEnd(bytes[position]) || isRemark {
      let start = position
      skipLines { !isLineEnd($0) }
      if isUnfinished {
        (position, isCut) = (start, true)
        return
      }
      guard let text = String(validating: bytes[start..<position], as: UTF8.self) else {
        throw .invalidUTF8(line: line, column: 1)
      }
      remarks.append(TableSource.Remark(line: line, row: max(rowCount - 1, 0), text: text))
      skipLineEnd()
    }
  }

  /// Whether a remark begins here, in the quotes of a spreadsheet or without.
  private var isRemark: Bool {
    bytes[position] == hash
      || bytes[position] == quote && position + 1 < bytes.count && bytes[position + 1] == hash
  }

  /// Passes over the next bytes that satisfy a condition, counting lines.
  private mutating func skipLines(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) {
      if endsLine(bytes.span, at: position) { line += 1 }
      position += 1
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipLineEnd() {
    guard position < bytes.count else { return }
    position += endsLine(bytes.span, at: position) ? 1 : 2
    line += 1
  }
}

private let hash = UInt8(ascii: "#")

/// A text without the spaces and tabs around it.
package func trimmed(_ text: String) -> String {
  let blanks: [Character] = [" ", "\t"]
  var rest = text[...]
  while let first = rest.first, blanks.contains(first) { rest.removeFirst() }
  while let last = rest.last, blanks.contains(last) { rest.removeLast() }
  return String(rest)
}
