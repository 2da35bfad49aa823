// curves dump: several curves side by side, or one below the other.
import Testing

@Suite(.timeLimit(.minutes(5)))
struct DumpSeveralTests {
  @Test func `curves stand side by side under their names`() throws {
    let run = try curves("dump", "linear", "ease-in-out", "7", "--samples", "3")
    #expect(run.lines.first == "frame,time,linear,easeInOut,keyboard")
    #expect(try run.texts("time") == ["0", "0.5", "1"])
    #expect(try run.texts("linear") == ["0", "0.5", "1"])
    #expect(try isNear(run.numbers("easeInOut")[1], 0.5))
  }

  @Test func `a shorter curve holds its last value`() throws {
    let run = try curves("dump", "keyboard", "linear")
    let keyboard = try run.texts("keyboard")
    #expect(keyboard.count == 61)
    #expect(keyboard[30].hasPrefix("0.9989009788907"))
    #expect(Set(keyboard[30...]).count == 1)
    let snapped = try curves("dump", "keyboard", "linear", "--snap").texts("keyboard")
    #expect(snapped[30...].allSatisfy { $0 == "1" })
    let columns = ["--columns", "velocity"]
    let velocity = try curves(["dump", "keyboard", "linear"] + columns).texts("keyboard")
    #expect(velocity[31...].allSatisfy { $0 == "0" })
  }

  @Test func `a name with a comma is quoted`() throws {
    let run = try curves("dump", "linear", "spring( duration:.50 bounce:.2 )", "--at", "0")
    #expect(run.lines == [#"frame,time,linear,"spring(duration: 0.5, bounce: 0.2)""#, "0,0,0,0"])
  }

  @Test func `with values each curve shows its value, or all that is named`() throws {
    let words = ["dump", "linear", "easeIn", "--samples", "2", "--from", "2", "--to", "4"]
    #expect(try curves(words).lines == ["frame,time,linear,easeIn", "0,0,2,2", "1,1,4,4"])
    let named = try curves(words + ["--columns", "time,progress,value"])
    #expect(
      named.lines.first
        == "time,linear.progress,easeIn.progress,linear.value,easeIn.value")
    #expect(named.lines.last == "1,1,1,4,4")
  }

  @Test func `curves stand one below the other in the long layout`() throws {
    let words = ["dump", "linear", "easeIn", "--samples", "2", "--layout", "long"]
    #expect(
      try curves(words).lines == [
        "frame,time,curve,progress", "0,0,linear,0", "0,0,easeIn,0", "1,1,linear,1",
        "1,1,easeIn,1",
      ])
    let values = try curves(words + ["--to", "8"])
    #expect(values.lines.first == "frame,time,curve,progress,value")
    #expect(values.lines.last == "1,1,easeIn,1,8")
    let chosen = try curves(words + ["--columns", "curve,velocity"])
    #expect(chosen.lines.prefix(2) == ["curve,velocity", "linear,1"])
  }

  @Test func `wide and long have the same numbers`() throws {
    let words = ["dump", "keyboard", "easeOut", "easeOutBounce", "--fps", "90"]
    let (wide, long) = (try curves(words), try curves(words + ["--layout", "long"]))
    let progress = try long.texts("progress")
    for (position, name) in ["keyboard", "easeOut", "easeOutBounce"].enumerated() {
      let own = stride(from: position, to: progress.count, by: 3).map { progress[$0] }
      #expect(try wide.texts(name) == own)
    }
  }

  @Test func `one curve given twice is refused by its one name`() throws {
    let run = try curves("dump", "keyboard", "7")
    #expect(run.code == 2)
    #expect(run.complaint.contains("keyboard is given twice"))
  }

  @Test func `the column of curves belongs to the long layout`() throws {
    let run = try curves("dump", "keyboard", "--columns", "curve")
    #expect(run.code == 2)
    #expect(run.bytes.isEmpty)
    #expect(run.complaint.contains("--layout long"))
  }
}
