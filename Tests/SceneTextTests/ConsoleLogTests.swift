// Pasted console logs.
import Easing
import KeyboardMotion
import SceneText
import Testing
import ViewMotion

struct ConsoleLogTests {
  private static let objectiveC = """
    2012-01-19 13:05:48.793 App[1] UIKeyboardWillShowNotification {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardCenterEndUserInfoKey = "NSPoint: {187.5, 644}";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 812}, {375, 336}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 476}, {375, 336}}";
        UIKeyboardIsLocalUserInfoKey = 1;
    }
    """
  private static let swift = """
    [AnyHashable("UIKeyboardFrameBeginUserInfoKey"): NSRect: {{0, 812}, {375, 336}}, \
    AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 476}, {375, 336}}, \
    AnyHashable("UIKeyboardAnimationDurationUserInfoKey"): 0.25, \
    AnyHashable("UIKeyboardAnimationCurveUserInfoKey"): 7]
    """

  @Test(arguments: [objectiveC, swift])
  func `a printed dictionary is a notification`(text: String) throws {
    let log = ConsoleLog(text)
    let notification = try #require(log.notifications.first)
    #expect(log.notifications.count == 1)
    #expect(notification.begin == Rect(x: 0, y: 812, width: 375, height: 336))
    #expect(notification.end == Rect(x: 0, y: 476, width: 375, height: 336))
    #expect(notification.duration == 0.25)
    #expect(notification.curve == .keyboard)
  }

  @Test func `a name before a dictionary is its name`() {
    #expect(ConsoleLog(Self.objectiveC).notifications.map(\.name) == [.willShow])
    #expect(ConsoleLog(Self.swift).notifications.map(\.name) == [.willChangeFrame])
  }

  @Test func `dictionaries one after the other are told apart by their keys`() {
    #expect(ConsoleLog(Self.swift + "\n" + Self.swift).notifications.count == 2)
    #expect(ConsoleLog(Self.objectiveC + Self.swift).notifications.count == 2)
  }

  @Test(arguments: ["", "nothing here", "UIKeyboard", "UIKeyboardFrameEndUserInfoKey = (null);"])
  func `a text without values has no notifications`(text: String) {
    #expect(ConsoleLog(text).notifications.isEmpty)
  }

  @Test func `a begin frame below the screen does not make it larger`() throws {
    let text = Self.swift.replacing("{0, 812}", with: "{0, 1164}")
    let replay = try Replay(ConsoleLog(text).scene())
    #expect(replay.row(at: 0).first == 812)
    #expect(replay.row(at: replay.duration).first == 476)
  }

  @Test func `a value that is missing takes nothing from the line behind it`() {
    let log = ConsoleLog(
      """
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 0}, {768, 304}}";
      UIKeyboardFrameEndUserInfoKey = (null);
      1 2 3 4
      """)
    #expect(log.notifications.map(\.end) == [nil])
  }

  @Test func `a log replays on a screen as large as its frames reach`() throws {
    let replay = try Replay(ConsoleLog(Self.swift).scene())
    #expect(replay.row(at: 0).first == 812)
    #expect(replay.row(at: replay.duration).first == 476)
    #expect(replay.shows == 1)
  }
}
