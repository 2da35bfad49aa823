// What shortcuts cost on three phones: the tables of README and article, made again by the tool.
import Foundation
import Testing

@Suite struct ShortcutCostTests {
  private static let phones = ["667", "812", "896"]
  private static let motions = [
    "default curve, 0.25 s": #"{"curve": "ease", "duration": 0.25}"#,
    "easeOut, 0.25 s": #"{"curve": "easeOut", "duration": 0.25}"#,
    "Animated.timing, 0.25 s": #"{"curve": "mirror(easeIn)", "duration": 0.25}"#,
    "easeInOut, 0.5 s": #"{"curve": "easeInOut", "duration": 0.5}"#,
    "the spring in 0.25 s": #"{"duration": "stretched"}"#,
  ]

  private func document(_ phone: String) -> String { "Curves/keyboards/shortcuts-on-\(phone).json" }

  /// The largest gap of each view.
  private func faults(_ phone: String) throws -> [String: Double] {
    let run = try curves(
      "replay", document(phone), "--fps", "1000", in: Documentation.repository)
    let columns = try #require(run.lines.first).split(separator: ",").map(String.init)
    let gaps = columns.filter { $0.hasSuffix(".gap") }
    let numbers = try gaps.map { try run.numbers($0).map(\.magnitude).max() ?? 0 }
    return Dictionary(uniqueKeysWithValues: zip(gaps.map { "`\($0.dropLast(4))`" }, numbers))
  }

  /// The largest gap of the whole screen when the app moves it in another way.
  private func motion(_ text: String, on phone: String) throws -> Double {
    let data = Data(try Documentation.text(document(phone)).utf8)
    let parsed = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    var object = try #require(parsed)
    object["avoid"] = [["view": "root", "by": "resize"]]
    object["motion"] = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let changed = String(
      decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    let run = try curves("replay", "-", "--fps", "1000", "--summary", "json", input: changed)
    let summary = try JSONSerialization.jsonObject(with: run.bytes) as? [String: Any]
    let gap = try #require(summary?["largestGap"] as? [String: Any])
    return try #require(gap["points"] as? Double).magnitude
  }

  private func costs(_ phone: String) throws -> [String: Double] {
    try Self.motions.mapValues { try motion($0, on: phone) }.merging(faults(phone)) { $1 }
  }

  @Test func `the tables of README and article are those of the tool`() throws {
    let costs = try Self.phones.map(costs)
    let names = Array(costs[0].keys)
    #expect(names.count == 16 && costs.allSatisfy { Set($0.keys) == Set(names) })
    let article = "Sources/KeyboardMotion/KeyboardMotion.docc/moving-with-the-keyboard.md"
    for (page, count) in [(article, names.count), ("README.md", 6)] {
      let rows = try Documentation.rows(page).filter { costs[0][$0[0]] != nil && $0.count >= 4 }
      #expect(rows.count == count && Set(rows.map { $0[0] }).count == count, "\(page)")
      for row in rows {
        let right = costs.compactMap { $0[row[0]] }.map { String(format: "%.1f", $0) }
        #expect(Array(row[1...3]) == right, "\(page): \(row[0])")
      }
    }
  }

  /// 0.21883 of the keyboard's height and no more: a number from outside the tool.
  @Test func `the missing shift costs what the two curves are apart`() throws {
    for (phone, height) in zip(Self.phones, [260.0, 336, 346]) {
      let cost = try #require(try faults(phone)["`unshifted`"])
      #expect((cost - 0.21883 * height).magnitude < 0.02)
    }
  }
}
