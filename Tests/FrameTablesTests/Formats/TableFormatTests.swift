// What holds for every format, the blocks of a table above all.
import FrameTables
import Testing

struct TableFormatTests {
  @Test(arguments: TableFormat.all.map(\.name))
  func `blocks give the bytes of the whole`(name: String) throws {
    let format = try #require(TableFormat.named(name))
    let numbers = (0..<100).map { Double($0) / 7 }
    let whole = Table([Column("i", .integers(Array(0..<100))), Column("x", .numbers(numbers))])
    var buffer = TextBuffer()
    try format.head(whole, TableStyle(), &buffer)
    for start in stride(from: 0, to: 100, by: 33) {
      let rows = start..<min(start + 33, 100)
      let block = Table([
        Column("i", .integers(Array(rows))), Column("x", .numbers(Array(numbers[rows]))),
      ])
      try format.rows(block, start, TableStyle(), &buffer)
    }
    format.foot(TableStyle(), &buffer)
    #expect(try buffer.bytes == whole.bytes(as: format))
  }

  @Test func `formats are found by name`() {
    #expect(TableFormat.all.map(\.name) == ["csv", "tsv", "json", "jsonl"])
    #expect(TableFormat.named("jsonl")?.name == "jsonl")
    #expect(TableFormat.named("xml") == nil)
  }

  @Test func `a block's rows are numbered within the whole table`() {
    var buffer = TextBuffer()
    let block = Table([Column("x", .numbers([0, .nan]))])
    #expect(throws: TableWriteError.notANumber(row: 4097, column: "x")) {
      try TableFormat.csv.rows(block, 4096, TableStyle(), &buffer)
    }
  }
}
