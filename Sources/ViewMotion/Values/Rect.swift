// A rectangle with its edges along the axes.
public import Timing

/// A rectangle in pt: an origin, at the top left, and a size.
///
/// Equivalent to `CGRect`, in Doubles on every platform. Edges move straight, so that a motion that
/// overshoots may give negative sizes; the edges `minX` … `maxY` are in order all the same.
///
///     let keyboard = Rect(x: 0, y: 476, width: 375, height: 336)
///     let list = Rect(x: 0, y: 88, width: 375, height: 724)
///     list.intersection(keyboard)?.height  // 336
public struct Rect: Hashable, Sendable {
  /// The corner at the top left, where the size is positive.
  public var origin: Point
  /// The extent to the right and downwards.
  public var size: Size

  /// Creates a rectangle from its corner and its size.
  ///
  /// - Parameters:
  ///   - origin: The corner at the top left, in pt.
  ///   - size: The extent to the right and downwards, in pt; it may be negative.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers, as `CGRect(x:y:width:height:)`.
  ///
  /// - Parameters:
  ///   - x: The left edge, in pt.
  ///   - y: The top edge, in pt.
  ///   - width: The extent to the right, in pt; it may be negative.
  ///   - height: The extent downwards, in pt; it may be negative.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect()
}

extension Rect {
  package var vector: SIMD4<Double> { SIMD4(lowHalf: origin.vector, highHalf: size.vector) }

  package init(_ v: SIMD4<Double>) { self.init(origin: Point(v.lowHalf), size: Size(v.highHalf)) }
}

extension Rect: Interpolatable {
  /// Returns the rectangle on the way to another one; each edge moves straight.
  public func interpolated(to end: Rect, amount: Double) -> Rect {
    Rect(vector.interpolated(to: end.vector, amount: amount))
  }

  /// Returns the sum of origins and sizes.
  public func adding(_ other: Rect) -> Rect { Rect(vector.plus(other.vector)) }

  /// Returns this rectangle's numbers minus the other's.
  public func difference(from other: Rect) -> Rect { Rect(vector.minus(other.vector)) }
}
