// Numbers of all magnitudes: nothing traps and nothing becomes NaN.
import TestSupport
import Testing

@testable import ViewMotion

struct RobustnessTests {
  /// Zeros, ones, and numbers down to 2^-200 and up to 2^200.
  private static func numbers(_ count: Int, _ random: inout SplitMix64) -> [Double] {
    (0..<count).map { _ in
      switch Int.random(in: 0..<6, using: &random) {
      case 0: 0
      case 1: [-1, 1][Int.random(in: 0...1, using: &random)]
      case 2:
        Double(sign: .minus, exponent: Int.random(in: -200...200, using: &random), significand: 1)
      default: Double.random(in: -2...2, using: &random)
      }
    }
  }

  @Test(arguments: Decomposition.allCases)
  func `matrices of all kinds stay numbers on their way`(policy: Decomposition) {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let (start, end) = (Self.numbers(16, &random), Self.numbers(16, &random))
      for amount in [-0.5, 0.3, 0.7, 1.5] {
        let flat = Transform(start).interpolated(
          to: Transform(end), amount: amount, by: policy)
        #expect(flat.numbers.allSatisfy { !$0.isNaN })
        let deep = Transform3D(numbers: start).interpolated(
          to: Transform3D(numbers: end), amount: amount, by: policy)
        #expect(deep.numbers.allSatisfy { !$0.isNaN })
      }
      let sum = Transform3D(numbers: start).accumulating(Transform3D(numbers: end))
      #expect(sum.numbers.allSatisfy { !$0.isNaN })
    }
  }

  @Test func `a rectangle that is nowhere moves and covers nothing`() {
    let nowhere = Rect(x: .nan, y: .infinity, width: .nan, height: -.infinity)
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(!nowhere.contains(Point.zero))
    #expect(nowhere.intersection(rect) == nil)
    let scroll = ScrollGeometry(bounds: rect, content: ScrollContent(size: rect.size))
    #expect(scroll.offset(toShow: nowhere) == .zero)
    #expect(scroll.offset(toShow: Rect(x: .infinity, y: .infinity, width: 0, height: 0)) == .zero)
  }
}
