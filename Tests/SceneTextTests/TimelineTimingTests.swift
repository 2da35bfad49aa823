// The words for time: those of Web Animations, Core Animation and UIKit.
import FrameTables
import Goldens
import SceneText
import TestSupport
import Testing
import Timing

struct TimelineTimingTests {
  private static func move(_ words: String) throws -> TimelineDocument {
    try tracks(#""target": "x", "from": 0, "to": 100, "# + words)
  }

  private func states(_ document: TimelineDocument, at times: Double...) throws -> [TimingState] {
    times.compactMap { document.timeline.state(of: "x", at: $0) }
  }

  /// There and back twice, in all the ways to say it.
  @Test(arguments: [
    #""duration": 1, "iterations": 4, "direction": "alternate""#,
    #""duration": 1, "repeatCount": 2, "autoreverses": true"#,
    #""duration": 1, "repeatDuration": 4, "autoreverses": true"#,
    #""duration": 1, "repeatCount": 2, "autoreverse": true"#,
    #""duration": "1000ms", "iterations": 4, "direction": "alternate""#,
  ])
  func `there and back twice is four legs that end at the start`(words: String) throws {
    let document = try Self.move(words)
    #expect(document.timeline.duration == 4)
    #expect(
      areNear(
        try document.numbers("x", at: 0, 0.5, 1, 1.5, 2, 3, 3.5, 4, 5),
        [0, 50, 100, 50, 0, 100, 50, 0, 0]))
  }

