// Example timelines and their golden tables, held against each other.
import Foundation
import FrameTables
import Goldens
import SceneText
import Testing
import Timing

/// An example of `Curves/timelines/` by its name.
struct TimelineExample: Sendable, CustomTestStringConvertible {
  static let folder = Evidence.folder.appending(path: "timelines")
  let name: String

  var testDescription: String { name }

  static func names(_ ending: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(ending) && !$0.contains(".schema.") }
      .map { String($0.dropLast(ending.count)) }.sorted()
  }

  static let all = names(".csv").map(TimelineExample.init)

  func golden() throws -> Table {
    try Table(contentsOfFile: Self.folder.appending(path: name + ".csv").path)
  }

  func document() throws -> TimelineDocument {
    let data = try Data(contentsOf: Self.folder.appending(path: name + ".json"))
    return try TimelineDocument(reading: Array(data))
  }
}

struct TimelineGoldenTests {
  @Test func `every example has a golden table and every golden table an example`() {
    #expect(TimelineExample.names(".json") == TimelineExample.names(".csv"))
    #expect(TimelineExample.all.count >= 4)
  }

  @Test(arguments: TimelineExample.all)
  func `a golden table says where it comes from`(_ example: TimelineExample) throws {
    let golden = try example.golden()
    #expect(golden.value(of: "of") == "Curves/timelines/\(example.name).json")
    #expect(golden.value(of: "fps") == "\(try example.document().rate)")
    #expect(golden.value(of: "origin") == "derived")
    #expect(golden.value(of: "by")?.isEmpty == false)
  }

  @Test(arguments: TimelineExample.all)
  func `a timeline runs through its golden table`(_ example: TimelineExample) throws {
    let (golden, document) = (try example.golden(), try example.document())
    let times = (0..<golden.rowCount).map { document.rate.time(ofFrame: $0) }
    let frames = try FrameSchedule(times: times)
    let table = TimelineTable(document.timeline).table(of: Array(frames))
    #expect(abs(try #require(frames.last).timestamp - document.timeline.duration) <= 1e-15)
    #expect(table.columns.map(\.name) == golden.columns.map(\.name))
    #expect(try golden.integers("frame") == frames.map(\.index))
    for name in table.columns.map(\.name).dropFirst() {
      let tolerance = golden.value(of: "tolerance.\(name)").flatMap { Double($0) } ?? 1e-15
      let (found, expected) = (try table.numbers(name), try golden.numbers(name))
      #expect(found.count == expected.count)
      for (row, pair) in zip(found, expected).enumerated() {
        #expect(abs(pair.0 - pair.1) <= tolerance, "\(name), row \(row): \(pair.0), not \(pair.1)")
      }
    }
  }
}
