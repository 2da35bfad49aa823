// Points and rectangles from one coordinate space of a view tree to another.

/// A coordinate space of a view tree.
///
///     tree.convert(Point(x: 0, y: 0), from: .view(field), to: .screen)
public enum CoordinateSpace: Hashable, Sendable {
  /// The own coordinates of a view: those of its bounds, scrolled and transformed with it.
  case view(ViewTree.ID)
  /// The window's coordinates, from its top left corner.
  case window
  /// The screen in interface coordinates, `UIScreen.coordinateSpace`.
  case screen
  /// The screen in upright coordinates, `UIScreen.fixedCoordinateSpace`: those of iOS 7 and before.
  case fixedScreen
}

extension ViewTree {
  /// Returns a point in another space, as `UIView.convert(_:to:)`.
  ///
  /// - Parameters:
  ///   - point: The point in pt.
  ///   - start: The space that it is given in.
  ///   - end: The space of the result.
  /// - Returns: It in the other space, in pt.
  public func convert(
    _ point: Point, from start: CoordinateSpace, to end: CoordinateSpace
  ) -> Point {
    point.applying(transform(from: start, to: end))
  }

  /// Returns the smallest rectangle in another space around a rectangle's four corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in pt.
  ///   - start: The space that it is given in.
  ///   - end: The space of the result.
  /// - Returns: It in the other space, in pt.
  public func convert(_ rect: Rect, from start: CoordinateSpace, to end: CoordinateSpace) -> Rect {
    rect.applying(transform(from: start, to: end))
  }

  /// Returns the smallest rectangle of a space around a view's bounds.
  ///
  /// - Parameters:
  ///   - id: A view of this tree.
  ///   - space: The space of the result.
  /// - Returns: The rectangle in pt.
  public func rect(of id: ID, in space: CoordinateSpace) -> Rect {
    convert(self[id].bounds, from: .view(id), to: space)
  }

  /// Returns the rectangles of all views in a space, in the order of ``ids``.
  ///
  /// Each is ``rect(of:in:)`` but for rounding. All together take as long for views that lie deep in
  /// each other as for views side by side.
  ///
  /// - Parameter space: The space of the results.
  /// - Returns: A rectangle in pt for each view.
  public func rects(in space: CoordinateSpace) -> [Rect] {
    var ways: [Transform] = []
    let rest = fromWindow(to: space)
    ways.reserveCapacity(ids.count)
    return ids.map { id in
      let toParent = self[id].geometry.toParent
      ways.append(toParent.concatenating(parent(of: id).map { ways[$0.index] } ?? rest))
      return self[id].bounds.applying(ways[id.index])
    }
  }

  /// Returns the way of points from one space to another, through transforms and scroll offsets.
  ///
  /// Into a view that its transform collapses there is no way; it counts as without transform.
  ///
  /// - Parameters:
  ///   - start: The space that points are given in.
  ///   - end: The space of the results.
  /// - Returns: A transform that `applying` takes, of points and of rectangles.
  public func transform(from start: CoordinateSpace, to end: CoordinateSpace) -> Transform {
    start == end ? .identity : toWindow(from: start).concatenating(fromWindow(to: end))
  }

  private func toWindow(from space: CoordinateSpace) -> Transform {
    switch space {
    case .view(let id):
      ancestors(of: id).reduce(.identity) { $0.concatenating(self[$1].geometry.toParent) }
    case .window: .identity
    case .screen: Transform(translationX: -window.frame.minX, y: -window.frame.minY)
    case .fixedScreen: screen.fixedToInterface.concatenating(toWindow(from: .screen))
    }
  }

  private func fromWindow(to space: CoordinateSpace) -> Transform {
    switch space {
    case .view(let id):
      ancestors(of: id).reduce(.identity) { self[$1].geometry.fromParent.concatenating($0) }
    case .window: .identity
    case .screen: Transform(translationX: window.frame.minX, y: window.frame.minY)
    case .fixedScreen: fromWindow(to: .screen).concatenating(screen.interfaceToFixed)
    }
  }

  /// Returns how far a view reaches out of the window's safe area, inwards from its edges.
  ///
  /// Equivalent to `UIView.safeAreaInsets`; never negative.
  ///
  /// - Parameter id: A view of this tree.
  /// - Returns: Insets in pt, in the view's own coordinates.
  public func safeAreaInsets(of id: ID) -> Insets {
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    let (inside, bounds) = (convert(safe, from: .window, to: .view(id)), self[id].bounds)
    return Insets(
      top: max(0, inside.minY.minus(bounds.minY)), left: max(0, inside.minX.minus(bounds.minX)),
      bottom: max(0, bounds.maxY.minus(inside.maxY)), right: max(0, bounds.maxX.minus(inside.maxX)))
  }

  /// Returns the numbers of a scroll view; nil for a view that does not scroll.
  ///
  /// - Parameter id: A view of this tree.
  /// - Returns: Bounds, content and safe area together, or nil.
  public func scrollGeometry(of id: ID) -> ScrollGeometry? {
    self[id].scroll.map {
      ScrollGeometry(
        bounds: self[id].bounds, content: $0, safeAreaInsets: safeAreaInsets(of: id))
    }
  }
}
