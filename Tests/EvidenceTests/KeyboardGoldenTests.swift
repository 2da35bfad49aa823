// Keyboard sequences and their golden tables, held against each other.
import Foundation
import FrameTables
import Goldens
import KeyboardMotion
import SceneText
import Testing
import Timing
import ViewMotion

/// A sequence of `Curves/keyboards/` by its file.
struct KeyboardExample: Sendable, CustomTestStringConvertible {
  static let folder = Evidence.folder.appending(path: "keyboards")
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .sorted()
  static let all = files.filter { !$0.hasSuffix(".csv") }.map(KeyboardExample.init)

  let file: String

  var testDescription: String { file }
  var stem: String { String(file.prefix { $0 != "." }) }

  func golden() throws -> Table {
    try Table(contentsOfFile: Self.folder.appending(path: "\(stem).csv").path)
  }

  /// The scene of the document; a log is looked at on a phone of 320 x 568 pt.
  func replay() throws -> Replay {
    let data = try Data(contentsOf: Self.folder.appending(path: file))
    if file.hasSuffix(".json") {
      return try Replay(KeyboardDocument(reading: Array(data)).scene)
    }
    let log = ConsoleLog(String(decoding: data, as: UTF8.self))
    return try Replay(log.scene(on: Size(width: 320, height: 568)))
  }
}

struct KeyboardGoldenTests {
  @Test func `every sequence has a golden table and every golden table a sequence`() {
    let tables = KeyboardExample.files.filter { $0.hasSuffix(".csv") }.map { $0.dropLast(4) }
    #expect(KeyboardExample.all.map(\.stem).sorted() == tables.map(String.init).sorted())
    #expect(KeyboardExample.all.count >= 30)
  }

  @Test(arguments: KeyboardExample.all)
  func `a golden table was derived from outside`(_ example: KeyboardExample) throws {
    let golden = try example.golden()
    #expect(golden.value(of: "of") == "Curves/keyboards/\(example.file)")
    #expect(golden.value(of: "fps") == "60")
    #expect(golden.value(of: "origin") == "derived")
    #expect(golden.value(of: "by")?.isEmpty == false)
  }

  @Test(arguments: KeyboardExample.all)
  func `a golden table has a row for every frame until all is at rest`(
    _ example: KeyboardExample
  ) throws {
    let (golden, replay) = (try example.golden(), try example.replay())
    let times = try golden.numbers("time")
    let frames = try replay.schedule(rate: 60)
    #expect(try golden.integers("frame") == frames.map(\.index))
    #expect(times.dropLast().elementsEqual(frames.map(\.timestamp).dropLast()))
    #expect(abs(try #require(times.last) - replay.duration) <= 1e-12)
  }

  @Test(arguments: KeyboardExample.all)
  func `a sequence runs through its golden table`(_ example: KeyboardExample) throws {
    let (golden, replay) = (try example.golden(), try example.replay())
    let frames = try FrameSchedule(times: try golden.numbers("time"))
    let table = replay.table(of: frames)
    #expect(table.columns.map(\.name) == golden.columns.map(\.name))
    for name in replay.columns {
      let tolerance = try #require(golden.value(of: "tolerance.\(name)").flatMap { Double($0) })
      #expect(tolerance <= 1e-11)
      let (found, expected) = (try table.numbers(name), try golden.numbers(name))
      for (row, pair) in zip(found, expected).enumerated() {
        #expect(abs(pair.0 - pair.1) <= tolerance, "\(name), row \(row): \(pair.0), not \(pair.1)")
      }
    }
  }
}
