// Frame rates: exact fractions, and frame times that come from integers.
import Testing
import Timing

struct FrameRateTests {
  @Test(arguments: [
    (120, 2, "60"), (60000, 1001, "60000/1001"), (2997, 100, "2997/100"), (1, 3, "1/3"),
    (Int.max, Int.max, "1"), (Int.max, 1, "9223372036854775807"),
  ])
  func `a rate is reduced to lowest terms`(frames: Int, seconds: Int, text: String) throws {
    #expect(try FrameRate(frames, over: seconds).description == text)
  }

  @Test(arguments: [(0, 1), (-60, 1), (60, -1), (-60, -1), (Int.min, Int.min)])
  func `a rate is above zero`(frames: Int, seconds: Int) {
    #expect(throws: FrameRateError.notPositive("\(frames)/\(seconds)")) {
      try FrameRate(frames, over: seconds)
    }
  }

  @Test func `no frames fit into no seconds`() {
    #expect(throws: FrameRateError.notFinite("60/0")) { try FrameRate(60, over: 0) }
  }

  // 29.97 read as 2997/100 here: case of a time axis stretched by rounding the rate down.
  @Test(arguments: [
    (1, 0.0333667), (30, 1.001001001), (900, 30.03003003), (5400, 180.18018018),
  ])
  func `a fractional rate is never floored`(index: Int, time: Double) throws {
    let rate = try FrameRate(2997, over: 100)
    #expect(abs(rate.time(ofFrame: index) - time) < 5e-8)
    #expect(rate.time(ofFrame: index) == Double(index * 100) / 2997)
  }

  @Test(arguments: [(15, 0.25), (36000, 600.0), (1, 1.0 / 60), (0, 0.0), (-15, -0.25)])
  func `a frame is at its index over the rate`(index: Int, time: Double) {
    #expect((60 as FrameRate).time(ofFrame: index) == time)
  }

  // 08:33:25;02 in drop-frame timecode counts 923228 frames.
  @Test func `a film rate's hour drifts from its decimal by a tenth of a frame`() throws {
    let film = try FrameRate("29.97")
    let decimal = try FrameRate("2997/100")
    let drift = 3600 * (film.framesPerSecond - decimal.framesPerSecond)
    #expect(abs(drift - 0.10789210789) < 1e-10)
    #expect(film.frame(at: film.time(ofFrame: 923_228)) == 923_228)
  }

  @Test func `time counts from the start frame`() throws {
    let rate: FrameRate = 30
    #expect([10, 25, 40].map { rate.time(ofFrame: $0 - 10) } == [0, 0.5, 1])
  }

  @Test(arguments: [60 as FrameRate, 1, 24, 144])
  func `a boundary belongs to the next frame only`(rate: FrameRate) {
    for index in [-7, 0, 1, 10, 29, 999_983] {
      let start = rate.time(ofFrame: index)
      #expect(rate.frame(at: start) == index)
      #expect(rate.frame(at: start.nextDown) == index - 1)
      #expect(rate.frame(at: start.nextUp) == index)
    }
  }

  @Test func `times beyond the searchable have the last index`() {
    let rate: FrameRate = 60
    #expect(rate.frame(at: 1e300) == 1 << 53)
    #expect(rate.frame(at: -1e300) == -1 << 53)
    #expect(rate.frame(at: .infinity) == 1 << 53)
  }

  // Expected: the exact fraction rounded once, by Python's fractions.Fraction.
  @Test(arguments: [
    (60000, 1001, (1 << 53) + 1, 150270107566595.56),
    (60000, 1001, Int.max, 1.5387659014819386e+17),
    (60000, 1001, Int.min, -1.5387659014819386e+17),
    (3, 1 << 62, (1 << 60) - 1, 1.7723039943798877e+36),
    (7, 1, (1 << 62) + 12345, 6.588122883467715e+17),
    ((1 << 53) - 1, 1 << 53, 1 << 53, 9007199254740994),
    ((1 << 62) + 1, (1 << 62) - 3, (1 << 61) + 7, 2.305843009213694e+18),
    (997, 1_000_000_000_000_000_000, 999_999_999_999_999_999, 1.0030090270812437e+33),
    (1, 1, (1 << 53) + 1, 0x1p53),
  ])
  func `a time is rounded once however large the integers`(
    frames: Int, seconds: Int, index: Int, time: Double
  ) throws {
    #expect(try FrameRate(frames, over: seconds).time(ofFrame: index) == time)
  }
}
