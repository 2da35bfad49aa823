// curves run: the frames of a timeline.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct RunTests {
  static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Curves/timelines")

  private func example(_ name: String, _ words: String...) throws -> Run {
    try curves(["run", Self.examples.appending(path: name + ".json").path] + words)
  }

  /// Runs a document from standard input.
  private func run(_ text: String, _ words: String...) throws -> Run {
    try curves(["run", "-"] + words, input: text)
  }

  private let half =
    #"{"fps": 30, "tracks": [{"target": "x", "from": 0, "to": 1, "duration": 0.5}]}"#

  @Test func `the keyboard's card arrives at its target`() throws {
    let run = try example("keyboard-card")
    #expect(run.code == 0)
    #expect(run.complaint == "")
    #expect(run.lines.count == 32)
    #expect(
      run.lines[0] == "frame,time,card.frame.x,card.frame.y,card.frame.width,card.frame.height,"
        + "shade.opacity")
    #expect(run.lines[1] == "0,0,0,0,320,44,0")
    #expect(run.lines[31] == "30,0.5,0,-336,320,44,0.4")
    let expected = try run.numbers("time").dropLast().map { time in
      -336 * SpringFormula.keyboard.progress(at: time)
    }
    #expect(areNear(Array(try run.numbers("card.frame.y").dropLast()), expected, within: 1e-10))
  }

  @Test func `frames come at the document's rate, else at that of the option`() throws {
    #expect(try run(half).texts("time").count == 16)
    #expect(try run(half, "--fps", "4").texts("time") == ["0", "0.25", "0.5"])
    #expect(try run(half, "--fps", "4", "--end", "exclude").texts("time") == ["0", "0.25"])
    #expect(try run(half, "--fps", "2", "--duration", "1").texts("x") == ["0", "1", "1"])
    #expect(try run(half, "--fps", "8").texts("x") == ["0", "0.25", "0.5", "0.75", "1"])
  }

  @Test func `rows may be at any times in any order`() throws {
    let run = try run(half, "--at", "0.25,-1,.5,250ms,9")
    #expect(
      run.lines == ["frame,time,x", "0,0.25,0.5", "1,-1,0", "2,0.5,1", "3,0.25,0.5", "4,9,1"])
  }

  @Test func `progress, iteration and phase stand beside the values`() throws {
    let text =
      #"{"tracks": [{"id": "a", "target": "x", "from": 0, "to": 8, "delay": 1, "#
      + #""duration": 1, "iterations": 2, "fill": "none"}]}"#
    let run = try run(text, "--at", "0.5,1.25,2.5,3", "--show", "progress,iteration,phase")
    #expect(
      run.lines == [
        "frame,time,x,a.progress,a.iteration,a.phase", "0,0.5,0,,,before", "1,1.25,2,0.25,0,active",
        "2,2.5,4,0.5,1,active", "3,3,0,,,after",
      ])
    let one = try self.run(text, "--at", "1.5", "--show", "phase")
    #expect(one.lines == ["frame,time,x,a.phase", "0,1.5,4,active"])
  }

  @Test func `after endlessly many iterations the number is infinite`() throws {
    let text =
      #"{"tracks": [{"id": "a", "target": "x", "from": 0, "to": 8, "duration": 0, "#
      + #""iterations": "infinite"}]}"#
    let run = try run(text, "--at", "-1,0,1", "--show", "iteration,progress")
    #expect(
      run.lines == [
        "frame,time,x,a.iteration,a.progress", "0,-1,0,0,0", "1,0,8,inf,1", "2,1,8,inf,1",
      ])
    let json = try self.run(text, "--at", "0", "--show", "iteration", "--format", "json")
    #expect(json.code == 2)
  }

  @Test func `events come in the order of play`() throws {
    let text =
      #"{"tracks": [{"target": "a", "from": 0, "to": 1, "duration": 0.5, "iterations": 2}], "#
      + #""events": [{"at": 0.75, "name": "late"}]}"#
    let forth = ["0,begin,a", "0.5,iteration,a", "0.75,event,late", "1,complete,a"]
    #expect(try run(text, "--events").lines == ["time,event,name"] + forth)
    #expect(try run(text, "--events", "--at", "0,1").lines == ["time,event,name"] + forth)
    #expect(
      try run(text, "--events", "--at", "1,0").lines == [
        "time,event,name", "1,begin,a", "0.75,event,late", "0.5,iteration,a", "0,complete,a",
      ])
    #expect(try run(text, "--events", "--format", "json").output.contains(#""event":"begin""#))
  }

  @Test func `a timeline that never ends asks for a duration`() throws {
    let text = #"{"tracks": [{"target": "x", "from": 0, "to": 1, "repeat": true}]}"#
    let refused = try run(text)
    #expect(refused.code == 2)
    #expect(refused.bytes.isEmpty)
    #expect(refused.complaint.contains("never ends") && refused.complaint.contains("--duration"))
    #expect(
      try run(text, "--duration", "1.5", "--fps", "2").texts("x") == ["0", "0.5", "0", "0.5"])
    #expect(try run(text, "--at", "7.25").texts("x") == ["0.25"])
  }

  @Test func `output options are those of dump`() throws {
    #expect(
      try run(half, "--at", "0.25", "--format", "tsv").output == "frame\ttime\tx\n0\t0.25\t0.5\n")
    #expect(
      try run(half, "--at", "0.25", "--format", "jsonl").output
        == "{\"frame\":0,\"time\":0.25,\"x\":0.5}\n")
    #expect(
      try run(half, "--at", "0.25", "--no-header", "--decimal", ",", "--delimiter", ";")
        .output == "0;0,25;0,5\n")
    let unnamed = try run(half, "--at", "0.25", "--metadata")
    #expect(unnamed.code == 2 && unnamed.complaint.contains("standard input has no name"))
    try withFolder { folder in
      let run = try curves(["run", "-", "-o", "out.csv", "--at", "0.5"], input: half, in: folder)
      #expect(run.code == 0 && run.bytes.isEmpty)
      let text = try String(contentsOf: folder.appending(path: "out.csv"), encoding: .utf8)
      #expect(text == "frame,time,x\n0,0.5,1\n")
      let wrong = try curves(["run", "no.json", "-o", "none.csv"], in: folder)
      #expect(wrong.code == 2)
      #expect(try names(in: folder) == ["out.csv"])
    }
  }

  @Test func `a curve may come from a file`() throws {
    try withFolder { folder in
      try "time,progress\n0,0\n0.5,1\n1,1\n".write("mine.csv", in: folder)
      try #"{"tracks": [{"target": "x", "from": 0, "to": 4, "duration": 1, "curve": "mine.csv"}]}"#
        .write("a.json", in: folder)
      let run = try curves(["run", "a.json", "--at", "0.25,0.5"], in: folder)
      #expect(try run.texts("x") == ["2", "4"])
    }
  }

  @Test(arguments: [
    (["run"], "run needs one timeline"), (["run", "a.json", "b.json"], "run needs one timeline"),
    (["run", "no-such.json"], "no-such.json: no such file"), (["run", "/"], "folder"),
    (["run", "-"], "-: $: not valid JSON at line 1, column 1"),
    (["run", "-", "--fsp", "30"], "--fps"),
    (["run", "-", "--show", "fase"], "unknown detail \"fase\""),
  ])
  func `what cannot be run is refused by name`(words: [String], message: String) throws {
    let run = try curves(words)
    #expect(run.code == 2)
    #expect(run.bytes.isEmpty)
    #expect(run.complaint.contains(message), "\(run.complaint)")
  }

  @Test(arguments: [
    (["--show", "fase"], "unknown detail \"fase\""), (["--fps", "0"], "--fps"),
    (["--at", "1", "--fps", "30"], "--at"), (["--events", "--show", "phase"], "--events"),
    (["--at", "soon"], "--at"), (["--duration", "-1"], "-1"), (["--format", "xml"], "xml"),
  ])
  func `options are read strictly`(words: [String], message: String) throws {
    let run = try curves(["run", "-"] + words, input: half)
    #expect(run.code == 2)
    #expect(run.bytes.isEmpty)
    #expect(run.complaint.contains(message), "\(run.complaint)")
  }

  @Test func `a mistake in a document has its file and path`() throws {
    let run = try run(#"{"tracks": [{"target": "x", "from": 0, "to": 1, "durtion": 1}]}"#)
    #expect(run.code == 2)
    #expect(
      run.complaint.hasPrefix(
        #"curves: -: $.tracks[0]: no key "durtion" is known here; nearest: duration"#))
  }
}

extension RunTests {
  /// What is written, all the way from the document; other tests compare what is computed.
  @Test(arguments: [
    "keyboard-card", "interrupted", "staggered-list", "full-turn", "repeating-pulse",
  ])
  func `the rows of an example are those of its golden table`(name: String) throws {
    let golden = try String(
      contentsOf: Self.examples.appending(path: name + ".csv"), encoding: .utf8
    ).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let run = try curves("run", Self.examples.appending(path: name + ".json").path)
    #expect(run.lines.count == golden.count)
    #expect(run.lines.first == golden.first.map(String.init))
    for (line, expected) in zip(run.lines, golden).dropFirst() {
      let cells = line.split(separator: ",").map { Double($0) ?? .nan }
      #expect(areNear(cells, expected.split(separator: ",").map { Double($0) ?? .infinity }))
    }
    #expect(run.lines.last?.split(separator: ",").last == golden.last?.split(separator: ",").last)
  }

  @Test func `a sum that misses a frame by a rounding is at that frame`() throws {
    let text = #"{"tracks": [{"target": "x", "from": 0, "to": 1, "at": 0.4, "duration": 0.2}]}"#
    let run = try curves(["run", "-"], input: text)
    #expect(run.lines.count == 38)
    #expect(run.lines.last == "36,0.6,1")
    let events = try curves(["run", "-", "--events"], input: text)
    #expect(events.lines.dropFirst().map { $0.split(separator: ",")[1] } == ["begin", "complete"])
  }

  /// 0.7 - 0.2 is a rounding less than 0.5; the keyboard would stop 0.37 points short.
  @Test func `a track that does not start at 0 ends at its target, too`() throws {
    for start in ["0.1", "0.2", "0.3", "0.7", "1.1"] {
      let text =
        #"{"tracks": [{"target": "y", "from": 0, "to": -336, "curve": "keyboard", "#
        + #""at": \#(start)}, {"target": "z", "from": 0, "to": 1, "at": 3}]}"#
      let end = try #require(Double(start)) + 0.5
      let run = try curves(["run", "-"], input: text)
      let rows = zip(try run.numbers("time"), try run.texts("y")).filter { $0.0 >= end - 1e-9 }
      #expect(!rows.isEmpty && rows.allSatisfy { $0.1 == "-336" }, "\(start)")
    }
  }
}
