// Keyboard sequences as JSON.
import Easing
import Foundation
import Goldens
import KeyboardMotion
import SceneText
import Testing
import Timing

@Suite struct KeyboardDocumentTests {
  private static func document(
    avoid: String, motion: String = "{}", events: String = showing
  ) -> String {
    """
    {"version": 1, "screen": {"size": [375, 812]},
     "views": [{"id": "root", "frame": [0, 0, 375, 812]}],
     "avoid": [\(avoid)], "motion": \(motion), "events": [\(events)]}
    """
  }

  private static let showing = """
    {"t": 0, "name": "UIKeyboardWillShowNotification", "begin": "{{0, 812}, {375, 336}}",
     "end": [0, 476, 375, 336], "duration": 0.25, "curve": 7, "isLocal": true}
    """

  private static func replay(_ text: String) throws -> Replay {
    try Replay(try KeyboardDocument(reading: Array(text.utf8)).scene)
  }

  /// p(t) = 1 - (1 + w t) e^(-w t), w = √(1000/3).
  private static func keyboard(_ t: Double) -> Double {
    let w = (1000.0 / 3).squareRoot()
    return 1 - (1 + w * t) * exp(-w * t)
  }

  @Test(arguments: [
    #"{"view": "root", "by": "resize"}"#, #"{"view": "root", "by": "constraint", "to": "bottom"}"#,
    #"{"view": "root", "by": "guide"}"#,
  ])
  func `a view that avoids the keyboard moves in step with it`(avoid: String) throws {
    let replay = try Self.replay(Self.document(avoid: avoid))
    let top = try #require(replay.columns.firstIndex(of: "keyboard.top"))
    let gap = try #require(replay.columns.firstIndex(of: "root.gap"))
    for time in [0, 0.08, 0.125, 0.25, 0.4] {
      let row = replay.row(at: time)
      #expect((row[top] - (812 - 336 * Self.keyboard(time))).magnitude < 1e-11)
      #expect(row[gap].magnitude < 1e-11)
    }
    #expect(replay.row(at: replay.duration)[top] == 476)
    #expect(replay.duration == 0.5)
  }

