// Rows in real time are those of the whole table, whenever they come.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ClockTests {
  private static let timeline = """
    {"version": 1, "tracks": [
      {"id": "card", "target": "card.y", "from": 0, "to": -336, "curve": "keyboard"},
      {"id": "fade", "target": "shade.opacity", "from": 0, "to": 0.4, "at": 0.1, "duration": 0.75,
        "curve": "easeInOut"}
    ]}
    """

  /// Runs the timeline above with options.
  private func run(_ words: [String]) throws -> Run {
    var result: Run?
    try withFolder { folder in
      try Self.timeline.write("t.json", in: folder)
      result = try curves(["run", "t.json"] + words, in: folder)
    }
    return try #require(result)
  }

  @Test func `200 live frames are rows of the virtual table, the last one included`() throws {
    let table = try run(["--fps", "240", "--clock", "virtual"])
    let live = try run(["--fps", "240", "--clock", "dispatch"])
    #expect(table.lines.count == 206)
    #expect(live.code == 0)
    #expect(live.lines.first == table.lines.first)
    #expect(live.lines.last == table.lines.last)
    let frames = try live.numbers("frame").map { Int($0) }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 })
    #expect(live.lines.dropFirst() == frames.map { table.lines[$0 + 1] }[...])
  }

  @Test(arguments: ["catchUp", "slip"])
  func `without skipping, the live table is the virtual one`(late: String) throws {
    let options = ["--fps", "59.94", "--show", "progress,phase", "--format", "jsonl"]
    let live = try run(["--clock", "dispatch", "--late", late] + options)
    #expect(live.code == 0)
    #expect(live.lines.count == 52)
    #expect(live.bytes == (try run(options)).bytes)
  }

  @Test func `a live dump is the dump`() throws {
    let words = ["dump", "keyboard", "easeIn", "--duration", "0.2", "--end", "exclude"]
    let live = try curves(words + ["--clock", "dispatch", "--late", "catchUp"])
    #expect(live.output == (try curves(words)).output)
    #expect(live.lines.count == 13)
  }

  @Test func `a live run ends with an account on standard error`() throws {
    let live = try curves("dump", "linear", "--duration", "0.1", "--clock", "dispatch")
    #expect(live.complaint.contains(" frames, "))
    #expect(live.complaint.contains("(median/p95/p99/max)"))
    #expect(live.complaint.split(separator: "\n").count == 1)
  }

  @Test func `a run without frames is a header`() throws {
    let words = ["dump", "linear", "--duration", "0", "--end", "exclude"]
    let live = try curves(words + ["--clock", "dispatch"])
    #expect(live.output == "frame,time,progress\n")
    #expect(live.code == 0)
  }

  @Test func `each row has left before the next is due`() throws {
    // The tool would take hours; the reader goes after three rows.
    let line = "(curves dump linear --duration 10000s --clock dispatch; echo $? >&2) | head -n 4"
    let live = try shell(line)
    #expect(live.lines.count == 4)
    #expect(live.complaint == "0\n")
  }

  /// The pipe's reader is there but never reads; the tool must end by itself, and first.
  @Test(arguments: [
    "curves dump linear --duration 10000s --fps 100000 --clock dispatch --stall 0.2",
    "yes step 2>&- | curves dump linear --clock stdin --stall 200ms",
  ])
  func `a reader that stalls ends the stream with one line and exit code 2`(line: String) throws {
    try withFolder { folder in
      let run = try shell(
        """
        mkfifo pipe; sleep 60 < pipe & reader=$!
        { \(line); echo $? >&2; } > pipe; kill $reader
        """, in: folder)
      #expect(
        run.complaint == "curves: standard output: the reader has taken nothing for 0.2 s\n2\n")
    }
  }

  @Test func `a file appears whole`() throws {
    try withFolder { folder in
      let words = ["dump", "linear", "--duration", "0.1", "-o", "live.csv"]
      let live = try curves(words + ["--clock", "dispatch", "--late", "slip"], in: folder)
      #expect(live.output.isEmpty)
      let text = try String(
        contentsOf: folder.appendingPathComponent("live.csv"), encoding: .utf8)
      #expect(text == (try curves("dump", "linear", "--duration", "0.1")).output)
    }
  }

  @Test(arguments: [
    (["--clock", "metal"], "--clock is \"metal\", expected \"virtual\" or \"dispatch\" or"),
    (["--late", "slip"], "--late is for --clock dispatch"),
    (["--clock", "stdin", "--late", "slip"], "--late is for --clock dispatch"),
    (["--clock", "dispatch", "--at", "1"], "--clock dispatch and --at exclude each other"),
    (["--clock", "stdin", "--samples", "3"], "--clock stdin and --samples exclude each other"),
    (["--clock", "dispatch", "--format", "json"], "take --format jsonl"),
    (["--clock", "dispatch", "--fps", "1000001"], "at most 1000000 frames per second"),
    (["--stall", "3"], "--stall is for --clock dispatch and --clock stdin"),
    (["--clock", "dispatch", "--stall", "0"], "--stall is 0, expected a time above 0 s"),
    (["--clock", "stdin", "--end", "exclude"], "--end says nothing there"),
    (["--clock", "dispatch", "--late", "never"], "expected \"skip\" or \"catchUp\" or \"slip\""),
  ])
  func `options that make no sense are refused`(words: [String], message: String) throws {
    let run = try curves(["dump", "linear"] + words)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.complaint.contains(message))
  }
}
