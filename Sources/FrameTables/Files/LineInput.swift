// Lines in, each as soon as it has come.

/// Lines of standard input for a dialogue: each is given as soon as it is complete.
///
///     var lines = LineInput.standardInput()
///     while let line = try lines.next() { answer(line) }
public struct LineInput {
  private let descriptor: Int32
  private var chunk: ArraySlice<UInt8> = []

  /// The longest line in bytes; what a line has beyond that is dropped.
  public static let longestLine = 1 << 16

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The lines of standard input from where it is now.
  public static func standardInput() -> LineInput { LineInput(descriptor: 0) }

  /// Waits for the next line.
  ///
  /// - Returns: The line without its line feed, bytes that are not UTF-8 replaced; nil at the end
  ///   of the input. What follows the last line feed is a line too, unless it is empty.
  /// - Throws: ``FileError`` where the system fails to read.
  public mutating func next() throws(FileError) -> String? {
    var line: [UInt8] = []
    while true {
      if chunk.isEmpty { chunk = try readSome(descriptor, "standard input")[...] }
      if chunk.isEmpty { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      let part = chunk.prefix { $0 != UInt8(ascii: "\n") }
      line += part.prefix(Self.longestLine - line.count)
      chunk = chunk.dropFirst(part.count)
      if chunk.popFirst() != nil { return String(decoding: line, as: UTF8.self) }
    }
  }
}
