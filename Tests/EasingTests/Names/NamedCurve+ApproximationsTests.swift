// How far the published approximations are from the keyboard's curve.
import Easing
import Testing

@Suite struct NamedCurveApproximationsTests {
  /// The largest error and, where it was published, the root mean square over 0.5 s.
  @Test(arguments: [
    ("keyboard-bezier-forum", 0.077, 0.027), ("keyboard-bezier-telegram", 0.167, 0.077),
    ("keyboard-bezier-sheet", 0.119, 0.048), ("keyboard-bezier-android", 0.078, 0.047),
  ])
  func `published approximations have their published errors`(
    name: String, maximum: Double, rms: Double
  ) throws {
    let gap = try #require(NamedCurve.find(name)?.keyboardDifference)
    #expect((gap.maximum - maximum).magnitude < 6e-4)
    #expect((gap.rms - rms).magnitude < 6e-4)
  }

  /// The largest error of each fit; its numbers, rounded for CSS, may move it by a tenth.
  @Test(arguments: [
    ("keyboard-bezier-best", 0.01276), ("keyboard-bezier-best-free", 0.0092),
    ("keyboard-linear-13", 0.002), ("keyboard-linear-17", 0.001), ("keyboard-linear-53", 0.0001),
  ])
  func `fitted approximations have their errors`(name: String, maximum: Double) throws {
    let gap = try #require(NamedCurve.find(name)?.keyboardDifference)
    #expect((0.9 * maximum...1.1 * maximum).contains(gap.maximum))
    #expect(gap.rms < gap.maximum)
  }

  /// Telegram's fallback is furthest at 0.0555 s, 56 points of 336.
  @Test func `the fallback of Telegram is 56 points off`() throws {
    let gap = try #require(NamedCurve.find("keyboard-bezier-telegram")?.keyboardDifference)
    #expect((gap.maximum - 0.1667).magnitude < 5e-5)
    #expect((gap.time - 0.0555).magnitude < 1e-4)
  }

  @Test func `every approximation tells its error and nothing else does`() {
    for named in NamedCurve.all {
      #expect((named.keyboardDifference != nil) == (named.family == .approximations))
    }
  }
}
