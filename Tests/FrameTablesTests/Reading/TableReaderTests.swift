// Reading tables: what is let pass, what is refused, and where.
import FrameTables
import Testing

private func read(_ text: String) throws -> Table {
  try Table(reading: Array(text.utf8))
}

struct TableReaderTests {
  @Test(arguments: [
    "a,b\n1,2.5\n3,-4\n", "a,b\r\n1,2.5\r\n3,-4\r\n", "a,b\r1,2.5\r3,-4\r", "a,b\n1,2.5\n3,-4",
    "\u{FEFF}a,b\n1,2.5\n3,-4\n", "\n# a remark\na,b\n\n1,2.5\n# another\n3,-4\n\n",
    "\"a\",\"b\"\n\"1\",\"2.5\"\n3,-4\n", "a\tb\n1\t2.5\n3\t-4\n", "a;b\n1;2,5\n3;-4\n",
    "a;b\n1;2.5\n3;-4\n", "a\tb\n1\t2,5\n3\t-4\n", "a, b\n1, 2.5 \n 3,\t-4\n",
  ])
  func `one table in many spellings`(text: String) throws {
    let table = try read(text)
    #expect(table.columns.map(\.name) == ["a", "b"])
    #expect(table.rowCount == 2)
    #expect(try table.integers("a") == [1, 3])
    #expect(try table.numbers("b") == [2.5, -4])
  }

  @Test func `a semicolon in the header means decimal commas`() throws {
    let table = try read("frame;main_camera_x\n0;1,72108224976709\n")
    #expect(try table.numbers("frame") == [0])
    #expect(try table.numbers("main_camera_x") == [1.72108224976709])
  }

  @Test func `a delimiter within quotes is none`() throws {
    let table = try read("\"a;b\",c\n\"x,\"\"y\"\"\nz\",1\n")
    #expect(table.columns.map(\.name) == ["a;b", "c"])
    #expect(try table.texts("a;b") == ["x,\"y\"\nz"])
  }

  @Test func `a quoted decimal comma needs to be told from grouped digits`() throws {
    let text = Array("x,n\n\"1,23\",1\n".utf8)
    #expect(try Table(reading: text, decimalMark: .comma).numbers("x") == [1.23])
    #expect(throws: TableReadError.self) { try Table(reading: text).numbers("x") }
  }