  @Test func `two and a half legs end half way`() throws {
    let document = try Self.move(#""duration": 1, "iterations": 2.5, "direction": "alternate""#)
    #expect(try document.numbers("x", at: 2.5, 9) == [50, 50])
  }

  @Test(arguments: [#""iterations": "infinite""#, #""repeat": true"#])
  func `an endless loop of nothing is at its end`(loop: String) throws {
    let document = try Self.move(#""duration": 0, "# + loop)
    #expect(try document.numbers("x", at: -1, 0, 0.5) == [0, 100, 100])
    let states = try states(document, at: -1, 0)
    #expect(states.map(\.iteration) == [0, .infinity])
    #expect(states.map(\.phase) == [.before, .after])
    #expect(document.timeline.duration == 0)
    #expect(try document.events(through: 0, 1) == ["begin x 0.0", "complete x 0.0"])
  }

  @Test func `an infinite iteration stays at its start`() throws {
    let document = try Self.move(
      #""duration": "infinite", "from": 3"#.replacing(#", "from": 3"#, with: ""))
    #expect(try document.numbers("x", at: 0, 1e9) == [0, 0])
    #expect(document.timeline.duration == .infinity)
  }

  @Test(arguments: [
    ("", [0.0, 50, 100]), (#", "fill": "both""#, [0, 50, 100]), (#", "fill": "none""#, [7, 50, 7]),
    (#", "fill": "auto""#, [7, 50, 7]), (#", "fill": "forwards""#, [7, 50, 100]),
    (#", "fill": "backwards""#, [0, 50, 7]), (#", "fillMode": "removed""#, [7, 50, 7]),
    (#", "fillMode": "forwards""#, [7, 50, 100]), (#", "fillMode": "backwards""#, [0, 50, 7]),
    (#", "fillMode": "both""#, [0, 50, 100]),
  ])
  func `without effect a target has its base`(fill: String, values: [Double]) throws {
    let document = try Self.move(#""base": 7, "duration": 1"# + fill)
    #expect(try document.numbers("x", at: -1, 0.5, 2) == values)
  }

  @Test func `without a base it is the first value`() throws {
    let document = try tracks(#""target": "x", "from": 3, "to": 5, "fill": "none""#)
    #expect(try document.numbers("x", at: -1, 0.5, 2) == [3, 4, 3])
  }

  @Test func `local time runs at the rate from where the track is put`() throws {
    let fast = try Self.move(#""at": 1, "rate": 2, "duration": 1"#)
    #expect(try fast.numbers("x", at: 1, 1.25, 1.5) == [0, 50, 100])
    let still = try Self.move(#""rate": 0"#)
    #expect(try still.numbers("x", at: -3, 0, 3) == [0, 0, 0])
    // Local time falls from 0 at 1 s: the track has been through before.
    let back = try Self.move(#""at": 1, "rate": -1, "duration": 1"#)
    #expect(try back.numbers("x", at: -0.5, 0.25, 1, 2) == [100, 75, 0, 0])
    #expect(try states(back, at: 0, 1).map(\.phase) == [.active, .before])
  }

  @Test func `Core Animation's words mean what they mean there`() throws {
    let late = try Self.move(#""beginTime": 1, "speed": 2, "duration": 1"#)
    #expect(try late.numbers("x", at: 1, 1.25, 1.5) == [0, 50, 100])
    let offset = try Self.move(#""timeOffset": 0.25, "duration": 1"#)
    #expect(try offset.numbers("x", at: 0, 0.5) == [25, 75])
    let part = try Self.move(#""repeatCount": 1.5, "duration": 1"#)
    #expect(try part.numbers("x", at: 1.25, 2) == [25, 50])
    let brief = try Self.move(#""repeatDuration": 0.5, "duration": 1"#)
    #expect(try brief.numbers("x", at: 0.25, 2) == [25, 50])
    let sum = try Self.move(#""repeatCount": 2, "cumulative": true, "duration": 1"#)
    #expect(try sum.numbers("x", at: 0.5, 1.5, 2) == [50, 150, 200])
    #expect(
      try Self.move(#""iterationComposite": "accumulate", "iterations": 2, "duration": 1"#)
        .numbers("x", at: 1.5) == [150])
  }

  @Test(arguments: [
    (#""delay": 1, "beginTime": 1"#, "delay", "beginTime"),
    (#""rate": 1, "speed": 1"#, "rate", "speed"),
    (#""fill": "both", "fillMode": "both""#, "fill", "fillMode"),
    (#""iterations": 2, "repeatCount": 2"#, "iterations", "repeatCount"),
    (#""repeatCount": 2, "repeatDuration": 2"#, "repeatCount", "repeatDuration"),
    (#""iterations": 2, "repeat": true"#, "iterations", "repeat"),
    (#""direction": "alternate", "autoreverses": true"#, "direction", "autoreverses"),
    (#""autoreverse": true, "autoreverses": true"#, "autoreverses", "autoreverse"),
    (#""iterationStart": 1, "timeOffset": 1"#, "iterationStart", "timeOffset"),
    (#""direction": "normal", "speed": -1"#, "direction", "a negative speed"),
    (#""composite": "add", "additive": true"#, "\"composite\"", "\"additive\""),
    (#""cumulative": true, "iterationComposite": "replace""#, "\"cumulative\"", "\"iterationC"),
    (#""by": 3"#, "from", "by"), (#""keyframes": []"#, "\"keyframes\"", "\"from\""),
    (#""targets": ["a"]"#, "\"target\"", "\"targets\""),
  ])
  func `one thing is not said twice`(words: String, first: String, second: String) {
    let message = complaint(
      #"{"tracks": [{"target": "x", "from": 0, "to": 100, "duration": 1, \#(words)}]}"#)
    #expect(message.hasPrefix("$.tracks[0]: "), "\(message)")
    #expect(message.contains(first) && message.contains(second), "\(message)")
  }

  @Test(arguments: [
    ("add", [5.0, 10, 15]), ("accumulate", [5, 10, 15]), ("replace", [0, 5, 10]),
  ])
  func `tracks of one target are composed`(composite: String, values: [Double]) throws {
    let document = try tracks(
      #""id": "a", "target": "x", "from": 5, "to": 5"#,
      #""id": "b", "target": "x", "from": 0, "to": 10, "composite": "\#(composite)""#)
    #expect(try document.numbers("x", at: 0, 0.5, 1) == values)
  }

  @Test func `Core Animation's additive is add`() throws {
    let document = try tracks(
      #""target": "x", "from": 5, "to": 5"#,
      #""target": "x", "from": 0, "to": 10, "additive": true"#)
    #expect(try document.numbers("x", at: 0.5) == [10])
  }

  /// Three times 481 ms is 1.443 s, also where the nearest numbers to these say something else.
  @Test(arguments: [(0.481, 3.0), (0.1, 7), (0.2, 7), (0.7, 7), (0.033, 11), (1.1, 3.3)])
  func `a repetition ends in its last iteration`(duration: Double, iterations: Double) throws {
    let document = try Self.move(#""duration": \#(duration), "iterations": \#(iterations)"#)
    // The shortest decimal of the product, as a person would write it.
    let end = (duration * iterations * 1e6).rounded() / 1e6
    let last = iterations.rounded(.up) - 1
    for time in [end, end + 1] {
      let state = try states(document, at: time)[0]
      #expect(state.phase == .after)
      #expect(state.iteration == last)
      #expect(((state.progress ?? .nan) - (iterations - last)).magnitude < 1e-12)
    }
    #expect(document.timeline.duration == end)
  }

  @Test func `things that end at one time end in the order of the document`() throws {
    let document = try tracks(
      #""id": "first", "target": "a", "from": 0, "to": 1, "duration": 0.3"#,
      #""id": "second", "target": "b", "from": 0, "to": 1, "duration": 0.1, "delay": 0.2"#)
    let table = TimelineTable(document.timeline).events(through: [0, 1])
    #expect(table.columns[0].cells == .numbers([0, 0.2, 0.3, 0.3]))
    #expect(table.columns[2].cells == .texts(["first", "second", "first", "second"]))
  }

  /// `complete` is the end of the active time; Web Animations finishes after the end delay.
  @Test func `an end delay is no part of what completes`() throws {
    let document = try Self.move(#""duration": 0.3, "endDelay": 0.5"#)
    #expect(try document.events(through: 0, 1) == ["begin x 0.0", "complete x 0.3"])
    #expect(document.timeline.duration == 0.8)
  }

  /// Rows of a browser's own answers; times in ms there.
  @Test func `phase, iteration and progress are a browser's`() throws {
    let rows = try ReferenceRow.read("TimingTests/Reference/chromium-timing.txt")
    var count = 0
    for row in stride(from: 0, to: rows.count, by: 29).map({ rows[$0] }) {
      let (n, words) = (row.numbers(1), row.fields[2].split(separator: " "))
      func text(_ number: Double) -> String { number.isFinite ? "\(number)" : "\"infinite\"" }
      let document = try tracks(
        """
        "target": "x", "from": 0, "to": 1, "delay": \(n[0] / 1000), "endDelay": \(n[1] / 1000),
        "duration": \(text(n[2] / 1000)), "iterations": \(text(n[3])), "iterationStart": \(n[4]),
        "rate": \(n[5] < 0 ? -1 : 1), "direction": "\(words[0])", "fill": "\(words[1])",
        "curve": "\(row.fields[3])"
        """)
      let answers = row.fields[5].split(separator: " ").map(String.init)
      for place in stride(from: 0, to: answers.count, by: 4) {
        let time = (Double(answers[place]) ?? .nan) / 1000 * (n[5] < 0 ? -1 : 1)
        let state = try #require(document.timeline.state(of: "x", at: time))
        let expected = [answers[place + 1], answers[place + 2]].map { Double($0) }
        #expect(state.phase.rawValue.first == answers[place + 3].first || answers[place + 3] == "f")
        #expect((state.progress == nil) == (expected[0] == nil), "\(row) at \(time)")
        #expect(abs((state.progress ?? 0) - (expected[0] ?? 0)) <= 5e-6, "\(row) at \(time)")
        count += 1
      }
    }
    #expect(count > 200)
  }
}
