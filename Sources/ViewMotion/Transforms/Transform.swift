// A 2D affine transform, in Core Graphics' conventions.

/// A matrix of six numbers that moves, turns, scales and shears points of the plane.
///
/// Equivalent to `CGAffineTransform` and CSS `matrix(a, b, c, d, tx, ty)`: a point is a row,
/// x' = a x + c y + tx and y' = b x + d y + ty; positive angles turn clockwise where y points down.
///
///     let quarter = Transform(rotationAngle: .degrees(90))
///     Point(x: 1, y: 0).applying(quarter)  // Point(x: 0, y: 1)
public struct Transform: Hashable, Sendable {
  /// The share of x in x'.
  public var a: Double
  /// The share of x in y'.
  public var b: Double
  /// The share of y in x'.
  public var c: Double
  /// The share of y in y'.
  public var d: Double
  /// The translation in pt along x.
  public var tx: Double
  /// The translation in pt along y.
  public var ty: Double

  /// Creates a transform from its six numbers, in the order of `CGAffineTransform`.
  ///
  /// - Parameters:
  ///   - a: The share of x in x'.
  ///   - b: The share of x in y'.
  ///   - c: The share of y in x'.
  ///   - d: The share of y in y'.
  ///   - tx: The translation along x, in pt.
  ///   - ty: The translation along y, in pt.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that leaves every point where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

extension Transform {
  /// Creates a translation, as `CGAffineTransform(translationX:y:)`.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in pt.
  ///   - y: The distance downwards, in pt.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a scaling about the origin, as `CGAffineTransform(scaleX:y:)`.
  ///
  /// - Parameters:
  ///   - x: The factor along x; below 0 a mirror image.
  ///   - y: The factor along y.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin, clockwise where y points down; exact at quarter turns.
  ///
  /// - Parameter angle: The angle; full turns are lost.
  public init(rotationAngle angle: Angle) {
    let x = angle.direction
    self.init(x, SIMD2(-x.y, x.x), translation: .zero)
  }

  /// The images of the two axes and the translation.
  package init(_ x: SIMD2<Double>, _ y: SIMD2<Double>, translation: SIMD2<Double>) {
    self.init(a: x.x, b: x.y, c: y.x, d: y.y, tx: translation.x, ty: translation.y)
  }

  /// The image of the x axis: `a`, `b`.
  package var xAxis: SIMD2<Double> { SIMD2(a, b) }
  /// The image of the y axis: `c`, `d`.
  package var yAxis: SIMD2<Double> { SIMD2(c, d) }
  /// The image of the origin: `tx`, `ty`.
  package var translation: SIMD2<Double> { SIMD2(tx, ty) }

  /// By how much areas grow, saturated; negative for a mirror image, 0 where the plane collapses.
  public var determinant: Double { SIMD2(a, b).cross(SIMD2(c, d)) }

  /// Whether it leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// Returns this transform followed by another one, as `CGAffineTransform.concatenating`.
  ///
  /// - Parameter next: The transform that comes second.
  /// - Returns: Both as one; a number too large for a `Double` becomes the largest one.
  public func concatenating(_ next: Transform) -> Transform {
    let product = Transform(
      next.image(xAxis), next.image(yAxis),
      translation: next.image(translation) + next.translation)
    if product.isFinite { return product }
    return Transform3D(self).concatenating(Transform3D(next)).flattened
  }

  /// Returns the transform that takes everything back.
  ///
  /// - Returns: nil where the plane collapses, or where the numbers of the inverse would exceed those
  ///   of a `Double`; `CGAffineTransform.inverted` then returns itself.
  public func inverted() -> Transform? {
    let (x, y) = (xAxis.tamed, yAxis.tamed)
    let determinant = x.vector.cross(y.vector)
    guard determinant != 0 else { return nil }
    let first = SIMD2(y.vector.y, -x.vector.y) / determinant
    let second = SIMD2(-y.vector.x, x.vector.x) / determinant
    func unscaled(_ v: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(v.x.scaled(byExponent: -x.exponent), v.y.scaled(byExponent: -y.exponent))
    }
    let (back, side) = (unscaled(first), unscaled(second))
    let inverse = Transform(back, side, translation: -(back * tx + side * ty))
    let largest = max(back.largest, side.largest)
    return inverse.isFinite && largest < .greatestFiniteMagnitude ? inverse : nil
  }

  /// Returns this transform with points moved first, as `CGAffineTransform.translatedBy`.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in pt.
  ///   - y: The distance downwards, in pt.
  /// - Returns: Both as one.
  public func translatedBy(x: Double, y: Double) -> Transform {
    Transform(translationX: x, y: y).concatenating(self)
  }

  /// Returns this transform with points scaled first, as `CGAffineTransform.scaledBy`.
  ///
  /// - Parameters:
  ///   - x: The factor along x.
  ///   - y: The factor along y.
  /// - Returns: Both as one.
  public func scaledBy(x: Double, y: Double) -> Transform {
    Transform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns this transform with points turned first, as `CGAffineTransform.rotated`.
  ///
  /// - Parameter angle: The angle, clockwise where y points down.
  /// - Returns: Both as one.
  public func rotated(by angle: Angle) -> Transform {
    Transform(rotationAngle: angle).concatenating(self)
  }

  /// Whether all numbers are finite, and not so large that their sum is not.
  @inline(__always)
  var isFinite: Bool { (xAxis + yAxis + translation).isFinite }

  /// The image of a vector, which the translation leaves alone; it may be too large for a `Double`.
  @inline(__always)
  func image(_ v: SIMD2<Double>) -> SIMD2<Double> { xAxis * v.x + yAxis * v.y }
}

extension Transform {
  /// The six numbers, `a` to `ty`.
  package var numbers: [Double] { [a, b, c, d, tx, ty] }

  /// Creates a transform from six numbers, `a` to `ty`.
  package init(_ n: [Double]) {
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Writes the six numbers, `a` to `ty`, side by side.
  ///
  /// - Parameters:
  ///   - numbers: Where they go.
  ///   - first: The place of `a`; five more must follow it.
  package func write(to numbers: inout MutableSpan<Double>, at first: Int) {
    (numbers[first], numbers[first + 1], numbers[first + 2]) = (a, b, c)
    (numbers[first + 3], numbers[first + 4], numbers[first + 5]) = (d, tx, ty)
  }
}

extension Point {
  /// Returns the point's image, as `CGPoint.applying`.
  ///
  /// - Parameter transform: Any transform of the plane.
  /// - Returns: Where it takes the point; coordinates too large for a `Double` become the largest one.
  public func applying(_ transform: Transform) -> Point {
    let image = transform.image(vector) + transform.translation
    if image.isFinite { return Point(image) }
    return Point(Transform(translationX: x, y: y).concatenating(transform).translation)
  }
}
