// The spelling of numbers: shortest, exact, the same everywhere.
import Testing

@testable import FrameTables

struct NumberTextTests {
  func text(_ value: Double, precision: Int? = nil, mark: DecimalMark = .point) -> String {
    var buffer = TextBuffer()
    buffer.append(value, precision: precision, mark: mark)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.0, "-1"), (0.5, "0.5"), (100.0, "100"), (10.0, "10"),
    (1e-7, "1e-07"), (1e16, "1e+16"), (1.785e-08, "1.785e-08"), (0.1234564, "0.1234564"),
    (0.1234565, "0.1234565"), (22843.0, "22843"), (1e15, "1000000000000000"), (1e300, "1e+300"),
    (0.1 + 0.2, "0.30000000000000004"), (.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (0.998900978890123, "0.998900978890123"),
  ])
  func `a number has its shortest text`(value: Double, expected: String) {
    #expect(text(value) == expected)
  }

  @Test func `any number reads back to itself`() {
    // Knuth's 64-bit linear congruence reaches every bit pattern; the same ones each time.
    var bits: UInt64 = 1
    for _ in 0..<20_000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: bits)
      if value.isFinite { #expect(Double(text(value)) == value) }
    }
  }

  // Expected: repr(float('%.{p}g' % value)) of Python, whose digits come from the exact value.
  @Test(arguments: [
    (1.0 / 3, 3, "0.333"), (2.0 / 3, 3, "0.667"), (0.15, 1, "0.1"), (0.25, 1, "0.2"),
    (0.35, 1, "0.3"), (2.675, 3, "2.67"), (1.005, 3, "1"), (0.5, 6, "0.5"), (9.999, 2, "10"),
    (123456.0, 3, "123000"), (1e-7, 3, "1e-07"), (0.1, 17, "0.1"), (0.0123456, 2, "0.012"),
    (-0.998900978890, 4, "-0.9989"), (9007199254740991.0, 15, "9007199254740990"),
    (.leastNonzeroMagnitude, 1, "5e-324"), (0.0, 3, "0"), (123456789012345678.0, 4, "1.235e+17"),
  ])
  func `precision rounds the exact value to significant digits`(
    value: Double, digits: Int, expected: String
  ) {
    #expect(text(value, precision: digits) == expected)
  }

  @Test func `a value that would round to infinity stays`() {
    #expect(text(.greatestFiniteMagnitude, precision: 3) == "1.7976931348623157e+308")
  }

  @Test(arguments: [(1.23, "1,23"), (-0.5, "-0,5"), (7.0, "7"), (1.5e-10, "1,5e-10")])
  func `a decimal comma takes the point's place`(value: Double, expected: String) {
    #expect(text(value, mark: .comma) == expected)
  }

  @Test(arguments: [0, 7, -10, 22843, 12_345_678, 100_000_005, Int.max, Int.min])
  func `a whole number has its digits, ungrouped`(value: Int) {
    var buffer = TextBuffer()
    buffer.append(value)
    #expect(buffer.bytes == Array("\(value)".utf8))
  }
}
