// JSON and JSON lines: that strict parsers take them, and give back what was written.
import Foundation
import FrameTables
import Testing

private let small = Table([
  Column("frame", .integers([0, 1])), Column("x \"y\"", .optionalNumbers([nil, 1e-7])),
  Column("phase", .texts(["a\\b\n\u{1}", "é"])),
])

struct JSONTests {
  @Test func `JSON is an array of objects, one a line`() throws {
    #expect(
      try small.text(as: .json) == #"""
        [
        {"frame":0,"x \"y\"":null,"phase":"a\\b\n\u0001"},
        {"frame":1,"x \"y\"":1e-07,"phase":"é"}
        ]

        """#)
  }

  @Test func `JSON lines are the objects alone`() throws {
    #expect(
      try small.text(as: .jsonLines) == #"""
        {"frame":0,"x \"y\"":null,"phase":"a\\b\n\u0001"}
        {"frame":1,"x \"y\"":1e-07,"phase":"é"}

        """#)
  }

  @Test func `a strict parser reads every character back`() throws {
    let odd = String(String.UnicodeScalarView((0..<0x180).compactMap(Unicode.Scalar.init)))
    let table = Table([Column(odd, .texts([odd])), Column("n", .numbers([-1.5e300]))])
    let data = Data(try table.bytes(as: .json))
    let rows = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(rows.count == 1)
    #expect(rows.first?[odd] as? String == odd)
    #expect(rows.first?["n"] as? Double == -1.5e300)
  }

  @Test func `a table without rows is an empty array`() throws {
    let empty = Table([Column("x", .numbers([]))])
    let data = Data(try empty.bytes(as: .json))
    #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [])
    #expect(try empty.text(as: .jsonLines).isEmpty)
  }

  @Test func `JSON has decimal points, digits as asked, and no metadata`() throws {
    let table = Table(
      [Column("x", .numbers([1.0 / 3]))], metadata: [Metadata(key: "a", value: "b")])
    let style = TableStyle(precision: 3, delimiter: .tab, decimalMark: .comma, hasMetadata: true)
    #expect(try table.text(as: .json, style: style) == "[\n{\"x\":0.333}\n]\n")
  }

  @Test func `line ends are those of the style`() throws {
    let table = Table([Column("x", .integers([1, 2]))])
    let style = TableStyle(lineEnd: .crlf)
    #expect(try table.text(as: .json, style: style) == "[\r\n{\"x\":1},\r\n{\"x\":2}\r\n]\r\n")
    #expect(try table.text(as: .jsonLines, style: style) == "{\"x\":1}\r\n{\"x\":2}\r\n")
  }
}