  /// easeInOut over 0.25 s in place of curve 7: 73.5 pt of 336 at 0.0886 s.
  @Test(arguments: [
    (#"{"curve": "unshifted"}"#, "[]"), (#"{"curve": "easeInOut", "duration": 0.25}"#, "[]"),
    ("{}", #"["unshifted"]"#),
  ])
  func `the unshifted curve costs 73 points`(motion: String, faults: String) throws {
    let avoid = #"{"view": "root", "by": "resize", "faults": \#(faults)}"#
    let replay = try Self.replay(Self.document(avoid: avoid, motion: motion))
    let summary = replay.summary(of: try replay.schedule(rate: 2400))
    let gap = try #require(summary.largestGap)
    #expect((gap.points - 73.53).magnitude < 0.005)
    #expect((gap.time - 0.0886).magnitude < 0.0005)
    #expect(gap.view == "root")
  }

  @Test func `the summary is one JSON object`() throws {
    let replay = try Self.replay(Self.document(avoid: #"{"view": "root", "by": "resize"}"#))
    let text = replay.summary(of: try replay.schedule(rate: 60)).json
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["shows"] as? Int == 1)
    let final = object?["final"] as? [String: [String: Any]]
    #expect(final?["keyboard"]?["state"] as? String == "docked")
    #expect(final?["keyboard"]?["top"] as? Double == 476)
    #expect(final?["root"]?["overlap"] as? Double == 336)
  }

  @Test(arguments: [
    (#"{"evnts": []}"#, #"$: no key "evnts" is known here; nearest: events"#),
    (#"{"version": 2}"#, "$.version: found the number 2, expected 1"),
    ("{}", #"$: "screen" is missing"#),
    (#"{"screen": {"size": [1]}}"#, "$.screen.size: found a list of 1"),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"t": 0, "name": "WillShwo"}]}"#,
      #"$.events[0].name: no keyboard notification is named "WillShwo""#
    ),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"focus": "a", "blur": true}]}"#,
      "$.events[0]: focus and blur in one event"
    ),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"end": "{{0, 1}, {2}}"}]}"#,
      "$.events[0].end: found"
    ),
    (
      #"{"screen": {"size": [1, 1]}, "system": "iOS 19"}"#,
      #"$.system: found "iOS 19", but iOS 26 followed iOS 18"#
    ),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"t": 0, "drag": -5}]}"#,
      "$.events[0].drag: found -5 pt, expected 0 pt or more"
    ),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"keyboard": {"height": -1}}]}"#,
      "$.events[0].keyboard.height: found -1 pt, expected 0 pt or more"
    ),
    (#"{"screen": {"size": [-1, 1]}}"#, "$.screen.size: found a screen without extent"),
    (#"{"screen": {"size": [1e308, 1]}}"#, "$.screen.size: found 1e+308, expected at most 1e9 pt"),
    (
      #"{"screen": {"size": [1, 1]}, "system": "Android"}"#,
      #"$.system: found "Android", expected one of iOS 6"#
    ),
    (
      #"{"screen": {"size": [1, 1]}, "motion": {"curve": "spring(mass: 1, stiffness: 9, damping: 0)"}}"#,
      "$.motion.curve: found inf s, expected at most a day"
    ),
    (
      #"{"screen": {"size": [1, 1]}, "avoid": [{"view": "rot", "by": "lift"}]}"#,
      #"$.avoid[0].view: no view is named "rot"; nearest: root"#
    ),
    (
      #"{"screen": {"size": [1, 1]}, "avoid": [{"view": "root", "by": "inset"}]}"#,
      #"$.avoid[0].view: "root" does not scroll"#
    ),
    (
      #"{"screen": {"size": [1, 1]}, "avoid": [{"view": "root", "by": "lift"}, {"view": "root", "by": "resize"}]}"#,
      #"$.avoid[1].view: "root" avoids the keyboard already"#
    ),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"focus": "roots"}]}"#,
      #"$.events[0].focus: no view is named "roots"; nearest: root"#
    ),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"rotate": "portrait", "frames": {"a": [0, 0, 1, 1]}}]}"#,
      #"$.events[0].frames.a: no view is named "a""#
    ),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"drag": 1, "frames": {}}]}"#,
      #"$.events[0].frames: only an event with "rotate""#
    ),
    (#"{"screen": {"size": [1, 1]}, "events": [{"t": -1}]}"#, "$.events[0].t: found -1 s"),
    (#"{"screen": {"size": [1, 1]}, "events": [{"t": 1e308}]}"#, "$.events[0].t: found 1e+308 s"),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"blur": false}]}"#, "$.events[0].blur: found false"
    ),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"end": [0, 0, 1e10, 1]}]}"#,
      "$.events[0].end: found 10000000000, expected at most 1e9 pt"
    ),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"end": "{{0, nan}, {1, 1}}"}]}"#,
      "$.events[0].end: found"
    ),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"end": 5}]}"#,
      "$.events[0].end: found the number 5"
    ),
    (
      #"{"screen": {"size": [1, 1]}, "events": [{"duration": [1, 2]}]}"#,
      "$.events[0].duration: found a list, expected a number"
    ),
    (
      #"{"screen": {"size": [1, 1]}, "avoid": [{"view": "root", "by": "lift", "faults": ["x"]}]}"#,
      "$.avoid[0].faults[0]: found \"x\""
    ),
  ])
  func `a mistake is told with its place`(text: String, message: String) {
    let error = #expect(throws: SceneTextError.self) {
      try KeyboardDocument(reading: Array(text.utf8))
    }
    let description = error?.description ?? ""
    #expect(description.hasPrefix(message), "\(description)")
  }

  /// iOS 7 has an upright window too; what fills the turned screen is taken at its word.
  @Test(arguments: ["[0, 0, 320, 480]", "[0, 0, 480, 320]"])
  func `an upright window turns with its screen`(window: String) throws {
    let replay = try Self.replay(
      """
      {"screen": {"size": [320, 480], "orientation": "landscapeRight",
       "coordinates": "portrait-fixed"}, "window": {"frame": \(window)},
       "avoid": [{"view": "root", "by": "resize"}], "events": [{"t": 0, "end": [0, 0, 162, 480]}]}
      """)
    #expect(replay.row(at: replay.duration) == [158, 162, 162, 158, 0])
  }

  @Test(arguments: [
    ("iOS 8-12", SystemGeneration.iOS8), ("iOS 12.4", .iOS8), ("iOS 15", .iOS13), ("ios26", .iOS26),
    ("iPadOS 17.4", .iOS13), ("11", .iOS8),
    ("iOS 5", .iOS6),
  ])
  func `a generation answers to its versions`(text: String, system: SystemGeneration) throws {
    let document = #"{"screen": {"size": [1, 1]}, "system": "\#(text)"}"#
    #expect(try KeyboardDocument(reading: Array(document.utf8)).scene.system == system)
  }

  @Test func `the rectangle that is nowhere is no rectangle`() throws {
    let replay = try Self.replay(
      Self.document(
        avoid: #"{"view": "root", "by": "resize"}"#,
        events: Self.showing + #", {"t": 1, "end": "{{inf, inf}, {0, 0}}"}"#))
    #expect(replay.finalState.phase == .undocked)
    #expect(replay.row(at: replay.duration) == [812, 0, 0, 812, 0])
  }

  @Test func `names with quotes make no broken summary`() throws {
    let text = """
      {"screen": {"size": [375, 812]}, "views": [{"id": "a\\"b", "frame": [0, 0, 375, 812]}],
       "avoid": [{"view": "a\\"b", "by": "lift"}], "events": [\(Self.showing)]}
      """
    let replay = try Self.replay(text)
    let summary = replay.summary(of: try replay.schedule(rate: 60)).json
    let object = try JSONSerialization.jsonObject(with: Data(summary.utf8)) as? [String: Any]
    #expect((object?["final"] as? [String: Any])?.keys.sorted() == ["a\"b", "keyboard"])
  }

  @Test(arguments: [
    "WillShow", "keyboardWillShow", "willShow", "UIKeyboardWillShowNotification",
  ])
  func `a notification answers to its names`(name: String) throws {
    let text = Self.document(
      avoid: "",
      events:
        #"{"t": 0, "name": "\#(name)", "end": [0, 476, 375, 336], "duration": "0.25", "curve": "7"}"#
    )
    let events = try KeyboardDocument(reading: Array(text.utf8)).scene.events
    guard case .notification(let notification)? = events.first?.action else {
      Issue.record("no notification")
      return
    }
    #expect(notification.name == .willShow)
    #expect(notification.duration == 0.25 && notification.curve?.rawValue == 7)
  }
}
