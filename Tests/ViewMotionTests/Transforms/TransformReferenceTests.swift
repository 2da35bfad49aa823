// Matrices against what was measured on macOS.
import TestSupport
import Testing

@testable import ViewMotion

struct TransformReferenceTests {
  @Test(arguments: try reference("apple-measured"))
  func `a matrix moves as measured on macOS`(row: ReferenceRow) throws {
    let (tolerance, amount) = (
      try #require(row.numbers(1).first), try #require(row.numbers(2).first)
    )
    let (from, to) = (row.numbers(3), row.numbers(4))
    let result = Transform3D(numbers: from).interpolated(
      to: Transform3D(numbers: to), amount: amount)
    #expect(result.distance(to: row.numbers(5)) <= tolerance)
    if from.count == 6 {
      let flat = Transform(from).interpolated(to: Transform(to), amount: amount)
      #expect(result == Transform3D(flat))
    }
  }
}
