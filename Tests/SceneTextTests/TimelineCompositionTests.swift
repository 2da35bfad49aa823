// What a track shows where another one, a base or an earlier iteration lies under it.
import SceneText
import TestSupport
import Testing
import Timing

struct TimelineCompositionTests {
  private static let outAndBack = #""id": "a", "target": "x", "from": 0, "to": 100, "duration": 1"#

  /// A key that Web Animations leaves out is the underlying value, at that time.
  @Test(arguments: [
    #""to": 50"#, #""keyframes": [{"offset": 1, "value": 50}]"#, #""keyframes": [{"value": 50}]"#,
    #""by": -50"#,
  ])
  func `a missing start is what lies under the track`(words: String) throws {
    let document = try tracks(
      Self.outAndBack, #""id": "b", "target": "x", "at": ">", "duration": 1, "# + words)
    let numbers = try document.numbers("x", at: 0.5, 1, 1.25, 1.5, 2, 9)
    #expect(numbers == [50, 100, 87.5, 75, 50, 50])
  }

  @Test(arguments: [
    #""from": 50"#, #""keyframes": [{"offset": 0, "value": 50}]"#,
  ])
  func `a missing end is what lies under the track`(words: String) throws {
    let document = try tracks(
      Self.outAndBack, #""id": "b", "target": "x", "at": ">", "duration": 1, "# + words)
    let numbers = try document.numbers("x", at: 0.5, 0.99, 1, 1.5, 2, 9)
    #expect(areNear(numbers, [50, 99, 50, 75, 100, 100]))
  }

  @Test func `what lies under a missing start may move itself`() throws {
    let document = try tracks(
      #""id": "a", "target": "x", "from": 0, "to": 100, "duration": 2"#,
      #""id": "b", "target": "x", "to": 50, "at": 1, "duration": 1"#)
    // At 1.5 s half of the way from 75 to 50.
    #expect(try document.numbers("x", at: 1, 1.5, 2) == [50, 62.5, 50])
  }

  @Test(arguments: ["from", "to"])
  func `one end alone is constant where nothing lies under it`(word: String) throws {
    let document = try tracks(#""target": "x", "\#(word)": 7, "duration": 1"#)
    #expect(try document.numbers("x", at: -1, 0, 0.5, 1, 2) == [7, 7, 7, 7, 7])
  }

  @Test func `tracks of one target play one after the other`() throws {
    let document = try tracks(
      Self.outAndBack,
      #""id": "b", "target": "x", "from": 100, "to": 0, "at": ">+1", "duration": 1"#)
    #expect(try document.numbers("x", at: 0, 0.5, 1, 1.5, 2.5, 3) == [0, 50, 100, 100, 50, 0])
  }

  /// Who comes first is a matter of the document's order, also through nested timelines.
  @Test(arguments: [
    #""iterations": 1"#, #""repeatCount": 1"#, #""beginTime": 0"#, #""autoreverse": false"#,
  ])
  func `only the first track of a target holds its start in every spelling`(
    words: String
  ) throws {
    let document = try timeline(
      """
      {"tracks": [
        {"timeline": {"tracks": [{"id": "a", "target": "x", "from": 0, "to": 100, "duration": 1}]}},
        {"timeline": {"tracks": [
          {"id": "b", "target": "x", "from": 30, "to": 0, "duration": 1, \(words)}]}, "at": 2}]}
      """)
    #expect(try document.numbers("x", at: -1, 0.5, 1.5, 2, 2.5, 4) == [0, 50, 100, 30, 15, 0])
  }

  private func colors(_ target: String, _ document: TimelineDocument, at time: Double) throws
    -> [Double]
  {
    try ["red", "green", "blue", "alpha"].map {
      try document.numbers("\(target).\($0)", at: time)[0]
    }
  }

  /// The web platform's tests: rgb(0, 120, 0) to rgb(60, 60, 60), built up over ten iterations, is
  /// rgb(120, 240, 120) at the start of the third and rgb(150, 210, 150) in its middle.
  @Test func `colours of iterations build up opaque`() throws {
    let document = try tracks(
      """
      "target": "a", "type": "color", "from": [0, 0.47058823529411764, 0],
      "to": [0.23529411764705882, 0.23529411764705882, 0.23529411764705882],
      "duration": 100, "iterations": 10, "iterationComposite": "accumulate"
      """)
    let third = [120.0, 240, 120, 255].map { $0 / 255 }
    #expect(areNear(try colors("a", document, at: 200), third))
    let middle = [150.0, 210, 150, 255].map { $0 / 255 }
    #expect(areNear(try colors("a", document, at: 250), middle))
  }

  /// Sums are premultiplied and their alpha is at most 1: gray and red are rgb(1, .502, .502).
  @Test(arguments: ["add", "accumulate"])
  func `colours on top of a base stay opaque`(composite: String) throws {
    let document = try tracks(
      """
      "target": "b", "type": "color", "base": [0.50196, 0.50196, 0.50196], "from": [1, 0, 0],
      "to": [0, 0, 1], "duration": 1, "composite": "\(composite)"
      """)
    #expect(areNear(try colors("b", document, at: 0), [1, 0.50196, 0.50196, 1]))
    #expect(areNear(try colors("b", document, at: 1), [0.50196, 0.50196, 1, 1]))
  }

  @Test func `a colour is as far as its difference says`() throws {
    let document = try tracks(
      #""target": "d", "type": "color", "from": [0, 0, 0], "by": [0.4, 0.4, 0.4], "duration": 1"#)
    #expect(areNear(try colors("d", document, at: 1), [0.4, 0.4, 0.4, 1]))
    #expect(areNear(try colors("d", document, at: 0.5), [0.2, 0.2, 0.2, 1]))
  }

  @Test func `a colour added to a track is a sum of opaque colours`() throws {
    let document = try tracks(
      #""id": "u", "target": "c", "type": "color", "from": [0.2, 0.2, 0.2], "to": [0.2, 0.2, 0.2]"#,
      #""id": "a", "target": "c", "type": "color", "from": [0.1, 0.1, 0.1], "to": [0.4, 0, 0], "#
        + #""composite": "add""#)
    #expect(areNear(try colors("c", document, at: 0), [0.3, 0.3, 0.3, 1]))
    #expect(areNear(try colors("c", document, at: 1), [0.6, 0.2, 0.2, 1]))
  }

  /// Ends without a keyframe are the underlying value, which nothing builds up on.
  @Test func `a missing end counts once while iterations accumulate`() throws {
    let document = try tracks(
      """
      "target": "n", "base": 20, "keyframes": [{"offset": 0.5, "value": 10}], "duration": 1,
      "iterations": 2, "composite": "add", "iterationComposite": "accumulate"
      """)
    #expect(try document.numbers("n", at: 0, 0.25, 0.5, 1, 1.5, 2) == [20, 25, 30, 20, 30, 20])
  }

  @Test func `what accumulates is the last keyframe's value, wherever its curve ends`() throws {
    let document = try tracks(
      """
      "target": "n", "keyframes": [{"value": 0, "curve": "linear(0, 0.9)"}, {"value": 100}],
      "duration": 1, "iterations": 3, "iterationComposite": "accumulate"
      """)
    #expect(areNear(try document.numbers("n", at: 0.5, 1, 1.5, 2, 3), [45, 100, 145, 200, 290]))
  }

  /// The web platform's tests: lists that differ are joined as matrices, keyframe by keyframe.
  @Test func `iterations are built up on each keyframe before what lies between is found`() throws {
    let document = try tracks(
      """
      "target": "v", "type": "transform", "decompose": "css", "from": "translateX(0px) scale(2)",
      "to": "scale(3) translateX(10px)", "duration": 100, "iterations": 10,
      "iterationComposite": "accumulate"
      """)
    // Scales accumulate as 1 + (2 - 1) + 2 · (3 - 1) and translations as 0 + 2 · 30.
    #expect(areNear(try document.numbers("v.a", at: 0, 50, 200, 250), [2, 2.5, 6, 6.5]))
    #expect(areNear(try document.numbers("v.tx", at: 0, 50), [0, 15]))
  }

  /// By hand: the base, then each of the lists, then what lies between them.
  @Test(arguments: [
    ("add", [8.786796564403573, 21.213203435596427, 72.42640687119285, 63.63961030678928]),
    ("accumulate", [30, 30, 105, 15]), ("replace", [0, 30, 75, 15]),
  ])
  func `a transform is joined with a turned base`(composite: String, places: [Double]) throws {
    let document = try tracks(
      """
      "target": "x", "type": "transform", "base": "translateX(30px) rotate(45deg)", "keyframes": [
        {"offset": 0, "value": "none"}, {"offset": 0.5, "value": "translateY(30px)"},
        {"offset": 1, "value": "translateX(150px)"}],
      "duration": 1, "composite": "\(composite)"
      """)
    let (x, y) = (
      try document.numbers("x.tx", at: 0.5, 0.75), try document.numbers("x.ty", at: 0.5, 0.75)
    )
    #expect(areNear([x[0], y[0], x[1], y[1]], places))
    let turn = composite == "replace" ? 0 : 0.5.squareRoot()
    #expect(areNear(try document.numbers("x.b", at: 0.5, 1), [turn, turn]))
  }
}
