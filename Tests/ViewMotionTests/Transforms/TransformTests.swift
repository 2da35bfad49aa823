// 2D transforms: Core Graphics' conventions, and how matrices meet.
import TestSupport
import Testing

@testable import ViewMotion

struct TransformTests {
  @Test func `points are rows and transforms follow each other`() {
    let move = Transform(translationX: 10, y: 20)
    let grow = Transform(scaleX: 2, y: 3)
    let point = Point(x: 1, y: 1)
    #expect(point.applying(move.concatenating(grow)) == Point(x: 22, y: 63))
    #expect(point.applying(move.scaledBy(x: 2, y: 3)) == Point(x: 12, y: 23))
    #expect(point.applying(grow.translatedBy(x: 10, y: 20)) == Point(x: 22, y: 63))
    #expect(point.applying(move.rotated(by: .degrees(90))) == Point(x: 9, y: 21))
    #expect(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6).determinant == -2)
  }

  @Test func `an inverse leads back, and a collapsed plane has none`() throws {
    let transform = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let inverse = try #require(transform.inverted())
    #expect(transform.concatenating(inverse) == .identity)
    #expect(Transform(scaleX: 0, y: 1).inverted() == nil)
  }

  // Six numbers moved straight shrink a turning view: to nothing in a half turn.
  @Test(arguments: [12.0, 45, 90, 180], Decomposition.allCases)
  func `a turning view keeps its size`(degrees: Double, policy: Decomposition) {
    let end = Transform(rotationAngle: .degrees(degrees))
    for step in 0...20 {
      let amount = Double(step) / 20
      let part = Transform.identity.interpolated(to: end, amount: amount, by: policy)
      #expect(abs(part.xAxis.length - 1) < 1e-12)
      #expect(abs(part.determinant - 1) < 1e-12)
    }
  }

  @Test(arguments: Decomposition.allCases)
  func `a quarter of a quarter turn is 22.5 degrees`(policy: Decomposition) {
    let end = Transform(rotationAngle: .degrees(90))
    let part = Transform.identity.interpolated(to: end, amount: 0.25, by: policy)
    #expect(abs(Angle(of: part.xAxis).degrees - 22.5) < 1e-12)
  }

  @Test func `an exact half turn goes one way in browsers and the other on iOS`() {
    let end = Transform(rotationAngle: .degrees(180))
    let css = Transform.identity.interpolated(to: end, amount: 0.5, by: .css)
    let apple = Transform.identity.interpolated(to: end, amount: 0.5, by: .coreAnimation)
    #expect(abs(css.b - 1) < 1e-15)
    #expect(abs(apple.b + 1) < 1e-15)
  }

  // w3c/csswg-drafts#7318.
  @Test(arguments: [
    (Decomposition.css, [4.0, 0, 2, 4, 0, 0]), (.coreAnimation, [4, 0, 1.4874, 3.591, 0, 0]),
  ])
  func `a skew moves by the parts of its policy`(policy: Decomposition, expected: [Double]) {
    let start = Transform(a: 1, b: 0, c: 0, d: 7, tx: 0, ty: 0)
    let end = Transform(a: 7, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    let half = start.interpolated(to: end, amount: 0.5, by: policy)
    #expect(zip(half.numbers, expected).allSatisfy { abs($0 - $1) < 5e-5 })
  }

  @Test(arguments: Decomposition.allCases)
  func `a mirror image keeps its sign in one scale and turns by nothing`(policy: Decomposition) {
    let mirror = Transform(scaleX: -1, y: 1)
    let parts = DecomposedTransform(mirror, by: policy)
    #expect(parts.scale == SIMD2(-1, 1))
    #expect(parts.rotation.degrees == 0)
    let part = Transform.identity.interpolated(to: mirror, amount: 0.25, by: policy)
    let expected = [0.5, 0, 0, 1, 0, 0]
    #expect(zip(part.numbers, expected).allSatisfy { abs($0 - $1) < 1e-15 })
  }

  @Test(arguments: Decomposition.allCases)
  func `a collapsed view has parts, and matrices jump to it at half time`(policy: Decomposition) {
    let point = Transform(a: 0, b: 0, c: 0, d: 0, tx: 10, ty: 20)
    let parts = DecomposedTransform(point, by: policy)
    #expect(parts.scale == .zero)
    #expect(parts.rotation == .zero)
    #expect(parts.translation == SIMD2(10, 20))
    #expect(Transform(parts) == point)
    #expect(point.interpolated(to: .identity, amount: 0.49, by: policy) == point)
    #expect(point.interpolated(to: .identity, amount: 0.5, by: policy) == .identity)
  }

  @Test(arguments: Decomposition.allCases)
  func `parts put together are the transform again`(policy: Decomposition) {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let numbers = (0..<6).map { _ in Double.random(in: -3...3, using: &random) }
      let parts = DecomposedTransform(Transform(numbers), by: policy)
      #expect(Transform3D(Transform(parts)).distance(to: numbers) < 1e-12)
    }
  }

  @Test func `a difference that is added leads back`() {
    let (start, end) = (
      Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), Transform(translationX: 7, y: 8)
    )
    #expect(end.adding(start.difference(from: end)) == start)
    #expect(start.difference(from: start) == .identity)
    let collapsed = Transform(scaleX: 0, y: 0)
    #expect(start.difference(from: collapsed) == start)
  }
}
