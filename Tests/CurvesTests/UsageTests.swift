// Command lines that are wrong: exit code 2, no output, what was expected.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct UsageTests {
  private func expectRefused(
    _ words: [String], saying parts: [String], at location: SourceLocation = #_sourceLocation
  ) throws {
    let run = try curves(words)
    #expect(run.code == 2, "\(words)", sourceLocation: location)
    #expect(run.bytes.isEmpty, "\(words)", sourceLocation: location)
    #expect(run.complaint.hasPrefix("curves: "), "\(words)", sourceLocation: location)
    for part in parts {
      #expect(run.complaint.contains(part), "\(run.complaint)", sourceLocation: location)
    }
  }

  @Test(arguments: [
    ([], ["no verb", "list, explain, dump"]), (["dmp"], ["\"dmp\"", "nearest: dump"]),
    (["help", "lst"], ["\"lst\"", "nearest: list"]),
    (["--versoin"], ["\"--versoin\"", "nearest: --version"]),
    (["dump", "keyboard", "--fsp", "3"], ["\"--fsp\"", "nearest: --fps"]),
    (["dump", "--BATMAN"], ["\"--BATMAN\"", "nearest: --"]),
    (["list", "--alias"], ["\"--alias\"", "nearest: --aliases"]),
    (["explain", "7", "--format", "jsn"], ["--format", "\"jsn\"", "nearest: json"]),
    (["dump", "keyboard", "-O", "x"], ["\"-O\"", "nearest: -o"]),
    (["dump", "keybord"], ["\"keybord\"", "nearest: keyboard, "]),
    (["dump", "esaeIn"], ["\"esaeIn\"", "nearest: easeIn, "]),
    (["dump", "sprong(duration: 1)"], ["\"sprong\"", "nearest: spring, "]),
    (["dump", "spring(duraton: 1, bounce: 0)"], ["\"duraton\"", "duration"]),
    (["dump", "8"], ["8", "UIKit's numbers are 0 to 7"]),
    (["dump", "12"], ["12", "explain 12"]),
    (["dump", "keyboard", "--columns", "time,tme"], ["--columns", "\"tme\"", "nearest: time"]),
    (["dump", "keyboard", "--format", "cvs"], ["--format", "\"cvs\"", "nearest: csv"]),
  ])
  func `an unknown word is answered with the nearest`(words: [String], parts: [String]) throws {
    try expectRefused(words, saying: parts)
  }

  @Test func `a near name is told once`() throws {
    let complaint = try curves("dump", "keybord").complaint
    #expect(complaint.components(separatedBy: "keyboard").count == 2)
  }

  @Test(arguments: [
    ("--fps", "fast"), ("--fps", "0"), ("--fps", "-60"), ("--fps", "1/0"), ("--fps", "inf"),
    ("--fps", "nan"), ("--fps", ""), ("--fps", "60/"), ("--fps", "99999999999999999999"),
    ("--samples", "0"), ("--samples", "-3"), ("--samples", "2.5"), ("--samples", "1e3"),
    ("--samples", "99999999999999999999"), ("--samples", ""), ("--at", ""), ("--at", "nan"),
    ("--at", "1,,2"), ("--at", "1e309"), ("--at", "0.1,soon"), ("--duration", "-1"),
    ("--duration", "1e+300"), ("--duration", "inf"), ("--duration", "long"), ("--from", "nan"),
    ("--from", "-inf"), ("--to", "1e999"), ("--to", ""), ("--to", "0,5"), ("--velocity", "nan"),
    ("--velocity", "fast"), ("--columns", ""), ("--columns", "time,,value"),
    ("--columns", "time,time"), ("--end", "maybe"), ("--outside", "in"), ("--layout", "tall"),
    ("--precision", "0"), ("--precision", "18"), ("--precision", "-1"), ("--precision", "many"),
    ("--delimiter", ""), ("--delimiter", "ab"), ("--delimiter", "é"), ("--delimiter", "\""),
    ("--delimiter", "\n"), ("--decimal", ";"), ("--decimal", ""), ("-o", ""), ("--format", ""),
  ])
  func `a wrong value is named with its option`(option: String, value: String) throws {
    let named = value.isEmpty || value.contains(",") ? option : value
    for words in [[option, value], ["\(option)=\(value)"]] {
      try expectRefused(
        ["dump", "coreAnimationSpring"] + words, saying: [option, named])
    }
  }

  @Test(arguments: ["--fps", "--at", "--from", "--columns", "-o", "--format", "--delimiter"])
  func `an option without its value says what belongs there`(option: String) throws {
    try expectRefused(["dump", "keyboard", option], saying: ["\(option) needs a value"])
    try expectRefused(["dump", option, "--snap"], saying: ["\(option) needs a value"])
  }

  @Test func `a switch takes no value and nothing is given twice`() throws {
    try expectRefused(["dump", "7", "--snap=1"], saying: ["--snap takes no value", "\"1\""])
    try expectRefused(
      ["dump", "7", "--fps", "60", "--fps", "60"], saying: ["--fps is given twice"])
    try expectRefused(["list", "--aliases", "--aliases"], saying: ["--aliases is given twice"])
  }

  @Test func `operands are counted`() throws {
    try expectRefused(["dump"], saying: ["dump needs a curve", "curves dump keyboard"])
    try expectRefused(["explain"], saying: ["explain needs a name", "curves explain 7"])
    try expectRefused(["list", "keyboard"], saying: ["list takes no operands", "\"keyboard\""])
    try expectRefused(["dump", ""], saying: ["empty text"])
    try expectRefused(["explain", " "], saying: ["empty text"])
  }

  @Test func `numbers that begin with a dash are values`() throws {
    let spring = "spring(mass: 1, stiffness: 100, damping: 10)"
    for (text, value) in [("-5", "-5"), ("-.5", "-0.5"), ("-1e-3", "-0.001"), (".5", "0.5")] {
      let run = try curves("dump", spring, "--velocity", text, "--columns", "velocity", "--at", "0")
      #expect(run.lines == ["velocity", value])
    }
    let bezier = try curves("dump", "cubic-bezier(0.36, 0, 0.66, -0.56)", "--samples", "2")
    #expect(bezier.code == 0)
  }

  @Test func `an equals sign and two dashes are understood`() throws {
    let expected = try curves("dump", "keyboard", "--fps", "30")
    #expect(expected.code == 0)
    #expect(try curves("dump", "--fps=30", "--", "keyboard").bytes == expected.bytes)
    #expect(try curves("dump", "--fps", "30", "keyboard").bytes == expected.bytes)
    try withFolder { folder in
      try "time,progress\n0,0\n1,1\n".write("--odd.csv", in: folder)
      #expect(try curves("dump", "--", "--odd.csv", in: folder).lines.last == "60,1,1")
    }
  }

  @Test(arguments: [
    ("cubic-bezier(1.25, 0, 0, 1)", "x1 is 1.25, expected a number from 0 to 1"),
    ("cubic-bezier(0, 0, 1)", "cubic-bezier needs y2"), ("steps(0)", "count is 0"),
    ("steps(1, jump-none)", "2"), ("linear(0)", "2 or more"),
    ("spring(mass: 0, stiffness: 1, damping: 1)", "mass is 0"),
    ("spring(mass: nan, stiffness: 1, damping: 1)", "\"nan\""),
    ("cubic-bezier(0, inf, 1, 1)", "\"inf\""), ("reverse(", "the end of the text"),
    ("easeIn)", "character 7"), ("reverse(spring(mass: 1, stiffness: 1, damping: 0))", "end"),
  ])
  func `a curve that cannot be is refused with the reason`(text: String, reason: String) throws {
    try expectRefused(["dump", text], saying: [reason])
    try expectRefused(["explain", text], saying: [reason])
  }
}
