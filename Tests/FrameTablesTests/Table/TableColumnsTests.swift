// Columns of a table in memory, asked for by name and type.
import FrameTables
import Testing

private let table = Table([
  Column("frame", .integers([0, 1])), Column("x", .numbers([0.5, -0.0])),
  Column("o", .optionalNumbers([nil, 2])), Column("t", .texts(["1", "2"])),
])

struct TableColumnsTests {
  @Test func `every kind of column gives numbers`() throws {
    #expect(try table.numbers("frame") == [0, 1])
    #expect(try table.numbers("x") == [0.5, 0])
    #expect(try table.optionalNumbers("o") == [nil, 2])
    #expect(try table.numbers("t") == [1, 2])
  }

  @Test func `every kind of column gives texts`() throws {
    #expect(try table.texts("frame") == ["0", "1"])
    #expect(try table.texts("x") == ["0.5", "0"])
    #expect(try table.texts("o") == ["", "2"])
  }

  @Test func `a missing number stands on its row's line`() {
    #expect(throws: TableReadError.wrongCell("", expected: "a number", line: 2, column: "o")) {
      try table.numbers("o")
    }
  }

  @Test func `whole numbers come from integers and texts`() throws {
    #expect(try table.integers("frame") == [0, 1])
    #expect(try table.integers("t") == [1, 2])
  }
}
