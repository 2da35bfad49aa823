// The numbers of a scroll view: adjusted insets, visible part, and how to scroll a rectangle there.

/// A scroll view's content together with the view around it.
///
///     let scroll = ScrollGeometry(
///       bounds: Rect(x: 0, y: 100, width: 320, height: 200),
///       content: ScrollContent(size: Size(width: 320, height: 1000)))
///     scroll.offset(toShow: Rect(x: 0, y: 380, width: 320, height: 30)).y  // 210
public struct ScrollGeometry: Hashable, Sendable {
  /// The view's bounds in pt; the origin is the content offset.
  public var bounds: Rect
  /// The content.
  public var content: ScrollContent
  /// What of the view is outside the safe area, inwards from its edges.
  public var safeAreaInsets: Insets

  /// Creates the numbers of a scroll view.
  ///
  /// - Parameters:
  ///   - bounds: The view's bounds in pt; the origin is the content offset.
  ///   - content: What it scrolls.
  ///   - safeAreaInsets: What of the view is outside the safe area, in pt.
  public init(bounds: Rect, content: ScrollContent, safeAreaInsets: Insets = .zero) {
    self.bounds = bounds
    self.content = content
    self.safeAreaInsets = safeAreaInsets
  }

  /// The point of the content at the view's top left corner, `contentOffset`.
  public var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The inset together with the safe area, each counted once: `adjustedContentInset`.
  public var adjustedContentInset: Insets {
    var added = safeAreaInsets
    if content.adjustment == .never { added = .zero }
    if content.adjustment == .automatic || content.adjustment == .scrollableAxes {
      if content.size.width.plus(content.inset.left).plus(content.inset.right) <= bounds.width {
        (added.left, added.right) = (0, 0)
      }
      if content.size.height.plus(content.inset.top).plus(content.inset.bottom) <= bounds.height {
        (added.top, added.bottom) = (0, 0)
      }
    }
    return content.inset.adding(added)
  }

  /// The part of the content that nothing covers, in content coordinates.
  public var visibleRect: Rect { bounds.inset(by: adjustedContentInset) }

  /// The offset at which scrolling towards the top left ends.
  public var minimumOffset: Point {
    Point(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  /// The offset at which scrolling towards the bottom right ends; never before ``minimumOffset``.
  public var maximumOffset: Point {
    let inset = adjustedContentInset
    let end = Point(
      x: content.size.width.plus(inset.right).minus(bounds.width),
      y: content.size.height.plus(inset.bottom).minus(bounds.height))
    return Point(pointwiseMax(end.vector, minimumOffset.vector))
  }

  /// Returns the offset that shows a rectangle with the least motion, as `scrollRectToVisible`.
  ///
  /// Along each axis nothing moves where the rectangle is visible or spans all that is. Otherwise the
  /// nearer edges meet, as far as the content can scroll.
  ///
  /// - Parameter rect: A rectangle in content coordinates, in pt; nothing moves for one that is
  ///   nowhere, such as `CGRect.null`.
  /// - Returns: The content offset in pt.
  public func offset(toShow rect: Rect) -> Point {
    let (visible, low, high) = (visibleRect, minimumOffset, maximumOffset)
    let dx = Self.move(rect.minX.minus(visible.minX), rect.maxX.minus(visible.maxX))
    let dy = Self.move(rect.minY.minus(visible.minY), rect.maxY.minus(visible.maxY))
    guard dx.isFinite, dy.isFinite else { return contentOffset }
    let (x, y) = (contentOffset.x, contentOffset.y)
    return Point(
      x: dx == 0 ? x : min(max(x.plus(dx), low.x), high.x),
      y: dy == 0 ? y : min(max(y.plus(dy), low.y), high.y))
  }

  /// The shortest move that shows a range or fills the view with it.
  ///
  /// Given are the moves after which the range's start, or its end, meets that of what is visible.
  private static func move(_ toStart: Double, _ toEnd: Double) -> Double {
    let (least, most) = (min(toStart, toEnd), max(toStart, toEnd))
    return least > 0 ? least : min(most, 0)
  }
}
