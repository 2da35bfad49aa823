// Rows that one of two tables has left out or doubled.
import FrameTables
import Goldens
import TestSupport
import Testing

struct RowMatchingTests {
  private static func table(_ rows: [Int], changed: Int? = nil) -> Table {
    Table([
      Column("frame", .integers(rows)), Column("time", .numbers(rows.map { Double($0) / 60 })),
      Column("value", .numbers(rows.map { $0 == changed ? -1 : Double($0 * $0) })),
    ])
  }

  @Test func `a missing row is named, and the others are compared`() throws {
    let all = Array(0...60)
    let comparison = try TableComparison(
      of: Self.table(all.filter { $0 != 7 }), with: Self.table(all))
    #expect(comparison.missing == [7] && comparison.added.isEmpty)
    #expect(comparison.differingRows == 0 && !comparison.isEqual)
    #expect(comparison.summary == "60 rows are equal; frame 7 is missing")
    let other = try TableComparison(
      of: Self.table(all.filter { $0 != 7 }, changed: 40), with: Self.table(all))
    #expect(other.differences.filter { $0.column == "value" }.map(\.frame) == [40])
    #expect(
      other.summary == "1 of 60 rows differ, the first at frame 40 (0.66667 s); frame 7 is missing")
  }

  @Test func `a doubled row is one too many`() throws {
    let all = Array(0...60)
    let comparison = try TableComparison(
      of: Self.table((all + [12]).sorted()), with: Self.table(all))
    #expect(comparison.added == [12] && comparison.missing.isEmpty)
    #expect(comparison.summary == "61 rows are equal; frame 12 is too many")
    #expect(comparison.summary(ofExpected: true) == "61 rows are equal; frame 12 is missing")
  }

  @Test(arguments: 0..<10)
  func `random rows that are left out are found`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let all = Array(0...90)
    let gone = Set((0..<20).map { _ in Int.random(in: 0...90, using: &random) })
    let kept = Self.table(all.filter { !gone.contains($0) })
    #expect(try TableComparison(of: kept, with: Self.table(all)).missing == gone.sorted())
    #expect(try TableComparison(of: Self.table(all), with: kept).added == gone.sorted())
    let aligned = try TableAlignment(
      of: kept, with: Self.table(all), columns: ["frame", "time", "value"])
    #expect(aligned.remark == nil)
  }

  @Test func `rows of other times are compared one by one`() throws {
    let shifted = Table([
      Column("time", .numbers([0.5, 1.5, 2.5])), Column("value", .numbers([0, 1, 4])),
    ])
    let expected = Table([
      Column("time", .numbers([0, 1])), Column("value", .numbers([0, 1])),
    ])
    let comparison = try TableComparison(of: shifted, with: expected)
    #expect(comparison.differingRows == 2)
  }
}
