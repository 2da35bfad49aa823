// Text for people: standard output for what was asked, standard error for all else.
import FrameTables

/// The two streams of the command line.
enum Console {
  /// Writes lines to standard output.
  static func print(_ text: String) throws {
    var output = ByteOutput.standardOutput()
    try output.write(Array((text + "\n").utf8))
    try output.finish()
  }

  /// Writes lines to standard error; when that is closed there is nobody to tell.
  static func complain(_ text: String) {
    var output = ByteOutput.standardError()
    try? output.write(Array((text + "\n").utf8))
    try? output.finish()
  }
}
