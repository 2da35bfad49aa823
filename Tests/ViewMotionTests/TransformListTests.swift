// Transform lists: turns that are kept, sums and differences.
import Testing

@testable import ViewMotion

struct TransformListTests {
  @Test func `a full turn given as a function is a full turn`() {
    let start = TransformList([.rotate(.zero)])
    let end = TransformList([.rotate(.turns(1))])
    let half = start.interpolated(to: end, amount: 0.5)
    #expect(half.functions == [.rotate(.degrees(180))])
    #expect(half.transform == Transform(rotationAngle: .degrees(180)))
    // As matrices both are the identity, and nothing moves.
    #expect(start.matrix.interpolated(to: end.matrix, amount: 0.5).isIdentity)
  }

  @Test func `a view that grows from nothing moves by its functions`() {
    let start = TransformList([.translate(x: 10, y: 20), .scale(x: 0, y: 0)])
    let end = TransformList([.translate(x: 10, y: 20), .scale()])
    let half = start.interpolated(to: end, amount: 0.5)
    #expect(half.transform == Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 10, ty: 20))
  }

  @Test func `the policy of the start decides how matrices meet`() {
    let (start, end) = ([TransformFunction.matrix(.identity)], Transform(scaleX: -1, y: -1))
    for (policy, b) in [(Decomposition.css, 1.0), (.coreAnimation, -1)] {
      let half = TransformList(start, decomposition: policy).interpolated(
        to: TransformList([.matrix(end)]), amount: 0.5)
      #expect(abs(half.transform.b - b) < 1e-15)
      #expect(half.decomposition == policy)
    }
  }

  @Test(arguments: [
    ("rotate(0deg)", "rotate(360deg)"), ("translate(1px, 2px) rotate(30deg)", "rotate(90deg)"),
    ("none", "scale(2) skewX(30deg)"), ("rotate(45deg) scale(2)", "none"),
    ("perspective(400px) rotateX(30deg)", "perspective(800px) translateZ(5px)"),
    ("skew(10deg, 20deg)", "matrix(1, 2, 3, 4, 5, 6)"),
  ])
  func `a difference that is added leads back`(start: String, end: String) throws {
    let (start, end) = (try TransformList(start), try TransformList(end))
    let difference = start.difference(from: end)
    #expect(end.adding(difference).matrix.distance(to: start.matrix.numbers) < 1e-14)
    #expect(start.difference(from: start).functions.isEmpty)
  }

  @Test func `a difference keeps its turns and fades to nothing`() throws {
    let (start, end) = (try TransformList("rotate(360deg)"), try TransformList("rotate(0deg)"))
    let half = start.difference(from: end).interpolated(to: TransformList(), amount: 0.5)
    #expect(end.adding(half).transform == Transform(rotationAngle: .degrees(180)))
  }

  @Test func `from a collapsed list there is no difference`() throws {
    let start = try TransformList("scale(2)")
    #expect(start.difference(from: try TransformList("scale(0)")) == start)
  }

  @Test func `a rotation without axis or angle takes the other one's axis`() {
    let start = TransformList([.rotate(.zero, axis: SIMD3(1, 0, 0))])
    let end = TransformList([.rotate(.degrees(900), axis: SIMD3(0, 1, 0))])
    let half = start.interpolated(to: end, amount: 0.5)
    #expect(half.functions == [.rotate(.degrees(450), axis: SIMD3(0, 1, 0))])
  }
}
