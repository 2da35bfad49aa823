// Transform lists against the web platform's tests and a browser.
import TestSupport
import Testing

@testable import ViewMotion

struct TransformListReferenceTests {
  @Test(arguments: try reference("transform2d") + reference("transform3d"))
  func `a list moves as the web platform's tests say`(row: ReferenceRow) throws {
    let (tolerance, amount) = (
      try #require(row.numbers(2).first), try #require(row.numbers(3).first)
    )
    let from = try TransformList(row.fields[4], decomposition: .css)
    let to = try TransformList(row.fields[5], decomposition: .css)
    let result = from.interpolated(to: to, amount: amount)
    #expect(result.matrix.distance(to: row.numbers(6)) <= tolerance)
    #expect(result.matrix.distance(to: row.numbers(7)) <= 1e-6)
    if amount != 0, amount != 1 { #expect(mode(of: result, from, to, amount) == row.fields[1]) }
  }

  /// By which mode a result was made, as far as its functions tell.
  private func mode(
    of result: TransformList, _ from: TransformList, _ to: TransformList, _ amount: Double
  ) -> String {
    let (own, others) = (from.functions.map(\.kind), to.functions.map(\.kind))
    let kinds = result.functions.map(\.kind)
    if from != to, result == (amount < 0.5 ? from : to) { return "discrete" }
    if kinds == [.matrix], !own.isEmpty, !others.isEmpty { return "matrix" }
    return kinds.starts(with: own) && kinds.starts(with: others) ? "list" : "prefix"
  }

  @Test(arguments: try reference("transform-composition"))
  func `composite operations are the web platform's`(row: ReferenceRow) throws {
    let (tolerance, amount) = (
      try #require(row.numbers(1).first), try #require(row.numbers(2).first)
    )
    let underlying = try TransformList(row.fields[3], decomposition: .css)
    let from = try composite(row.fields[5], underlying, row.fields[4])
    let to = try composite(row.fields[7], underlying, row.fields[6])
    let result = from.interpolated(to: to, amount: amount)
    #expect(result.matrix.distance(to: row.numbers(8)) <= tolerance)
  }

  private func composite(
    _ operation: String, _ underlying: TransformList, _ text: String
  ) throws -> TransformList {
    let value = try TransformList(text, decomposition: .css)
    switch operation {
    case "add": return underlying.adding(value)
    case "accumulate": return underlying.accumulating(value)
    default: return value
    }
  }

  /// Rows that do not agree, each with its reason.
  private static let exceptions = [
    // Axes that differ by 1e-5 count as one for a browser, which then ends at the first one's. Here
    // every motion ends exactly at its end.
    "cx031 at 1.0"
  ]

  @Test(arguments: try reference("chromium-transforms"))
  func `a list moves as in a browser`(row: ReferenceRow) throws {
    let from = try TransformList(row.fields[2], decomposition: .css)
    let to = try TransformList(row.fields[3], decomposition: .css)
    for index in 4..<row.fields.count {
      let numbers = row.numbers(index)
      let size = numbers.count == 17 ? 16 : 6
      let result = from.interpolated(to: to, amount: numbers[0])
      let error = result.matrix.distance(to: Array(numbers[1...size]))
      let place = "\(row.fields[0]) at \(numbers[0])"
      #expect(error <= tolerance(row, numbers[0]) || Self.exceptions.contains(place), "\(place)")
    }
  }

  /// As the table's source allows: a browser's fractions pass through single precision.
  private func tolerance(_ row: ReferenceRow, _ amount: Double) -> Double {
    ("cx111"..."cx127").contains(row.fields[0]) && amount == -0.3 ? 2e-5 : 1e-6
  }

  @Test(arguments: try reference("chromium-transforms").filter { $0.numbers(4).count == 13 })
  func `2D matrices move as css-transforms-1 says`(row: ReferenceRow) throws {
    let from = try TransformList(row.fields[2])
    let to = try TransformList(row.fields[3])
    for index in 4..<row.fields.count {
      let numbers = row.numbers(index)
      let result = from.interpolated(to: to, amount: numbers[0])
      let error = result.matrix.distance(to: Array(numbers[7...12]))
      #expect(error <= 1e-11, "at \(numbers[0])")
    }
  }
}
