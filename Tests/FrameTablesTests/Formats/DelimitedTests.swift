// CSV and TSV: header, quotes, delimiters, line ends, and the cells that are refused.
import FrameTables
import Testing

private let small = Table(
  [
    Column("frame", .integers([0, 1])), Column("time", .numbers([0, 1.0 / 60])),
    Column("velocity", .optionalNumbers([nil, -2.5])), Column("phase", .texts(["before", "a,b"])),
  ],
  metadata: [Metadata(key: "curve", value: "keyboard"), Metadata(key: "note", value: "a\nb")])

struct DelimitedTests {
  @Test func `CSV has a header, dots, line feeds and no needless quotes`() throws {
    #expect(
      try small.text(as: .csv) == """
        frame,time,velocity,phase
        0,0,,before
        1,0.016666666666666666,-2.5,"a,b"

        """)
  }

  @Test func `TSV needs no quotes for commas`() throws {
    #expect(
      try small.text(as: .tsv)
        == "frame\ttime\tvelocity\tphase\n0\t0\t\tbefore\n1\t0.016666666666666666\t-2.5\ta,b\n")
  }

  @Test func `a style changes the spelling and nothing else`() throws {
    let style = TableStyle(
      precision: 2, delimiter: .semicolon, decimalMark: .comma, lineEnd: .crlf, hasHeader: false)
    #expect(try small.text(as: .csv, style: style) == "0;0;;before\r\n1;0,017;-2,5;a,b\r\n")
  }

  @Test func `metadata are remarks before the header, each on one line`() throws {
    let text = try small.text(as: .csv, style: TableStyle(hasMetadata: true))
    #expect(text.hasPrefix("# curve: keyboard\n# note: a b\nframe,time,"))
  }

  @Test func `a decimal comma between delimiting commas is quoted`() throws {
    let table = Table([Column("x", .numbers([1.23, 4])), Column("n", .integers([1, 2]))])
    let style = TableStyle(decimalMark: .comma)
    #expect(try table.text(as: .csv, style: style) == "x,n\n\"1,23\",1\n4,2\n")
  }

  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("two\nlines", "\"two\nlines\""), ("two\rlines", "\"two\rlines\""), ("a;b", "a;b"),
    ("# no remark", "\"# no remark\""), ("", "\"\""), ("é", "é"), ("1", "1"),
  ])
  func `a text is quoted only when needed`(text: String, cell: String) throws {
    let table = Table([Column("name", .texts([text]))])
    #expect(try table.text(as: .csv) == "name\n\(cell)\n")
  }

  @Test func `names of curves with commas are quoted in the header`() throws {
    let table = Table([Column("cubic-bezier(.25,.1,.25,1)", .numbers([1]))])
    #expect(try table.text(as: .csv) == "\"cubic-bezier(.25,.1,.25,1)\"\n1\n")
  }

  @Test func `a delimiter that numbers contain makes them quoted`() throws {
    let table = Table([Column("a", .numbers([-1, 0.5])), Column("b", .integers([-2, 3]))])
    let style = TableStyle(delimiter: Delimiter("-"))
    #expect(try table.text(as: .csv, style: style) == "a-b\n\"-1\"-\"-2\"\n0.5-3\n")
  }

  @Test(arguments: [TableFormat.csv, .tsv, .json, .jsonLines])
  func `NaN is refused with its row and column`(format: TableFormat) {
    let table = Table([Column("frame", .integers([0, 1])), Column("x", .numbers([0, .nan]))])
    #expect(throws: TableWriteError.notANumber(row: 1, column: "x")) {
      try table.text(as: format)
    }
    let optional = Table([Column("x", .optionalNumbers([.nan]), holdsInfinity: true)])
    #expect(throws: TableWriteError.notANumber(row: 0, column: "x")) {
      try optional.text(as: format)
    }
  }

  @Test func `infinity is written only where a column can hold it`() throws {
    let values = Column.Cells.numbers([.infinity, -.infinity, 1])
    let holding = Table([Column("velocity", values, holdsInfinity: true)])
    #expect(try holding.text(as: .csv) == "velocity\ninf\n-inf\n1\n")
    #expect(try holding.text(as: .tsv, style: TableStyle(precision: 3)).hasPrefix("velocity\ninf"))
    #expect(throws: TableWriteError.infinite(row: 0, column: "velocity")) {
      try Table([Column("velocity", values)]).text(as: .csv)
    }
    for format in [TableFormat.json, .jsonLines] {
      #expect(throws: TableWriteError.infinite(row: 0, column: "velocity")) {
        try holding.text(as: format)
      }
    }
  }

  @Test(arguments: TableFormat.all.map(\.name))
  func `two columns of one name are refused`(name: String) throws {
    let format = try #require(TableFormat.named(name))
    let table = Table([Column("x", .integers([])), Column("x", .integers([]))])
    #expect(throws: TableWriteError.duplicateColumn("x")) { try table.text(as: format) }
  }

  @Test(arguments: [
    (",", true), ("tab", true), ("\\t", true), (" ", true), ("|", true), ("", false),
    (",,", false), ("\"", false), ("\n", false), ("é", false),
  ])
  func `a delimiter is one ASCII character`(text: String, isOne: Bool) {
    #expect((Delimiter(text) != nil) == isOne)
  }

  @Test func `an error names row and column`() {
    #expect(
      TableWriteError.notANumber(row: 14, column: "progress").description
        == "row 14, column 'progress': not a number (NaN)")
    #expect(
      TableWriteError.infinite(row: 0, column: "v").description
        == "row 0, column 'v': infinite, expected a finite number here")
  }
}
