// Where tracks and events are put.
import FrameTables
import Goldens
import SceneText
import Testing
import Timing

struct TimelinePositionTests {
  private static func starts(_ second: String) throws -> [Double] {
    try timeline(
      """
      {"labels": {"open": 0.2, "half-way": "3000ms"}, "tracks": [
        {"target": "a", "from": 0, "to": 1, "at": 1, "duration": 0.5},
        {"target": "b", "from": 0, "to": 1, "at": \(second)}]}
      """
    ).timeline.entries.map(\.placement.start)
  }

  @Test(arguments: [
    ("2", 2.0), ("-0.5", -0.5), ("\"0.75\"", 0.75), ("\"open\"", 0.2), ("\"open+0.3\"", 0.5),
    ("\"open-0.1\"", 0.1), ("\"half-way\"", 3), ("\"half-way-1\"", 2), ("\"<\"", 1),
    ("\"<0.25\"", 1.25), ("\"<-.5\"", 0.5), ("\">\"", 1.5), ("\">-0.1\"", 1.4), ("\">+1\"", 2.5),
    ("\"250ms\"", 0.25), ("\"2s\"", 2),
  ])
  func `a position is seconds, a label, or next to the track before`(
    text: String, start: Double
  ) throws {
    #expect(areNear(try Self.starts(text), [1, start]))
  }

  @Test(arguments: [
    (#""opn""#, "$.tracks[1].at: no label is named 'opn'; nearest: open"),
    (#""""#, "$.tracks[1].at: '' is no position"), (#"">>""#, "$.tracks[1].at: '>>' is no"),
    (#"">++1""#, "$.tracks[1].at: '>++1' is no"),
    (#""open++1""#, "$.tracks[1].at: 'open++1' is no"),
    ("true", "$.tracks[1].at: found true, expected seconds, a label"),
    (#""infinite""#, "$.tracks[1].at: no label is named 'infinite'"),
  ])
  func `a position that is none is refused`(text: String, message: String) {
    let document =
      #"{"labels": {"open": 1}, "tracks": [{"target": "a", "from": 0, "to": 1}, "#
      + #"{"target": "b", "from": 0, "to": 1, "at": \#(text)}]}"#
    #expect(complaint(document).hasPrefix(message))
  }

  @Test func `nothing follows what never ends or was not there`() {
    let track = #"{"target": "a", "from": 0, "to": 1, "iterations": "infinite"}"#
    #expect(
      complaint(
        #"{"tracks": [\#(track), {"target": "b", "from": 0, "to": 1, "at": ">"}]}"#
      ).hasPrefix("$.tracks[1].at: what lies before '>' never ends"))
    #expect(
      complaint(#"{"tracks": [{"target": "b", "from": 0, "to": 1, "at": ">"}]}"#)
        .hasPrefix("$.tracks[0].at: '<' and '>' need something added before"))
  }

  @Test(arguments: [
    (#"{"each": "100ms"}"#, [0, 0.1, 0.2, 0.3]), ("0.1", [0, 0.1, 0.2, 0.3]),
    (#"{"each": 0.1, "from": "last"}"#, [0.3, 0.2, 0.1, 0]),
    (#"{"each": 0.1, "from": "center"}"#, [0.1, 0, 0, 0.1]),
    (#"{"each": 0.1, "from": "edges"}"#, [0, 0.1, 0.1, 0]),
    (#"{"each": 0.1, "from": 1}"#, [0.1, 0, 0.1, 0.2]),
    (#"{"each": 0.1, "columns": 2, "axis": "x"}"#, [0, 0.1, 0, 0.1]),
    (#"{"each": 0.1, "columns": 2, "axis": "y"}"#, [0, 0, 0.1, 0.1]),
    (#"{"each": 0.1, "curve": "steps(1)"}"#, [0, 0, 0, 0.3]),
  ])
  func `staggered tracks start one after the other`(stagger: String, delays: [Double]) throws {
    let document = try tracks(
      #""id": "row", "targets": ["a", "b", "c", "d"], "from": 0, "to": 1, "at": 1, "#
        + #""stagger": \#(stagger)"#)
    #expect(document.timeline.entries.map(\.track.id) == ["row.a", "row.b", "row.c", "row.d"])
    #expect(areNear(document.timeline.entries.map(\.placement.start), delays.map { $0 + 1 }))
  }

  @Test func `three items tell of themselves in order`() throws {
    let document = try tracks(
      #""target": "a", "from": 0, "to": 1, "duration": 0.5"#,
      #""target": "b", "from": 0, "to": 1, "duration": 0.5"#,
      #""target": "c", "from": 0, "to": 1, "duration": 0.5, "at": ">""#)
    #expect(
      try document.events(through: 0, 0.3, 1) == [
        "begin a 0.0", "begin b 0.0", "complete a 0.5", "complete b 0.5", "begin c 0.5",
        "complete c 1.0",
      ])
    #expect(
      try document.events(through: 1, 0.6, 0) == [
        "begin c 1.0", "complete c 0.5", "begin b 0.5", "begin a 0.5", "complete b 0.0",
        "complete a 0.0",
      ])
    #expect(try document.events(through: 0) == ["begin a 0.0", "begin b 0.0"])
  }

  /// A delay is each track's own, and the stagger comes on top.
  @Test func `a stagger stands beside a delay`() throws {
    let document = try tracks(
      #""id": "l", "targets": ["a", "b", "c", "d"], "from": 0, "to": 1, "delay": 0.5, "#
        + #""duration": 1, "stagger": {"each": 0.1, "from": "center"}"#,
      #""id": "m", "targets": ["e", "f", "g", "h"], "from": 0, "to": 1, "delay": 0.5, "#
        + #""duration": 1, "stagger": {"each": 0.1, "from": "edges"}"#,
      #""id": "n", "targets": ["i", "j", "k", "o"], "from": 0, "to": 1, "at": ">", "#
        + #""duration": 1, "stagger": -0.1"#)
    let times = TimelineTable(document.timeline).events(through: [0, 9]).columns
    guard case .numbers(let moments) = times[0].cells, case .texts(let kinds) = times[1].cells,
      case .texts(let names) = times[2].cells
    else { return }
    let begins = moments.indices.filter { kinds[$0] == "begin" }.map {
      "\(names[$0]) \(moments[$0])"
    }
    #expect(
      Set(begins) == [
        "l.a 0.6", "l.b 0.5", "l.c 0.5", "l.d 0.6", "m.e 0.5", "m.f 0.6", "m.g 0.6", "m.h 0.5",
        "n.o 1.6", "n.k 1.7", "n.j 1.8", "n.i 1.9",
      ])
  }
}
