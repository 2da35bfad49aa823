// Text for people: standard output for what was asked, standard error for all else.
import FrameClock
import FrameTables

/// The two streams of the command line.
enum Console {
  /// Writes lines to standard output, or to a file, whole or not at all.
  static func print(_ text: String, to path: String? = nil) throws {
    var output =
      try path.map { $0 == "-" ? .standardOutput() : try ByteOutput.file($0) } ?? .standardOutput()
    try output.write(Array((text + "\n").utf8))
    try output.finish()
  }

  /// Writes lines to standard error, which no text from outside may steer; when that is closed there
  /// is nobody to tell.
  static func complain(_ text: String) {
    var output = ByteOutput.standardError()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.printable)
    try? output.write(Array((lines.joined(separator: "\n") + "\n").utf8))
    try? output.finish()
  }
}
