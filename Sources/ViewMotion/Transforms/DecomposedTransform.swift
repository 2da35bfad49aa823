// A 2D transform taken apart: scale, skew, rotation, what is left, translation.

/// The parts of a 2D transform, each of which moves by itself.
///
/// Points go through the parts in the order scale, skew, rotation, residual, translation. The policy
/// decides what they hold: with `css` there is no residual, with `coreAnimation` no skew.
///
///     let mirror = DecomposedTransform(Transform(scaleX: -1, y: 1), by: .css)
///     mirror.scale     // SIMD2(-1, 1)
///     mirror.rotation  // 0 degrees
public struct DecomposedTransform: Hashable, Sendable {
  /// The translation in pt.
  public var translation: SIMD2<Double>
  /// The factors along x and y; one is negative in a mirror image.
  public var scale: SIMD2<Double>
  /// The tangent of the skew angle along x; 0 with `coreAnimation`.
  public var skew: Double
  /// The rotation, from -180 to 180 degrees.
  public var rotation: Angle
  /// What is left after the rotation, without translation; the identity with `css`.
  public var residual: Transform

  /// Takes a transform apart, also one that collapses the plane.
  ///
  /// - Parameters:
  ///   - transform: The transform.
  ///   - policy: By which algorithm.
  public init(_ transform: Transform, by policy: Decomposition) {
    var (x, y) = (transform.xAxis, transform.yAxis)
    let (isMirrored, flipsX) = (transform.determinant < 0, x.x < y.y)
    translation = transform.translation
    scale = SIMD2(isMirrored && flipsX ? -x.length : x.length, y.length)
    if scale.x != 0 { x /= scale.x }
    rotation = Angle(of: x)
    (skew, residual) = (0, .identity)
    switch policy {
    case .css:
      if scale.x != 0 { scale.y = x.cross(y) }
      if scale.y != 0 { skew = x.dot(y) / scale.y }
    case .coreAnimation:
      if isMirrored, !flipsX { scale.y = -scale.y }
      if scale.y != 0 { y /= scale.y }
      let back = Transform(rotationAngle: -rotation)
      residual = back.concatenating(Transform(x, y, translation: .zero))
    }
  }
}

extension Transform {
  /// Puts the parts of a transform together again.
  ///
  /// - Parameter parts: The parts, by either policy.
  public init(_ parts: DecomposedTransform) {
    self =
      Transform(a: 1, b: 0, c: parts.skew, d: 1, tx: 0, ty: 0)
      .scaledBy(x: parts.scale.x, y: parts.scale.y)
      .concatenating(Transform(rotationAngle: parts.rotation))
      .concatenating(parts.residual)
    (tx, ty) = (parts.translation.x, parts.translation.y)
  }
}

extension DecomposedTransform {
  func blended(with end: DecomposedTransform, by blend: Blend) -> DecomposedTransform {
    var parts = self
    parts.translation = blend(translation, end.translation)
    parts.scale = blend(scale, end.scale, neutral: SIMD2(1, 1))
    parts.skew = blend(SIMD2(skew, 0), SIMD2(end.skew, 0)).x
    parts.rotation = blend(rotation, end.rotation)
    parts.residual = Transform(
      blend(residual.xAxis, end.residual.xAxis, neutral: SIMD2(1, 0)),
      blend(residual.yAxis, end.residual.yAxis, neutral: SIMD2(0, 1)), translation: .zero)
    return parts
  }

  /// Brings the rotations of two sets of parts to where the policy starts and ends the motion.
  static func align(
    _ start: inout DecomposedTransform, _ end: inout DecomposedTransform, by policy: Decomposition
  ) {
    if policy == .coreAnimation {
      // Mirrored along different axes: half a turn instead of collapsing.
      if (start.scale.x < 0 && end.scale.y < 0) || (start.scale.y < 0 && end.scale.x < 0) {
        start.scale = -start.scale
        start.rotation.degrees += start.rotation.degrees < 0 ? 180 : -180
      }
      if start.rotation.degrees == 0 { start.rotation.degrees = 360 }
      if end.rotation.degrees == 0 { end.rotation.degrees = 360 }
    }
    let turn = end.rotation.degrees - start.rotation.degrees
    if turn < -180 { start.rotation.degrees -= 360 }
    if turn > 180 { end.rotation.degrees -= 360 }
  }
}
