// Help and version: every verb has its usage and three examples that run.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct HelpTests {
  private static let verbs = ["list", "explain", "dump", "run", "replay", "check"]

  @Test func `the overview names every verb and the exit codes`() throws {
    let run = try curves("--help")
    #expect(run.code == 0)
    #expect(run.complaint.isEmpty)
    for verb in Self.verbs { #expect(run.lines.contains { $0.hasPrefix("  \(verb) ") }) }
    #expect(run.output.contains("0 done or equal, 1 differs, 2 bad usage or bad input"))
    #expect(try curves("-h").bytes == run.bytes)
    #expect(try curves("help").bytes == run.bytes)
  }

  @Test(arguments: verbs)
  func `a verb has its usage, its options and three examples`(verb: String) throws {
    let run = try curves(verb, "--help")
    #expect(run.code == 0)
    #expect(run.lines.contains { $0.hasPrefix("usage: curves \(verb)") })
    #expect(try examples(of: verb).count == 3)
    #expect(!run.output.contains("\n\n\n"))
    #expect(run.lines.allSatisfy { $0.count <= 100 })
    for spelling in [[verb, "-h"], ["help", verb], [verb, "anything", "--help"]] {
      #expect(try curves(spelling).bytes == run.bytes)
    }
  }

  // Those of check need files, which its own tests have.
  @Test(arguments: verbs.filter { $0 != "check" })
  func `the examples of a verb run`(verb: String) throws {
    for example in try examples(of: verb) {
      try withFolder { folder in
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: "Curves"), withDestinationURL: evidence)
        let run = try shell(example, in: folder)
        #expect(run.code == 0, "\(example)")
        // A replay tells its summary beside the frames.
        #expect(run.complaint.isEmpty || verb == "replay")
        let files = try names(in: folder).filter { $0 != "Curves" }
        #expect(run.bytes.isEmpty != files.isEmpty, "\(example): a file, or standard output")
      }
    }
  }

  @Test func `the help of dump lists what dump understands`() throws {
    let help = try curves("dump", "--help").output
    for option in [
      "--fps", "--samples", "--at", "--duration", "--from", "--to", "--velocity", "--columns",
      "--end", "--snap", "--outside", "--layout", "--format", "--precision", "--delimiter",
      "--decimal", "--crlf", "--no-header", "--metadata", "-o",
    ] { #expect(help.contains("\n  \(option) "), "\(option)") }
  }

  @Test func `the version is a line`() throws {
    let run = try curves("--version")
    #expect(run.code == 0)
    #expect(run.output.wholeMatch(of: /curves \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: ["-V", "version"])
  func `the version has short spellings`(word: String) throws {
    #expect(try curves(word).bytes == curves("--version").bytes)
  }

  @Test func `the help of curves lists every way to write one`() throws {
    let run = try curves("help", "curves")
    #expect(run.code == 0)
    #expect(run.lines.allSatisfy { $0.count <= 100 })
    for part in [
      "cubic-bezier(", "steps(", "linear(", "spring(mass", "ui-spring(", "keyboard(",
      "easeOutBack(",
      "reverse(", "mirror(", "join(", "scale(", "clip(", "samples(", "CAMediaTimingFunction(",
      "CubicBezierEasing", "Easing.bezier", "Curves.ease", "FastOutSlowInEasing", "0x70000",
      "transition-timing-function",
    ] { #expect(run.output.contains(part), "\(part)") }
    #expect(try curves("help", "curves", "dump").code == 2)
  }

  private let evidence = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Curves")

  private func examples(of verb: String) throws -> [String] {
    let lines = try curves(verb, "--help").lines
    return lines.drop { $0 != "examples:" }.dropFirst().map { line in
      line.trimmingCharacters(in: .whitespaces)
    }
  }
}
