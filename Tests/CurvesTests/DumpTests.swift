// curves dump: the numbers of one curve.
import Testing

@Suite(.timeLimit(.minutes(5)))
struct DumpTests {
  @Test func `the keyboard has 31 frames from 0 to half a second`() throws {
    let run = try curves("dump", "keyboard")
    #expect(run.code == 0)
    #expect(run.complaint == "")
    #expect(run.lines.count == 32)
    #expect(run.lines.first == "frame,time,progress")
    #expect(run.lines[1] == "0,0,0")
    #expect(try run.texts("frame") == (0...30).map { "\($0)" })
    #expect(try run.numbers("time") == (0...30).map { Double($0) / 60 })
    #expect(try run.texts("progress").last?.hasPrefix("0.9989009788907") == true)
  }

  @Test func `the keyboard moves like a critically damped spring`() throws {
    let run = try curves("dump", "7", "--fps", "120", "--columns", "time,progress,velocity")
    let times = try run.numbers("time")
    let formula = SpringFormula.keyboard
    #expect(times.count == 61)
    #expect(try areNear(run.numbers("progress"), times.map(formula.progress), within: 1e-14))
    let slopes = times.map { time in
      (formula.progress(at: time + 1e-6) - formula.progress(at: time - 1e-6)) / 2e-6
    }
    #expect(try areNear(run.numbers("velocity"), slopes, within: 1e-7))
  }

  /// Values that react-native-keyboard-controller publishes for its test of curve 7.
  @Test(arguments: ["keyboard", "spring(mass: 3, stiffness: 1000, damping: 500)"])
  func `a keyboard of 336 points is where the reference says`(curve: String) throws {
    let run = try curves(
      "dump", curve, "--from", "0", "--to", "336", "--at", "0.08,0.125,0.25,0.325,0.5")
    let expected = [
      144.11039189726017, 223.44512762669416, 316.52488444019065, 329.82914080062113,
      335.6307289072886,
    ]
    #expect(try areNear(run.numbers("value"), expected, within: 336e-12))
  }

  @Test func `over-damping is clamped unless it is allowed`() throws {
    let spring = "spring(mass: 3, stiffness: 1000, damping: 500"
    let clamped = try curves("dump", spring + ")", "--at", "0.1,0.25,0.5")
    let allowed = try curves("dump", spring + ", overdamping: allowed)", "--at", "0.1,0.25,0.5")
    #expect(
      try areNear(
        clamped.numbers("progress"), [0.544778389928, 0.942038346548, 0.998900978891]))
    #expect(
      try areNear(
        allowed.numbers("progress"), [0.173112159391, 0.389682091707, 0.632092513213]))
  }

  @Test(arguments: [
    ("keyboard", ["7", "Keyboard", "KEY_BOARD"]),
    ("easeInOut", ["0", "ease-in-out", "curveEaseInOut", "ease in out"]),
    ("easeOutBack", ["back.out(1.70158)", "ease-out-back"]),
  ])
  func `a curve has many names and one motion`(name: String, others: [String]) throws {
    let expected = try curves("dump", name)
    #expect(expected.code == 0)
    for other in others {
      #expect(
        try areNear(
          curves("dump", other).numbers("progress"), try expected.numbers("progress"),
          within: 1e-14))
    }
  }

  @Test func `easings end exactly and so do steps`() throws {
    for curve in ["easeOutExpo", "easeInBack", "easeOutElastic", "steps(49)", "steps(107)"] {
      let progress = try curves("dump", curve, "--samples", "2").texts("progress")
      #expect(progress == ["0", "1"], "\(curve)")
    }
  }

  @Test(arguments: [
    ("linear(0, 0.5 80%, 0.9, 1)", "0.85", 0.7), ("linear(0 50%, 1)", "0.25", -0.5),
    ("linear(0, 0.2 25% 75%, 1)", "0.6", 0.2), ("steps(4, jump-start)", "0.3", 0.5),
    ("reverse(linear(0, 0.2 25% 75%, 1))", "0.4", 0.8), ("spring(duration: 1, bounce: 0)", "0", 0),
    ("keyboard(duration: .25)", "0.125", 0.942038346548), ("keyboard(duration: 0)", "0", 1),
  ])
  func `a function makes a curve`(text: String, time: String, progress: Double) throws {
    let run = try curves("dump", text, "--at", time)
    #expect(try areNear(run.numbers("progress"), [progress]))
  }

  @Test func `a curve that never settles asks for a duration`() throws {
    let spring = "spring(mass: 1, stiffness: 100, damping: 0)"
    let refused = try curves("dump", spring)
    #expect(refused.code == 2)
    #expect(refused.bytes.isEmpty)
    #expect(refused.complaint.contains("never settles"))
    #expect(refused.complaint.contains("--duration"))
    let run = try curves("dump", spring, "--duration", "1", "--samples", "3")
    #expect(try areNear(run.numbers("progress"), [0, 0.7163378145367738, 1.8390715290764525]))
    #expect(try curves("dump", spring, "--at", "1").code == 0)
  }
}
