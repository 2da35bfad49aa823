// Lines that fit into a terminal.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension Explanation {
  /// The width of the terminal that standard output is; 80 off a terminal.
  static var terminalWidth: Int {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 80
    }
    return Int(size.ws_col)
  }

  /// Whether a person reads standard output as it comes.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) != 0 }

  /// A text in lines; numbers stay with their units, and equations and shifts in one piece.
  static func wrapped(_ text: String, at width: Int) -> [String] {
    var lines: [String] = []
    for piece in pieces(of: text) {
      guard let last = lines.last, last.count + 1 + piece.count <= width else {
        lines.append(piece)
        continue
      }
      lines[lines.count - 1] = "\(last) \(piece)"
    }
    // A piece that no line can hold is broken where it has spaces.
    return lines.flatMap { $0.count <= width ? [$0] : broken($0, at: width) }
  }

  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var isOpen = false
    for word in text.split(separator: " ") {
      let bare = word.filter { !",;:)".contains($0) }
      let isGlue = ["=", "<<"].contains(bare)
      if !pieces.isEmpty, isOpen || isGlue || ["s", "ms", "pt", "%"].contains(bare) {
        pieces[pieces.count - 1] += " " + word
      } else {
        pieces.append(String(word))
      }
      isOpen = isGlue
    }
    return pieces
  }

  private static func broken(_ line: String, at width: Int) -> [String] {
    line.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
