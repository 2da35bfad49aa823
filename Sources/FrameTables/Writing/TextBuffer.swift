// Bytes of text under construction, with the spelling of numbers that all formats share.
internal import Easing

/// UTF-8 text that grows at its end; numbers go into it without a String between.
///
///     var buffer = TextBuffer()
///     buffer.append(0.5, mark: .comma)
///     String(decoding: buffer.bytes, as: UTF8.self)   // "0,5"
public struct TextBuffer: TextOutputStream, Sendable {
  /// Memory that is there already; only its first ``count`` bytes are text.
  private var memory: [UInt8] = []
  /// How many bytes the text has so far.
  public private(set) var count = 0

  /// Creates an empty buffer.
  public init() {}

  /// The text so far.
  public var bytes: [UInt8] { Array(memory[..<count]) }

  /// Empties the buffer but keeps its memory for the next block.
  public mutating func removeAll() { count = 0 }

  /// Appends a text.
  ///
  /// - Parameter text: Any text; nothing in it is escaped.
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends one ASCII character.
  ///
  /// - Parameter character: An ASCII character; any other is a programmer's mistake.
  public mutating func append(_ character: Unicode.Scalar) {
    append(byte: UInt8(ascii: character))
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
    unsafe append(upTo: DecimalText.room) { unsafe DecimalText.write(value, to: $0) }
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
    let number = precision.map { rounded(value, toSignificantDigits: $0) } ?? value
    unsafe append(upTo: DecimalText.room) {
      unsafe DecimalText.write(number, mark: mark.byte, to: $0)
    }
  }
}

// MARK: Within the module

extension TextBuffer {
  /// Appends a whole number and the byte behind it.
  mutating func append(_ value: Int, then end: UInt8) {
    unsafe append(upTo: DecimalText.room + 1) {
      let count = unsafe DecimalText.write(value, to: $0)
      unsafe $0.storeBytes(of: end, toByteOffset: count, as: UInt8.self)
      return count &+ 1
    }
  }

  /// Appends a number and the byte behind it.
  mutating func append(_ value: Double, precision: Int?, mark: DecimalMark, then end: UInt8) {
    let number = precision.map { rounded(value, toSignificantDigits: $0) } ?? value
    unsafe append(upTo: DecimalText.room + 1) {
      let count = unsafe DecimalText.write(number, mark: mark.byte, to: $0)
      unsafe $0.storeBytes(of: end, toByteOffset: count, as: UInt8.self)
      return count &+ 1
    }
  }

  /// Takes the last byte away.
  mutating func removeLast() -> UInt8 {
    count -= 1
    return memory[count]
  }

  mutating func append(byte: UInt8) {
    unsafe append(upTo: 1) {
      unsafe $0.storeBytes(of: byte, as: UInt8.self)
      return 1
    }
  }

  mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe append($0) }
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    unsafe append(upTo: bytes.count) {
      unsafe $0.copyMemory(from: start, byteCount: bytes.count)
      return bytes.count
    }
  }

  /// Has some bytes written behind the text: into memory for `room` of them, how many is returned.
  @inline(__always)
  private mutating func append(
    upTo room: Int, _ write: (UnsafeMutableRawPointer) -> Int
  ) {
    if memory.count &- count < room { grow(by: room) }
    unsafe memory.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      count &+= unsafe write(start + count)
    }
  }

  private mutating func grow(by room: Int) {
    memory += repeatElement(0, count: max(room, memory.count, 256))
  }

  /// Puts the text from a place on in quotes, each quote in it doubled.
  mutating func quote(from start: Int) {
    let quote = UInt8(ascii: "\"")
    let text = Array(memory[start..<count])
    count = start
    append(byte: quote)
    append(text.flatMap { $0 == quote ? [quote, quote] : [$0] })
    append(byte: quote)
  }

  /// Whether a byte of the text from a place on satisfies a condition.
  func contains(from start: Int, where condition: (UInt8) -> Bool) -> Bool {
    memory[start..<count].contains(where: condition)
  }

  /// Hands the text on where it stands.
  func pass(
    to write: (Span<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    try write(memory.span.extracting(0..<count))
  }
}

extension TextBuffer: Hashable {
  /// Whether two buffers hold the same text.
  public static func == (a: TextBuffer, b: TextBuffer) -> Bool { a.bytes == b.bytes }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// The Double nearest to `value` rounded, from its exact binary value, to so many digits.
///
/// A value that would round to infinity stays as it is.
private func rounded(_ value: Double, toSignificantDigits digits: Int) -> Double {
  guard value.isFinite, value != 0, let rounded = Double(scientificText(value, digits: digits)),
    rounded.isFinite
  else { return value }
  return rounded
}
