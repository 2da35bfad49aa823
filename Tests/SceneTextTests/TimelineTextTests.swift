// The canonical text of a document.
import FrameTables
import Goldens
import SceneText
import TestSupport
import Testing
import Timing

struct TimelineTextTests {
  @Test func `every example reads back from its text`() throws {
    #expect(examples.count >= 4)
    for (name, text) in examples + [("whole", TimelineDocumentTests.whole)] {
      let document = try timeline(text)
      let again = try timeline(document.text)
      #expect(again == document, "\(name)")
      #expect(again.timeline == document.timeline, "\(name)")
      #expect(again.text == document.text, "\(name)")
    }
  }

  @Test func `what says nothing is left out and the rest has one spelling`() throws {
    let document = try timeline(
      """
      { "events": [{"name": "a\\u0009b", "at": "250ms"}], "fps": 60.0,
        "tracks": [{"curve": "Ease-In-Out", "fill": "both", "rate": 1, "iterations": 1,
        "duration": "500ms", "to": 1.50, "from": -0, "target": "x", "type": "number"}] }
      """)
    #expect(
      document.text == """
        {
          "fps": "60",
          "tracks": [{ "target": "x", "from": 0, "to": 1.5, "duration": 0.5, "curve": "easeInOut" }],
          "events": [{ "at": 0.25, "name": "a\\tb" }]
        }

        """)
    #expect(try timeline(document.text) == document)
  }

  @Test func `two spellings of one document have one text`() throws {
    let a = try timeline(#"{"tracks": [{"target": "x", "from": 0, "to": 1, "duration": "1s"}]}"#)
    let b = try timeline(
      #"{"tracks": [{"fill": "both", "duration": 1.0, "to": 1e0, "from": 0, "target": "x"}]}"#)
    #expect(a == b)
    #expect(a.text == b.text)
    #expect(
      a.text == #"{ "tracks": [{ "target": "x", "from": 0, "to": 1, "duration": 1 }] }"# + "\n")
  }

  /// Words that say nothing alone may say something beside those of another vocabulary.
  @Test(arguments: [
    #""iterations": 1, "autoreverses": true, "duration": 1"#,
    #""iterationStart": 0, "speed": -1, "duration": 1, "timeOffset": 0.25"#,
    #""iterationStart": 0, "speed": -1, "duration": 1"#, #""iterations": 1, "duration": 0"#,
    #""iterations": 1, "duration": 0, "speed": 1"#, #""fillMode": "both", "duration": 0"#,
    #""rate": 1, "autoreverse": true, "duration": 1"#,
  ])
  func `what is left out says nothing beside the others`(words: String) throws {
    guard let document = try? tracks(#""target": "x", "from": 0, "to": 1, "# + words) else {
      return
    }
    let again = try timeline(document.text)
    #expect(again == document, "\(document.text)")
    let times = [-0.25, 0, 0.125, 0.25, 0.5, 0.875, 1, 1.5, 3]
    #expect(try again.table(at: times) == document.table(at: times), "\(document.text)")
  }

  /// Documents of every kind of value, word and place: text, document, text, document.
  @Test(arguments: 0..<8)
  func `the text of any document reads back to the same motion`(seed: UInt64) throws {
    var documents = RandomDocument(seed: seed)
    var numbers = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<300 {
      let text = documents.text()
      guard let document = try? timeline(text) else { continue }
      count += 1
      let again = try timeline(document.text)
      let isSame = again == document && again.text == document.text
      #expect(isSame, "\(text)\n\(document.text)")
      #expect(again.remarks == document.remarks, "\(text)")
      let times = (0..<30).map { _ in Double.random(in: -1...6, using: &numbers) }
      let (rows, same) = (
        try document.table(at: times, showing: [.progress, .iteration, .phase]),
        try again.table(at: times, showing: [.progress, .iteration, .phase])
      )
      let movesAlike = rows == same
      #expect(movesAlike, "\(text)\n\(document.text)")
    }
    #expect(count > 100)
  }
}
