// The document of a timeline as a whole.
import FrameTables
import Goldens
import SceneText
import Testing
import Timing

struct TimelineDocumentTests {
  static let whole = """
    { "version": 1, "fps": "60", "labels": {"open": 0.2},
      "tracks": [
        { "id": "card", "target": "card.frame", "type": "rect", "from": [0,0,320,44],
          "to": [0,-336,320,44], "at": "open", "duration": 0.5, "curve": "keyboard" },
        { "id": "logo", "target": "logo.transform", "type": "transform", "at": ">-0.1",
          "keyframes": [ {"offset": 0, "value": "rotate(0deg)"},
            {"offset": 0.5, "value": "rotate(90deg) scale(2)", "curve": "easeIn"},
            {"offset": 1, "value": "rotate(180deg)"} ],
          "duration": 1, "delay": 0, "endDelay": 0, "iterations": 2.5, "iterationStart": 0,
          "direction": "alternate", "fill": "both", "rate": 1, "curve": "linear",
          "composite": "replace", "decompose": "css" },
        { "timeline": { "tracks": [
            { "id": "dot", "target": "dot", "from": 0, "to": 8, "duration": 2, "at": 0.1 } ],
            "events": [ {"at": 0.1, "name": "dotted"} ] }, "at": "<" } ],
      "events": [ {"at": 0.3, "name": "halfway"} ] }
    """

