// curves replay, as a process.
import Foundation
import Testing

@Suite struct ReplayTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Curves/keyboards")

  private static func path(_ name: String) -> String { folder.appending(path: name).path }

  @Test func `views in step have no gap`() throws {
    let run = try curves("replay", Self.path("show-and-hide.json"), "--tolerance", "1e-9")
    #expect(run.code == 0)
    #expect(run.output.split(separator: "\n").first?.hasPrefix("frame,time,keyboard.top,") == true)
    #expect(run.complaint.contains("shows 1, hides 1; in the end hidden"))
  }

  @Test func `a gap above the tolerance exits with 1`() throws {
    let run = try curves(
      "replay", Self.path("unshifted-curve.json"), "--tolerance", "10", "--fps", "120")
    #expect(run.code == 1)
    #expect(run.complaint.contains("pt apart at"))
  }

  @Test func `the summary alone is JSON`() throws {
    let run = try curves(
      "replay", Self.path("unshifted-curve.json"), "--summary", "json")
    #expect(run.code == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(
      Set(try #require(object).keys) == [
        "largestGap", "secondsAboveHalfPoint", "shows", "hides", "final",
      ])
  }

  @Test func `a pasted log is replayed`() throws {
    let log = """
      {UIKeyboardAnimationCurveUserInfoKey = 7; UIKeyboardAnimationDurationUserInfoKey = "0.25";
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 480}, {320, 253}}";
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 227}, {320, 253}}";}
      """
    let run = try curves("replay", "-", "--screen", "320x480", "--at", "0.5", input: log)
    #expect(run.code == 0)
    #expect(run.output.split(separator: "\n").last == "0,0.5,227,253,253,253,0")
  }

  @Test(arguments: ["", "hello", "keyboard did show"])
  func `a text that is neither a document nor a log is told so`(text: String) throws {
    let run = try curves("replay", "-", input: text)
    #expect(run.code == 2)
    #expect(run.complaint.contains("-: neither a document nor a log"))
    #expect(run.complaint.contains("UIKeyboardFrameEndUserInfoKey"))
  }

  @Test func `a motion by a wrong name is answered with the two that are no curves`() throws {
    let text = #"{"screen": {"size": [1, 1]}, "motion": {"curve": "unshited"}}"#
    let run = try curves("replay", "-", input: text)
    #expect(run.code == 2)
    #expect(run.complaint.hasSuffix("; besides curves: notification, unshifted\n"))
  }

  @Test(arguments: [["replay"], ["replay", "no-such.json"], ["replay", "x", "--screen", "1"]])
  func `a command line that cannot be carried out exits with 2`(words: [String]) throws {
    let run = try curves(words)
    #expect(run.code == 2)
    #expect(!run.complaint.isEmpty)
  }
}
