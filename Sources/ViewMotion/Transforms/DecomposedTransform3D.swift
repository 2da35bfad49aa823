// A 3D transform taken apart: perspective, translation, scale, skew and rotation.

/// The parts of a 3D transform (css-transforms-2), each of which moves by itself.
///
/// Points go through the parts in the order scale, skew, rotation, translation, perspective.
///
///     DecomposedTransform3D(Transform3D(scaleX: 2, y: 3, z: 4))?.scale   // SIMD3(2, 3, 4)
public struct DecomposedTransform3D: Hashable, Sendable {
  /// The last column before the rest is applied: (0, 0, 0, 1) without perspective.
  public var perspective: SIMD4<Double>
  /// The translation in pt.
  public var translation: SIMD3<Double>
  /// The factors along x, y and z; all three change their sign in a mirror image.
  public var scale: SIMD3<Double>
  /// The skews of xy, xz and yz.
  public var skew: SIMD3<Double>
  /// The rotation.
  public var rotation: Quaternion

  /// Takes a transform apart; gives nil where its common divisor `m44` is 0 or it collapses space.
  ///
  /// - Parameter transform: Any transform.
  public init?(_ transform: Transform3D) {
    let whole = transform.normalized
    guard whole.m44 == 1, let body = whole.withoutPerspective.inverted() else { return nil }
    perspective = body.times(SIMD4(whole.m14, whole.m24, whole.m34, whole.m44))
    translation = whole.origin.xyz
    (scale, skew) = (.zero, .zero)
    // The rows become a rotation, one after the other; what that takes is scale and skew.
    var (x, y, z) = (whole.xAxis.xyz, whole.yAxis.xyz, whole.zAxis.xyz)
    scale.x = x.length
    x /= scale.x
    skew.x = x.dot(y)
    y -= x * skew.x
    scale.y = y.length
    y /= scale.y
    (skew.y, skew.z) = (x.dot(z), y.dot(z))
    z -= x * skew.y + y * skew.z
    scale.z = z.length
    z /= scale.z
    skew /= SIMD3(scale.y, scale.z, scale.z)
    if x.cross(y).dot(z) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = Quaternion(x, y, z)
  }
}

extension Transform3D {
  /// Puts the parts of a transform together again.
  ///
  /// - Parameter parts: The parts; the rotation's numbers must have squares that add up to 1.
  public init(_ parts: DecomposedTransform3D) {
    let x = parts.rotation.image(SIMD3(1, 0, 0))
    let y = parts.rotation.image(SIMD3(0, 1, 0)) + x * parts.skew.x
    let straight = parts.rotation.image(SIMD3(0, 1, 0)) * parts.skew.z
    let z = parts.rotation.image(SIMD3(0, 0, 1)) + x * parts.skew.y + straight
    self.init(
      SIMD4(x * parts.scale.x, 0), SIMD4(y * parts.scale.y, 0), SIMD4(z * parts.scale.z, 0),
      SIMD4(parts.translation, 1))
    let column = times(parts.perspective)
    (m14, m24, m34, m44) = (column.x, column.y, column.z, column.w)
  }

  fileprivate var withoutPerspective: Transform3D {
    Transform3D(
      SIMD4(xAxis.xyz, 0), SIMD4(yAxis.xyz, 0), SIMD4(zAxis.xyz, 0), SIMD4(origin.xyz, 1))
  }

  /// The product with a column.
  fileprivate func times(_ column: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(xAxis.dot(column), yAxis.dot(column), zAxis.dot(column), origin.dot(column))
  }
}

extension DecomposedTransform3D {
  func blended(with end: DecomposedTransform3D, by blend: Blend) -> DecomposedTransform3D {
    var parts = self
    parts.perspective = blend(perspective, end.perspective, neutral: SIMD4(0, 0, 0, 1))
    parts.translation = blend(translation, end.translation)
    parts.scale = blend(scale, end.scale, neutral: SIMD3(1, 1, 1))
    parts.skew = blend(skew, end.skew)
    parts.rotation = blend(rotation, end.rotation)
    return parts
  }
}
