// A view of the tree: a name, a geometry, and what it scrolls.

/// A view, as far as motion is concerned.
///
/// The parts of its geometry are its own: `view.frame`, `view.bounds`, `view.transform`.
///
///     var view = View("bar", frame: Rect(x: 0, y: 768, width: 375, height: 44))
///     view.transform = Transform(translationX: 0, y: -336)
///     view.frame.minY   // 432
@dynamicMemberLookup
public struct View: Hashable, Sendable {
  /// The name of the view, by which a document speaks of it.
  public var name: String
  /// Where the view is in its parent.
  public var geometry: ViewGeometry
  /// What it scrolls; nil for a view that does not.
  public var scroll: ScrollContent?

  /// Creates a view from its geometry.
  ///
  /// - Parameters:
  ///   - name: The name by which a document speaks of it.
  ///   - geometry: Where it is in its parent.
  ///   - scroll: What it scrolls, if anything.
  public init(_ name: String, geometry: ViewGeometry, scroll: ScrollContent? = nil) {
    self.name = name
    self.geometry = geometry
    self.scroll = scroll
  }

  /// Creates a view from its frame in its parent, without a transform.
  ///
  /// - Parameters:
  ///   - name: The name by which a document speaks of it.
  ///   - frame: Where it is in its parent, in pt.
  ///   - scroll: What it scrolls, if anything.
  public init(_ name: String, frame: Rect, scroll: ScrollContent? = nil) {
    self.init(name, geometry: ViewGeometry(frame: frame), scroll: scroll)
  }

  /// A part of the geometry: `frame`, `bounds`, `position`, `anchorPoint`, `transform`.
  public subscript<Part>(dynamicMember part: WritableKeyPath<ViewGeometry, Part>) -> Part {
    get { geometry[keyPath: part] }
    set { geometry[keyPath: part] = newValue }
  }
}
