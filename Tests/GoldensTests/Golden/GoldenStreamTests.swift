// Golden tables of many pieces against rows that come in pieces.
import Foundation
import FrameTables
import Goldens
import Testing

struct GoldenStreamTests {
  /// Three columns, of which one has words; the whole is several pieces of a file long.
  private static func table(_ rows: Range<Int>) -> Table {
    Table([
      Column("frame", .integers(Array(rows))),
      Column("y", .numbers(rows.map { Double($0).squareRoot() })),
      Column("phase", .texts(rows.map { $0 % 3 == 0 ? "before" : "active, \"é\"" })),
    ])
  }

  private static let rowCount = 30_000

  /// The verdict on a table's text, which is changed on the way to its file.
  private static func verdict(
    of rows: Range<Int> = 0..<rowCount, _ change: (String) -> String = { $0 }
  ) throws -> TableComparison? {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".csv"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = change(try table(0..<rowCount).text(as: .csv))
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let golden = try Golden(remarksOfFile: path)
    return try golden.equality(with: rows.count) { table($0) }
  }

  @Test func `equal rows are equal wherever the pieces end`() throws {
    let comparison = try #require(try Self.verdict())
    #expect(comparison.isEqual)
    #expect(comparison.rowCount == Self.rowCount)
    #expect(comparison.columns == ["frame", "y", "phase"])
    for spaces in 1...3 {
      let shifted = try Self.verdict { "#" + String(repeating: " ", count: spaces) + "\n" + $0 }
      #expect(shifted?.isEqual == true)
    }
    let breaks = try Self.verdict { $0.replacing("\n", with: "\r\n") }
    #expect(breaks?.isEqual == true)
  }

  @Test func `a cell, a word, a row too few or too many are no equality`() throws {
    #expect(try Self.verdict { $0.replacing("\n29000,", with: "\n29000.5,") } == nil)
    #expect(try Self.verdict { $0 + "30000,1,before\n" } == nil)
    #expect(try Self.verdict(of: 0..<Self.rowCount + 1) == nil)
    #expect(try Self.verdict(of: 0..<Self.rowCount - 1) == nil)
    let word = try Self.verdict { text in
      let place = text.range(of: "before", options: .backwards)
      return place.map { text.replacingCharacters(in: $0, with: "behind") } ?? text
    }
    #expect(word == nil)
  }

  @Test func `remarks count wherever they stand`() throws {
    let loose = try Self.verdict {
      $0.replacing("\n29000,", with: "\n29000.5,") + "# tolerance.frame: 1\n"
    }
    #expect(loose?.isEqual == true)
    #expect(throws: GoldenError.self) { try Self.verdict { $0 + "# tolerance.x: 1\n" } }
  }

  @Test func `what is no table is an error`() {
    #expect(throws: TableReadError.self) { try Self.verdict { $0 + "1,2\n" } }
    #expect(throws: TableReadError.self) { try Self.verdict { $0 + "1,2,\"before\n" } }
    #expect(throws: TableReadError.empty) { try Self.verdict { _ in "# nothing\n" } }
    #expect(throws: FileError.self) { try Golden(remarksOfFile: "/dev/null") }
  }
}
