// Where a view is: bounds, position, anchor point and transform, and the frame that follows.
public import Timing

/// The geometry of a view or layer in its parent.
///
/// Equivalent to `bounds`, `position` (a view's `center`), `anchorPoint` and `transform` of `CALayer`.
/// The frame is not stored: it is the box around the transformed bounds. It moves as bounds and
/// position do, as in Core Animation, so that a transformed view stays right on its way.
///
///     var view = ViewGeometry(frame: Rect(x: 0, y: 100, width: 320, height: 44))
///     view.transform = Transform(translationX: 0, y: -148)
///     view.frame.minY  // -48
public struct ViewGeometry: Hashable, Sendable {
  /// The rectangle in the view's own coordinates; its origin is a scroll view's content offset.
  public var bounds: Rect
  /// Where the anchor point lies in the parent, in pt; a view's `center`.
  public var position: Point
  /// The point that stays put under the transform: (0, 0) top left … (1, 1) bottom right of the bounds.
  public var anchorPoint: Point
  /// The transform about the anchor point.
  public var transform: Transform

  /// Creates a geometry from its parts.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle in the view's own coordinates, in pt.
  ///   - position: Where the anchor point lies in the parent, in pt.
  ///   - anchorPoint: The point that stays put, in fractions of the bounds; the middle by default.
  ///   - transform: The transform about the anchor point.
  public init(
    bounds: Rect, position: Point, anchorPoint: Point = Point(x: 0.5, y: 0.5),
    transform: Transform = .identity
  ) {
    self.bounds = bounds
    self.position = position
    self.anchorPoint = anchorPoint
    self.transform = transform
  }

  /// Creates the geometry of a view without transform that has a frame.
  ///
  /// - Parameter frame: Where it is in its parent, in pt; a negative size counts as the same
  ///   rectangle with a positive one.
  public init(frame: Rect) {
    let frame = frame.standardized
    self.init(bounds: Rect(size: frame.size), position: frame.center)
  }

  /// The smallest rectangle of the parent around the view, in pt.
  ///
  /// Setting it sets size and position and keeps the rest. Under a transform that turns by other than
  /// quarter turns no size has any given frame (Apple calls it undefined): the size is then that of
  /// the box around the frame taken back, as in Core Animation, in the middle of the new frame.
  public var frame: Rect {
    get { bounds.applying(toParent) }
    set {
      let target = newValue.standardized
      let back = ViewGeometry.invertible(transform)
      bounds.size = Rect(size: target.size).applying(back).size
      position = position + (target.center - frame.center)
    }
  }

  /// The way of points from the view's own coordinates to its parent's.
  public var toParent: Transform {
    Self.transform(transform, after: -anchor, before: position.vector)
  }

  /// The way of points from the parent's coordinates to the view's own.
  ///
  /// A view that its transform collapses has no such way: it is then that of the view without it.
  public var fromParent: Transform {
    Self.transform(Self.invertible(transform), after: -position.vector, before: anchor)
  }

  /// The anchor point in the view's own coordinates.
  private var anchor: SIMD2<Double> {
    let anchor = bounds.origin.vector + bounds.size.vector * anchorPoint.vector
    if anchor.isFinite { return anchor }
    return SIMD2(
      bounds.origin.x.plus(bounds.width.times(anchorPoint.x)),
      bounds.origin.y.plus(bounds.height.times(anchorPoint.y)))
  }

  /// A transform between two translations.
  private static func transform(
    _ transform: Transform, after first: SIMD2<Double>, before last: SIMD2<Double>
  ) -> Transform {
    let whole = Transform(
      transform.xAxis, transform.yAxis,
      translation: transform.image(first) + transform.translation + last)
    if whole.isFinite { return whole }
    return Transform(translationX: first.x, y: first.y).concatenating(transform)
      .concatenating(Transform(translationX: last.x, y: last.y))
  }

  /// The inverse of a transform, and the identity for one that has none.
  private static func invertible(_ transform: Transform) -> Transform {
    transform.inverted() ?? .identity
  }
}

extension ViewGeometry: Interpolatable {
  /// Returns the geometry on the way to another one, part by part.
  public func interpolated(to end: ViewGeometry, amount: Double) -> ViewGeometry {
    ViewGeometry(
      bounds: bounds.interpolated(to: end.bounds, amount: amount),
      position: position.interpolated(to: end.position, amount: amount),
      anchorPoint: anchorPoint.interpolated(to: end.anchorPoint, amount: amount),
      transform: transform.interpolated(to: end.transform, amount: amount))
  }

  /// Returns the sum, part by part.
  public func adding(_ other: ViewGeometry) -> ViewGeometry {
    ViewGeometry(
      bounds: bounds.adding(other.bounds), position: position.adding(other.position),
      anchorPoint: anchorPoint.adding(other.anchorPoint),
      transform: transform.adding(other.transform))
  }

  /// Returns what has to be added to the other geometry to give this one, part by part.
  public func difference(from other: ViewGeometry) -> ViewGeometry {
    ViewGeometry(
      bounds: bounds.difference(from: other.bounds),
      position: position.difference(from: other.position),
      anchorPoint: anchorPoint.difference(from: other.anchorPoint),
      transform: transform.difference(from: other.transform))
  }
}
