// curves check: goldens of documents, wherever they lie, and remarks beside a table.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct CheckDocumentsTests {
  private static let timeline =
    #"{"fps": 4, "tracks": [{"id": "a", "target": "x", "from": 0, "to": 1, "duration": 1, "#
    + #""curve": "linear"}]}"#
  private static let log = """
    UIKeyboardWillShowNotification {
      UIKeyboardAnimationCurveUserInfoKey = 7; UIKeyboardAnimationDurationUserInfoKey = "0.25";
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 812}, {375, 336}}";
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 476}, {375, 336}}";
    }
    """

  /// A folder with documents and a folder for goldens.
  private func withDocuments(_ body: (URL) throws -> Void) throws {
    try withFolder { folder in
      _ = try shell("mkdir docs goldens", in: folder)
      try Self.timeline.write("docs/card.json", in: folder)
      try Self.log.write("docs/log.txt", in: folder)
      let keyboards = RunTests.examples.deletingLastPathComponent().appending(path: "keyboards")
      let show = try String(
        contentsOf: keyboards.appending(path: "show-and-hide.json"), encoding: .utf8)
      try show.write("docs/show.json", in: folder)
      try body(folder)
    }
  }

  /// Whatever the options, what was written is what is compared.
  @Test(arguments: [
    "run docs/card.json", "run docs/card.json --fps 59.94 --precision 5",
    "run docs/card.json --at 0.3,-1,2 --show progress,phase",
    "run docs/card.json --duration 2 --end exclude --show iteration",
    "run docs/card.json --events", "replay docs/show.json --fps 30 --end exclude --precision 4",
    "replay docs/show.json --at 0.1,0.3", "replay docs/log.txt --screen 375x812",
  ])
  func `a run or replay with metadata is a golden, from every folder`(verb: String) throws {
    try withDocuments { folder in
      _ = try shell("curves \(verb) --metadata -o goldens/a.csv", in: folder)
      for place in [".", "goldens", "docs", "/"] {
        let golden = folder.appending(path: "goldens/a.csv").path
        let run = try shell("cd \(place) && curves check '\(golden)'", in: folder)
        #expect(run.complaint == "")
        #expect(run.output.hasPrefix("equal "))
      }
      let other = try shell(
        "mv goldens/a.csv docs && mv docs moved && cd / && curves check '\(folder.path)/moved'",
        in: folder)
      #expect(other.code == 0, "\(other.output)\(other.complaint)")
    }
  }

  @Test func `a timeline that has become longer is found by its rows`() throws {
    try withDocuments { folder in
      _ = try shell("curves run docs/card.json --metadata -o goldens/a.csv", in: folder)
      let longer = Self.timeline.replacing(#""curve""#, with: #""endDelay": 0.5, "curve""#)
      try longer.write("docs/card.json", in: folder)
      let run = try curves("check", "goldens", in: folder)
      #expect(run.code == 1)
      #expect(run.lines[1] == "  frame 5 (1.25 s) row: expected none, got a row")
      #expect(run.lines[0].hasSuffix("5 rows are equal; frames 5, 6 are missing"))
    }
  }

  @Test func `phases and events that change are found`() throws {
    try withDocuments { folder in
      _ = try shell(
        "curves run docs/card.json --show phase --metadata | sed 's/active/before/' > goldens/a.csv;"
          + "curves run docs/card.json --events --metadata | sed 's/complete/begin/' > goldens/b.csv",
        in: folder)
      let run = try curves("check", "goldens", in: folder)
      #expect(run.output.contains("frame 0 (0 s) a.phase: expected before, got active"))
      #expect(run.output.contains("1 s event: expected begin, got complete"))
    }
  }

  @Test(arguments: [
    ("docs/card.json", "durtion", "no key \"durtion\""),
    ("docs/show.json", "evnts", "evnts"), ("docs/log.txt", "", "log.txt: "),
  ])
  func `a document that cannot be read is told as what it is`(
    path: String, key: String, problem: String
  ) throws {
    try withDocuments { folder in
      let file = folder.appending(path: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      let broken = text.replacing("\"duration\"", with: "\"durtion\"").replacing(
        "\"events\"", with: "\"evnts\"")
      try (path.hasSuffix(".txt") ? "hello" : broken).write(path, in: folder)
      try "# of: \(path)\n# fps: 4\ntime,x\n0,0\n".write("goldens/a.csv", in: folder)
      let run = try curves("check", "goldens", in: folder)
      #expect(run.code == 2)
      #expect(run.complaint.contains(problem), "\(run.complaint)")
    }
  }

  @Test func `a file beside a table says what made it, and changes when it is recorded`() throws {
    try withFolder { folder in
      let remarks = "of: linear\n# by hand\nfps: 2\ntolerance.progress: 0.1\norigin: derived\n"
      try remarks.write("a@2.golden", in: folder)
      try "frame,time,progress\n0,0,0\n1,0.5,0.6\n2,1,1\n".write("a@2.csv", in: folder)
      #expect(try curves("check", ".", in: folder).output == "equal  ./a@2.csv: 3 rows are equal\n")
      try "frame,time,progress\n0,0,0\n1,0.5,0.7\n2,1,1\n".write("a@2.csv", in: folder)
      let run = try curves("check", ".", "--record", in: folder)
      #expect(run.output.contains("expected 0.7, got 0.5 (-0.2, tolerance 0.1)"))
      func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      #expect(try text("a@2.csv") == "frame,time,progress\n0,0,0\n1,0.5,0.5\n2,1,1\n")
      #expect(
        try text("a@2.golden")
          == remarks.replacing("derived", with: "recorded") + "by: curves 0.1.0\n")
    }
  }

  @Test func `what the table says goes before what is said beside it`() throws {
    try withFolder { folder in
      try "# of: keyboard\n# fps: 1\n# precision: 3\n".write("a.golden", in: folder)
      try "# of: linear\ntime,progress\n0,0\n1,1.001\n".write("a.csv", in: folder)
      #expect(try curves("check", "a.csv", in: folder).code == 0)
      try "of: keyboard\nfps 1\n".write("a.golden", in: folder)
      let run = try curves("check", "a.csv", in: folder)
      #expect(run.code == 2)
      #expect(run.complaint.contains("a.golden: line 2: 'fps 1': expected key: value"))
    }
  }
}
