// The commands of a lock-step session as text, and what is said of those that are none.
import FrameClock
import Testing

struct LockStepCommandTests {
  @Test(arguments: [
    ("step", LockStepCommand.step(1)), ("step 5", .step(5)), ("seek 0.25", .seek(0.25)),
    ("seek .25", .seek(0.25)), ("seek -1e-3", .seek(-0.001)), ("rate -1", .rate(-1)),
    ("rate 0", .rate(0)), ("quit", .quit), ("  STEP\t5 \r", .step(5)), ("seek +2", .seek(2)),
    ("seek 250ms", .seek(0.25)), ("seek .25s", .seek(0.25)),
    ("step 1000000000", .step(1_000_000_000)),
  ])
  func `a line is a command`(line: String, command: LockStepCommand) throws {
    #expect(try LockStepCommand(line) == command)
  }

  @Test func `there is no negative zero`() throws {
    guard case .seek(let time) = try LockStepCommand("seek -0") else {
      Issue.record("no seek")
      return
    }
    #expect(time.sign == .plus)
  }

  @Test(arguments: [
    ("", "empty line: expected step, seek, rate or quit"),
    (" \t", "empty line: expected step, seek, rate or quit"),
    (
      "stpe 5", "unknown command 'stpe': expected step, seek, rate or quit; did you mean step?"
    ),
    (
      "Sek 1", "unknown command 'Sek': expected step, seek, rate or quit; did you mean seek?"
    ),
    ("seek", "seek: expected a number"),
    ("rate", "rate: expected a number"),
    ("step 0", "step: '0' is not a whole number from 1 to 1000000000"),
    ("step -1", "step: '-1' is not a whole number from 1 to 1000000000"),
    ("step 1.5", "step: '1.5' is not a whole number from 1 to 1000000000"),
    ("step 1000000001", "step: '1000000001' is not a whole number from 1 to 1000000000"),
    (
      "step 99999999999999999999999",
      "step: '99999999999999999999999' is not a whole number from 1 to 1000000000"
    ),
    ("seek nan", "seek: 'nan' is not a number from -9007199254740992 to 9007199254740992"),
    ("seek 0x10", "seek: '0x10' is not a number from -9007199254740992 to 9007199254740992"),
    ("seek 1e300", "seek: '1e300' is not a number from -9007199254740992 to 9007199254740992"),
    ("rate inf", "rate: 'inf' is not a number from -1000000 to 1000000"),
    ("rate 1,5", "rate: '1,5' is not a number from -1000000 to 1000000"),
    ("step 5 6", "step: '6' is too much"),
    ("quit now", "quit: 'now' is too much"),
  ])
  func `a bad line gets one sentence`(line: String, message: String) {
    #expect {
      try LockStepCommand(line)
    } throws: {
      "\($0)" == message
    }
  }

  @Test(arguments: [
    ("st\u{1B}[31mep", "st\\u{1B}[31mep"), ("\u{7}", "\\u{07}"), ("a\u{202E}b", "a\\u{202E}b"),
    ("\u{0}", "\\0"), ("schritt\u{308}", "schritt\u{308}"), ("进", "进"),
  ])
  func `what is not seen is spelled out in the message`(word: String, shown: String) {
    #expect {
      try LockStepCommand(word)
    } throws: {
      "\($0)".hasPrefix("unknown command '\(shown)': ")
    }
  }

  @Test func `a letter with a million accents is cut, too`() {
    let word = "x" + String(repeating: "\u{301}", count: 1_000_000)
    #expect {
      try LockStepCommand(word)
    } throws: {
      "\($0)".utf8.count < 300
    }
  }

  @Test func `a long word is cut in the message`() {
    let word = String(repeating: "x", count: 1_000_000)
    #expect(throws: LockStepError.unknown(word.prefix(40) + "…", nearest: "step")) {
      try LockStepCommand(word)
    }
  }
}
