// What a scroll view scrolls, and how far it may.

/// What makes a view a scroll view; the content offset is the origin of the view's bounds.
///
///     ScrollContent(size: Size(width: 375, height: 2000), inset: Insets(bottom: 34))
public struct ScrollContent: Hashable, Sendable {
  /// Which part of the safe area is added to the content inset.
  ///
  /// Equivalent to `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum Adjustment: String, Hashable, Sendable, CaseIterable {
    /// UIKit's default: here as ``scrollableAxes``, since navigation controllers are unknown.
    case automatic
    /// The edges of the axes along which the content can scroll.
    case scrollableAxes
    /// None.
    case never
    /// All edges.
    case always
  }

  /// The extent of the content in pt.
  public var size: Size
  /// The space in pt around the content, as set.
  public var inset: Insets
  /// The space in pt that the scroll indicators keep from the edges, as set.
  public var indicatorInsets: Insets
  /// Which part of the safe area is added to the inset.
  public var adjustment: Adjustment

  /// Creates a scroll view's content.
  ///
  /// - Parameters:
  ///   - size: The extent of the content, in pt.
  ///   - inset: The space around it, in pt.
  ///   - indicatorInsets: The space that the scroll indicators keep, in pt.
  ///   - adjustment: Which part of the safe area is added to the inset.
  public init(
    size: Size, inset: Insets = .zero, indicatorInsets: Insets = .zero,
    adjustment: Adjustment = .automatic
  ) {
    self.size = size
    self.inset = inset
    self.indicatorInsets = indicatorInsets
    self.adjustment = adjustment
  }
}
