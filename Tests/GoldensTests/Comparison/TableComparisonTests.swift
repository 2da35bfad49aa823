// Tables held against each other: cells, rows, times, and the words for what differs.
import Foundation
import FrameTables
import Goldens
import Testing

private func read(_ text: String) throws -> Table { try Table(reading: Array(text.utf8)) }

/// A straight line of 10 points a second, at a rate and up to an end.
private func line(_ rate: Double, until end: Double, slope: Double = 10) -> Table {
  let times = (0...Int((end * rate).rounded())).map { Double($0) / rate }
  return Table([
    Column("frame", .integers(Array(times.indices))), Column("time", .numbers(times)),
    Column("value", .numbers(times.map { $0 * slope })),
  ])
}

struct TableComparisonTests {
  @Test func `columns are found in any order, others are left alone`() throws {
    let golden = try read("note;value;time\nfine;0,5;0\n;1;0,1\n")
    let got = try read("time,value\n0,0.5\n0.1,1\n")
    #expect(try TableComparison(of: got, with: golden, columns: ["time", "value"]).isEqual)
    #expect(throws: TableReadError.self) { try TableComparison(of: got, with: golden) }
  }

  @Test func `a difference has its frame, time, column and size`() throws {
    let golden = try read("frame,time,value\n0,0,0\n1,0.25,308.11\n2,0.5,4\n")
    let got = try read("frame,time,value\n0,0,0\n1,0.25,308.94\n2,0.5,4.25\n")
    let comparison = try TableComparison(of: got, with: golden) { _ in .absolute(0.5) }
    let difference = try #require(comparison.differences.first)
    #expect(comparison.differences.count == 1)
    #expect((difference.row, difference.frame, difference.time) == (1, 1, 0.25))
    #expect(
      difference.description
        == "frame 1 (0.25 s) value: expected 308.11, got 308.94 (+0.83, tolerance 0.5)")
    #expect(comparison.summary == "1 of 3 rows differ, the first at frame 1 (0.25 s)")
    #expect(comparison.report().contains("o expected, x got, * both"))
  }

  @Test func `a picture shows a motion rather than the times that have moved with it`() throws {
    func table(_ rows: [Int]) -> Table {
      let times = rows.map { Double($0) / 4 }
      return Table([
        Column("frame", .integers(rows)), Column("time", .numbers(times)),
        Column("y", .numbers(times.map { 100 * $0 })),
      ])
    }
    let report = try TableComparison(of: table([0, 1, 2, 3]), with: table([0, 1, 3])).report(
      limit: 1)
    #expect(report.contains("\n  the largest: frame 2 (0.5 s) y: expected 75, got 50 (-25, "))
    #expect(report.contains("\n  y:\n"))
  }

  @Test func `rows that are missing or too many differ`() throws {
    let (short, long) = (line(10, until: 0.3), line(10, until: 0.5))
    let missing = try TableComparison(of: short, with: long).differences.map(\.description)
    #expect(
      missing == ["4 (0.4 s)", "5 (0.5 s)"].map { "frame \($0) row: expected a row, got none" })
    let extra = try TableComparison(of: long, with: short).differences.map(\.description)
    #expect(extra.first == "frame 4 (0.4 s) row: expected none, got a row")
  }

  @Test func `words are compared as words, and are refused among numbers`() throws {
    let (a, b) = (try read("phase,x\nbefore,1\n,2\n"), try read("phase,x\nactive,1\n,2\n"))
    #expect(try TableComparison(of: a, with: b).differences.map(\.expected) == ["active"])
    #expect(
      throws: TableReadError.wrongCell("one", expected: "a number", line: 3, column: "x")
    ) { try TableComparison(of: try read("x\n1\none\n"), with: try read("x\n1\n1\n")) }
  }

  @Test func `an empty cell is equal to an empty cell only`() throws {
    let (a, b) = (try read("x,y\n,1\n2,1\n"), try read("x,y\n,1\n,1\n"))
    #expect(try TableComparison(of: a, with: a).isEqual)
    let differences = try TableComparison(of: a, with: b).differences
    #expect(differences.map(\.description) == ["row 2 x: expected nothing, got 2"])
  }

  @Test(arguments: [(60.0, 120.0), (120, 60), (60, 59.94), (59.94, 60), (24, 90)])
  func `a straight line is the same at every rate`(a: Double, b: Double) throws {
    let pair = try TableAlignment(
      of: line(a, until: 1), with: line(b, until: 1), columns: ["time", "value"])
    #expect(try TableComparison(of: pair.got, with: pair.expected).isEqual)
    let meets = a / b == 2 || b / a == 2
    #expect(pair.remark?.contains(" interpolated to within ") == !meets)
    #expect((pair.uncertainty == nil) == meets)
    #expect(pair.got.rowCount >= Int(min(a, b).rounded()))
  }

  /// The keyboard's closed form at a rate, for 0.5 s.
  private static func keyboard(_ rate: Double, late: Double = 0) -> Table {
    let omega = (1000.0 / 3).squareRoot()
    let times = (0...Int(0.5 * rate)).map { Double($0) / rate }
    let values = times.map { time in
      let t = max(time - late, 0)
      return 336 * (1 - (1 + omega * t) * exp(-omega * t))
    }
    return Table([Column("time", .numbers(times)), Column("value", .numbers(values))])
  }

  /// By straight lines they would be up to 1 pt off at 60 frames per second, and 2 pt at 24.
  @Test(arguments: [
    (60.0, 59.94, 0.0003), (60, 50, 0.01), (90, 60, 0.002), (120, 59.94, 0.0001), (24, 30, 0.25),
  ])
  func `a motion between rows is within points of the exact one, and within what is said`(
    a: Double, b: Double, points: Double
  ) throws {
    let columns = ["time", "value"]
    let pair = try TableAlignment(of: Self.keyboard(a), with: Self.keyboard(b), columns: columns)
    let comparison = try TableComparison(of: pair.got, with: pair.expected) { _ in .exact }
    let worst = comparison.differences.compactMap { $0.difference?.magnitude }.max() ?? 0
    #expect(worst <= points)
    #expect(try #require(pair.uncertainty) * 336 >= worst)
  }

  @Test func `a jump spoils no number but those beside it`() throws {
    let times = (0...60).map { Double($0) / 60 }
    let steps = Table([
      Column("time", .numbers(times)), Column("x", .numbers(times.map { $0 < 0.5 ? 0 : 1 })),
    ])
    let other = (0...50).map { Double($0) / 50 }
    let probe = Table([Column("time", .numbers(other)), Column("x", .numbers(other))])
    let pair = try TableAlignment(of: steps, with: probe, columns: ["time", "x"])
    let numbers = try pair.got.numbers("x")
    for (time, number) in zip(try pair.got.numbers("time"), numbers)
    where (time - 29.5 / 60).magnitude > 0.5 / 60 {
      #expect((number - (time < 0.5 ? 0 : 1)).magnitude < 1e-12, "\(time)")
    }
  }

  @Test func `another slope differs at every rate, and so does another length`() throws {
    for (rate, end, slope) in [(120.0, 1.0, 10.1), (120, 0.5, 10), (120, 2, 10)] {
      let pair = try TableAlignment(
        of: line(rate, until: end, slope: slope), with: line(60, until: 1),
        columns: ["time", "value"])
      #expect(try !TableComparison(of: pair.got, with: pair.expected).isEqual, "\(rate) \(end)")
    }
  }

  @Test func `times that go back cannot be aligned`() throws {
    let (a, b) = (try read("time,x\n0,0\n2,0\n1,0\n"), try read("time,x\n0,0\n1,0\n"))
    #expect(throws: TableReadError.timeGoesBack(line: 4)) {
      try TableAlignment(of: a, with: b, columns: ["time", "x"])
    }
  }

  @Test func `a picture survives the largest numbers and none`() {
    let picture = CurveOverlay(expected: [-1e308, 1e308], got: [1e308, nil]).description
    #expect(picture.split(separator: "\n").count == 11)
    #expect(CurveOverlay(expected: [], got: []).description.isEmpty)
    #expect(CurveOverlay(expected: [1, 1], got: [1, 1]).description.contains("***"))
  }
}
