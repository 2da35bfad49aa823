// What is wrong with a document, said with its place.
import FrameTables
import Goldens
import SceneText
import TestSupport
import Testing
import Timing

struct TimelineErrorTests {
  private static let track = #""target": "x", "from": 0, "to": 1"#

  @Test(arguments: [
    ("", "$: not valid JSON at line 1, column 1: the text ends, expected a value"),
    ("{", "$: not valid JSON at line 1, column 2: the text ends, expected a key in quotes"),
    ("{\"tracks\": [\n  1 2]}", "$: not valid JSON at line 2, column 5: found \"2\", expected"),
    ("{\"tracks\": 01}", "$: not valid JSON at line 1, column 12: a number does not start with 0"),
    (
      "{\"tracks\": 1e999}", "$: not valid JSON at line 1, column 12: the number 1e999 is too large"
    ),
    (
      "{\"tracks\": [], \"tracks\": []}",
      "$: not valid JSON at line 1, column 16: the key \"tracks\""
    ),
    ("{\"tracks\": \"a\nb\"}", "$: not valid JSON at line 1, column 14: a line end"),
    (
      "{\"tracks\": \"\\q\"}",
      "$: not valid JSON at line 1, column 14: found \"q\", expected an escape"
    ),
    ("{\"tracks\": \"\\ud800x\"}", "$: not valid JSON at line 1, column 19: found \"x\", expected"),
    ("{\"tracks\": tru}", "$: not valid JSON at line 1, column 12: found \"t\", expected a value"),
    ("{\"tracks\": []} x", "$: not valid JSON at line 1, column 16: found \"x\", expected the end"),
    ("{\"tracks\": \"é", "$: not valid JSON at line 1, column 12: a text without closing quotes"),
  ])
  func `what is no JSON has a line and a column`(text: String, message: String) {
    #expect(complaint(text).hasPrefix(message), "\(complaint(text))")
  }

