// A 3D transform taken apart: perspective, translation, scale, skew and rotation.

/// The parts of a 3D transform (css-transforms-2), each of which moves by itself.
///
/// Points go through the parts in the order scale, skew, rotation, translation, perspective. A part
/// too large for a `Double` becomes the largest number.
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
  /// Space counts as collapsed, too, where it is so flat that roundings decide.
  ///
  /// - Parameter transform: Any transform.
  public init?(_ transform: Transform3D) {
    let whole = transform.normalized
    guard whole.m44 == 1, let body = whole.withoutPerspective.inverted() else { return nil }
    perspective = body.images(of: SIMD4(whole.m14, whole.m24, whole.m34, whole.m44))
    translation = whole.origin.xyz
    // The rows become a rotation, one after the other; what that takes is scale and skew. A power of
    // two goes from each row to its scale first, so that nothing leaves the range of numbers.
    let rows = (whole.xAxis.xyz.tamed, whole.yAxis.xyz.tamed, whole.zAxis.xyz.tamed)
    var (x, y, z) = (rows.0.vector, rows.1.vector, rows.2.vector)
    scale = .zero
    scale.x = x.length
    x /= scale.x
    skew = .zero
    skew.x = x.dot(y)
    y -= x * skew.x
    scale.y = y.length
    guard scale.y > 0 else { return nil }
    y /= scale.y
    (skew.y, skew.z) = (x.dot(z), y.dot(z))
    z -= x * skew.y + y * skew.z
    scale.z = z.length
    guard scale.z > 0 else { return nil }
    z /= scale.z
    skew = SIMD3(
      skew.x.over(scale.y), skew.y.over(scale.z), skew.z.over(scale.z))
    scale = SIMD3(
      scale.x.scaled(byExponent: rows.0.exponent), scale.y.scaled(byExponent: rows.1.exponent),
      scale.z.scaled(byExponent: rows.2.exponent))
    if x.cross(y).dot(z) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = Quaternion(x, y, z)
  }

  /// The css parts of a flat transform as parts of space: a mirror image flips one axis and does not
  /// turn.
  init(_ flat: DecomposedTransform) {
    perspective = SIMD4(0, 0, 0, 1)
    translation = SIMD3(flat.translation, 0)
    scale = SIMD3(flat.scale, 1)
    skew = SIMD3(flat.skew, 0, 0)
    rotation = Quaternion(angle: flat.rotation, axis: SIMD3(0, 0, 1))
  }
}

extension Transform3D {
  /// Puts the parts of a transform together again.
  ///
  /// - Parameter parts: The parts; numbers of the result too large for a `Double` become the largest.
  public init(_ parts: DecomposedTransform3D) {
    let rotation = parts.rotation
    let x = rotation.image(SIMD3(1, 0, 0))
    let straight = rotation.image(SIMD3(0, 1, 0))
    let y = straight.plus(x.times(parts.skew.x))
    let z = rotation.image(SIMD3(0, 0, 1))
      .plus(x.times(parts.skew.y).plus(straight.times(parts.skew.z)))
    self.init(
      SIMD4(x.times(parts.scale.x), 0), SIMD4(y.times(parts.scale.y), 0),
      SIMD4(z.times(parts.scale.z), 0), SIMD4(parts.translation, 1))
    let column = images(of: parts.perspective)
    (m14, m24, m34, m44) = (column.x, column.y, column.z, column.w)
  }

  fileprivate var withoutPerspective: Transform3D {
    Transform3D(
      SIMD4(xAxis.xyz, 0), SIMD4(yAxis.xyz, 0), SIMD4(zAxis.xyz, 0), SIMD4(origin.xyz, 1))
  }
}

extension DecomposedTransform3D {
  /// The parts on the way to others, but for the rotation, which stays.
  func interpolated(to end: DecomposedTransform3D, amount: Double) -> DecomposedTransform3D {
    var parts = self
    parts.perspective = perspective.interpolated(to: end.perspective, amount: amount)
    parts.translation = translation.interpolated(to: end.translation, amount: amount)
    parts.scale = scale.interpolated(to: end.scale, amount: amount)
    parts.skew = skew.interpolated(to: end.skew, amount: amount)
    return parts
  }

  /// The parts with others built up on them.
  func accumulating(_ other: DecomposedTransform3D) -> DecomposedTransform3D {
    var parts = self
    parts.perspective = perspective.plus(other.perspective - SIMD4(0, 0, 0, 1))
    parts.translation = translation.plus(other.translation)
    parts.scale = scale.plus(other.scale - 1)
    parts.skew = skew.plus(other.skew)
    parts.rotation = rotation.multiplied(by: other.rotation)
    return parts
  }
}
