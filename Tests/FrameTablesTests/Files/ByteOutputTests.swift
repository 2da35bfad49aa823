// Output: files that appear whole or not at all, pipes that take everything or say why not.
import Foundation
import Testing

@testable import FrameTables

private let table = Table([Column("x", .numbers([0.5, 1]))])

/// A new folder for the time of a test.
private func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

private func names(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}

struct ByteOutputFileTests {
  @Test func `a file appears whole and alone`() throws {
    try withFolder { folder in
      try table.write(to: .file("\(folder)/a.csv"), as: .csv)
      #expect(try names(in: folder) == ["a.csv"])
      #expect(try Table(contentsOfFile: "\(folder)/a.csv").numbers("x") == [0.5, 1])
    }
  }

  @Test func `a file is not there before it is finished`() throws {
    try withFolder { folder in
      var output = try ByteOutput.file("\(folder)/a.csv")
      try output.write([65])
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/a.csv"))
      try output.finish()
      #expect(try ByteInput.file("\(folder)/a.csv") == [65])
    }
  }

  @Test func `an old file is replaced and keeps its permissions`() throws {
    try withFolder { folder in
      let path = "\(folder)/a.csv"
      try Data("old and longer than the new one".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      try table.write(to: .file(path), as: .csv)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(try ByteInput.file(path) == Array("x\n0.5\n1\n".utf8))
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
      #expect(try names(in: folder) == ["a.csv"])
    }
  }

  @Test func `a symbolic link stays one and its file is written`() throws {
    try withFolder { folder in
      try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/a.csv"))
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link.csv", withDestinationPath: "\(folder)/a.csv")
      try table.write(to: .file("\(folder)/link.csv"), as: .csv)
      #expect(try ByteInput.file("\(folder)/a.csv") == Array("x\n0.5\n1\n".utf8))
    }
  }

  @Test func `a table that fails half way leaves the old file and nothing else`() throws {
    try withFolder { folder in
      let path = "\(folder)/a.csv"
      try table.write(to: .file(path), as: .csv)
      #expect(throws: TableWriteError.notANumber(row: 2, column: "x")) {
        var writer = TableWriter(to: try .file(path), as: .csv)
        try writer.write(table)
        try writer.write(Table([Column("x", .numbers([.nan]))]))
        try writer.finish()
      }
      #expect(try ByteInput.file(path) == Array("x\n0.5\n1\n".utf8))
      #expect(try names(in: folder) == ["a.csv"])
    }
  }

  @Test func `an output that is given up leaves nothing`() throws {
    try withFolder { folder in
      do {
        var output = try ByteOutput.file("\(folder)/a.csv")
        try output.write([65])
      }
      #expect(try names(in: folder).isEmpty)
    }
  }

  @Test func `a missing folder and a folder in the way are errors`() throws {
    try withFolder { folder in
      let missing = "\(folder)/no/a.csv"
      #expect(throws: FileError.missingFolder(path: missing)) { _ = try ByteOutput.file(missing) }
      #expect(throws: FileError.isFolder(path: folder)) { _ = try ByteOutput.file(folder) }
      #expect(throws: FileError.isFolder(path: folder)) { try ByteInput.file(folder) }
      #expect(throws: FileError.notFound(path: missing)) { try ByteInput.file(missing) }
      #expect(FileError.missingFolder(path: "a/b").description == "a/b: its folder does not exist")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may write everywhere."))
  func `a folder without permission is an error`() throws {
    try withFolder { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
      #expect(throws: FileError.noPermission(path: "\(folder)/a.csv")) {
        _ = try ByteOutput.file("\(folder)/a.csv")
      }
    }
  }

  @Test func `a device is written to in place`() throws {
    try table.write(to: .file("/dev/null"), as: .csv)
    #expect(fileKind(of: "/dev/null") == .special)
  }
}

struct ByteOutputPipeTests {
  /// What comes out of a pipe that `body` writes into, read by a thread of its own.
  private func received(nonBlocking: Bool, _ body: (Int32) throws -> Void) throws -> Data {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    if nonBlocking { _ = fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK) }
    nonisolated(unsafe) var data = Data()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      unsafe data = pipe.fileHandleForReading.readDataToEndOfFile()
      done.signal()
    }
    defer { try? pipe.fileHandleForWriting.close() }
    try body(writing)
    try pipe.fileHandleForWriting.close()
    done.wait()
    return unsafe data
  }

  @Test(arguments: [false, true])
  func `a pipe takes more than its own size`(nonBlocking: Bool) throws {
    let bytes = (0..<1_180_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
    let data = try received(nonBlocking: nonBlocking) { descriptor in
      var output = ByteOutput.descriptor(descriptor)
      try output.write(bytes)
      try output.finish()
    }
    #expect(data == Data(bytes))
  }

  @Test func `a closed pipe is an error of its own`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    var output = ByteOutput.descriptor(pipe.fileHandleForWriting.fileDescriptor)
    var caught: FileError?
    do throws(FileError) { try output.write([65]) } catch { caught = error }
    #expect(caught == .closedPipe)
  }

  @Test func `a reader that takes nothing is given up, with all that fits the pipe in it`() throws {
    let pipe = Pipe()
    var output = ByteOutput.descriptor(pipe.fileHandleForWriting.fileDescriptor)
    output.patience = 0.05
    var caught: FileError?
    do throws(FileError) { try output.write([UInt8](repeating: 65, count: 1 << 20)) } catch {
      caught = error
    }
    #expect(caught == .stalled(path: "standard output", seconds: 0.05))
    #expect(caught?.description == "standard output: the reader has taken nothing for 0.05 s")
    try pipe.fileHandleForWriting.close()
    let taken = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(taken.count > 4096 && taken.allSatisfy { $0 == 65 })
  }

  @Test func `a reader that takes its time gets everything within the patience`() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
    let data = try received(nonBlocking: false) { descriptor in
      var output = ByteOutput.descriptor(descriptor)
      output.patience = 60
      try output.write(bytes)
      try output.finish()
    }
    #expect(data == Data(bytes))
  }

  #if os(Linux)
    @Test func `a full device is an error`() throws {
      #expect(throws: FileError.self) { try table.write(to: .file("/dev/full"), as: .csv) }
    }
  #endif
}
