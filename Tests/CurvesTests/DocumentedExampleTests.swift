// The examples of the articles on documents: parsed, run, and compared with what is printed there.
import Foundation
import Testing

@Suite struct DocumentedExampleTests {
  private static let articles = "Sources/SceneText/SceneText.docc"

  @Test(arguments: [
    ("keyboard-documents", "replay", "0,0.1,0.75,1,1.5,2"),
    ("timeline-documents", "run", "0,0.2,0.4,0.7,0.8,1.4"),
  ])
  func `an example prints what its article shows`(
    article: String, verb: String, times: String
  ) throws {
    let path = "\(Self.articles)/\(article).md"
    let command = "curves \(verb) panel.json --at \(times) --precision 6"
    #expect(try Documentation.text(path).contains("`\(command)`"))
    let shown = try Documentation.block("csv", of: path)
    #expect(shown.split(separator: "\n").count == 7)
    try withFolder { folder in
      try Documentation.block("json", of: path).write("panel.json", in: folder)
      let run = try shell(command, in: folder)
      #expect(run.code == 0, "\(run.complaint)")
      #expect(run.output == shown)
    }
  }

  @Test(arguments: [
    ("curves run lamp.json --at 0,0.5,0.75,1,1.25,1.75,2,2.5", 1, 9),
    ("curves run lamp.json --events", 2, 16),
  ])
  func `a timeline in a timeline prints what its article shows`(
    command: String, number: Int, lines: Int
  ) throws {
    let path = "\(Self.articles)/timeline-documents.md"
    #expect(try Documentation.text(path).contains("`\(command)`"))
    let shown = try Documentation.block("csv", of: path, number: number)
    #expect(shown.split(separator: "\n").count == lines)
    try withFolder { folder in
      try Documentation.block("json", of: path, number: 1).write("lamp.json", in: folder)
      let run = try shell(command, in: folder)
      #expect(run.code == 0, "\(run.complaint)")
      #expect(run.output == shown)
    }
  }

  /// Milliseconds without their unit are seconds, and that is said; rows come all the same.
  @Test(arguments: [
    ("run - --at 1", #"-: $.tracks[0].duration: 250 is seconds; for milliseconds write "250ms""#),
    ("run - --at 1 --duration 300", #"--duration: 300 is seconds; for milliseconds write "300ms""#),
    (
      "dump linear --at 1 --duration 250",
      #"--duration: 250 is seconds; for milliseconds write "250ms""#
    ),
  ])
  func `seconds that are probably milliseconds are remarked on`(
    words: String, remark: String
  ) throws {
    let document = #"{"tracks": [{"target": "x", "from": 0, "to": 250, "duration": 250}]}"#
    let run = try curves(words.split(separator: " ").map(String.init), input: document)
    #expect(run.code == 0)
    #expect(run.complaint.split(separator: "\n").contains("curves: \(remark)"))
    #expect(run.lines.count == 2)
    let silent = try curves("dump", "linear", "--at", "1", "--duration", "250s")
    #expect(silent.complaint == "")
  }

  @Test func `the columns of each strategy are those of its article`() throws {
    let rows = try Documentation.rows("\(Self.articles)/keyboard-documents.md")
      .filter { $0.count == 2 && $0[1].hasPrefix("`overlap`") }
    #expect(rows.count == 5)
    for row in rows {
      let by = row[0].filter { $0 != "`" }
      let run = try curves(
        "replay", "-",
        input: """
          {"screen": {"size": [375, 812]}, "avoid": [{"view": "list", "by": "\(by)"}],
           "views": [{"id": "list", "frame": [0, 0, 375, 812], "scroll":
             {"contentSize": [375, 900], "indicatorInsets": {"bottom": 34}}}]}
          """)
      let names = row[1].filter { $0 != "`" }.components(separatedBy: ", ").map { "list.\($0)" }
      let columns = ["frame", "time", "keyboard.top", "keyboard.height"] + names
      #expect(run.lines.first == columns.joined(separator: ","))
    }
  }

  @Test func `what the article says is refused is refused with these words`() throws {
    let rows = try Documentation.rows("\(Self.articles)/keyboard-documents.md")
      .filter { $0.count == 2 && $0[0].hasPrefix("`\"") }
    #expect(rows.count == 9)
    for row in rows {
      let (part, message) = (row[0].dropFirst().dropLast(), row[1].dropFirst().dropLast())
      let run = try curves(
        "replay", "-", input: #"{"screen": {"size": [375, 812]}, \#(part)}"#)
      #expect(run.code == 2, "\(part)")
      #expect(run.complaint.split(separator: "\n").first == "curves: -: \(message)")
    }
  }

  @Test func `the article names every mistake`() throws {
    let page = try Documentation.text("\(Self.articles)/keyboard-documents.md")
    for fault in try KeyboardSituationTests.faults() { #expect(page.contains("`\(fault)`")) }
  }

  @Test func `the error of the overview is the error of the tool`() throws {
    let page = try Documentation.text("\(Self.articles)/SceneText.md")
    let run = try curves("run", "-", input: #"{"tracks": [{"target": "x", "form": 0}]}"#)
    #expect(run.code == 2)
    let message = try #require(run.complaint.split(separator: "\n").first)
    let shown = try #require(page.split(separator: "\n").first { $0.hasPrefix("// $.") })
    #expect(message.hasSuffix(shown.dropFirst(3)))
  }
}
