// The situations in Curves/keyboards: what they cover, and the page that tells what they come to.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct KeyboardSituationTests {
  private static let folder = Documentation.repository.appending(path: "Curves/keyboards")
  private static let page = "Sources/KeyboardMotion/KeyboardMotion.docc/keyboard-situations.md"

  private static func files() throws -> [String] {
    try names(in: folder).filter { !$0.hasSuffix(".csv") }
  }

  /// All documents, parsed.
  private func documents() throws -> [[String: Any]] {
    try Self.files().filter { $0.hasSuffix(".json") }.map { file in
      let data = try Data(contentsOf: Self.folder.appending(path: file))
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
  }

  private func entries(_ key: String) throws -> [[String: Any]] {
    try documents().flatMap { $0[key] as? [[String: Any]] ?? [] }
  }

  @Test func `there are thirty situations and more, a pasted log among them`() throws {
    let files = try Self.files()
    #expect(files.count >= 30)
    #expect(files.contains { $0.hasSuffix(".txt") })
  }

  @Test func `every fault occurs, and every way to avoid the keyboard`() throws {
    let avoid = try entries("avoid")
    #expect(try Set(avoid.flatMap { $0["faults"] as? [String] ?? [] }) == Self.faults())
    #expect(
      Set(avoid.compactMap { $0["by"] as? String })
        == ["inset", "lift", "resize", "constraint", "guide"])
  }

  @Test func `every generation occurs, and versions of two`() throws {
    #expect(
      Set(try documents().compactMap { $0["system"] as? String })
        == ["iOS 6", "iOS 7", "iOS 8-12", "iOS 12", "iOS 13-18", "iOS 15", "iOS 26", "iPadOS 16"])
  }

  @Test func `every word to the keyboard occurs, every event and every notification`() throws {
    let events = try entries("events")
    let keyboard = events.compactMap { $0["keyboard"] as? String }
    #expect(Set(keyboard) == ["show", "hide", "hardware", "float", "split", "dock"])
    #expect(events.contains { ($0["keyboard"] as? [String: Any])?["height"] != nil })
    #expect(
      Set(events.flatMap(\.keys)).isSuperset(of: [
        "focus", "blur", "return", "touch", "tap", "rotate", "drag", "unannounced", "appear",
        "disappear", "UIKeyboardBoundsUserInfoKey", "UIKeyboardCenterBeginUserInfoKey",
      ]))
    let six = ["WillChangeFrame", "WillShow", "WillHide", "DidChangeFrame", "DidShow", "DidHide"]
    #expect(
      Set(events.compactMap { $0["name"] as? String })
        == Set(six.map { "UIKeyboard\($0)Notification" }))
  }

  @Test func `the page lists every situation once`() throws {
    let listed = try Documentation.rows(Self.page).map { $0[0] }.filter { $0.hasPrefix("`") }
    let files = try Self.files().map { "`\($0.prefix { $0 != "." })`" }
    #expect(listed.sorted() == files.sorted())
    #expect(try Documentation.text("README.md").contains("has \(files.count) situations"))
  }

  @Test func `the page tells the largest gap of each situation`() throws {
    let files = try Self.files()
    for row in try Documentation.rows(Self.page) where row[0].hasPrefix("`") {
      let name = row[0].filter { $0 != "`" }
      let file = try #require(files.first { $0.prefix { $0 != "." } == name })
      let run = try curves("replay", "Curves/keyboards/\(file)", in: Documentation.repository)
      let gaps = try run.lines[0].split(separator: ",").filter { $0.hasSuffix(".gap") }
        .flatMap { try run.numbers(String($0)) }
      #expect(Self.told(gaps) == row[2], "\(name)")
    }
  }

  @Test func `the article's examples of the gap are replays`() throws {
    let page = "Sources/KeyboardMotion/KeyboardMotion.docc/moving-with-the-keyboard.md"
    let rows = try Documentation.rows(page).filter { $0.count == 6 && $0[1].hasSuffix(" s") }
    #expect(rows.count == 5)
    for row in rows {
      let file = "Curves/keyboards/\(row[0].filter { $0 != "`" }).json"
      let times = "0,\(row[1].dropLast(2))"
      let run = try curves("replay", file, "--at", times, in: Documentation.repository)
      let columns = try run.lines[0].split(separator: ",").dropFirst(4).map {
        try run.numbers(String($0))
      }
      let moved = (columns[1][1] - columns[1][0]).magnitude
      let gap = try #require(columns.last)[1]
      #expect([columns[0][1], moved].map { String(format: "%.1f", $0) } == Array(row[2...3]))
      #expect(Self.told([gap]) == row[4], "\(row[0])")
    }
  }

  /// One interpolation from lift to lift: what is on its way up never comes down in between.
  @Test func `a turn under way leads on without a way back`() throws {
    let file = "Curves/keyboards/turned-while-lifting.json"
    let run = try curves("replay", file, "--fps", "1000", in: Documentation.repository)
    let lifts = try run.numbers("root.lift")[...1000]
    #expect(lifts.first == 0 && lifts.last == -330)
    #expect(zip(lifts, lifts.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test(arguments: ["show-and-hide.json", "console-log.txt --screen 320x568"])
  func `a replay with its metadata is a golden`(subject: String) throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "Curves"),
        withDestinationURL: Documentation.repository.appending(path: "Curves"))
      let run = try shell(
        "curves replay Curves/keyboards/\(subject) --metadata -o a.csv && curves check a.csv",
        in: folder)
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.hasPrefix("equal  a.csv: "))
      #expect(
        try String(contentsOf: folder.appending(path: "a.csv"), encoding: .utf8).hasPrefix(
          "# of: Curves/keyboards/\(subject.prefix { $0 != " " })\n"))
    }
  }

  @Test func `a document with UIKit's own keys is one on standard input, too`() throws {
    let text = try Documentation.text("Curves/keyboards/six-notifications.json")
    let run = try curves("replay", "-", "--at", "0.5,1.25", input: text)
    #expect(run.lines[0].hasSuffix("root.overlap,root.height,root.gap"))
    #expect(run.lines.dropFirst() == ["0,0.5,315,253,253,315,0", "1,1.25,568,0,0,568,0"])
  }

  /// The names of all mistakes, as the tool lists them to whoever asks for an unknown one.
  static func faults() throws -> Set<String> {
    let run = try curves(
      "replay", "-",
      input:
        #"{"screen": {"size": [1, 1]}, "avoid": [{"view": "root", "by": "lift", "faults": [""]}]}"#)
    let list = try #require(run.complaint.components(separatedBy: "expected one of ").last)
    let names = list.prefix { $0 != ";" && !$0.isNewline }.components(separatedBy: ", ")
    #expect(run.code == 2 && names.count >= 11)
    return Set(names)
  }

  /// The number with the greatest magnitude, with ± where both directions reach it.
  private static func told(_ gaps: [Double]) -> String {
    let (least, most) = (gaps.min() ?? 0, gaps.max() ?? 0)
    let size = String(format: "%.1f", max(-least, most))
    if size == "0.0" { return "0" }
    if (least + most).magnitude < 1e-6 { return "±\(size)" }
    return -least > most ? "-\(size)" : size
  }
}
