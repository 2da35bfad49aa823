// Huge, tiny, long and strange arguments: an answer or a refusal, never a trap.
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ExtremesTests {
  private let spring = "spring(mass: 1, stiffness: 100, damping: 10)"

  @Test(arguments: [
    ["linear", "--duration", "1e-320"], ["easeIn", "--duration", "5e-324"],
    ["keyboard", "--duration", "1e9s"], ["linear", "--duration", "1e9s"],
    ["steps(1000000000)"], ["keyboard(duration: 1e-320)"], ["keyboard(duration: 1e9)"],
    ["reverse(reverse(reverse(keyboard)))"], ["scale(keyboard, duration: 0)"],
    ["spring(mass: 1e-6, stiffness: 1e6, damping: 1e-3)", "--duration", "1"],
    ["linear", "--from", "1e308", "--to", "-1e308"], ["linear", "--from", "5e-324", "--to", "0"],
  ])
  func `a finite request has finite progress`(words: [String]) throws {
    let run = try curves(["dump"] + words + ["--samples", "7"])
    #expect(run.code == 0)
    #expect(run.complaint == "")
    #expect(try run.numbers("progress").allSatisfy(\.isFinite))
    #expect(run.lines.count == 8)
  }

  @Test(arguments: ["1e308", "-1e308", "1e308,-1e308,0"])
  func `a curve holds its ends for ever`(times: String) throws {
    for curve in ["keyboard", "linear", "easeOutBounce", spring] {
      let run = try curves("dump", curve, "--at", times, "--columns", "time,progress,velocity")
      #expect(run.code == 0)
      #expect(try run.texts("velocity").allSatisfy { $0 == "0" || times.hasSuffix(",0") })
    }
  }

  @Test(arguments: [
    ["--velocity", "1e308"], ["--velocity", "-1e200", "--to", "1e-300"],
    ["--velocity", "1e300", "--from", "5", "--to", "5"],
  ])
  func `a spring thrown at any speed is answered or refused`(words: [String]) throws {
    let run = try curves(["dump", spring, "--samples", "5"] + words)
    #expect(run.code == 0 || run.code == 2)
    #expect(run.code == 0 ? run.lines.count == 6 : run.complaint.contains("column"))
  }

  @Test func `a frame rate may be a frame in ages or a quintillion a second`() throws {
    #expect(try curves("dump", "linear", "--fps", "1/9223372036854775807").lines.count == 3)
    let dense = try curves(
      "dump", "linear", "--fps", "9223372036854775807", "--duration", "1e-18", "--end", "exclude")
    #expect(dense.lines.count == 11)
    let many = try curves("dump", "linear", "--fps", "9223372036854775807", "--duration", "1e9")
    #expect(many.code == 2)
    #expect(many.complaint.contains("too many frames"))
  }

  @Test func `a long list of stops is a curve`() throws {
    let stops = (0...10_000).map { "\(Double($0) / 10_000)" }.joined(separator: ", ")
    let run = try curves("dump", "linear(\(stops))", "--at", "0.25,0.5", "--columns", "progress")
    #expect(try areNear(run.numbers("progress"), [0.25, 0.5]))
  }

  @Test func `functions may be nested, not too deeply`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "reverse(", count: depth) + "linear" + String(repeating: ")", count: depth)
    }
    #expect(try curves("dump", nested(20)).code == 0)
    let run = try curves("dump", nested(5000))
    #expect(run.code == 2)
    #expect(run.complaint.contains("nested too deeply"))
  }

  @Test(arguments: [
    "🎹", "е", "٧", "\u{0}", "\u{FEFF}", "\u{202E}keyboard", "(", ")", ",", ":", "(()", "a(b:c:d)",
    "-", "linear(,)", "steps(4,)", "spring(1 2 3 4 5 6)", "keyboard(keyboard(keyboard))", "1e999",
    "-7", "-0", "--", "\"", "'", "\\", "%", "spring(mass: 1e400, stiffness: 1, damping: 1)",
  ])
  func `a strange text is refused`(text: String) throws {
    for verb in ["dump", "explain"] where verb == "dump" || Int(text) == nil {
      let run = try curves(verb, text)
      #expect(run.code == 2, "\(verb) \(text)")
      #expect(run.bytes.isEmpty)
      #expect(run.complaint.hasPrefix("curves: "))
    }
  }

  @Test func `a name of a hundred thousand letters is refused at once`() throws {
    let run = try curves("dump", String(repeating: "a", count: 100_000))
    #expect(run.code == 2)
    #expect(run.complaint.contains("nearest: "))
  }

  @Test func `a list of many times is answered row by row`() throws {
    let times = (0..<5000).map { "\($0)ms" }.joined(separator: ",")
    let run = try curves("dump", "linear", "--at", times)
    #expect(run.lines.count == 5001)
    #expect(run.lines[251] == "250,0.25,0.25")
  }
}
