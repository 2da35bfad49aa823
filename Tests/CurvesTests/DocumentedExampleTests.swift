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

  @Test func `the error of the overview is the error of the tool`() throws {
    let page = try Documentation.text("\(Self.articles)/SceneText.md")
    let run = try curves("run", "-", input: #"{"tracks": [{"target": "x", "form": 0}]}"#)
    #expect(run.code == 2)
    let message = try #require(run.complaint.split(separator: "\n").first)
    let shown = try #require(page.split(separator: "\n").first { $0.hasPrefix("// $.") })
    #expect(message.hasSuffix(shown.dropFirst(3)))
  }
}
