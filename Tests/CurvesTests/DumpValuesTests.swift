// curves dump: values, velocities, durations and what holds at the ends.
import Testing

@Suite(.timeLimit(.minutes(5)))
struct DumpValuesTests {
  private let spring = "spring(mass: 1, stiffness: 100, damping: 10)"

  @Test(arguments: [
    (["--from", "10", "--to", "20"], ["10", "15", "20"]),
    (["--from", "-5", "--to=-1e1"], ["-5", "-7.5", "-10"]),
    (["--to", ".5"], ["0", "0.25", "0.5"]), (["--from", "3"], ["3", "2", "1"]),
    (["--from", "-.5", "--to", "-.5"], ["-0.5", "-0.5", "-0.5"]),
    (["--from", "1e308", "--to", "-1e308"], ["1e+308", "0", "-1e+308"]),
  ])
  func `values go from one number to another`(words: [String], values: [String]) throws {
    let run = try curves(["dump", "linear", "--samples", "3"] + words)
    #expect(run.lines.first == "frame,time,progress,value")
    #expect(try run.texts("value") == values)
  }

  @Test func `columns come as they are named`() throws {
    let run = try curves(
      "dump", "linear", "--samples", "2", "--to", "4", "--columns", "value,velocity,time,frame")
    #expect(run.lines == ["value,velocity,time,frame", "0,4,0,0", "4,4,1,1"])
    let bare = try curves("dump", "linear", "--samples", "2", "--columns", "time,value,velocity")
    #expect(bare.lines == ["time,value,velocity", "0,0,1", "1,1,1"])
  }

  @Test func `easings are stretched to a duration`() throws {
    let run = try curves("dump", "easeInOut", "--duration", "250ms", "--samples", "3")
    #expect(try run.texts("time") == ["0", "0.125", "0.25"])
    #expect(try areNear(run.numbers("progress"), [0, 0.5, 1], within: 1e-15))
    let slope = try curves("dump", "linear", "--duration", "0.25s", "--columns", "velocity")
    #expect(try slope.texts("velocity").allSatisfy { $0 == "4" })
  }

  @Test(arguments: ["keyboard", "spring(mass: 3, stiffness: 1000, damping: 500)"])
  func `springs are looked at for a duration`(curve: String) throws {
    for duration in [0.25, 0.5, 1] {
      let run = try curves("dump", curve, "--duration", "\(duration)")
      #expect(try run.numbers("time").last == duration)
      let last = try run.numbers("progress").last ?? .nan
      #expect(isNear(last, SpringFormula.keyboard.progress(at: duration)))
    }
  }

  @Test(arguments: [(0.0, 100.0, 250.0), (0, -100, -5), (0, -100, 40), (7, 3, 0)])
  func `a spring is thrown at a velocity in value units`(
    from: Double, to: Double, velocity: Double
  ) throws {
    let run = try curves(
      "dump", spring, "--from", "\(from)", "--to", "\(to)", "--velocity", "\(velocity)",
      "--columns", "time,value,velocity")
    let formula = SpringFormula(frequency: 10, ratio: 0.5, velocity: velocity / (to - from))
    let expected = try run.numbers("time").map { from + (to - from) * formula.progress(at: $0) }
    #expect(try areNear(run.numbers("value"), expected, within: 1e-10))
    #expect(try isNear(run.numbers("velocity")[0], velocity, within: 1e-10))
  }

  @Test func `a spring between equal values is thrown and comes back`() throws {
    let run = try curves(
      "dump", spring, "--from", "5", "--to", "5", "--velocity", "-8", "--at", "-1,0,.1,.2,9",
      "--columns", "time,value,velocity")
    // x(t) = v / wd e^(-5 t) sin(wd t), wd = 5 √3, before, while and after it moves.
    let values = try run.numbers("value")
    #expect(areNear(Array(values[1...3]), [5, 4.573194243908, 4.664576296267], within: 1e-11))
    #expect(values[0] == 5)
    #expect(isNear(values[4], 5, within: 0.01))
    let velocities = try run.numbers("velocity")
    #expect(velocities[0] == 0)
    #expect(velocities[1] == -8)
    #expect(velocities[4] == 0)
  }

  @Test(arguments: ["easeIn", "keyboard", "linear"])
  func `what is no spring cannot be thrown`(curve: String) throws {
    let run = try curves("dump", curve, "--velocity", "3")
    #expect(run.code == 2)
    #expect(run.complaint.contains("--velocity is for springs"))
    #expect(run.complaint.contains(curve))
  }

  @Test func `a clipped spring stays clipped when it is thrown`() throws {
    let run = try curves("dump", "clip(\(spring), duration: 0.2)", "--velocity", "1")
    #expect(try run.numbers("time").last == 0.2)
  }

  @Test func `the last row shows the spring, or the target when snapped`() throws {
    let words = ["dump", "keyboard", "--from", "0", "--to", "336"]
    #expect(try isNear(curves(words).numbers("value").last ?? 0, 335.6307289072886))
    let snapped = try curves(words + ["--snap"])
    #expect(snapped.lines.last == "30,0.5,1,336")
    #expect(try snapped.texts("value").dropLast() == curves(words).texts("value").dropLast())
  }

  @Test func `outside a curve its ends hold, or its formula goes on`() throws {
    let words = ["dump", "ease", "--at", "-1,0,1,3", "--columns", "progress,velocity"]
    let clamped = try curves(words)
    #expect(try clamped.texts("progress") == ["0", "0", "1", "1"])
    #expect(try clamped.numbers("velocity")[0] == 0)
    let extended = try curves(words + ["--outside", "extend"])
    #expect(try areNear(extended.numbers("progress"), [-0.4, 0, 1, 1]))
    #expect(try areNear(extended.numbers("velocity"), [0.4, 0.4, 0, 0]))
    let spring = try curves("dump", "keyboard", "--at", "0.6", "--outside", "extend")
    #expect(try isNear(spring.numbers("progress")[0], SpringFormula.keyboard.progress(at: 0.6)))
  }

  @Test func `a vertical tangent has an infinite velocity`() throws {
    let words = ["dump", "circularEaseIn", "--samples", "3", "--columns", "progress,velocity"]
    let run = try curves(words)
    #expect(run.code == 0)
    #expect(run.lines.last == "1,inf")
    let down = try curves(words + ["--from", "1", "--to", "0"])
    #expect(down.lines.last == "1,-inf")
    let still = try curves(words + ["--from", "1", "--to", "1"])
    #expect(still.lines.last == "1,0")
    for format in ["json", "jsonl"] {
      let refused = try curves(words + ["--format", format])
      #expect(refused.code == 2)
      #expect(refused.complaint.contains("row 2, column 'velocity': infinite"))
    }
  }
}
