// Options words as code and logs write them.
import Easing
import Testing

@Suite struct AnimationOptionsTextTests {
  @Test(
    arguments: [
      ("458752", 458_752), ("0x70000", 0x70000), ("0X7_0000", 0x70000), ("7<<16", 458_752),
      (" 7 << 16 ", 458_752), ("0x7<<0x10", 458_752), ("0", 0), ("7", 7),
      ("18446744073709551615", UInt.max), ("1<<63", 1 << 63),
    ] as [(String, UInt)])
  func `a word is read in each of its spellings`(text: String, value: UInt) {
    #expect(AnimationOptions(text)?.rawValue == value)
  }

  @Test(arguments: [
    "", "-1", "+7", "7.0", "7<<", "<<16", "7<<62", "1<<64", "7<<-1", "7<<1<<2", "0x", "0xG", "7 8",
    "seven", "18446744073709551616",
  ])
  func `other texts are no word`(text: String) {
    #expect(AnimationOptions(text) == nil)
  }
}
