// Pipes: they get all of the output, or close without a word.
import Testing

@Suite(.timeLimit(.minutes(5)))
struct PipeTests {
  @Test func `a pipe gets more than a million bytes`() throws {
    let run = try curves("dump", "linear", "--samples", "60001")
    #expect(run.code == 0)
    #expect(run.bytes.count > 1_180_000)
    #expect(run.lines.count == 60002)
    #expect(run.lines.last == "60000,1,1")
  }

  @Test func `a slow reader gets it too`() throws {
    let line = "curves dump linear --samples 60001 | (sleep 0.2; tail -n 1)"
    #expect(try shell(line).output == "60000,1,1\n")
  }

  @Test(arguments: [
    "dump keyboard --fps 1000000", "dump linear --samples 1000000000000000",
    "dump linear easeIn --layout long --samples 9007199254740992 --format json", "list --aliases",
  ])
  func `a reader that has seen enough ends the run quietly`(words: String) throws {
    let run = try shell("(curves \(words); echo $? >&2) | head -n 1")
    #expect(run.lines.count == 1)
    #expect(run.complaint == "0\n")
  }

  @Test func `a closed standard output is an error`() throws {
    for words in ["dump keyboard", "list", "explain 7", "--help"] {
      let run = try shell("curves \(words) >&-")
      #expect(run.code == 2)
      #expect(run.complaint.contains("standard output"))
    }
  }

  @Test func `a closed standard error does not matter`() throws {
    #expect(try shell("curves dump nothing 2>&-").code == 2)
    #expect(try shell("curves dump keyboard 2>&-").lines.count == 32)
  }

  @Test func `a closed standard input is an error only for who reads it`() throws {
    #expect(try shell("curves dump keyboard <&-").lines.count == 32)
    let run = try shell("curves dump keyboard --at - <&-")
    #expect(run.code == 2)
    #expect(run.complaint.contains("standard input"))
  }

  #if os(Linux)
    @Test func `a full device is an error`() throws {
      let run = try shell("curves dump keyboard > /dev/full")
      #expect(run.code == 2)
      #expect(run.complaint.contains("standard output"))
    }
  #endif
}
