// Waits between repetitions, and nested timelines that repeat.
import SceneText
import Testing
import Timing

struct TimelineRepetitionTests {
  /// A pulse there and back in half a second each, then a pause; expo.out at a half of its time is
  /// (1 - 2⁻⁵) / (1 - 2⁻¹⁰).
  private static let pulse = 1.2 - 0.2 * (1 - 0x1p-5) / (1 - 0x1p-10)

  @Test(arguments: [
    """
    {"timeline": {"tracks": [{"id": "h", "target": "s", "from": 1.2, "to": 1, "duration": 0.5,
      "iterations": 2, "direction": "alternate", "endDelay": 1, "curve": "expo.out"}]},
     "at": 0.5, "iterations": 3}
    """,
    """
    {"id": "h", "target": "s", "at": 0.5, "duration": 2, "iterations": "infinite", "keyframes": [
      {"offset": 0, "value": 1.2, "curve": "expo.out"},
      {"offset": 0.25, "value": 1, "curve": "expo.in"},
      {"offset": 0.5, "value": 1.2}, {"offset": 1, "value": 1.2}]}
    """,
  ])
  func `a pulse pauses between its repetitions`(track: String) throws {
    let document = try timeline("{\"tracks\": [\(track)]}")
    let expected = [Self.pulse, Self.pulse, 1, 1.2, 1.2, 1.2, Self.pulse]
    #expect(
      areNear(try document.numbers("s", at: 0.75, 1.25, 1, 1.5, 2, 2.5, 2.75), expected))
  }

  @Test func `each leg is followed by the wait but the last`() throws {
    let document = try tracks(
      """
      "target": "s", "from": 1.2, "to": 1, "duration": 0.5, "iterations": 4,
      "direction": "alternate", "repeatDelay": 1, "curve": "expo.out"
      """)
    #expect(document.timeline.duration == 5)
    #expect(
      areNear(
        try document.numbers("s", at: 0.25, 0.5, 1, 1.5, 1.75, 2, 3, 3.5, 4, 5),
        [Self.pulse, 1, 1, 1, Self.pulse, 1.2, 1.2, 1, 1, 1.2]))
    let states = [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4.5, 5].map {
      document.timeline.state(of: "s", at: $0)
    }
    #expect(states.map { $0?.iteration } == [0, 0, 0, 1, 1, 1, 2, 3, 3])
    #expect(states.map { $0?.phase } == [Phase](repeating: .active, count: 8) + [.after])
    // The easing of a leg that runs back is that of its mirror image.
    #expect(states.map { $0?.progress }[1...4] == [1, 1, 1, 0])
    #expect(
      try document.events(through: 0, 0.7, 1.4, 1.6, 4, 5) == [
        "begin s 0.0", "iteration s 1.5", "iteration s 3.0", "iteration s 4.5", "complete s 5.0",
      ])
  }

  private static let panel = """
    {"tracks": [{"id": "p", "at": 1, WORDS, "timeline": {
      "tracks": [
        {"id": "a", "target": "x", "from": 0, "to": 10, "duration": 1},
        {"id": "b", "target": "y", "from": 0, "to": 1, "at": ">", "duration": 0.5}],
      "events": [{"at": 0.5, "name": "half"}]}}]}
    """

  private func panel(_ words: String) throws -> TimelineDocument {
    try timeline(Self.panel.replacing("WORDS", with: words))
  }

  @Test func `a nested timeline repeats as a whole`() throws {
    let document = try panel(#""iterations": 2"#)
    #expect(document.timeline.duration == 4)
    #expect(
      areNear(
        try document.numbers("x", at: 0, 1, 1.5, 2, 2.5, 3, 3.5, 4, 9),
        [0, 0, 5, 10, 0, 5, 10, 10, 10]))
    #expect(
      try document.events(through: 0, 2.2, 3.2, 9) == [
        "begin p 1.0", "begin p.a 1.0", "event half 1.5", "complete p.a 2.0", "begin p.b 2.0",
        "complete p.b 2.5", "iteration p 2.5", "begin p.a 2.5", "event half 3.0",
        "complete p.a 3.5", "begin p.b 3.5", "complete p.b 4.0", "complete p 4.0",
      ])
  }

  @Test func `a nested timeline that runs back is its mirror image`() throws {
    let document = try panel(#""iterations": 2, "direction": "alternate""#)
    #expect(
      areNear(try document.numbers("x", at: 1.5, 2.5, 3.25, 3.5, 4, 9), [5, 10, 7.5, 5, 0, 0]))
    #expect(
      try document.events(through: 0, 9) == [
        "begin p 1.0", "begin p.a 1.0", "event half 1.5", "complete p.a 2.0", "begin p.b 2.0",
        "complete p.b 2.5", "iteration p 2.5", "begin p.b 2.5", "complete p.b 3.0",
        "begin p.a 3.0", "event half 3.5", "complete p.a 4.0", "complete p 4.0",
      ])
    let states = [0.5, 1.5, 2.75, 3.75, 9].map { document.timeline.state(of: "p.b", at: $0) }
    #expect(states.map { $0?.phase } == [.idle, .before, .active, .before, .before])
  }

  /// Its duration is that of one pass, its curve eases the time inside.
  @Test func `a nested timeline takes every word of time`() throws {
    let slow = try panel(#""duration": 3, "delay": 0.5, "rate": 2"#)
    #expect(areNear(try slow.numbers("x", at: 1, 1.25, 1.75, 2.25, 2.75), [0, 0, 5, 10, 10]))
    #expect(slow.timeline.duration == 2.75)
    #expect(
      try slow.events(through: 0, 2, 9).prefix(3) == [
        "begin p 1.25", "begin p.a 1.25", "event half 1.75",
      ])
    let jumping = try panel(#""curve": "steps(3)""#)
    #expect(
      areNear(
        try jumping.numbers("x", at: 1, 1.499, 1.5, 1.75, 2, 2.499, 2.5), [0, 0, 5, 5, 10, 10, 10]))
    #expect(
      try jumping.events(through: 0, 1.5, 9) == [
        "begin p 1.0", "begin p.a 1.0", "event half 1.5", "complete p.a 2.0", "begin p.b 2.0",
        "complete p.b 2.5", "complete p 2.5",
      ])
    let unseen = try panel(#""fill": "none", "iterations": 1.5"#)
    #expect(areNear(try unseen.numbers("x", at: 0.9, 1.5, 2.5, 3, 3.25, 9), [0, 5, 0, 5, 0, 0]))
    #expect(unseen.timeline.duration == 3.25)
  }
}
