// The output options: formats, digits, delimiters, remarks.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct OutputTests {
  private let three = ["dump", "keyboard", "--samples", "3"]

  @Test func `CSV is plain: no mark, no quotes, line feeds, a last line end`() throws {
    let run = try curves("dump", "keyboard")
    #expect(run.bytes.first == UInt8(ascii: "f"))
    #expect(run.bytes.last == UInt8(ascii: "\n"))
    #expect(!run.output.contains("\r") && !run.output.contains("\""))
    #expect(run.bytes.allSatisfy { $0 < 128 })
    #expect(try curves("dump", "keyboard", "--format", "csv").bytes == run.bytes)
  }

  @Test func `TSV has tabs`() throws {
    let run = try curves(three + ["--format", "tsv"])
    #expect(run.lines[0] == "frame\ttime\tprogress")
    #expect(run.lines[2].hasPrefix("1\t0.25\t0.94203834654"))
  }

  @Test func `JSON is an array of objects with the numbers of the CSV`() throws {
    let table = try curves("dump", "keyboard")
    let run = try curves("dump", "keyboard", "--format", "json")
    let rows = try JSONDecoder().decode([[String: Double]].self, from: run.bytes)
    #expect(rows.count == 31)
    #expect(rows.allSatisfy { Set($0.keys) == ["frame", "time", "progress"] })
    for name in ["frame", "time", "progress"] {
      #expect(try rows.compactMap { $0[name] } == table.numbers(name))
    }
    let none = try curves("dump", "linear", "--at", "-", "--format", "json")
    #expect(try JSONDecoder().decode([[String: Double]].self, from: none.bytes).isEmpty)
  }

  @Test func `JSON lines are an object each`() throws {
    let run = try curves(three + ["--format", "jsonl"])
    let times = try run.lines.map { line in
      try JSONDecoder().decode([String: Double].self, from: Data(line.utf8))["time"]
    }
    #expect(times == [0, 0.25, 0.5])
  }

  @Test(arguments: ["1.785e-08", "0.1234564", "0.1234565", "22843", "1e+300", "-1e-07"])
  func `a number is written with the digits that it needs and no others`(text: String) throws {
    let run = try curves("dump", "linear", "--at", "1", "--to", text, "--columns", "value")
    #expect(run.lines == ["value", text])
  }

  @Test(arguments: [
    ("1", "0.9"), ("3", "0.942"), ("6", "0.942038"), ("12", "0.942038346548"),
  ])
  func `a precision is a number of significant digits`(digits: String, text: String) throws {
    let run = try curves("dump", "keyboard", "--at", "0.25", "--precision", digits)
    #expect(try run.texts("progress") == [text])
  }

  @Test func `seventeen digits change nothing`() throws {
    let exact = try curves("dump", "keyboard")
    #expect(try curves("dump", "keyboard", "--precision", "17").bytes == exact.bytes)
  }

  @Test func `zero has no sign`() throws {
    let run = try curves("dump", "linear", "--at", "-0,0", "--from=-0", "--to=-0")
    #expect(run.code == 0)
    #expect(!run.output.contains("-0"))
  }

  @Test func `a decimal comma is quoted where it would separate`() throws {
    let run = try curves(three + ["--decimal", ",", "--precision", "4"])
    #expect(run.lines[2] == #"1,"0,25","0,942""#)
    let apart = try curves(three + ["--decimal", ",", "--precision", "4", "--delimiter", ";"])
    #expect(apart.lines == ["frame;time;progress", "0;0;0", "1;0,25;0,942", "2;0,5;0,9989"])
  }

  @Test(arguments: [("|", "|"), ("tab", "\t"), ("\\t", "\t"), (" ", " "), ("-", "-")])
  func `a delimiter is any one character`(word: String, delimiter: String) throws {
    let run = try curves("dump", "linear", "--samples", "2", "--delimiter", word)
    #expect(run.lines[0] == ["frame", "time", "progress"].joined(separator: delimiter))
    #expect(run.lines[2] == ["1", "1", "1"].joined(separator: delimiter))
  }

  @Test func `lines end with CR LF where asked`() throws {
    let run = try curves("dump", "linear", "--samples", "2", "--crlf")
    #expect(run.output == "frame,time,progress\r\n0,0,0\r\n1,1,1\r\n")
    let lines = try curves("dump", "linear", "--samples", "2", "--crlf", "--format", "jsonl")
    #expect(lines.output.components(separatedBy: "\r\n").count == 3)
  }

  @Test func `the header may be left out`() throws {
    let run = try curves("dump", "linear", "--samples", "2", "--no-header")
    #expect(run.output == "0,0,0\n1,1,1\n")
  }

  @Test func `metadata say what the table is of`() throws {
    let run = try curves(
      "dump", "7", "linear", "--metadata", "--fps", "59.94", "--to", "336", "--duration", "250ms")
    let remarks = run.lines.prefix { $0.hasPrefix("# ") }
    for remark in [
      "# of: keyboard; linear", "# fps: 60000/1001", "# columns: frame,time,value", "# from: 0",
      "# to: 336", "# duration: 0.25",
    ] { #expect(remarks.contains(remark), "\(remark)") }
    #expect(run.lines[remarks.count] == "frame,time,keyboard,linear")
    let samples = try curves(three + ["--metadata"])
    #expect(samples.lines.contains("# samples: 3"))
    #expect(!samples.output.contains("fps"))
    #expect(try !curves(three).output.contains("#"))
  }

  @Test(arguments: ["de_DE.UTF-8", "fr_FR", "ar_EG.UTF-8", "C", "no such locale"])
  func `the locale changes nothing`(locale: String) throws {
    let words = ["dump", "keyboard", "--to", "1234567.5", "--precision", "9"]
    let run = try curves(words, environment: ["LC_ALL": locale, "LANG": locale])
    #expect(try run.bytes == curves(words).bytes)
    #expect(run.lines.count == 32)
  }
}
