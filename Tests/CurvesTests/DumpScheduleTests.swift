// curves dump: when the rows are.
import Testing

@Suite(.timeLimit(.minutes(5)))
struct DumpScheduleTests {
  @Test(arguments: [
    ("24", 24, 1), ("59.94", 60000, 1001), ("60000/1001", 60000, 1001), ("29.97", 30000, 1001),
    ("2997/100", 2997, 100), ("23.976", 24000, 1001), ("12.5", 25, 2), ("119.88", 120000, 1001),
  ])
  func `a frame is at its index over the exact rate`(
    rate: String, frames: Int, seconds: Int
  ) throws {
    let times = try curves("dump", "linear", "--duration", "200", "--fps", rate).numbers("time")
    let expected = times.indices.dropLast().map { Double($0 * seconds) / Double(frames) }
    #expect(Array(times.dropLast()) == expected)
    #expect(times.last == 200)
    #expect(times.count == (200 * frames + seconds - 1) / seconds + 1)
  }

  @Test func `a frame's time does not drift`() throws {
    let run = try curves("dump", "linear", "--duration", "600")
    #expect(run.lines[16].hasPrefix("15,0.25,"))
    #expect(run.lines.last == "36000,600,1")
  }

  @Test func `the end is a row of its own, or none`() throws {
    let included = try curves("dump", "easeIn", "--duration", "0.25").numbers("time")
    #expect(included.count == 16)
    #expect(included.last == 0.25)
    let excluded = try curves("dump", "easeIn", "--duration", "0.25", "--end", "exclude")
    #expect(try excluded.numbers("time").count == 15)
    let clip = ["dump", "linear", "--duration", "5.166666666666667", "--fps", "24"]
    let last = try curves(clip + ["--end", "exclude"]).lines.last
    #expect(last?.hasPrefix("123,5.125,") == true)
    let between = try curves("dump", "linear", "--duration", "0.26", "--end=include")
    #expect(try between.numbers("time").suffix(2) == [0.25, 0.26])
  }

  @Test func `samples include both ends`() throws {
    let run = try curves("dump", "keyboard", "--samples", "5")
    #expect(try run.texts("frame") == ["0", "1", "2", "3", "4"])
    #expect(try run.texts("time") == ["0", "0.125", "0.25", "0.375", "0.5"])
    #expect(
      try curves("dump", "keyboard", "--samples=1").lines == ["frame,time,progress", "0,0,0"])
  }

  @Test func `times are taken in the order given`() throws {
    let run = try curves("dump", "linear", "--at", "0.5,.25s,250ms,1,0,0")
    #expect(try run.texts("frame") == ["0", "1", "2", "3", "4", "5"])
    #expect(try run.texts("time") == ["0.5", "0.25", "0.25", "1", "0", "0"])
    #expect(try run.numbers("progress") == [0.5, 0.25, 0.25, 1, 0, 0])
  }

  @Test(arguments: ["-.5,-1e-3,-5", "-1e-3", "-.5"])
  func `negative times are values and lie before the start`(times: String) throws {
    for words in [["--at", times], ["--at=" + times]] {
      let run = try curves(["dump", "linear"] + words)
      let expected = times.split(separator: ",").compactMap { Double(String($0)) }
      #expect(run.code == 0)
      #expect(try run.numbers("time") == expected)
      #expect(try run.texts("progress").allSatisfy { $0 == "0" })
    }
  }

  @Test func `times come from a file or from standard input`() throws {
    let text = "0.1\n# a remark\n250ms; .5\r\n\t1e-1, 2s # another\n\n"
    let expected = [0.1, 0.25, 0.5, 0.1, 2]
    #expect(try curves("dump", "linear", "--at", "-", input: text).numbers("time") == expected)
    try withFolder { folder in
      for name in ["times.txt", "2024 times", "1.txt", "-5.csv"] {
        try text.write(name, in: folder)
        let run = try curves("dump", "linear", "--at", name, in: folder)
        #expect(try run.numbers("time") == expected, "\(name)")
      }
    }
    #expect(try curves("dump", "linear", "--at", "-").lines == ["frame,time,progress"])
  }

  @Test func `a wrong time in a file is told with its line`() throws {
    let run = try curves("dump", "linear", "--at", "-", input: "0.1\n0.2\n0.3 soon\n")
    #expect(run.code == 2)
    #expect(run.bytes.isEmpty)
    #expect(run.complaint.contains("standard input, line 3 is \"soon\""))
  }

  @Test(arguments: [
    ["--fps", "60", "--samples", "3"], ["--fps", "60", "--at", "1"],
    ["--at", "1", "--samples", "3"],
    ["--end", "exclude", "--samples", "3"], ["--at", "1", "--end", "include"],
  ])
  func `options that exclude each other are refused`(words: [String]) throws {
    let run = try curves(["dump", "keyboard"] + words)
    #expect(run.code == 2)
    #expect(run.bytes.isEmpty)
    #expect(run.complaint.contains("exclude each other"))
    for word in words where word.hasPrefix("--") { #expect(run.complaint.contains(word)) }
  }
}
