// A 3D transform of sixteen numbers, in Core Animation's conventions.

/// A matrix that moves, turns, scales, shears and foreshortens points of space.
///
/// Equivalent to `CATransform3D` and CSS `matrix3d()`, in their order: a point is a row
/// (x, y, z, 1), `m41`, `m42` and `m43` are the translation, `m34` is -1/d for a perspective seen
/// from the distance d.
///
///     Transform3D(perspective: 500).m34   // -0.002
public struct Transform3D: Hashable, Sendable {
  /// The image of the x axis.
  public var m11, m12, m13, m14: Double
  /// The image of the y axis.
  public var m21, m22, m23, m24: Double
  /// The image of the z axis; `m34` holds the perspective.
  public var m31, m32, m33, m34: Double
  /// The image of the origin: the translation in pt and the common divisor.
  public var m41, m42, m43, m44: Double

  /// Creates a transform from its rows: the images of the axes and of the origin.
  ///
  /// - Parameters:
  ///   - x: `m11` to `m14`.
  ///   - y: `m21` to `m24`.
  ///   - z: `m31` to `m34`.
  ///   - origin: `m41` to `m44`.
  public init(
    _ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>, _ origin: SIMD4<Double>
  ) {
    (m11, m12, m13, m14) = (x.x, x.y, x.z, x.w)
    (m21, m22, m23, m24) = (y.x, y.y, y.z, y.w)
    (m31, m32, m33, m34) = (z.x, z.y, z.z, z.w)
    (m41, m42, m43, m44) = (origin.x, origin.y, origin.z, origin.w)
  }

  /// The transform that leaves every point where it is.
  public static let identity = Transform3D(Transform.identity)
}

extension Transform3D {
  /// Creates the 3D form of a 2D transform, as `CATransform3DMakeAffineTransform`.
  ///
  /// - Parameter flat: The transform of the plane; z stays as it is.
  public init(_ flat: Transform) {
    self.init(
      SIMD4(flat.a, flat.b, 0, 0), SIMD4(flat.c, flat.d, 0, 0), SIMD4(0, 0, 1, 0),
      SIMD4(flat.tx, flat.ty, 0, 1))
  }

  /// Creates a translation, as `CATransform3DMakeTranslation`.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in pt.
  ///   - y: The distance downwards, in pt.
  ///   - z: The distance towards the eye, in pt.
  public init(translationX x: Double, y: Double, z: Double) {
    self = .identity
    (m41, m42, m43) = (x, y, z)
  }

  /// Creates a scaling about the origin, as `CATransform3DMakeScale`.
  ///
  /// - Parameters:
  ///   - x: The factor along x; below 0 a mirror image.
  ///   - y: The factor along y.
  ///   - z: The factor along z.
  public init(scaleX x: Double, y: Double, z: Double) {
    self = .identity
    (m11, m22, m33) = (x, y, z)
  }

  /// Creates a rotation about an axis through the origin; exact at quarter turns about x, y or z.
  ///
  /// What lies along an axis of coordinates stays exactly where it is under a rotation about it: a
  /// rotation about z is flat at every angle.
  ///
  /// - Parameters:
  ///   - angle: Clockwise, seen along the axis.
  ///   - axis: The axis, of any length; without length there is no rotation.
  public init(rotationAngle angle: Angle, axis: SIMD3<Double>) {
    let direction = axis.normalized
    guard direction != .zero else {
      self = .identity
      return
    }
    let turn = angle.direction
    func row(_ unit: SIMD3<Double>) -> SIMD4<Double> {
      let cosine = direction.dot(unit)
      // 1 - cos + cos need not be 1.
      if cosine.magnitude == 1 { return SIMD4(unit, 0) }
      let along = direction * (cosine * (1 - turn.x))
      return SIMD4(along + unit * turn.x + direction.cross(unit) * turn.y, 0)
    }
    self.init(
      row(SIMD3(1, 0, 0)), row(SIMD3(0, 1, 0)), row(SIMD3(0, 0, 1)), SIMD4(0, 0, 0, 1))
  }

  /// Creates a perspective.
  ///
  /// - Parameter distance: The eye's distance in pt from z = 0; infinite for none. As in CSS,
  ///   distances below 1 count as 1.
  public init(perspective distance: Double) {
    self = .identity
    m34 = distance.isFinite ? -1 / max(1, distance) : 0
  }
}

