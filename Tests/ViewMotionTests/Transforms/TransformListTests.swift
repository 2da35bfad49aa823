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

  // css-transforms-2: a rotation about a zero axis is no rotation.
  @Test(arguments: [(0.0, 0.0), (1e-9, 1.8e-7), (0.5, 90), (1, 180)])
  func `a rotation without axis starts at no turn`(amount: Double, degrees: Double) {
    let start = TransformList([.rotate(.degrees(90), axis: .zero)])
    let end = TransformList([.rotate(.degrees(180), axis: SIMD3(0, 0, 1))])
    let expected = Transform3D(Transform(rotationAngle: .degrees(degrees)))
    let result = start.interpolated(to: end, amount: amount)
    #expect(result.matrix.distance(to: expected.numbers) < 1e-15)
    #expect(start.accumulating(end).matrix == end.matrix)
    #expect(start.interpolated(to: start, amount: 0.5).matrix.isIdentity)
  }

  @Test func `functions of the plane are flat at every angle`() throws {
    let others = [
      "translate3d(3px, 4px, 0px)", "scale3d(-1, 2, 1)", "skew(20deg, 5deg)", "perspective(none)",
      "matrix3d(1,2,0,0, 3,4,0,0, 0,0,1,0, 5,6,0,1)",
    ]
    for degree in -720...720 {
      for axis in ["0, 0, 1", "0, 0, -0.1", "0, 0, 77"] {
        let rotation = "rotate3d(\(axis), \(degree)deg) "
        let list = try TransformList(rotation + others[abs(degree) % 5])
        #expect(list.matrix.affine == list.transform, "\(list)")
      }
    }
  }

  // The rotation and the mirror meet as in the plane: half way is turned by half, and 0 wide.
  @Test(arguments: 1..<180)
  func `a turned mirror image comes from the plane`(degree: Int) throws {
    let start = try TransformList("translate(1px, 0px)")
    let end = try TransformList("rotate(\(degree)deg) scaleX(-1)")
    let parts = DecomposedTransform(end.transform, by: .coreAnimation)
    let half = start.interpolated(to: end, amount: 0.5).transform
    var expected = parts
    expected.scale = (parts.scale + 1) / 2
    expected.translation = SIMD2(0.5, 0)
    expected.rotation.degrees /= 2
    #expect(Transform3D(half).distance(to: Transform(expected).numbers) < 1e-12)
  }

  @Test func `a shear moves by its factor`() throws {
    let start = try TransformList("matrix(1, 0, 0, 1, 0, 0)", decomposition: .css)
    let end = try TransformList("matrix(1, 0, 4, 1, 0, 0)")
    #expect(abs(start.interpolated(to: end, amount: 0.25).transform.c - 1) < 1e-15)
  }

  @Test(arguments: [1e-300, 1e-160, 1e160, 1e300])
  func `a huge or tiny scale has parts and moves`(scale: Double) throws {
    let matrix = Transform(scaleX: scale, y: -scale)
    for policy in Decomposition.allCases {
      let parts = DecomposedTransform(matrix, by: policy)
      #expect(parts.scale == SIMD2(scale, -scale))
      #expect(
        Transform.identity.interpolated(to: matrix, amount: 0.5, by: policy).a == (1 + scale) / 2)
    }
    let deep = try #require(DecomposedTransform3D(Transform3D(scaleX: scale, y: scale, z: scale)))
    #expect(deep.scale == SIMD3(scale, scale, scale))
    let inverse = try #require(matrix.inverted())
    #expect(abs(inverse.a * scale - 1) < 1e-15 && abs(inverse.d * scale + 1) < 1e-15)
  }
}
