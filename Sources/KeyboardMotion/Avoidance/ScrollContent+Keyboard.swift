// The insets of a scroll view that a keyboard covers.
public import ViewMotion

extension ScrollContent {
  /// Returns the content with insets that keep it above a keyboard.
  ///
  /// Only the bottom side belongs to the keyboard; what was set there stays the least. The content
  /// to start from is always the one without keyboard, so that repeating changes nothing.
  ///
  ///     let list = ScrollContent(
  ///       size: Size(width: 320, height: 900), inset: Insets(top: 64, bottom: 49))
  ///     list.avoiding(overlap: 204).inset  // top 64, bottom 204
  ///     list.avoiding(overlap: 0).inset    // top 64, bottom 49
  ///
  /// - Parameters:
  ///   - overlap: The height in pt that the keyboard covers at the view's bottom, 0 or more.
  ///   - safeArea: What the scroll view adds below on its own, in pt: counted once.
  /// - Returns: The content with larger bottom insets, or as it is.
  public func avoiding(overlap: Double, safeArea: Double = 0) -> ScrollContent {
    guard overlap > 0 else { return self }
    var content = self
    content.inset.bottom = max(inset.bottom, overlap - safeArea)
    content.indicatorInsets.bottom = max(indicatorInsets.bottom, overlap - safeArea)
    return content
  }
}
