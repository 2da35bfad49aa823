// The canonical text of a document.
import SceneText
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
}
