// Golden frames of timelines, keyboard sequences, logs, and code that awaits frames.
import AnimationTesting
import Foundation
import Testing

/// The documents and golden tables of the repository.
private let curves = "../../Curves"
/// The keyboard's closed form: curve 7 over a distance in points.
private func keyboard(_ time: Double, over distance: Double) -> Double {
  let omega = (1000.0 / 3).squareRoot()
  return time >= 0.5 ? distance : distance * (1 - (1 + omega * time) * exp(-omega * time))
}

struct ExpectMotionsTests {
  @Test func `a timeline's document matches its golden table`() throws {
    let path = "\(curves)/timelines/keyboard-card"
    try expectFrames(ofTimeline: .file("\(path).json"), match: "\(path).csv")
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: path + ".json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try expectFrames(ofTimeline: .text(text), match: "\(path).csv")
    try expectFrames(ofTimeline: .bytes(Array(text.utf8)), match: "\(path).csv")
    let document = try TimelineDocument(reading: Array(text.utf8))
    try expectFrames(of: document.timeline, match: "\(path).csv")
    let slower = text.replacing(#""duration": 0.25"#, with: #""duration": 0.26"#)
    let failure = #expect(throws: FrameMismatch.self) {
      try expectFrames(ofTimeline: .text(slower), match: "\(path).csv")
    }
    #expect(failure?.description.contains("frame 1 (0.016667 s) shade.opacity: expected") == true)
  }

  @Test func `a timeline of numbers has a column for each target`() throws {
    try withGolden("time,frame,card,shade", 31) { time in
      [keyboard(time, over: -336), min(time / 0.2, 1) * 0.4]
    } body: { golden in
      var timeline = Timeline<Double>()
      try timeline.add(
        Track("card", from: 0, to: -336, timing: MediaTiming(curve: .keyboard(.system))))
      try timeline.add(
        Track("shade", from: 0, to: 0.4, timing: MediaTiming(duration: 0.2, curve: .unit(.linear))),
        at: .time(0))
      try expectFrames(of: timeline, match: golden)
    }
  }

  @Test func `a keyboard sequence, a replay and a pasted log are golden frames`() throws {
    let path = "\(curves)/keyboards/show-and-hide"
    try expectFrames(ofKeyboard: .file("\(path).json"), match: "\(path).csv")
    let log = """
      UIKeyboardWillShowNotification {
        UIKeyboardAnimationCurveUserInfoKey = 7; UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 812}, {375, 336}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 476}, {375, 336}}";
      }
      """
    try withGolden("frame,time,keyboard.top,keyboard.height", 31) { time in
      [812 - keyboard(time, over: 336), keyboard(time, over: 336)]
    } body: { golden in
      let columns = ["frame", "time", "keyboard.top", "keyboard.height"]
      let replay = try Replay(ConsoleLog(log).scene())
      let table = replay.table(of: try replay.schedule(rate: 60))
      try expectFrames(
        Table(columns.map { try table.column($0) }), match: golden, tolerance: .absolute(1e-9))
      // The whole replay has more columns than the table, which is told.
      for failing in [
        { try expectFrames(ofKeyboard: .text(log), match: golden) },
        { try expectFrames(of: replay, match: golden) },
      ] {
        let failure = #expect(throws: FrameMismatch.self, performing: failing)
        #expect(failure?.description.contains("no column '") == true)
      }
    }
  }

  @Test(arguments: [
    (MotionDocument.file("none.json"), "none.json: no such file"),
    (.text("{\"version\": 1, \"tracks\": [], \"event\": []}"), "nearest: events"),
    (.text("once upon a time"), "ExpectMotionsTests.swift: $: "), (.bytes([0xFF]), "$: "),
  ])
  func `a document that cannot be read is told with its place`(
    document: MotionDocument, problem: String
  ) {
    let failure = #expect(throws: FrameMismatch.self) {
      try expectFrames(ofTimeline: document, match: "none.csv")
    }
    #expect(failure?.description.contains(problem) == true, "\(failure?.description ?? "")")
    let other = #expect(throws: FrameMismatch.self) {
      try expectFrames(ofKeyboard: document, match: "none.csv")
    }
    #expect(other?.description.contains("no such table") == false)
  }

  @MainActor
  @Test func `code that awaits frames is read after each of them`() async throws {
    let (clock, card) = (ManualClock(rate: 60), AwaitingCard())
    async let _ = card.rise(on: clock)
    try await expectFrames(
      of: { ["progress": card.y / 336] }, on: clock, frames: 31,
      match: "\(curves)/keyboard/keyboard.csv", tolerance: .absolute(1e-9))
    #expect(clock.now == 0.5)
    await #expect(throws: FrameMismatch.self) {
      try await expectFrames(
        of: { ["progress": card.y / 336] }, on: ManualClock(rate: 60).finished, frames: 31,
        match: "\(curves)/keyboard/keyboard.csv")
    }
  }
}

extension ManualClock {
  /// A clock on which nobody waits.
  fileprivate var finished: ManualClock {
    finish()
    return self
  }
}

/// A card that rises with the keyboard, as an app would have it move.
@MainActor
private final class AwaitingCard {
  var y = 0.0

  func rise(on frames: some AsyncSequence<ClockFrame, Never>) async {
    for await frame in frames {
      y = 336 * KeyboardCurve.system.value(at: frame.timestamp)
    }
  }
}

/// Writes a table of numbers at 60 frames per second for the time of a test.
private func withGolden(
  _ header: String, _ count: Int, _ numbers: (Double) -> [Double], body: (String) throws -> Void
) throws {
  let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv").path
  defer { try? FileManager.default.removeItem(atPath: path) }
  let rows = (0..<count).map { frame in
    let time = Double(frame) / 60
    let ends = header.hasPrefix("time") ? [time, Double(frame)] : [Double(frame), time]
    return (ends + numbers(time)).map { "\($0)" }.joined(separator: ",")
  }
  try Data(([header] + rows).joined(separator: "\n").utf8).write(to: URL(filePath: path))
  try body(path)
}
