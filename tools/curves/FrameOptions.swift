// When the rows of a table are: the options that all verbs with frames share.
import Easing
import FrameTables
import Goldens
import Timing

/// The options that say at which frames or times there are rows.
enum FrameOptions {
  /// The options, for every verb whose rows are frames.
  ///
  /// - Parameter rate: What is said of the rate.
  /// - Returns: The options in the order in which help lists them.
  static func options(
    rate: String = "frames per second, such as 59.94 or 60000/1001; 60"
  ) -> [Option] {
    [
      Option("--fps", "R", rate),
      Option("--at", "T1,T2,…|FILE|-", "in place of frames: a row for each time in seconds"),
      Option("--end", "include|exclude", "whether a last row lies exactly at the end; include"),
    ]
  }

  /// The frames, samples or times that were asked for.
  static func frames(_ arguments: Arguments) throws -> TableRecipe.Frames {
    try arguments.refuse("--at", with: "--fps", "--samples", "--end")
    try arguments.refuse("--samples", with: "--fps", "--end")
    if let text = arguments.text("--at") { return .times(try times(text)) }
    if let count = try arguments.integer("--samples", in: 1...FrameRate.largestIndex) {
      return .samples(count)
    }
    let rate = arguments.has("--fps") ? try arguments.frameRate("--fps") : nil
    if arguments.text("--clock") == ClockOptions.Kind.stdin.rawValue { return .onDemand(rate) }
    let end: EndRule? =
      arguments.has("--end") ? try arguments.choice("--end", default: .include) : nil
    return .rate(rate, end: end)
  }

  /// Times from the command line, from a file or from standard input.
  private static func times(_ text: String) throws -> [Double] {
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
