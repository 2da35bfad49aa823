// The built tool, run as a process as a user would run it.
import Foundation
import Testing

/// What a run of the tool left behind.
struct Run {
  /// The bytes of standard output.
  let bytes: Data
  /// The text of standard error.
  let complaint: String
  /// The exit code; 128 and the signal's number for a process that a signal ended.
  let code: Int32

  /// Standard output as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines of standard output, each without its line feed.
  var lines: [String] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The cells below a name in the header; only for tables without quoted cells.
  func texts(_ name: String) throws -> [String] {
    let rows = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let position = try #require(rows.first?.firstIndex { $0 == name })
    return rows.dropFirst().map { String($0[position]) }
  }

  /// The numbers below a name in the header.
  func numbers(_ name: String) throws -> [Double] {
    try texts(name).map { try #require(Double($0)) }
  }
}

/// Runs the tool with arguments.
func curves(
  _ words: String..., input: String = "", in folder: URL? = nil, environment: [String: String] = [:]
) throws -> Run {
  try curves(words, input: input, in: folder, environment: environment)
}

/// Runs the tool with arguments.
func curves(
  _ words: [String], input: String = "", in folder: URL? = nil,
  environment: [String: String] = [:]
) throws -> Run {
  try run(toolFolder.appendingPathComponent("curves"), words, input, folder, environment)
}

/// Runs a line of shell in which `curves` is the built tool.
func shell(_ line: String, in folder: URL? = nil) throws -> Run {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  return try run(
    URL(fileURLWithPath: "/bin/sh"), ["-c", line], "", folder,
    ["PATH": "\(toolFolder.path):\(path)"])
}

/// Gives a new folder for the time of a test.
func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

/// The names of what lies in a folder.
func names(in folder: URL) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}

extension String {
  /// Writes the text to a file of a folder.
  func write(_ name: String, in folder: URL) throws {
    try Data(utf8).write(to: folder.appendingPathComponent(name))
  }
}

/// The folder of the built products: the tool lies beside the test bundle.
private let toolFolder: URL = {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
}()

/// Processes are started one at a time, lest one inherits another's pipe and keeps it open.
private let turn = NSLock()

/// Runs a program; its input must fit into a pipe.
private func run(
  _ program: URL, _ words: [String], _ input: String, _ folder: URL?,
  _ environment: [String: String]
) throws -> Run {
  try turn.withLock {
    let complaints = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString)
    try Data().write(to: complaints)
    defer { try? FileManager.default.removeItem(at: complaints) }
    let (process, given, output) = (Process(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = given
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: complaints)
    try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try given.fileHandleForWriting.close()
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationStatus
    return Run(
      bytes: bytes, complaint: String(decoding: try Data(contentsOf: complaints), as: UTF8.self),
      code: process.terminationReason == .exit ? status : 128 + status)
  }
}
