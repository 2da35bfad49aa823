// The cells of a delimited text where they stand, none of them a String until asked for.
internal import Easing

/// The bytes of a text and the places at which its cells begin.
struct TextCells: Hashable, Sendable {
  let bytes: [UInt8]
  /// Row by row.
  let starts: [Int]
  /// How many columns there are, 1 or more.
  let width: Int
  let delimiter: UInt8

  /// A cell that may be a number.
  enum Number {
    case missing
    case number(Double)
    case other
  }

  var rowCount: Int { starts.count / width }

  /// The line on which a row begins.
  func line(ofRow row: Int) -> Int {
    let start = starts[row * width]
    return 1 + (0..<start).count { endsLine(bytes.span, at: $0) }
  }

  /// The text of a cell, without the quotes around it.
  func text(row: Int, column: Int) -> String {
    String(
      decoding: unquoted(bytes.span, at: starts[row * width + column], delimiter), as: UTF8.self)
  }

  /// The numbers of a column from top to bottom; what is none and not blank is `other`.
  ///
  /// - Parameters:
  ///   - column: The column, counted from 0.
  ///   - mark: What may stand before the fraction in place of a point.
  ///   - body: Takes row and cell; the rest is passed over when it returns false.
  func forEachNumber(
    column: Int, mark: DecimalMark, _ body: (Int, Number) -> Bool
  ) {
    let (bytes, starts) = (bytes.span, starts.span)
    for row in 0..<rowCount {
      let start = starts[row &* width &+ column]
      let cell = number(bytes, at: start, mark) ?? number(inText: row, column, mark)
      guard body(row, cell) else { return }
    }
  }

  /// A cell of blanks and digits only; nil for all that needs a second look.
  private func number(
    _ bytes: Span<UInt8>, at start: Int, _ mark: DecimalMark
  ) -> Number? {
    let first = skipBlanks(bytes, from: start)
    if endsCell(bytes, at: first) { return .missing }
    let mark = mark.byte == delimiter ? DecimalMark.point.byte : mark.byte
    guard let number = DecimalReader.number(in: bytes, at: first, mark: mark),
      endsCell(bytes, at: skipBlanks(bytes, from: number.end))
    else { return nil }
    return .number(number.value)
  }

  private func number(inText row: Int, _ column: Int, _ mark: DecimalMark) -> Number {
    Number(text(row: row, column: column), mark: mark)
  }

  private func skipBlanks(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] != delimiter,
      bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t")
    { place &+= 1 }
    return place
  }

  private func endsCell(_ bytes: Span<UInt8>, at place: Int) -> Bool {
    place >= bytes.count || bytes[place] == delimiter || isLineEnd(bytes[place])
  }
}

extension TextCells.Number {
  /// What a text says that may have blanks around it.
  init(_ text: String, mark: DecimalMark) {
    let text = trimmed(text)
    self =
      text.isEmpty ? .missing : FrameTables.number(text, mark: mark).map { .number($0) } ?? .other
  }
}

/// The bytes of a cell without the quotes around it, doubled quotes once.
func unquoted(_ bytes: Span<UInt8>, at start: Int, _ delimiter: UInt8) -> [UInt8] {
  var (place, cell) = (start, [UInt8]())
  if place < bytes.count, bytes[place] == quote {
    repeat {
      place += 1
      while place < bytes.count, bytes[place] != quote {
        cell.append(bytes[place])
        place += 1
      }
      place += 1
      if place < bytes.count, bytes[place] == quote { cell.append(quote) }
    } while place < bytes.count && bytes[place] == quote
  }
  while place < bytes.count, bytes[place] != delimiter, !isLineEnd(bytes[place]) {
    cell.append(bytes[place])
    place += 1
  }
  return cell
}

let quote = UInt8(ascii: "\"")

/// Whether a byte is a line feed or a carriage return.
func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

/// Whether a line ends with this byte: LF, or a CR that no LF follows.
func endsLine(_ bytes: Span<UInt8>, at place: Int) -> Bool {
  bytes[place] == UInt8(ascii: "\n")
    || bytes[place] == UInt8(ascii: "\r")
      && !(place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "\n"))
}
