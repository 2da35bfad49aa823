// The extent of a rectangle.
public import Timing

/// A width and a height in pt.
///
/// Equivalent to `CGSize`. Either may be negative where a motion overshoots.
///
///     Size(width: 100, height: 40).interpolated(to: .zero, amount: 0.25).width   // 75
public struct Size: Hashable, Sendable {
  /// The extent in pt along x.
  public var width: Double
  /// The extent in pt along y.
  public var height: Double

  /// Creates a size; without arguments the empty one.
  ///
  /// - Parameters:
  ///   - width: The extent along x, in pt; any finite number.
  ///   - height: The extent along y, in pt.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size()
}

extension Size {
  package var vector: SIMD2<Double> { SIMD2(width, height) }

  package init(_ vector: SIMD2<Double>) { self.init(width: vector.x, height: vector.y) }
}

extension Size: Interpolatable {
  /// Returns the size on the straight way to another one.
  public func interpolated(to end: Size, amount: Double) -> Size {
    Size(vector.interpolated(to: end.vector, amount: amount))
  }

  /// Returns the sum.
  public func adding(_ other: Size) -> Size { Size(vector.plus(other.vector)) }

  /// Returns this size minus the other.
  public func difference(from other: Size) -> Size { Size(vector.minus(other.vector)) }
}
