// The options word of keyframe animations.
import Easing
import Testing

@Suite struct KeyframeAnimationOptionsTests {
  @Test(
    arguments: [
      (0, .linear), (1024, .discrete), (2048, .paced), (3072, .cubic), (4096, .cubicPaced),
    ] as [(UInt, KeyframeAnimationOptions.CalculationMode)])
  func `calculation modes sit in bits 10 to 12`(
    word: UInt, mode: KeyframeAnimationOptions.CalculationMode
  ) {
    #expect(KeyframeAnimationOptions(rawValue: word).calculationMode == mode)
    #expect(KeyframeAnimationOptions(calculationMode: mode).rawValue == word)
  }

  @Test(arguments: [5120, 6144, 7168])
  func `other modes are unknown and kept`(word: UInt) {
    #expect(KeyframeAnimationOptions(rawValue: word).calculationMode == nil)
    #expect(KeyframeAnimationOptions(rawValue: word).rawValue == word)
  }

  @Test func `bits 0 to 5 and 9 mean the same as for plain animations`() {
    let shared = KeyframeAnimationOptions(rawValue: .max).shared
    #expect(
      shared == [
        .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        .overrideInheritedDuration, .overrideInheritedOptions,
      ])
  }
}
