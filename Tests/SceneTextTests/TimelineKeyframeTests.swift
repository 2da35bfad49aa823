// Keyframes and transforms in documents.
import SceneText
import Testing
import Timing

struct TimelineKeyframeTests {
  @Test func `missing offsets are spread and each piece has its curve`() throws {
    let document = try tracks(
      #""target": "x", "duration": 1, "keyframes": [{"value": 0}, {"value": 10, "curve": "easeIn"}, "#
        + #"{"value": 20, "offset": 0.75, "curve": "steps(2)"}, {"value": 40}]"#)
    // easeIn is the cubic (.42, 0, 1, 1): a half of the time is .31535681 of the way.
    #expect(
      areNear(
        try document.numbers("x", at: 0, 0.1875, 0.375, 0.5625, 0.75, 0.874, 0.9, 1),
        [0, 5, 10, 13.1535681257253, 20, 20, 30, 40], within: 1e-9))
  }

  @Test(arguments: [
    ("linear", [0.0, 1, 0.5, 0.7]), ("discrete", [0, 1, 1, 0.7]), ("paced", [0, 0.85, 0.6, 0.7]),
  ])
  func `a calculation mode says what lies between`(mode: String, values: [Double]) throws {
    let document = try tracks(
      #""target": "x", "duration": 1, "calculationMode": "\#(mode)", "keyframes": "#
        + #"[{"value": 0}, {"value": 1}, {"value": 0.5}, {"value": 0.7}]"#)
    let times: [Double] = mode == "paced" ? [0, 0.5, 0.5, 1] : [0, 1.0 / 3, 2.0 / 3, 1]
    let numbers = try times.map { try document.numbers("x", at: $0)[0] }
    switch mode {
    case "discrete": #expect(try document.numbers("x", at: 0, 0.3, 0.6, 0.9) == [0, 1, 0.5, 0.7])
    case "paced": #expect(areNear([numbers[0], numbers[1], numbers[3]], [0, 0.85, 0.7]))
    default: #expect(areNear(numbers, values))
    }
  }

  @Test(arguments: ["cubic", "cubicPaced"])
  func `a spline goes through its values`(mode: String) throws {
    let document = try tracks(
      #""target": "x", "type": "point", "duration": 1, "calculationMode": "\#(mode)", "keyframes": "#
        + #"[{"value": [0, 0]}, {"value": [10, 10]}, {"value": [20, 0]}]"#)
    #expect(areNear(try document.numbers("x.x", at: 0, 0.5, 1), [0, 10, 20], within: 1e-9))
    #expect(areNear(try document.numbers("x.y", at: 0, 0.5, 1), [0, 10, 0], within: 1e-9))
    #expect(try document.numbers("x.y", at: 0.25)[0] > 5)
  }

  @Test(arguments: [
    (#""from": 1, "by": 3"#, [1.0, 4]), (#""to": 5, "by": 3"#, [2, 5]),
    (#""base": 2, "by": 3"#, [2, 5]), (#""base": 2, "to": 3"#, [2, 3]),
    (#""base": 2, "from": 3"#, [3, 2]),
  ])
  func `by and base stand for what is missing`(words: String, ends: [Double]) throws {
    let document = try tracks(#""target": "x", "duration": 1, "# + words)
    #expect(try document.numbers("x", at: 0, 1) == ends)
  }

  @Test func `a single keyframe goes there from the base`() throws {
    let document = try tracks(#""target": "x", "base": 2, "keyframes": [{"value": 6}]"#)
    #expect(try document.numbers("x", at: 0, 0.5, 1) == [2, 4, 6])
  }

  @Test func `a missing keyframe is what lies under the track`() throws {
    let document = try tracks(
      #""target": "x", "from": 0, "to": 10, "duration": 1"#,
      #""target": "x", "keyframes": [{"value": 100}], "duration": 1"#)
    #expect(try document.numbers("x", at: 0, 0.5, 1) == [0, 52.5, 100])
  }

  /// The web platform's tests of transform composition: what cannot be inverted cannot be mixed.
  @Test func `keyframes on top of a singular transform change at once`() throws {
    let document = try tracks(
      #""target": "x", "type": "transform", "duration": 1, "composite": "add", "decompose": "css", "#
        + #""base": "matrix(1, 1, 0, 0, 0, 100)", "from": "matrix(1, 0, 0, 1, 100, 0)", "#
        + #""to": "matrix(1, 0, 0, 1, 200, 0)""#)
    #expect(try document.numbers("x.tx", at: 0, 0.25, 0.5, 0.75, 1) == [100, 100, 200, 200, 200])
    #expect(try document.numbers("x.ty", at: 0, 0.25, 0.5, 0.75, 1) == [200, 200, 300, 300, 300])
  }

  /// css: scales (1, 7) to (7, 1) and skew 0 to 1; Core Animation: the algorithm taken literally.
  @Test(arguments: [("css", 2.0, 4.0), ("coreAnimation", 1.4874, 3.591)])
  func `a matrix is taken apart in one of two ways`(word: String, c: Double, d: Double) throws {
    let document = try tracks(
      #""target": "v", "type": "transform", "from": [1, 0, 0, 7, 0, 0], "to": [7, 0, 1, 1, 0, 0], "#
        + #""decompose": "\#(word)""#)
    let numbers = try ["a", "b", "c", "d", "tx", "ty"].map {
      try document.numbers("v.\($0)", at: 0.5)[0]
    }
    #expect(areNear(numbers, [4, 0, c, d, 0, 0], within: 5e-5))
  }

  @Test func `a full turn turns`() throws {
    let document = try tracks(
      #""target": "v", "type": "transform", "from": "rotate(0deg)", "to": "rotate(360deg)""#)
    #expect(areNear(try document.numbers("v.a", at: 0.25, 0.5, 0.75, 1), [0, -1, 0, 1]))
    #expect(areNear(try document.numbers("v.b", at: 0.25, 0.5, 0.75, 1), [1, 0, -1, 0]))
    let angle = try tracks(#""target": "v", "type": "angle", "from": 0, "to": "1turn""#)
    #expect(try angle.numbers("v", at: 0.5) == [180])
  }

  @Test(arguments: [("css", 1.0), ("coreAnimation", -1)])
  func `a half turn of a matrix has a side`(word: String, b: Double) throws {
    let document = try tracks(
      #""target": "v", "type": "transform", "from": [1, 0, 0, 1, 0, 0], "to": [-1, 0, 0, -1, 0, 0], "#
        + #""decompose": "\#(word)""#)
    #expect(areNear(try document.numbers("v.a", at: 0.5), [0]))
    #expect(areNear(try document.numbers("v.b", at: 0.5), [b]))
  }
}
