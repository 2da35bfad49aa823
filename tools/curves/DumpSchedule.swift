// When the rows of a dump are.
import Easing
import FrameTables
import Timing

enum DumpSchedule {
  /// The frames, samples or times that were asked for.
  static func read(_ arguments: Arguments, over subjects: [DumpSubject]) throws -> FrameSchedule {
    try arguments.refuse("--at", with: "--fps", "--samples", "--end")
    try arguments.refuse("--samples", with: "--fps", "--end")
    if let text = arguments.text("--at") { return try FrameSchedule(times: times(text)) }
    let duration = try duration(of: subjects)
    if let count = try arguments.integer("--samples", in: 1...FrameRate.largestIndex) {
      return try FrameSchedule(duration: duration, samples: count)
    }
    return try FrameSchedule(
      duration: duration, rate: try arguments.frameRate("--fps"),
      end: try arguments.choice("--end", default: .include))
  }

  /// The frames of a document's run, or the times that were asked for in their place.
  static func frames(
    _ arguments: Arguments, over duration: Double, at rate: FrameRate
  ) throws -> FrameSchedule {
    try arguments.refuse("--at", with: "--fps", "--end")
    if let text = arguments.text("--at") { return try FrameSchedule(times: times(text)) }
    return try FrameSchedule(
      duration: rate.settled(duration), rate: rate,
      end: try arguments.choice("--end", default: .include))
  }

  private static func duration(of subjects: [DumpSubject]) throws -> Double {
    var longest = 0.0
    for subject in subjects {
      guard subject.curve.duration.isFinite else {
        throw UsageError(
          "\(subject.label) never settles", hint: "say how long to look at it: --duration SECONDS")
      }
      longest = max(longest, subject.curve.duration)
    }
    return longest
  }

  /// Times from the command line, from a file or from standard input.
  static func times(_ text: String) throws -> [Double] {
    if text == "-" { return try times(in: ByteInput.standardInput(), of: "standard input") }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    do { return try words.map { try Arguments.seconds(String($0), of: "--at") } } catch {
      guard let bytes = try bytes(ofFile: text) else {
        throw UsageError("\(error)", hint: "nor is there a file \"\(text)\" of times")
      }
      return try times(in: bytes, of: text)
    }
  }

  /// The bytes of a file; nil where there is none.
  private static func bytes(ofFile path: String) throws -> [UInt8]? {
    do { return try ByteInput.file(path) } catch FileError.notFound { return nil }
  }

  /// Numbers separated by spaces, commas, semicolons or line ends; `#` starts a remark.
  private static func times(in bytes: [UInt8], of source: String) throws -> [Double] {
    var times: [Double] = []
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let content = line.prefix { $0 != "#" }
      for word in content.split(whereSeparator: { " \t,;\u{FEFF}".contains($0) }) {
        times.append(
          try Arguments.seconds(String(word), of: "\(source), line \(index + 1)"))
      }
    }
    return times
  }
}
