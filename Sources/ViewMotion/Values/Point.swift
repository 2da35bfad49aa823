// A point of the plane, or a vector.
public import Timing

/// A place in pt: x to the right, y down.
///
/// Equivalent to `CGPoint`, in Doubles on every platform.
///
///     Point(x: 1, y: 2) + Point(x: 10, y: 0)   // (11, 2)
public struct Point: Hashable, Sendable {
  /// The distance in pt from the origin to the right.
  public var x: Double
  /// The distance in pt from the origin downwards.
  public var y: Double

  /// Creates a point; without arguments the origin.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in pt; any finite number.
  ///   - y: The distance downwards, in pt.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point()
}

extension Point {
  package var vector: SIMD2<Double> { SIMD2(x, y) }

  package init(_ vector: SIMD2<Double>) { self.init(x: vector.x, y: vector.y) }

  /// Returns the sum of two vectors.
  public static func + (a: Point, b: Point) -> Point { Point(a.vector.plus(b.vector)) }

  /// Returns the vector from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(a.vector.minus(b.vector)) }

  /// Returns the opposite vector.
  public static prefix func - (point: Point) -> Point { Point(-point.vector) }
}

extension Point: Interpolatable {
  /// Returns the point on the straight way to another one.
  public func interpolated(to end: Point, amount: Double) -> Point {
    Point(vector.interpolated(to: end.vector, amount: amount))
  }

  /// Returns the sum.
  public func adding(_ other: Point) -> Point { self + other }

  /// Returns the vector from the other point to this one.
  public func difference(from other: Point) -> Point { self - other }
}
