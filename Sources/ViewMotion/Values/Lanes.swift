// Values that are up to four numbers which each move straight: a timeline plays them many at a time.
public import Timing

extension Point {
  /// Returns x and y.
  @inlinable
  public func lanes(to end: Point) -> Lanes? {
    Lanes(count: 2, from: SIMD4(x, y, 0, 0), to: SIMD4(end.x, end.y, 0, 0))
  }

  /// Returns the point of the first two lanes.
  @inlinable
  public func with(lanes: SIMD4<Double>) -> Point { Point(x: lanes.x, y: lanes.y) }
}

extension Size {
  /// Returns width and height.
  @inlinable
  public func lanes(to end: Size) -> Lanes? {
    Lanes(count: 2, from: SIMD4(width, height, 0, 0), to: SIMD4(end.width, end.height, 0, 0))
  }

  /// Returns the size of the first two lanes.
  @inlinable
  public func with(lanes: SIMD4<Double>) -> Size { Size(width: lanes.x, height: lanes.y) }
}

extension Rect {
  /// Returns x, y, width and height.
  @inlinable
  public func lanes(to end: Rect) -> Lanes? {
    Lanes(
      count: 4, from: SIMD4(origin.x, origin.y, size.width, size.height),
      to: SIMD4(end.origin.x, end.origin.y, end.size.width, end.size.height))
  }

  /// Returns the rectangle of four lanes.
  @inlinable
  public func with(lanes: SIMD4<Double>) -> Rect {
    Rect(x: lanes.x, y: lanes.y, width: lanes.z, height: lanes.w)
  }
}

extension Insets {
  /// Returns the distances from the edges.
  @inlinable
  public func lanes(to end: Insets) -> Lanes? {
    Lanes(
      count: 4, from: SIMD4(top, left, bottom, right),
      to: SIMD4(end.top, end.left, end.bottom, end.right))
  }

  /// Returns the insets of four lanes.
  @inlinable
  public func with(lanes: SIMD4<Double>) -> Insets {
    Insets(top: lanes.x, left: lanes.y, bottom: lanes.z, right: lanes.w)
  }
}

extension Angle {
  /// Returns the degrees.
  @inlinable
  public func lanes(to end: Angle) -> Lanes? { degrees.lanes(to: end.degrees) }

  /// Returns the angle of the first lane, in degrees.
  @inlinable
  public func with(lanes: SIMD4<Double>) -> Angle { Angle(degrees: lanes.x) }
}

extension Color {
  /// Returns the premultiplied components in the space of the end.
  @inlinable
  public func lanes(to end: Color) -> Lanes? {
    Lanes(count: 4, from: converted(to: end.space).premultiplied, to: end.premultiplied)
  }

  /// Returns the colour of four premultiplied components, in this colour's space.
  @inlinable
  public func with(lanes: SIMD4<Double>) -> Color {
    Color(premultiplied: lanes, space: space)
  }
}
