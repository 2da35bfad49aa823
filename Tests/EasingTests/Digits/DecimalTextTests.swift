// Our digits against those of the standard library.
import TestSupport
import Testing

@testable import Easing

struct DecimalTextTests {
  /// What the standard library writes, without a trailing `.0`.
  private static func expected(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The first number whose text differs.
  private static func firstDifference(_ values: some Sequence<Double>) -> Double? {
    values.first { $0.isFinite && $0.plainText != expected($0) }
  }

  @Test func `any bit pattern has the digits of the standard library`() {
    var random = SplitMix64(seed: 2026)
    let patterns = (0..<600_000).lazy.map { _ in Double(bitPattern: random.next()) }
    #expect(Self.firstDifference(patterns) == nil)
  }

  @Test func `numbers as they occur have the digits of the standard library`() {
    var random = SplitMix64(seed: 7)
    let fractions = (0..<200_000).lazy.map { _ in Double(random.next() >> 11) * 0x1p-53 }
    #expect(Self.firstDifference(fractions) == nil)
    let frames = (0..<100_000).lazy.map { Double($0) / 60 }
    #expect(Self.firstDifference(frames) == nil)
    let decimals = (0..<100_000).lazy.map { _ in Double(random.next() % 1_000_000_000) / 1e6 }
    #expect(Self.firstDifference(decimals) == nil)
  }

  /// Below a power of two the next number is half as far away as above.
  @Test func `powers of two and what is beside them`() {
    let values = (-1074...1023).lazy.flatMap { exponent -> [Double] in
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      return [power.nextDown, power, power.nextUp, -power, 3 * power, 5 * power]
    }
    #expect(Self.firstDifference(values) == nil)
  }

  @Test func `powers of ten and short decimals and what is beside them`() throws {
    for exponent in -324...308 {
      let values = (1...40).compactMap { Double("\($0)e\(exponent)") }
        .flatMap { [$0.nextDown, $0, $0.nextUp] }
      #expect(Self.firstDifference(values) == nil, "\(exponent)")
    }
  }

  @Test func `the smallest numbers, and those about 2^53`() {
    #expect(Self.firstDifference((0..<20_000).lazy.map { Double(bitPattern: $0) }) == nil)
    #expect(Self.firstDifference((-9_999...9_999).lazy.map { 0x1p53 + Double($0) }) == nil)
  }

  // Expected: the definition, the shortest text that reads back and of those the nearest.
  @Test(arguments: [
    (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"),
    (2.2250738585072014e-308, "2.2250738585072014e-308"),
    (0x1p53 + 1, "9007199254740992"),
    (9_007_199_254_740_994, "9.007199254740994e+15"), (1e23, "1e+23"), (0.0001, "0.0001"),
    (0.00001, "1e-05"), (-0.0, "0"), (-1.5, "-1.5"), (123_456, "123456"), (1e-100, "1e-100"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (2.0e-44, "2e-44"),
  ])
  func `hard cases`(value: Double, text: String) { #expect(value.plainText == text) }
}
