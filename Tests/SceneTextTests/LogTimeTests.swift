// The times at which a log's lines were written.
import KeyboardMotion
import SceneText
import Testing

struct LogTimeTests {
  private static func log(_ first: String, _ second: String) -> ConsoleLog {
    func line(_ stamp: String, _ top: Int) -> String {
      "\(stamp) UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, \(top)}, {390, 336}}\";"
    }
    return ConsoleLog("\(line(first, 508))\n\(line(second, 844))\n")
  }

  @Test(arguments: [
    (
      "2024-05-01 12:00:01.000000+0200 Chat[1:2]", "2024-05-01 12:00:01.150000+0200 Chat[1:2]", 0.15
    ),
    ("2024-05-01 12:00:01.118 Chat[1:2]", "2024-05-01 12:00:03.64 Chat[1:2]", 2.522),
    ("2024-05-01T12:00:01Z", "2024-05-01T12:00:01.25Z", 0.25),
    ("2024-02-28 23:59:59.9", "2024-02-29 00:00:00.1", 0.2),
    ("2024-02-29 23:59:59.9", "2024-03-01 00:00:00.1", 0.2),
    ("2023-12-31 23:59:59.5", "2024-01-01 00:00:00", 0.5),
    ("May  1 12:00:01 phone Chat:", "May  1 12:00:02 phone Chat:", 1),
    ("[12:00:01,500]", "[12:00:01,750]", 0.25), ("1714557601.5", "1714557601.75", 0.25),
  ])
  func `times at the start of lines are those of the notifications`(
    first: String, second: String, seconds: Double
  ) {
    #expect(Self.log(first, second).times == [0, seconds])
    #expect(Self.log(first, second).scene().events.map(\.time) == [0, seconds])
  }

  @Test(arguments: [
    ("", ""), ("12:00:01.5", ""), ("12:00:02", "12:00:01"), ("12:00:01", "12:00:01"),
    ("25:00:01", "26:00:02"), ("a: 1", "b: 2"),
  ])
  func `without times in order one comes after the other, which is said`(
    first: String, second: String
  ) {
    let log = Self.log(first, second)
    #expect(log.times == nil)
    #expect(log.remarks == ["no times: each notification comes when the motion before has ended"])
    #expect(log.scene().events.allSatisfy { $0.time == nil })
  }

  @Test func `a time above a dictionary of many lines is its time`() {
    let text = """
      2024-05-01 12:00:01.000 App[1:2] keyboard comes {
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 508}, {390, 336}}";
      }
      2024-05-01 12:00:01.400 App[1:2] keyboard goes {
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 844}, {390, 336}}";
      }
      """
    #expect(ConsoleLog(text).times == [0, 0.4])
  }

  @Test func `the duration of iOS 26 is recognised and said`() {
    let log = ConsoleLog(
      """
      UIKeyboardAnimationDurationUserInfoKey = "0.383";
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 508}, {390, 336}}";
      """)
    #expect(log.system == .iOS26)
    #expect(log.remarks == ["taken for iOS 26 by its duration"])
  }
}