  @Test func `neither bytes that are no text nor endless nesting trap`() {
    #expect(throws: SceneTextError.self) {
      try TimelineDocument(reading: [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(complaint(deep) == "$: not valid JSON at line 1, column 257: more than 256 levels deep")
  }

  @Test(arguments: [
    ("[]", "$: found a list, expected an object"), ("{}", #"$: "tracks" is missing"#),
    (#"{"trakcs": []}"#, #"$: no key "trakcs" is known here; nearest: tracks"#),
    (#"{"version": 2, "tracks": []}"#, "$.version: found the number 2, expected 1"),
    (#"{"tracks": {}}"#, "$.tracks: found an object, expected a list"),
    (#"{"tracks": [1]}"#, "$.tracks[0]: found the number 1, expected an object"),
    (#"{"fps": 0, "tracks": []}"#, "$.fps: "), (#"{"fps": [], "tracks": []}"#, "$.fps: found a"),
    (#"{"labels": [], "tracks": []}"#, "$.labels: found a list, expected an object of names"),
    (#"{"labels": {"a": "b"}, "tracks": []}"#, "$.labels.a: "),
    (#"{"tracks": [], "events": [{"at": 1}]}"#, #"$.events[0]: "name" is missing"#),
    (#"{"tracks": [], "events": [{"name": "a", "when": 1}]}"#, #"$.events[0]: no key "when""#),
    (#"{"tracks": [{"timeline": {"tracks": [{}]}}]}"#, "$.tracks[0].timeline.tracks[0]: "),
    (
      #"{"tracks": [{"timeline": {"tracks": []}, "stagger": 1}]}"#,
      #"$.tracks[0]: no key "stagger""#
    ),
    (
      #"{"tracks": [{"id": "a", "from": 0, "to": 1}, {"id": "a", "from": 0, "to": 1}]}"#,
      "$.tracks[1].id: a track 'a' exists already"
    ),
    (
      #"{"tracks": [{\#(track)}, {"target": "x", "type": "point", "from": [0, 0], "to": [1, 1]}]}"#,
      "$.tracks[1]: the tracks of \"x\" are of types number and point"
    ),
    (
      #"{"tracks": [{\#(track)}, {"target": "x.y", "from": 0, "to": 1}, {"timeline": {"tracks": [{"target": "x", "type": "size", "from": [0, 0], "to": [1, 1]}]}}]}"#,
      "$.tracks[2]: the tracks of \"x\" are of types number and size"
    ),
    (
      #"{"tracks": [{"target": "p", "type": "point", "from": [0, 0], "to": [1, 1]}, {"target": "p.y", "from": 0, "to": 1}]}"#,
      #"$.tracks[1]: "p.y" needs the column "p.y", which the target "p" has"#
    ),
    (
      #"{"tracks": [{"target": "time", "from": 0, "to": 1}]}"#,
      #"$.tracks[0]: "time" needs the column "time", which every table has"#
    ),
  ])
  func `a document is read strictly`(text: String, message: String) {
    #expect(complaint(text).hasPrefix(message), "\(complaint(text))")
  }

  @Test(arguments: [
    (#""durtion": 1"#, #": no key "durtion" is known here; nearest: duration"#),
    (#""duration": true"#, ".duration: found true, expected seconds, a text such as"),
    (#""duration": "long""#, #".duration: found "long", expected seconds, such as 0.25"#),
    (#""duration": -1"#, ".duration: duration is -1, expected seconds, 0 or more"),
    (#""iterations": -1"#, ".iterations: iterations is -1, expected 0 or more"),
    (#""iterations": "often""#, #".iterations: found "often", expected a number or "infinite""#),
    (#""iterationStart": -1"#, ".iterationStart: iterationStart is -1"),
    (#""rate": 1e30"#, ".rate: rate is 1e+30"), (#""delay": "infinite""#, ".delay: delay is inf"),
    (
      #""direction": "alternat""#, #".direction: found "alternat", expected one of normal, reverse"#
    ),
    (#""fill": "removed""#, #".fill: found "removed", expected one of none, forwards, backwards"#),
    (#""fillMode": "auto""#, #".fillMode: found "auto", expected one of"#),
    (#""curve": "easeInnOut""#, ".curve: "), (#""curve": 7"#, ".curve: found the number 7"),
    (#""curve": "cubic-bezier(2,0,0,1)""#, ".curve: "), (#""curve": "curve.csv""#, ".curve: "),
    (#""type": "rectangle""#, #".type: found "rectangle", expected one of number, angle, point"#),
    (#""type": "rect""#, ".from: found the number 0, expected [x, y, width, height]"),
    (#""composite": "sum""#, #".composite: found "sum", expected one of replace, add, accumulate"#),
    (#""decompose": "webkit""#, ".decompose: "),
    (#""stagger": {}"#, #".stagger: "each" is missing"#),
    (#""stagger": {"each": 1, "from": "middle"}"#, ".stagger.from: "),
    (#""additive": 1"#, ".additive: found the number 1, expected true or false"),
    (#""base": "a""#, ".base: found \"a\", expected a number"),
    (#""interrupt": 1"#, ".interrupt: found the number 1, expected an object"),
  ])
  func `a track is read strictly`(words: String, message: String) {
    let text = "{\"tracks\": [{\(Self.track), \(words)}]}"
    #expect(complaint(text).hasPrefix("$.tracks[0]" + message), "\(complaint(text))")
  }

  @Test(arguments: [
    (#""from": 0, "to": 1"#, #": "target" is missing"#),
    (#""target": "x""#, ": values are missing"),
    (#""target": "x", "by": 1"#, #": "from" is missing: "by" needs it"#),
    (#""targets": [], "from": 0, "to": 1"#, ".targets: found no target"),
    (#""target": "x", "keyframes": []"#, ".keyframes: no keyframes"),
    (#""target": "x", "keyframes": [{"value": 1, "offset": 2}]"#, ".keyframes[0].offset: "),
    (
      #""target": "x", "keyframes": [{"value": 1, "offset": 0.5}, {"value": 1, "offset": 0.2}]"#,
      ".keyframes[1].offset: keyframe 1: offset is 0.2, below"
    ),
    (#""target": "x", "keyframes": [{"offset": 0}]"#, #".keyframes[0]: "value" is missing"#),
    (
      #""target": "x", "keyframes": [{"value": 0}], "calculationMode": "fast""#,
      ".calculationMode: "
    ),
    (#""target": "x", "type": "transform", "from": "rotat(1deg)", "to": "none""#, ".from: "),
    (
      #""target": "x", "type": "transform", "from": [1, 2], "to": "none""#,
      ".from: found a list of 2, expected a text such as"
    ),
    (
      #""target": "x", "type": "angle", "from": "1dog", "to": 1"#, ".from: found \"1dog\", expected"
    ),
    (#""target": "x", "type": "color", "from": [1], "to": [1]"#, ".from: found a list of 1"),
    (
      #""target": "x", "type": "transform", "keyframes": [{"value": "none"}, {"value": "none"}], "#
        + #""calculationMode": "paced""#, ".keyframes: paced keyframes need values that have a dist"
    ),
  ])
  func `values are read strictly`(words: String, message: String) {
    let text = "{\"tracks\": [{\(words)}]}"
    #expect(complaint(text).hasPrefix("$.tracks[0]" + message), "\(complaint(text))")
  }

  /// Examples with a few bytes changed are read or refused; what is read can be played.
  @Test(arguments: 0..<4)
  func `no nonsense traps`(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let texts = examples.map(\.text) + [TimelineDocumentTests.whole]
    let pieces = [
      "-1", "0", "1e300", "\"infinite\"", "[]", "{}", "null", "-", "\"\"", "9", ",", "e",
    ]
    var played = 0
    for round in 0..<150 {
      var text = texts[round % texts.count]
      if let token = text.ranges(of: /"[^"]*"|-?[0-9.]+/).randomElement(using: &numbers) {
        text.replaceSubrange(token, with: pieces.randomElement(using: &numbers) ?? "")
      }
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 0...1, using: &numbers) {
        let start = Int.random(in: 0..<bytes.count, using: &numbers)
        let end = min(start + Int.random(in: 0..<4, using: &numbers), bytes.count)
        let piece = pieces.randomElement(using: &numbers) ?? ""
        bytes.replaceSubrange(start..<end, with: piece.utf8)
      }
      guard let document = try? TimelineDocument(reading: bytes) else { continue }
      let table = try document.table(at: [-1e9, -0.1, 0, 0.25, 3, 1e9], showing: [.progress])
      #expect(table.rowCount == 6)
      for column in table.columns {
        guard case .numbers(let cells) = column.cells else { continue }
        #expect(!cells.contains { $0.isNaN }, "\(String(decoding: bytes, as: UTF8.self))")
      }
      _ = try document.events(through: 0, 1, 0)
      #expect(try TimelineDocument(reading: Array(document.text.utf8)) == document)
      played += 1
    }
    #expect(played > 3)
  }
}
