// UIKit's curve numbers.
import Easing
import Testing

@Suite struct AnimationCurveTests {
  @Test(arguments: [
    (0, "easeInOut"), (1, "easeIn"), (2, "easeOut"), (3, "linear"), (4, "curve4"), (5, "ease"),
    (6, "custom"), (7, "keyboard"),
  ])
  func `known numbers have a name and a curve`(number: Int, name: String) throws {
    let curve = AnimationCurve(rawValue: number)
    #expect(curve.name == name)
    #expect(curve.isPublic == (number < 4))
    let named = NamedCurve.find(number == 6 ? "5" : "\(number)")
    #expect(curve.curve != nil && curve.curve == named?.curve)
  }

  /// A hide whose curve is said to be 6 keeps it; 6 falls back to Core Animation's default.
  @Test func `6 is kept and falls back to 5`() {
    #expect(AnimationCurve(rawValue: 6) == .custom)
    #expect(AnimationCurve.custom.rawValue == 6)
    #expect(AnimationCurve.custom.curve == .unit(.ease))
    #expect(AnimationOptions(curve: .custom).rawValue == 6 << 16)
  }

  @Test(arguments: [Int.min, -8, -1, 8, 12, 458_752, Int.max])
  func `any other number is kept without a curve`(number: Int) {
    let curve = AnimationCurve(rawValue: number)
    #expect(curve.rawValue == number)
    #expect(curve.name == nil && curve.curve == nil && !curve.isPublic)
  }
}
