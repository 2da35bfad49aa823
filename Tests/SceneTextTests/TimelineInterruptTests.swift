// Interruption in documents.
import Foundation
import SceneText
import Testing
import Timing

struct TimelineInterruptTests {
  /// The keyboard's progress, from its formula.
  private func p(_ time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 0.5 { return 1 }
    let w = 18.257418583505537
    return 1 - (1 + w * time) * exp(-w * time)
  }

  private func show(_ interrupt: String, _ words: String = "") throws -> TimelineDocument {
    try tracks(
      #""target": "y", "from": 0, "to": -336, "curve": "keyboard", "interrupt": \#(interrupt)"#
        + words)
  }

  private let times = [0.05, 0.1, 0.15, 0.25, 0.4, 0.55]

  @Test func `an additive retarget keeps the velocity`() throws {
    let document = try show(#"{"at": 0.1, "to": 0}"#)
    for time in times {
      let expected = time < 0.1 ? -336 * p(time) : -336 * (1 - p(time - 0.1)) + 336 * (1 - p(time))
      #expect(areNear(try document.numbers("y", at: time), [expected], within: 1e-10), "\(time)")
    }
    #expect(try document.numbers("y", at: 0.6, 9) == [0, 0])
    #expect(document.timeline.duration == 0.6)
  }

  @Test func `a replacing retarget starts from what is shown`() throws {
    let document = try show(#"{"at": 0.1, "to": 0, "interruption": "replace"}"#)
    for time in times {
      let expected = time < 0.1 ? -336 * p(time) : -336 * p(0.1) * (1 - p(time - 0.1))
      #expect(areNear(try document.numbers("y", at: time), [expected], within: 1e-10), "\(time)")
    }
  }

  @Test func `the time of a retarget is the timeline's`() throws {
    let document = try timeline(
      """
      {"labels": {"now": 2}, "tracks": [
        {"target": "x", "from": 0, "to": 100, "duration": 2, "at": 1, "rate": 2,
         "interrupt": {"at": "now-0.5", "to": 0, "duration": 1, "interruption": "replace"}}]}
      """)
    // At 1.5 s the local time is 1 s and x is 50; a second of local time brings it to 0.
    #expect(areNear(try document.numbers("x", at: 1.5, 1.75, 2), [50, 25, 0]))
  }

  @Test func `a delay belongs to the first motion alone`() throws {
    let document = try tracks(
      #""target": "x", "from": 0, "to": 10, "duration": 1, "delay": 1, "interrupt": "#
        + #"{"at": 1.5, "to": 0, "interruption": "replace"}"#)
    #expect(areNear(try document.numbers("x", at: 1.5, 2, 2.5), [5, 2.5, 0]))
  }

  @Test func `several targets are retargeted at one time`() throws {
    let document = try tracks(
      #""targets": ["a", "b"], "from": 0, "to": 10, "duration": 1, "stagger": 0.5, "interrupt": "#
        + #"[{"at": 0.75, "to": 0, "interruption": "replace"}]"#)
    #expect(areNear(try document.numbers("a", at: 0.75, 1.25, 1.75), [7.5, 3.75, 0]))
    #expect(areNear(try document.numbers("b", at: 0.75, 1.25, 1.75), [2.5, 1.25, 0]))
  }

  @Test func `a spring may carry the velocity`() throws {
    let spring = #""curve": "spring(duration: 0.5, bounce: 0.2)""#
    let document = try tracks(
      #""target": "x", "from": 0, "to": 100, \#(spring), "interrupt": {"at": 0.1, "to": 0, "#
        + #""interruption": "replace", "carriesVelocity": true}"#)
    let x = try document.numbers("x", at: 0.099, 0.1, 0.101)
    #expect(abs((x[2] - x[1]) - (x[1] - x[0])) < 0.02)
  }

  @Test func `a hundred retargets in a second are no trouble`() throws {
    let changes = (0..<100).map { number in
      #"{"at": \#(Double(number) / 100), "to": \#(number % 2 * 10), "interruption": "replace", "#
        + #""carriesVelocity": true}"#
    }
    let document = try tracks(
      #""target": "x", "from": 0, "to": 5, "curve": "spring(duration: 0.5, bounce: 0.2)", "#
        + #""interrupt": [\#(changes.joined(separator: ", "))]"#)
    #expect(try document.numbers("x", at: 1.5).allSatisfy { (0...20).contains($0) })
    #expect(try document.numbers("x", at: 100) == [10])
  }

  @Test(arguments: [
    (#"{"to": 0}"#, "", #"$.tracks[0].interrupt: "at" is missing"#),
    (#"{"at": 0.1}"#, "", #"$.tracks[0].interrupt: "to" is missing"#),
    (
      #"[{"at": 0.1, "to": 0}, {"at": 0.1, "too": 0}]"#, "",
      #"$.tracks[0].interrupt[1]: no key "too" is known here; nearest: to"#
    ),
    (#"{"at": 0.1, "to": [0]}"#, "", "$.tracks[0].interrupt.to: found a list, expected a number"),
    (
      #"{"at": 0.1, "to": 0, "interruption": "ad"}"#, "",
      "$.tracks[0].interrupt.interruption: found \"ad\", expected one of additive, replace"
    ),
    (
      #"{"at": 0.1, "to": 0}"#, #", "rate": -1"#,
      "$.tracks[0].interrupt: a track at rate -1 cannot be interrupted"
    ),
  ])
  func `a retarget is read strictly`(interrupt: String, words: String, message: String) {
    let text =
      #"{"tracks": [{"target": "y", "from": 0, "to": 1, "interrupt": \#(interrupt)\#(words)}]}"#
    #expect(complaint(text).hasPrefix(message), "\(complaint(text))")
  }
}
