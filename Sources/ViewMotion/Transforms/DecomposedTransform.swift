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
    let (first, second) = (transform.xAxis.tamed, transform.yAxis.tamed)
    let isMirrored = first.vector.cross(second.vector) < 0
    let flipsX = isMirrored && transform.a < transform.d
    let x = flipsX ? -first.vector.normalized : first.vector.normalized
    let width = first.vector.length.scaled(byExponent: first.exponent)
    translation = transform.translation
    rotation = Angle(of: x)
    var height = second.vector.length
    (skew, residual) = (0, .identity)
    switch policy {
    case .css:
      if x != .zero { height = x.cross(second.vector) }
      skew = x.dot(second.vector).over(height)
    case .coreAnimation:
      var y = second.vector.normalized
      if isMirrored, !flipsX { (height, y) = (-height, -y) }
      let back = Transform(rotationAngle: Angle(degrees: -rotation.degrees))
      residual = back.concatenating(Transform(x, y, translation: .zero))
    }
    scale = SIMD2(flipsX ? -width : width, height.scaled(byExponent: second.exponent))
  }
}

extension Transform {
  /// Puts the parts of a transform together again.
  ///
  /// - Parameter parts: The parts, by either policy.
  public init(_ parts: DecomposedTransform) {
    let turn = parts.rotation.direction
    let along = SIMD2(turn.x, turn.y)
    let across = SIMD2(-turn.y, turn.x)
    let (width, height) = (parts.scale.x, parts.scale.y)
    self.init(
      along * width, along * (parts.skew * height) + across * height, translation: .zero)
    if !isFinite {
      self = Transform(a: 1, b: 0, c: parts.skew, d: 1, tx: 0, ty: 0)
        .scaledBy(x: width, y: height).concatenating(Transform(along, across, translation: .zero))
    }
    if parts.residual != .identity { self = concatenating(parts.residual) }
    (tx, ty) = (parts.translation.x, parts.translation.y)
  }
}

extension DecomposedTransform {
  /// The parts on the way to others.
  func interpolated(to end: DecomposedTransform, amount: Double) -> DecomposedTransform {
    var parts = self
    parts.translation = translation.interpolated(to: end.translation, amount: amount)
    parts.scale = scale.interpolated(to: end.scale, amount: amount)
    let (turn, lean) = (SIMD2(rotation.degrees, skew), SIMD2(end.rotation.degrees, end.skew))
    let moved = turn.interpolated(to: lean, amount: amount)
    (parts.rotation.degrees, parts.skew) = (moved.x, moved.y)
    if residual != end.residual {
      parts.residual = Transform(
        residual.xAxis.interpolated(to: end.residual.xAxis, amount: amount),
        residual.yAxis.interpolated(to: end.residual.yAxis, amount: amount), translation: .zero)
    }
    return parts
  }

  /// The css parts with others built up on them.
  func accumulating(_ other: DecomposedTransform) -> DecomposedTransform {
    var parts = self
    parts.translation = translation.plus(other.translation)
    parts.scale = scale.plus(other.scale - 1)
    parts.skew = skew.plus(other.skew)
    parts.rotation = rotation.adding(other.rotation)
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
