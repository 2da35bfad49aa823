// Numbers from bytes against the standard library's parser.
import TestSupport
import Testing

@testable import Easing

struct DecimalReaderTests {
  /// The number that a whole text is; nil where there is no verdict.
  private static func read(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard
      let number = DecimalReader.number(in: bytes.span, at: 0, mark: UInt8(ascii: ",")),
      number.end == bytes.count
    else { return nil }
    return number.value
  }

  /// The first text that is read as another number than the standard library's, and how many have
  /// been left to it.
  private static func judge(_ texts: some Sequence<String>) -> (wrong: String?, undecided: Int) {
    var undecided = 0
    for text in texts {
      guard let value = read(text) else {
        undecided += 1
        continue
      }
      if Double(text)?.bitPattern != value.bitPattern { return (text, undecided) }
    }
    return (nil, undecided)
  }

  @Test func `the text of any number reads back to it`() {
    var random = SplitMix64(seed: 11)
    let texts = (0..<400_000).lazy.map { _ -> String in
      "\(Double(bitPattern: random.next() & 0xFFEF_FFFF_FFFF_FFFF))"
    }
    let (wrong, undecided) = Self.judge(texts)
    #expect(wrong == nil)
    #expect(undecided < 600)  // the subnormal ones: 1 of 1024
  }

  @Test func `digits, points and exponents of any length`() {
    var random = SplitMix64(seed: 12)
    func digits(_ most: UInt64) -> String {
      String((0...random.next() % most).map { _ in Character("\(random.next() % 10)") })
    }
    let texts = (0..<600_000).lazy.map { row -> String in
      let sign = ["", "-", "+"][row % 3]
      return switch random.next() % 4 {
      case 0: sign + "0." + digits(18)
      case 1: sign + digits(9) + "." + digits(10)
      case 2: sign + digits(19) + "e\(Int(random.next() % 640) - 330)"
      default: sign + digits(17) + "." + digits(8) + "E-0\(random.next() % 30)"
      }
    }
    #expect(Self.judge(texts).wrong == nil)
  }

  /// Halfway between two Doubles the even one is nearest; one digit further decides.
  @Test func `middles of two numbers`() {
    var random = SplitMix64(seed: 13)
    let texts = (0..<20_000).lazy.flatMap { _ -> [String] in
      let bits = (1063 + random.next() % 23) << 52 | random.next() >> 12
      let value = Double(bitPattern: bits)
      let middle = "\(UInt64(value) + UInt64(value.ulp / 2))"
      return [middle, middle + ".0", String(middle.dropLast()) + "." + middle.suffix(1) + "e1"]
    }
    #expect(Self.judge(texts).wrong == nil)
  }

  @Test(arguments: [
    "9007199254740993", "9007199254740993.0", "9007199254740992.999", "1.7976931348623157e308",
    "1.7976931348623159e308", "2.2250738585072014e-308", "2.2250738585072011e-308", "5e-324",
    "1e23", "8.5e22", "0", "-0", "0.0", "1.", ".5", "-.5e1", "18446744073709551615",
    "18446744073709551616", "9999999999999999999", "1.0000000000000002220", "4503599627370496.5",
    "0.00000000000000000000000000123456", "000000000000000000000000000001.5", "1e-400", "0e999",
  ])
  func `hard cases`(text: String) {
    if let value = Self.read(text) { #expect(Double(text)?.bitPattern == value.bitPattern) }
  }

  @Test func `a comma stands for a point where it may`() {
    #expect(Self.read("-1,25e1") == -12.5)
  }

  @Test(arguments: ["", "-", ".", "e5", "1e", "1e+", "-.", "nan", "inf", "1 ", "--1", "1,2.3"])
  func `what is no number gets no verdict`(text: String) { #expect(Self.read(text) == nil) }
}