extension Transform3D {
  /// The image of the x axis: `m11` … `m14`.
  package var xAxis: SIMD4<Double> { SIMD4(m11, m12, m13, m14) }
  /// The image of the y axis: `m21` … `m24`.
  package var yAxis: SIMD4<Double> { SIMD4(m21, m22, m23, m24) }
  /// The image of the z axis: `m31` … `m34`.
  package var zAxis: SIMD4<Double> { SIMD4(m31, m32, m33, m34) }
  /// The image of the origin: `m41` … `m44`.
  package var origin: SIMD4<Double> { SIMD4(m41, m42, m43, m44) }
  /// The sixteen numbers, row by row.
  package var numbers: [Double] {
    [xAxis, yAxis, zAxis, origin].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  /// Creates a transform from sixteen numbers, row by row.
  package init(_ n: [Double]) {
    self.init(SIMD4(n[0..<4]), SIMD4(n[4..<8]), SIMD4(n[8..<12]), SIMD4(n[12..<16]))
  }

  /// Whether it leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// The 2D transform that this is, if it is one; `CATransform3DIsAffine` asks the same.
  public var affine: Transform? {
    let flat = flattened
    return Transform3D(flat) == self ? flat : nil
  }

  /// What is left of it in the plane: rows and columns 1, 2 and 4 without perspective.
  ///
  /// Equivalent to `CATransform3DGetAffineTransform`.
  public var flattened: Transform {
    Transform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// The same transform with a common divisor `m44` of 1; itself where that is 0.
  ///
  /// Numbers that get too large for a `Double` become the largest one.
  public var normalized: Transform3D {
    m44 == 0 || m44 == 1
      ? self
      : Transform3D(xAxis.over(m44), yAxis.over(m44), zAxis.over(m44), origin.over(m44))
  }

  /// Returns this transform followed by another one, as `CATransform3DConcat`.
  ///
  /// - Parameter next: The transform that comes second.
  /// - Returns: Both as one; a number too large for a `Double` becomes the largest one.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    func image(_ row: SIMD4<Double>) -> SIMD4<Double> {
      next.xAxis * row.x + next.yAxis * row.y + next.zAxis * row.z + next.origin * row.w
    }
    let product = Transform3D(image(xAxis), image(yAxis), image(zAxis), image(origin))
    if product.isFinite { return product }
    let columns = next.transposed
    return Transform3D(
      columns.images(of: xAxis), columns.images(of: yAxis), columns.images(of: zAxis),
      columns.images(of: origin))
  }

  /// Whether all numbers are finite, and not so large that their sum is not.
  @inline(__always)
  var isFinite: Bool { (xAxis + yAxis + zAxis + origin).isFinite }

  private var transposed: Transform3D {
    Transform3D(
      SIMD4(m11, m21, m31, m41), SIMD4(m12, m22, m32, m42), SIMD4(m13, m23, m33, m43),
      SIMD4(m14, m24, m34, m44))
  }

  /// The products of the rows with a vector, saturated.
  func images(of v: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(xAxis.dot(v), yAxis.dot(v), zAxis.dot(v), origin.dot(v))
  }
}

extension Transform3D {
  /// Writes the sixteen numbers, row by row, side by side.
  ///
  /// - Parameters:
  ///   - numbers: Where they go.
  ///   - first: The place of `m11`; fifteen more must follow it.
  package func write(to numbers: inout MutableSpan<Double>, at first: Int) {
    func row(_ row: SIMD4<Double>, _ place: Int) {
      for lane in 0..<4 { numbers[place + lane] = row[lane] }
    }
    row(xAxis, first)
    row(yAxis, first + 4)
    row(zAxis, first + 8)
    row(origin, first + 12)
  }
}

extension Point {
  /// Returns the point's image in the plane, seen in the transform's perspective.
  ///
  /// - Parameter transform: Any transform of space; the point lies at z = 0.
  /// - Returns: nil for a point at or behind the eye, which is nowhere to be seen; a coordinate too
  ///   large for a `Double` becomes the largest one.
  public func applying(_ transform: Transform3D) -> Point? {
    let moved = Transform3D(translationX: x, y: y, z: 0).concatenating(transform).origin
    return moved.w > 0 ? Point(moved.lowHalf.over(moved.w)) : nil
  }
}