  @Test func `a document has its tracks where they belong`() throws {
    let document = try timeline(Self.whole)
    #expect(document.rate == 60)
    #expect(document.timeline.duration == 0.6 + 2.5)
    #expect(document.timeline.entries.map(\.track.id) == ["card", "logo", "dot"])
    #expect(areNear(document.timeline.entries.map(\.placement.start), [0.2, 0.6, 0.7]))
    let names = try document.table(at: [0]).columns.map(\.name)
    #expect(
      names == ["frame", "time"] + ["x", "y", "width", "height"].map { "card.frame.\($0)" }
        + ["a", "b", "c", "d", "tx", "ty"].map { "logo.transform.\($0)" } + ["dot"])
  }

  @Test func `a document moves as its words say`() throws {
    let document = try timeline(Self.whole)
    // -336 p(0.25) of the critically damped spring.
    #expect(
      areNear(
        try document.numbers("card.frame.y", at: 0, 0.2, 0.45, 0.7),
        [0, 0, -316.52488444019065, -336], within: 1e-10))
    #expect(areNear(try document.numbers("dot", at: 0.7, 1.7, 2.7), [0, 4, 8]))
    // Half of the first iteration: a quarter turn at double size.
    #expect(areNear(try document.numbers("logo.transform.b", at: 1.1), [2]))
    // Two and a half legs: half of the way forth.
    #expect(areNear(try document.numbers("logo.transform.b", at: 9), [2]))
    #expect(
      try document.events(through: 0, 4) == [
        "begin card 0.2", "event halfway 0.3", "begin logo 0.6", "complete card 0.7",
        "begin dot 0.7", "event dotted 0.7", "iterations 2 logo 2.6", "complete dot 2.7",
        "complete logo 3.1",
      ])
  }

  private static let types: [(String, String, String, [String], [Double])] = [
    ("number", "1", "3", ["v"], [2.0]), ("angle", "\"90deg\"", "\"0.75turn\"", ["v"], [180]),
    ("angle", "\"0rad\"", "\"400grad\"", ["v"], [180]),
    ("point", "[0, 2]", "[4, 8]", ["v.x", "v.y"], [2, 5]),
    ("size", "[0, 2]", "[4, 8]", ["v.width", "v.height"], [2, 5]),
    (
      "rect", "[0, 2, 10, 20]", "[4, 8, 30, 20]", ["v.x", "v.y", "v.width", "v.height"],
      [2, 5, 20, 20]
    ),
    (
      "insets", "[1, 2, 3, 4]", "[3, 4, 5, 6]", ["v.top", "v.left", "v.bottom", "v.right"],
      [2, 3, 4, 5]
    ),
    (
      "color", "[1, 0, 0]", "[0, 0, 1]", ["v.red", "v.green", "v.blue", "v.alpha"],
      [0.5, 0, 0.5, 1]
    ),
    // Premultiplied: what cannot be seen has no colour.
    (
      "color", "[0, 1, 0, 0]", "[1, 0, 0]", ["v.red", "v.green", "v.blue", "v.alpha"],
      [1, 0, 0, 0.5]
    ),
    (
      "transform", "\"none\"", "\"translate(10px, 20px) scale(3)\"",
      ["v.a", "v.b", "v.c", "v.d", "v.tx", "v.ty"], [2, 0, 0, 2, 5, 10]
    ),
    (
      "transform", "[1, 0, 0, 1, 0, 0]", "[3, 0, 0, 3, 10, 20]",
      ["v.a", "v.b", "v.c", "v.d", "v.tx", "v.ty"], [2, 0, 0, 2, 5, 10]
    ),
    (
      "transform3d", "\"none\"", "\"translate3d(2px, 4px, 6px)\"",
      [
        "v.m11", "v.m12", "v.m13", "v.m14", "v.m21", "v.m22", "v.m23", "v.m24", "v.m31", "v.m32",
        "v.m33", "v.m34", "v.m41", "v.m42", "v.m43", "v.m44",
      ],
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1]
    ),
  ]

  @Test(arguments: types)
  func `each type has its columns`(
    type: String, from: String, to: String, names: [String], middle: [Double]
  ) throws {
    let document = try tracks(
      #""target": "v", "type": "\#(type)", "from": \#(from), "to": \#(to)"#)
    #expect(try document.table(at: [0]).columns.map(\.name).dropFirst(2) == names[...])
    #expect(areNear(try names.flatMap { try document.numbers($0, at: 0.5) }, middle))
  }

  @Test func `a track without a name has that of its target`() throws {
    let one = #""target": "x", "from": 0, "to": 1"#
    let document = try tracks(one, one, one)
    #expect(document.timeline.entries.map(\.track.id) == ["x", "x#2", "x#3"])
    let mixed = try tracks(
      #""id": "y", "target": "x", "from": 0, "to": 1"#, one, #""id": "z", "from": 0, "to": 2"#)
    #expect(mixed.timeline.entries.map(\.track.id) == ["y", "x", "z"])
    #expect(mixed.timeline.targets == ["x", "z"])
  }

  @Test func `names of a nested timeline may be set apart`() throws {
    let inner = #"{"tracks": [{"target": "x", "from": 0, "to": 1}]}"#
    let document = try timeline(
      #"{"tracks": [{"timeline": \#(inner), "id": "a"}, {"timeline": \#(inner), "at": ">", "id": "b"}]}"#
    )
    #expect(document.timeline.entries.map(\.track.id) == ["a.x", "b.x"])
    #expect(document.timeline.duration == 2)
    let unnamed = try timeline(#"{"tracks": [{"timeline": \#(inner)}, {"timeline": \#(inner)}]}"#)
    #expect(unnamed.timeline.entries.map(\.track.id) == ["x", "x#2"])
    let named = #"{"tracks": [{"id": "x", "from": 0, "to": 1}]}"#
    #expect(
      complaint(#"{"tracks": [{"timeline": \#(named)}, {"timeline": \#(named)}]}"#)
        == "$.tracks[1]: a track 'x' exists already")
  }

  @Test(
    arguments: [
      ("30", 30.0), ("\"59.94\"", 60000.0 / 1001.0), ("\"60000/1001\"", 60000.0 / 1001.0),
    ] as [(String, Double)])
  func `a rate is a number or a text`(text: String, rate: Double) throws {
    let document = try timeline(#"{"fps": \#(text), "tracks": []}"#)
    #expect(areNear([document.rate.time(ofFrame: 1) * rate], [1]))
  }

  @Test func `an empty document is a timeline of one frame`() throws {
    let document = try timeline("\u{FEFF}{\"tracks\": []}")
    #expect(document.rate == 60)
    #expect(document.timeline.duration == 0)
    #expect(document.timeline.entries.isEmpty)
  }

  @Test(arguments: [
    (#""duration": 250"#, "duration", "250"), (#""delay": 100, "duration": 1"#, "delay", "100"),
    (#""endDelay": 250.5, "duration": 1"#, "endDelay", "250.5"),
    (#""repeatDelay": 300, "duration": 1"#, "repeatDelay", "300"),
  ])
  func `a bare number that is probably milliseconds is remarked on`(
    words: String, key: String, number: String
  ) throws {
    let document = try tracks(
      #""target": "y", "from": 0, "to": 1"#, #""target": "x", "from": 0, "to": 1, "# + words)
    let remark = "\(number) is seconds; for milliseconds write \"\(number)ms\""
    #expect(document.remarks == ["$.tracks[1].\(key): \(remark)"])
    #expect(try timeline(document.text).remarks == document.remarks)
  }

  @Test(arguments: [
    #""duration": 99.9"#, #""duration": "250s""#, #""duration": "250ms""#,
    #""duration": "infinite""#,
    #""duration": "250000ms", "delay": -250"#, #""at": 250"#, #""iterations": 250"#,
  ])
  func `seconds that are meant are not remarked on`(words: String) throws {
    let document = try tracks(#""target": "x", "from": 0, "to": 250, "# + words)
    #expect(document.remarks == [])
    #expect(try timeline(document.text) == document)
    #expect(try timeline(document.text).remarks == [])
  }

  @Test func `nested timelines are remarked on in their place`() throws {
    let document = try timeline(
      #"{"labels": {"duration": 500}, "tracks": [{"timeline": {"tracks": [{"target": "x", "from": 0, "to": 1, "duration": 250}]}, "duration": 400}]}"#
    )
    #expect(
      document.remarks.map { String($0.prefix { $0 != ":" }) } == [
        "$.tracks[0].duration", "$.tracks[0].timeline.tracks[0].duration",
      ])
  }
}
