// Distances inwards from the four edges of a rectangle.
public import Timing

/// Distances in pt inwards from the edges of a rectangle; negative ones go outwards.
///
/// Equivalent to `UIEdgeInsets`, in its order.
///
///     Insets(bottom: 34).adding(Insets(bottom: 302)).bottom   // 336
public struct Insets: Hashable, Sendable {
  /// The distance in pt downwards from the top edge.
  public var top: Double
  /// The distance in pt to the right from the left edge.
  public var left: Double
  /// The distance in pt upwards from the bottom edge.
  public var bottom: Double
  /// The distance in pt to the left from the right edge.
  public var right: Double

  /// Creates insets; what is not said is 0.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in pt; below 0 outwards.
  ///   - left: The distance from the left edge, in pt.
  ///   - bottom: The distance from the bottom edge, in pt.
  ///   - right: The distance from the right edge, in pt.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = Insets()
}

extension Insets {
  package var vector: SIMD4<Double> { SIMD4(top, left, bottom, right) }

  package init(_ v: SIMD4<Double>) { self.init(top: v.x, left: v.y, bottom: v.z, right: v.w) }
}

extension Insets: Interpolatable {
  /// Returns the insets on the straight way to others.
  public func interpolated(to end: Insets, amount: Double) -> Insets {
    Insets(vector.interpolated(to: end.vector, amount: amount))
  }

  /// Returns the sum, edge by edge.
  public func adding(_ other: Insets) -> Insets { Insets(vector.plus(other.vector)) }

  /// Returns these insets minus the others.
  public func difference(from other: Insets) -> Insets { Insets(vector.minus(other.vector)) }
}
