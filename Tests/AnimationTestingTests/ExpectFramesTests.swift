// Golden frames as a user's test has them: equal, different, missing, unreadable.
import AnimationTesting
import Foundation
import Testing

struct ExpectFramesTests {
  /// The golden tables of the repository, made outside of this code.
  private static let keyboard = "../../Curves/keyboard/keyboard"

  @Test func `a curve matches its golden table at every rate`() throws {
    try expectFrames(of: KeyboardCurve.system, match: "\(Self.keyboard).csv")
    try expectFrames(
      of: KeyboardCurve.system, fps: 120, match: "\(Self.keyboard)@120.csv", tolerance: .ulps(40))
  }

  @Test func `a closure matches the table of a curve`() throws {
    let omega = (1000.0 / 3).squareRoot()
    try expectFrames(
      of: { ["progress": 1 - (1 + omega * $0) * exp(-omega * $0)] }, duration: 0.5,
      match: "\(Self.keyboard).csv", tolerance: .absolute(1e-12))
  }

  @Test func `one percent is found at the first frame that moves`() throws {
    let failure = #expect(throws: FrameMismatch.self) {
      try expectFrames(
        of: { ["progress": 1.01 * KeyboardCurve.system.value(at: $0)] }, duration: 0.5,
        match: "\(Self.keyboard).csv")
    }
    let text = try #require(failure?.description)
    #expect(text.contains("30 of 31 rows differ, the first at frame 1 (0.016667 s)"))
    #expect(text.contains("frame 1 (0.016667 s) progress: expected 0.0378945710726348"))
    #expect(text.contains("o expected, x got"))
  }

  @Test func `a curve that is longer or shorter is found by its rows`() throws {
    let failure = #expect(throws: FrameMismatch.self) {
      try expectFrames(of: KeyboardCurve.system, duration: 0.4, match: "\(Self.keyboard).csv")
    }
    #expect(failure?.description.contains("frame 25 (0.41667 s) row: expected a row") == true)
  }

  @Test func `a table that is not there is named with what writes it`() {
    #expect(throws: FrameMismatch.missing(path: "/nowhere/none.csv")) {
      try expectFrames(Table([]), match: "/nowhere/none.csv")
    }
    #expect("\(FrameMismatch.missing(path: "a"))".contains("RECORD_FRAMES=1"))
  }

  @Test func `a motion whose numbers change their names fails, and names the row`() throws {
    let failures = [
      #expect(throws: FrameMismatch.self) {
        try expectFrames(
          of: { $0 < 0.1 ? ["y": $0, "a": 1] : ["y": $0] }, duration: 0.5, match: "/nowhere/a.csv")
      },
      #expect(throws: FrameMismatch.self) {
        try expectFrames(of: { ["y": $0, "y": 1] }, duration: 0.5, match: "/nowhere/a.csv")
      },
      #expect(throws: FrameMismatch.self) {
        try expectFrames(of: { ["time": $0] }, duration: 0.5, match: "/nowhere/a.csv")
      },
    ]
    #expect(
      failures.map { $0?.description } == [
        "/nowhere/a.csv: row 6 has the numbers y: expected y, a in this order, as in row 0",
        "/nowhere/a.csv: two columns are called 'y'",
        "/nowhere/a.csv: two columns are called 'time'",
      ])
  }

  @Test func `a motion that is no number is told with its frame`() throws {
    let failure = #expect(throws: FrameMismatch.self) {
      try expectFrames(
        of: { ["progress": $0 < 0.5 ? KeyboardCurve.system.value(at: $0) : .nan] }, duration: 0.5,
        match: "\(Self.keyboard).csv")
    }
    #expect(failure?.description.contains("frame 30 (0.5 s) progress: expected 0.9989") == true)
    #expect(failure?.description.contains(", got nan (nan, tolerance 1e-14)") == true)
  }

  @Test func `a table without the column is unreadable`() throws {
    let failure = #expect(throws: FrameMismatch.self) {
      try expectFrames(of: { ["progres": $0] }, duration: 0.5, match: "\(Self.keyboard).csv")
    }
    #expect(failure?.description.hasSuffix("no column 'progres': did you mean 'progress'?") == true)
  }
}
