// Tolerances: their text, and what they let pass.
import FrameTables
import Goldens
import Testing

struct ToleranceTests {
  @Test(arguments: [
    ("1e-12", Tolerance.absolute(1e-12)), ("0", .exact), ("4ulp", .ulps(4)), ("1ulps", .ulps(1)),
    ("0.5%", .relative(0.005)), ("1e-12 4ulp", .standard), (" 2  ", .absolute(2)),
  ])
  func `a tolerance has a text`(text: String, tolerance: Tolerance) throws {
    #expect(try Tolerance(text) == tolerance)
    #expect(try Tolerance(tolerance.description) == tolerance)
  }

  @Test(arguments: ["", " ", "-1", "x", "1 pt", "ulp", "nan", "inf", "1e999", "1,5", "%"])
  func `what is no tolerance is refused`(text: String) {
    #expect(throws: ToleranceError(text: text)) { try Tolerance(text) }
  }

  @Test(arguments: [
    (Tolerance.absolute(0.5), 10.5, 10, true), (.absolute(0.5), 10.51, 10, false),
    (.relative(0.01), -99, -100, true), (.relative(0.01), 98.9, 100, false),
    (.relative(0.5), 1e-9, 0, false), (.ulps(1), 1.0.nextUp, 1, true),
    (.ulps(1), 1.0.nextUp.nextUp, 1, false), (.exact, -0.0, 0, true),
    (Tolerance(absolute: 1, relative: 0.1), 109, 100, true),
  ])
  func `a tolerance allows what is near`(
    tolerance: Tolerance, got: Double, expected: Double, isAllowed: Bool
  ) {
    #expect(tolerance.allows(got, for: expected) == isAllowed)
  }

  @Test func `infinity is near itself alone`() {
    #expect(Tolerance.exact.allows(.infinity, for: .infinity))
    #expect(!Tolerance.absolute(1e300).allows(.infinity, for: -.infinity))
    #expect(!Tolerance.relative(1).allows(1, for: .infinity))
    #expect(!Tolerance.relative(1).allows(.nan, for: 1))
  }
}
