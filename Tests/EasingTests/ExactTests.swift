// Sums and products without loss.
import TestSupport
import Testing

@testable import Easing

@Suite struct ExactTests {
  /// Two halves of a Double multiply without rounding, so the parts can be added up in integers.
  @Test func `a product is its rounding plus its error`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<1000 {
      let a = Int64.random(in: -(1 << 53)...(1 << 53), using: &random)
      let b = Int64.random(in: -(1 << 53)...(1 << 53), using: &random)
      let (high, low) = Exact.product(Double(a), Double(b))
      #expect(Int128(a) * Int128(b) == Int128(high) + Int128(low))
    }
  }

  @Test func `a sum is its rounding plus its error`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1000 {
      let a = Int64.random(in: -(1 << 53)...(1 << 53), using: &random)
      let b = Int64.random(in: -(1 << 53)...(1 << 53), using: &random)
      let scale = Int128(1) << Int.random(in: 0...60, using: &random)
      let (high, low) = Exact.sum(Double(a) * Double(scale), Double(b))
      #expect(Int128(a) * scale + Int128(b) == Int128(high) + Int128(low))
    }
  }
}