  @Test func `metadata come back, other remarks do not`() throws {
    let table = try read("# curve: spring(mass: 3)\n#key:value\n# a remark\nx\n1\n")
    #expect(
      table.metadata == [
        Metadata(key: "curve", value: "spring(mass: 3)"), Metadata(key: "key", value: "value"),
      ])
  }

  // An id with an E in it is no number, and no infinity either.
  @Test func `a column is numbers only when asked for as numbers`() throws {
    let table = try read("id,duration\n101E010031,9.10\n")
    #expect(try table.texts("id") == ["101E010031"])
    #expect(try table.texts("duration") == ["9.10"])
    #expect(try table.numbers("duration") == [9.1])
    #expect(
      throws: TableReadError.wrongCell(
        "101E010031", expected: "a number", line: 2, column: "id")
    ) { try table.numbers("id") }
  }

  @Test(arguments: ["nan", "NaN", "0x10", "1 2", "one", "1,5", "1_000", "1e", "1e999", "--1"])
  func `a cell that is no number is refused`(cell: String) throws {
    let table = try read("x,y\n0,0\n\"\(cell)\",0\n")
    #expect(
      throws: TableReadError.wrongCell(cell, expected: "a number", line: 3, column: "x")
    ) { try table.numbers("x") }
  }

  @Test func `grouped digits are refused`() throws {
    #expect(throws: TableReadError.self) { try read("x;y\n1.234,5;0\n").numbers("x") }
    #expect(throws: TableReadError.self) { try read("x,y\n\"22,843\",0\n").numbers("x") }
  }

  @Test func `infinity reads back`() throws {
    let table = try read("x\ninf\n-inf\nInfinity\n")
    #expect(try table.numbers("x") == [.infinity, -.infinity, .infinity])
  }

  @Test func `an empty cell is missing, or an error where none may be`() throws {
    let table = try read("x,y\n1,2\n,4\n")
    #expect(try table.optionalNumbers("x") == [1, nil])
    #expect(
      throws: TableReadError.wrongCell("", expected: "a number", line: 3, column: "x")
    ) { try table.numbers("x") }
  }

  @Test func `a whole number has no fraction`() throws {
    #expect(
      throws: TableReadError.wrongCell("1.5", expected: "a whole number", line: 2, column: "n")
    ) { try read("n\n1.5\n").integers("n") }
  }

  @Test(arguments: [
    ("", TableReadError.empty), ("\n\n", .empty), ("# a: b\n", .empty), ("\u{FEFF}", .empty),
    ("0,0\n1,1\n", .noHeader(line: 1)), ("# a remark\n0.5\n", .noHeader(line: 2)),
    ("a,b\n1,2\n\n3\n", .raggedRow(line: 4, expected: 2, found: 1)),
    ("a,b\n1,2,3\n", .raggedRow(line: 2, expected: 2, found: 3)),
    ("a,b\n\"x\r\ny\",2\n1\n", .raggedRow(line: 4, expected: 2, found: 1)),
    ("#\na,b,a\n", .duplicateColumn("a", line: 2)),
    ("a,b\n1,\"2\n3,4\n", .unfinishedQuote(line: 2, column: 2)),
  ])
  func `a text that is no table is refused with its line`(text: String, error: TableReadError) {
    #expect(throws: error) { try read(text) }
  }

  @Test func `bytes that are not UTF-8 are refused with line and column`() {
    let bytes = Array("a,b\n1,2\n3,".utf8) + [0xFF, 10]
    #expect(throws: TableReadError.invalidUTF8(line: 3, column: 2)) { try Table(reading: bytes) }
    #expect(throws: TableReadError.invalidUTF8(line: 1, column: 1)) {
      try Table(reading: [UInt8(ascii: "#"), 0xC0])
    }
  }

  @Test func `a missing column is answered with the nearest`() throws {
    let table = try read("frame,time,progress\n0,0,0\n")
    #expect(
      throws: TableReadError.unknownColumn("Progres", nearest: "progress")
    ) { try table.numbers("Progres") }
    #expect(throws: TableReadError.unknownColumn("x", nearest: nil)) {
      try Table([]).column("x")
    }
  }

  @Test(arguments: [
    (TableReadError.empty, "line 1: the table is empty: expected a header"),
    (.noHeader(line: 1), "line 1: numbers where the names of the columns belong"),
    (.duplicateColumn("a", line: 2), "line 2: two columns are called 'a'"),
    (.raggedRow(line: 4, expected: 2, found: 1), "line 4: 1 cells: expected 2 as in the header"),
    (.unfinishedQuote(line: 2, column: 2), "line 2, column 2: a quoted cell does not end"),
    (.invalidUTF8(line: 3, column: 2), "line 3, column 2: not UTF-8"),
    (
      .wrongCell("one", expected: "a number", line: 2, column: "x"),
      "line 2, column 'x': 'one': expected a number"
    ),
    (.unknownColumn("tme", nearest: "time"), "no column 'tme': did you mean 'time'?"),
  ])
  func `an error says where and what was expected`(error: TableReadError, text: String) {
    #expect(error.description == text)
  }

  @Test(arguments: [
    TableStyle(), TableStyle(delimiter: .semicolon, decimalMark: .comma, lineEnd: .crlf),
    TableStyle(delimiter: .tab, decimalMark: .comma), TableStyle(hasMetadata: true),
  ])
  func `what is written reads back`(style: TableStyle) throws {
    let numbers = [0, 1.0 / 3, -1e-300, 1e300, .pi]
    let texts = ["", "#", "a,b;c\td", "\"\r\n\"", "é"]
    let table = Table(
      [
        Column("x", .numbers(numbers)), Column("t", .texts(texts)),
        Column("o", .optionalNumbers([nil, 1, nil, 2.5, nil])),
      ], metadata: [Metadata(key: "k", value: "v: w")])
    let copy = try Table(reading: table.bytes(as: .csv, style: style))
    #expect(try copy.numbers("x") == numbers)
    #expect(try copy.texts("t") == texts)
    #expect(try copy.optionalNumbers("o") == [nil, 1, nil, 2.5, nil])
    #expect(copy.metadata == (style.hasMetadata ? table.metadata : []))
  }
}
