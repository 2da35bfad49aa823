// Bytes of text under construction, with the spelling of numbers that all formats share.

/// UTF-8 text that grows at its end; numbers go into it without a String between.
///
///     var buffer = TextBuffer()
///     buffer.append(0.5, mark: .comma)
///     String(decoding: buffer.bytes, as: UTF8.self)   // "0,5"
public struct TextBuffer: TextOutputStream, Hashable, Sendable {
  /// The text so far.
  public internal(set) var bytes: [UInt8] = []

  /// Creates an empty buffer.
  public init() {}

  /// Empties the buffer but keeps its memory for the next block.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends a text.
  ///
  /// - Parameter text: Any text; nothing in it is escaped.
  public mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends ASCII without a String between: the standard library hands digits over like this.
  ///
  /// Were the requirement to go, ``write(_:)`` would do the same, only slower.
  public mutating func _writeASCII(_ buffer: UnsafeBufferPointer<UInt8>) {
    unsafe bytes.append(contentsOf: buffer)
  }

  /// Appends one ASCII character.
  ///
  /// - Parameter character: An ASCII character; any other is a programmer's mistake.
  public mutating func append(_ character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  /// Appends a line end.
  ///
  /// - Parameter end: LF, or CR and LF.
  public mutating func append(_ end: LineEnd) {
    if end == .crlf { append("\r") }
    append("\n")
  }

  /// Appends a whole number in decimal digits, without grouping.
  ///
  /// - Parameter value: Any integer.
  public mutating func append(_ value: Int) {
    if value < 0 { append("-") }
    appendDigits(value.magnitude)
  }

  private mutating func appendDigits(_ value: UInt) {
    // The last eight digits, gathered in a word from its high bytes down: one append, not eight.
    var (rest, word, count) = (value, UInt64(0), 0)
    repeat {
      word = word << 8 | UInt64(UInt8(ascii: "0")) + UInt64(rest % 10)
      rest /= 10
      count += 1
    } while rest > 0 && count < 8
    if rest > 0 { appendDigits(rest) }
    unsafe withUnsafeBytes(of: word.littleEndian) {
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: $0[..<count]))
    }
  }

  /// Appends the shortest text that reads back to `value`: `0`, `0.1`, `1e-07`, never `-0`.
  ///
  /// - Parameters:
  ///   - value: A number; those that are not finite come out as `inf`, `-inf` and `nan`.
  ///   - precision: The significant digits, 1 to 17, that the value is rounded to first.
  ///   - mark: What stands before the fraction.
  public mutating func append(
    _ value: Double, precision: Int? = nil, mark: DecimalMark = .point
  ) {
    if value == 0 { return append("0") }
    let start = bytes.count
    (precision.map { rounded(value, toSignificantDigits: $0) } ?? value).write(to: &self)
    if bytes.last == UInt8(ascii: "0"), bytes[bytes.count - 2] == UInt8(ascii: ".") {
      bytes.removeLast(2)
    }
    if mark == .comma { replacePoint(from: start) }
  }

  private mutating func replacePoint(from start: Int) {
    if let point = bytes[start...].firstIndex(of: UInt8(ascii: ".")) {
      bytes[point] = UInt8(ascii: ",")
    }
  }
}

/// The Double nearest to `value` rounded, from its exact binary value, to so many digits.
///
/// A value that would round to infinity stays as it is.
private func rounded(_ value: Double, toSignificantDigits digits: Int) -> Double {
  guard value.isFinite, let rounded = Double(scientificText(value, digits: digits)),
    rounded.isFinite
  else { return value }
  return rounded
}
