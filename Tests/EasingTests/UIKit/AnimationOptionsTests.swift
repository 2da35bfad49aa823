// The options word of UIKit, both ways.
import Easing
import TestSupport
import Testing

@Suite struct AnimationOptionsTests {
  @Test(arguments: [
    (0, "layoutSubviews", AnimationOptions.layoutSubviews),
    (1, "allowUserInteraction", .allowUserInteraction),
    (2, "beginFromCurrentState", .beginFromCurrentState), (3, "repeat", .repeat),
    (4, "autoreverse", .autoreverse), (5, "overrideInheritedDuration", .overrideInheritedDuration),
    (6, "overrideInheritedCurve", .overrideInheritedCurve),
    (7, "allowAnimatedContent", .allowAnimatedContent),
    (8, "showHideTransitionViews", .showHideTransitionViews),
    (9, "overrideInheritedOptions", .overrideInheritedOptions),
  ])
  func `bits 0 to 9 have their names`(bit: Int, name: String, option: AnimationOptions) {
    #expect(option.rawValue == 1 << UInt(bit))
    #expect(option.names == [name])
    #expect(option.unknownBits == 0)
  }

  @Test(arguments: 0...7)
  func `a curve is shifted by 16 and back`(number: Int) {
    let options = AnimationOptions(curve: AnimationCurve(rawValue: number))
    #expect(options.rawValue == UInt(number) << 16)
    #expect(options.curve.rawValue == number)
  }

  @Test(arguments: [458_752, 0x70000, 7 << 16])
  func `the keyboard's word is known in every spelling`(word: UInt) {
    #expect(AnimationOptions(rawValue: word).curve == .keyboard)
    #expect(AnimationOptions(curve: .keyboard).rawValue == word)
  }

  @Test func `an unshifted 7 is three options and easeInOut`() {
    let options = AnimationOptions(rawValue: 7)
    #expect(options.names == ["layoutSubviews", "allowUserInteraction", "beginFromCurrentState"])
    #expect(options.curve == .easeInOut)
  }

  @Test(arguments: [(8, 0), (12, 4), (15, 7), (-1, 7), (Int.max, 7), (Int.min, 0)])
  func `the word keeps three bits of a curve`(number: Int, kept: Int) {
    let options = AnimationOptions(curve: AnimationCurve(rawValue: number))
    #expect(options.curve.rawValue == kept)
  }

  @Test(arguments: [
    (0, AnimationOptions.Transition.none), (1, .flipFromLeft), (2, .flipFromRight), (3, .curlUp),
    (4, .curlDown), (5, .crossDissolve), (6, .flipFromTop), (7, .flipFromBottom),
  ])
  func `transitions sit in bits 20 to 22`(
    number: Int, transition: AnimationOptions.Transition
  ) {
    let options = AnimationOptions(transition: transition)
    #expect(options.rawValue == UInt(number) << 20)
    #expect(options.transition == transition)
  }

  @Test(arguments: [(0, nil), (1, 120), (3, 60), (7, 30), (11, 20), (15, 15)] as [(UInt, Int?)])
  func `a frame rate is 240 by n + 1`(code: UInt, rate: Int?) {
    let options = AnimationOptions(frameRateCode: code)
    #expect(options.rawValue == code << 24)
    #expect(options.preferredFramesPerSecond == rate)
  }

  @Test func `any word is kept and read`() {
    var random = SplitMix64(seed: 2)
    for word in [0, .max, 1 << 63]
      + (0..<1000).map({ _ in UInt.random(in: 0 ... .max, using: &random) })
    {
      let options = AnimationOptions(rawValue: word)
      let parts: AnimationOptions = [
        AnimationOptions(curve: options.curve), AnimationOptions(transition: options.transition),
        AnimationOptions(frameRateCode: (word >> 24) & 15),
        AnimationOptions(rawValue: options.unknownBits), AnimationOptions(rawValue: word & 0x3FF),
      ]
      #expect(parts == options)
      #expect(options.names.count == (word & 0x3FF).nonzeroBitCount)
    }
  }

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
