// 3D transforms: Core Animation's conventions, and how matrices meet.
import TestSupport
import Testing

@testable import ViewMotion

struct Transform3DTests {
  private func random(_ count: Int) -> [Transform3D] {
    var random = SplitMix64(seed: 2)
    return (0..<count).map { _ in
      var numbers = (0..<16).map { _ in Double.random(in: -2...2, using: &random) }
      numbers[15] = 1
      return Transform3D(numbers: numbers)
    }
  }

  @Test func `the translation stands in the last row and the perspective in m34`() {
    let move = Transform3D(translationX: 1, y: 2, z: 3)
    #expect([move.m41, move.m42, move.m43, move.m44] == [1, 2, 3, 1])
    #expect(Transform3D(perspective: 500).m34 == -0.002)
    #expect(Transform3D(perspective: .infinity).isIdentity)
  }

  @Test func `a rotation about z is the flat one`() {
    let flat = Transform(rotationAngle: .degrees(30))
    let turn = Transform3D(rotationAngle: .degrees(30), axis: SIMD3(0, 0, 5))
    #expect(turn.affine == flat)
    #expect(Transform3D(rotationAngle: .degrees(30), axis: .zero).isIdentity)
    #expect(Transform3D(rotationAngle: .degrees(90), axis: SIMD3(1, 0, 0)).m23 == 1)
  }

  @Test func `an inverse leads back, and a collapsed space has none`() throws {
    for transform in random(100) where transform.determinant.magnitude > 0.1 {
      let inverse = try #require(transform.inverted())
      #expect(transform.concatenating(inverse).distance(to: Transform3D.identity.numbers) < 1e-11)
      #expect(abs(transform.determinant * inverse.determinant - 1) < 1e-11)
    }
    #expect(Transform3D(scaleX: 1, y: 1, z: 0).inverted() == nil)
  }

  @Test func `parts put together are the transform again`() throws {
    for transform in random(200) {
      guard let parts = DecomposedTransform3D(transform) else { continue }
      let rotation = parts.rotation.vector
      #expect(abs(rotation.dot(rotation) - 1) < 1e-14)
      let size = parts.scale.length + parts.perspective.length + parts.skew.length
      #expect(Transform3D(parts).distance(to: transform.numbers) < 1e-13 * (1 + size * size))
    }
  }

  // A mirror image has no rotation of its own: the sign goes into the scales first.
  @Test func `the rotation of a mirror image is a rotation`() throws {
    var mirror = Transform3D(scaleX: -1, y: 1, z: 1)
    mirror.m43 = 5
    let parts = try #require(DecomposedTransform3D(mirror))
    #expect(parts.scale.x * parts.scale.y * parts.scale.z == -1)
    let (x, y) = (parts.rotation.image(SIMD3(1, 0, 0)), parts.rotation.image(SIMD3(0, 1, 0)))
    #expect(x.cross(y) == parts.rotation.image(SIMD3(0, 0, 1)))
    #expect(Transform3D(parts) == mirror)
  }

  @Test func `a rotation takes the short way`() {
    let start = Quaternion(angle: .degrees(10), axis: SIMD3(0, 1, 0))
    let end = Quaternion(angle: .degrees(350), axis: SIMD3(0, 1, 0))
    let half = start.interpolated(to: end, amount: 0.5)
    #expect(abs(half.vector.w.magnitude - 1) < 1e-15)
    let turned = Quaternion(angle: .degrees(90), axis: SIMD3(1, 0, 0)).multiplied(by: start)
    #expect(abs(turned.vector.dot(turned.vector) - 1) < 1e-15)
  }

  @Test func `a common divisor is divided out, and a point behind the eye is nowhere`() {
    let doubled = Transform3D(numbers: [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 20, 30, 2])
    #expect(doubled.normalized == Transform3D(translationX: 5, y: 10, z: 15))
    #expect(Point(x: 1, y: 1).applying(doubled) == Point(x: 6, y: 11))
    let near = Transform3D(translationX: 0, y: 0, z: 200)
    let seen = near.concatenating(Transform3D(perspective: 400))
    #expect(Point(x: 10, y: 5).applying(seen) == Point(x: 20, y: 10))
    let behind = Transform3D(translationX: 0, y: 0, z: 500)
    #expect(Point.zero.applying(behind.concatenating(Transform3D(perspective: 400))) == nil)
  }

  @Test func `a difference that is added leads back`() {
    for start in random(20) {
      let end = Transform3D(rotationAngle: .degrees(40), axis: SIMD3(1, 2, 3))
      let back = end.adding(start.difference(from: end))
      #expect(back.distance(to: start.numbers) < 1e-14)
    }
  }
}
