// Tables written on several cores.
import Foundation
import FrameTables
import Testing

@Suite struct TableWriterParallelTests {
  /// Ten thousand rows in blocks of 64 and a shorter last one.
  private static func block(_ number: Int) -> Table {
    let rows = number * 64..<min(number * 64 + 64, 10_000)
    return Table([
      Column("row", .integers(Array(rows))),
      Column("root", .numbers(rows.map { Double($0).squareRoot() })),
    ])
  }

  private static func written(
    as format: TableFormat, threads: Int,
    _ block: @escaping @Sendable (Int) throws -> Table = block
  ) throws -> Data {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".csv"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var writer = TableWriter(to: try .file(path), as: format)
    try writer.write(blocks: 157, threads: threads, block)
    try writer.finish()
    return try Data(contentsOf: URL(filePath: path))
  }

  @Test(arguments: ["csv", "tsv", "json", "jsonl"], [1, 2, 3, 8])
  func `the bytes are those of the whole table whatever the number of threads`(
    _ name: String, _ threads: Int
  ) throws {
    let format = try #require(TableFormat.named(name))
    let whole = Table([
      Column("row", .integers(Array(0..<10_000))),
      Column("root", .numbers((0..<10_000).map { Double($0).squareRoot() })),
    ])
    let bytes = try Self.written(as: format, threads: threads)
    #expect(bytes == Data(try whole.bytes(as: format)))
  }

  @Test func `the first failure in the order of the rows is thrown and no file appears`() throws {
    #expect(throws: TableWriteError.notANumber(row: 100 * 64, column: "root")) {
      try Self.written(as: .csv, threads: 4) { number in
        guard number >= 100 else { return Self.block(number) }
        return Table([
          Column("row", .integers([0])), Column("root", .numbers([.nan])),
        ])
      }
    }
  }
}
