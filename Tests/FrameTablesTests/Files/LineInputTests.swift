// Lines as they come through a pipe.
import Foundation
import Testing

@testable import FrameTables

struct LineInputTests {
  /// The lines of a text that comes through a pipe which is then closed.
  private func lines(_ text: String) throws -> [String] {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    var input = LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines: [String] = []
    while let line = try input.next() { lines.append(line) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("step", ["step"]), ("step\n", ["step"]),
    ("a\n\nb", ["a", "", "b"]), ("a\r\nb\n", ["a\r", "b"]), ("é\n", ["é"]),
  ])
  func `lines end with a line feed or with the input`(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test func `a line is given while the next is still being written`() throws {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    var input = LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    try writer.write(contentsOf: Data("step\nse".utf8))
    #expect(try input.next() == "step")
    try writer.write(contentsOf: Data("ek 1\n".utf8))
    #expect(try input.next() == "seek 1")
    try writer.close()
    #expect(try input.next() == nil)
  }

  @Test func `what a line has beyond the longest is dropped`() throws {
    let pipe = Pipe()
    let text = String(repeating: "x", count: 3 * LineInput.longestLine) + "\nstep\n"
    Thread.detachNewThread {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? pipe.fileHandleForWriting.close()
    }
    var input = LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(try input.next()?.count == LineInput.longestLine)
    #expect(try input.next() == "step")
    #expect(try input.next() == nil)
  }
}
