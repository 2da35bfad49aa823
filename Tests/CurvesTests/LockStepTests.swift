// Rows on command: a session with the tool, as a simulation holds it.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct LockStepTests {
  private let timeline = "Curves/timelines/keyboard-card.json"
  private let top = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Holds a session over a timeline.
  private func session(_ commands: String, _ words: String...) throws -> Run {
    try curves(["run", timeline, "--clock", "stdin"] + words, input: commands, in: top)
  }

  @Test func `steps give the rows of the virtual table`() throws {
    let table = try curves(["run", timeline], in: top)
    let run = try session("step\nstep 5\nstep 24\n")
    #expect(run.code == 0)
    #expect(run.complaint.isEmpty)
    #expect(run.lines == Array(table.lines.prefix(31)))
  }

  @Test func `seeking and running backward answer with the rows of those times`() throws {
    let run = try session("seek 0.25\nrate -1\nstep 3\nrate 2\nstep\n", "--fps", "20")
    let times = try run.texts("time")
    #expect(times == ["0.25", "0.2", "0.15", "0.1", "0.2"])
    #expect(try run.texts("frame") == ["0", "1", "2", "3", "4"])
    let table = try curves(
      ["run", timeline, "--at", times.joined(separator: ",")], in: top)
    #expect(run.lines == table.lines)
  }

  @Test func `a bad command gets one line and the session lives`() throws {
    let run = try session("stpe\nseek nowhere\n\nstep 1e3\nstep\n")
    #expect(run.code == 0)
    #expect(run.lines.count == 2)
    #expect(run.complaint.split(separator: "\n").count == 4)
    #expect(run.complaint.hasPrefix("curves: unknown command 'stpe'"))
  }

  @Test func `a bad command cannot steer the terminal`() throws {
    let run = try session("\u{1B}[2Jstep\u{7}\n")
    #expect(run.complaint.contains(#"'\u{1B}[2Jstep\u{07}'"#))
    #expect(run.complaint.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 })
  }

  @Test func `a session runs until quit, and refuses a duration`() throws {
    let run = try session("step\n", "--duration", "3")
    #expect(run.code == 2)
    #expect(run.complaint.contains("--clock stdin runs until quit"))
  }

  @Test func `nothing is read after quit`() throws {
    #expect(try session("step\nquit\nstep 7\n").lines.count == 2)
  }

  @Test(arguments: ["", "\n", "step", "STEP 1\r\n"])
  func `a session ends with its input`(commands: String) throws {
    let run = try session(commands)
    #expect(run.code == 0)
    #expect(run.lines.count == (commands.count > 1 ? 2 : 1))
  }

  @Test func `a long answer comes whole`() throws {
    let run = try session("step 10000\n", "--format", "jsonl")
    #expect(run.lines.count == 10000)
    #expect(run.lines.last?.hasPrefix("{\"frame\":9999,\"time\":166.65,") == true)
  }

  @Test func `a reader that has gone ends the session quietly`() throws {
    let line = "(yes step | curves dump keyboard --clock stdin; echo $? >&2) | head -n 3"
    let run = try shell(line)
    #expect(run.lines.count == 3)
    #expect(run.complaint.hasSuffix("0\n"))
    #expect(!run.complaint.contains("curves:"))
  }

  @Test func `an endless timeline can be stepped`() throws {
    try withFolder { folder in
      let track = #""id": "a", "from": 0, "to": 1, "curve": "linear", "duration": 1"#
      try #"{"version": 1, "tracks": [{\#(track), "iterations": "infinite"}]}"#
        .write("t.json", in: folder)
      let run = try curves(["run", "t.json", "--clock", "stdin"], input: "seek 7.5\n", in: folder)
      #expect(run.complaint.isEmpty)
      #expect(run.lines.last?.hasPrefix("0,7.5,0.5") == true)
    }
  }

  @Test func `commands and a timeline cannot both come from standard input`() throws {
    let run = try curves("run", "-", "--clock", "stdin", input: "step\n")
    #expect(run.code == 2)
    #expect(run.complaint.contains("standard input"))
  }

  @Test func `the Python example names the columns where it is given none of them`() throws {
    let run = try shell("python3 tools/lockstep.py \(timeline) card.z", in: top)
    #expect(run.code == 1)
    #expect(run.complaint.hasPrefix("no column 'card.z'; there are frame, time, card.frame.x"))
  }

  @Test func `the Python example keeps in step, forward and backward`() throws {
    let run = try shell("python3 tools/lockstep.py \(timeline) card.frame.y", in: top)
    #expect(run.complaint.isEmpty)
    #expect(run.code == 0)
    let (times, values) = (try run.numbers("time"), try run.numbers("card.frame.y"))
    #expect(times.count == 30)
    #expect(times[14] == 0.25)
    #expect(abs(values[14] - -336 * 0.9420383465481865) < 1e-9)
    #expect((times.last, values.last) == (0, 0))
    // The weight lags behind: it is where the card has been.
    let follower = try run.numbers("follower")
    #expect(values[14] < follower[14] && follower[14] < 0)
  }
}
