// Frame rates as people write them.
import Testing
import Timing

struct FrameRateTextTests {
  @Test(arguments: [
    ("60", 60, 1), ("120", 120, 1), ("12.5", 25, 2), ("60.0", 60, 1), (".5", 1, 2), ("1.", 1, 1),
    ("23.976", 24000, 1001), ("29.97", 30000, 1001), ("47.952", 48000, 1001),
    ("59.94", 60000, 1001), ("119.88", 120000, 1001), ("59.940", 60000, 1001),
    ("60000/1001", 60000, 1001), ("2997/100", 2997, 100), ("5994/100", 2997, 50),
    ("23.98", 1199, 50), ("0.000000000000000001", 1, 1_000_000_000_000_000_000),
  ])
  func `a written rate is an exact fraction`(text: String, frames: Int, seconds: Int) throws {
    let rate = try FrameRate(text)
    #expect(rate.numerator == frames)
    #expect(rate.denominator == seconds)
  }

  @Test(arguments: ["60", "60000/1001", "25/2", "2997/100", "9223372036854775807"])
  func `a rate's description reads back to it`(text: String) throws {
    #expect(try FrameRate(text).description == text)
  }

  @Test(arguments: ["", ".", "/", "60/", "/1001", "6O", "60 fps", "60/1/1", "1e3", "--60", "٦٠"])
  func `garbage is no rate`(text: String) {
    #expect(throws: FrameRateError.notARate(text)) { try FrameRate(text) }
  }

  @Test(arguments: ["0", "0.00", "-60", "-59.94", "0/1001", "-60/1", "60/-1"])
  func `zero and negative rates are refused`(text: String) {
    #expect(throws: FrameRateError.notPositive(text)) { try FrameRate(text) }
  }

  @Test(arguments: ["nan", "inf", "-Infinity", "60/0"])
  func `rates that are not finite are refused`(text: String) {
    #expect(throws: FrameRateError.notFinite(text)) { try FrameRate(text) }
  }

  @Test(arguments: [
    "9223372036854775808", "1/9223372036854775808", "0.0000000000000000001",
    "59.94000000000000000000",
  ])
  func `rates beyond 64 bits are refused`(text: String) {
    #expect(throws: FrameRateError.tooLarge(text)) { try FrameRate(text) }
  }

  @Test func `an error says what was written`() {
    #expect(
      FrameRateError.notARate("6O").description
        == "'6O' is no frame rate: expected frames per second as 60, 59.94 or 60000/1001")
    #expect(FrameRateError.notPositive("0").description == "frame rate '0' is not above 0")
    #expect(FrameRateError.notFinite("nan").description == "frame rate 'nan' is not finite")
    #expect(FrameRateError.tooLarge("9e9").description == "frame rate '9e9' has too many digits")
  }
}
