// Edges of a rectangle, and what two rectangles share.

/// Edges and sizes that exceed the largest finite number become it, with their sign.
extension Rect {
  /// The extent along x in pt, as stored: unlike `CGRect.width` negative after an overshoot.
  public var width: Double { size.width }
  /// The extent along y in pt, as stored.
  public var height: Double { size.height }
  /// The left edge.
  public var minX: Double { min(origin.x, origin.x.plus(size.width)) }
  /// The right edge.
  public var maxX: Double { max(origin.x, origin.x.plus(size.width)) }
  /// The top edge.
  public var minY: Double { min(origin.y, origin.y.plus(size.height)) }
  /// The bottom edge.
  public var maxY: Double { max(origin.y, origin.y.plus(size.height)) }
  /// The middle in pt from the left and the top.
  public var center: Point {
    Point(origin.vector.plus(size.vector / 2))
  }
  /// Whether it covers nothing: no width or no height.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Creates a rectangle from its edges.
  ///
  /// - Parameters:
  ///   - minX: The left edge, in pt.
  ///   - minY: The top edge, in pt.
  ///   - maxX: The right edge, in pt; left of `minX` the width is negative.
  ///   - maxY: The bottom edge, in pt; above `minY` the height is negative.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX.minus(minX), height: maxY.minus(minY))
  }

  /// The same place with a positive size, as `CGRect.standardized`.
  public var standardized: Rect { Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }

  /// Returns the part that both rectangles cover, as `CGRect.intersection`.
  ///
  /// - Parameter other: A rectangle in the same coordinates.
  /// - Returns: nil where they do not even touch, Core Graphics' null rectangle; where they only
  ///   touch, a rectangle without width or height.
  public func intersection(_ other: Rect) -> Rect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// Returns the smallest rectangle around both, as `CGRect.union`.
  ///
  /// - Parameter other: A rectangle in the same coordinates.
  /// - Returns: A rectangle with a size of 0 or more.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether the point lies inside; the right and the bottom edge do not belong to a rectangle.
  ///
  /// - Parameter point: A point in the same coordinates.
  /// - Returns: Whether it does, as `CGRect.contains`.
  public func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether the other rectangle lies inside, edges included.
  ///
  /// - Parameter other: A rectangle in the same coordinates.
  /// - Returns: Whether it does.
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// Returns the rectangle moved, as `CGRect.offsetBy`.
  ///
  /// - Parameters:
  ///   - dx: The distance in pt to the right.
  ///   - dy: The distance in pt downwards.
  /// - Returns: The rectangle elsewhere.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(origin: origin + Point(x: dx, y: dy), size: size)
  }

  /// Returns the rectangle with its edges moved inwards, as `CGRect.inset(by:)`.
  ///
  /// - Parameter insets: Distances in pt; where they exceed the size, that becomes 0.
  /// - Returns: The rectangle inside.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX.plus(insets.left), y: minY.plus(insets.top),
      width: max(0, maxX.minus(minX).minus(insets.left).minus(insets.right)),
      height: max(0, maxY.minus(minY).minus(insets.top).minus(insets.bottom)))
  }

  /// Returns the smallest rectangle around the four transformed corners.
  ///
  /// Equivalent to `CGRect.applying`.
  ///
  /// - Parameter transform: Any transform; one that collapses the plane gives an empty rectangle.
  /// - Returns: A rectangle with a size of 0 or more.
  public func applying(_ transform: Transform) -> Rect {
    let first = Point(x: minX, y: minY).applying(transform).vector
    let second = Point(x: maxX, y: minY).applying(transform).vector
    let third = Point(x: minX, y: maxY).applying(transform).vector
    let fourth = Point(x: maxX, y: maxY).applying(transform).vector
    let low = pointwiseMin(pointwiseMin(first, second), pointwiseMin(third, fourth))
    let high = pointwiseMax(pointwiseMax(first, second), pointwiseMax(third, fourth))
    return Rect(origin: Point(low), size: Size(high.minus(low)))
  }
}
