// Timelines as text, and the cells of their tables.
import Easing
import Foundation
import FrameTables
import Goldens
import SceneText
import Testing
import Timing

/// Reads a document.
func timeline(_ text: String) throws -> TimelineDocument {
  try TimelineDocument(reading: Array(text.utf8))
}

/// Reads a document of tracks, each the inside of an object.
func tracks(_ tracks: String...) throws -> TimelineDocument {
  try timeline(#"{"tracks": ["# + tracks.map { "{\($0)}" }.joined(separator: ", ") + "]}")
}

extension TimelineDocument {
  /// The table of some times.
  func table(at times: [Double], showing details: [TimelineTable.Detail] = []) throws -> Table {
    TimelineTable(timeline, showing: details).table(of: try FrameSchedule(times: times).map { $0 })
  }

  /// The numbers of a column at some times; NaN, which equals nothing, where there are none.
  func numbers(_ column: String, at times: Double...) throws -> [Double] {
    let cells = try table(at: times).columns.first { $0.name == column }?.cells
    guard case .numbers(let numbers) = cells else { return [.nan] }
    return numbers
  }

  /// The events on the way through some times, as `kind name time`.
  func events(through times: Double...) throws -> [String] {
    let columns = TimelineTable(timeline).events(through: times).columns
    guard case .texts(let kinds) = columns[1].cells, case .texts(let names) = columns[2].cells,
      case .numbers(let moments) = columns[0].cells
    else { return ["no table of events"] }
    return moments.indices.map { "\(kinds[$0]) \(names[$0]) \(Float(moments[$0]))" }
  }
}

/// Whether numbers are as many as expected and each near its own.
func areNear(_ numbers: [Double], _ expected: [Double], within tolerance: Double = 1e-12) -> Bool {
  numbers.count == expected.count
    && zip(numbers, expected).allSatisfy { ($0 - $1).magnitude <= tolerance }
}

/// The message of the error that reading a document gives.
func complaint(_ text: String) -> String {
  do {
    _ = try timeline(text)
    return "no error"
  } catch { return "\(error)" }
}

/// The example documents of `Curves/timelines/`, by name.
let examples: [(name: String, text: String)] = {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Curves/timelines")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.filter { $0.hasSuffix(".json") && !$0.contains("schema") }.sorted().compactMap {
    name in
    let data = try? Data(contentsOf: folder.appending(path: name))
    return data.map { (name, String(decoding: $0, as: UTF8.self)) }
  }
}()
