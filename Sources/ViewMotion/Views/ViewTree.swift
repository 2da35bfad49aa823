// Views in a window on a screen.

/// A window full of views, each in its parent.
///
/// A value: two trees are two worlds, and a tree of the past stays as it was.
///
///     var tree = ViewTree(screen: Screen(size: Size(width: 375, height: 812)))
///     let root = tree.add(View("root", frame: tree.window.bounds))
///     let field = tree.add(View("field", frame: Rect(x: 16, y: 640, width: 343, height: 44)), to: root)
///     tree.rect(of: field, in: .screen).maxY  // 684
public struct ViewTree: Hashable, Sendable {
  /// A view's place in its tree; it stays the same for ever.
  ///
  ///     tree[root].frame.height   // 812
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  private struct Node: Hashable {
    var view: View
    let parent: ID?
  }

  /// The screen.
  public var screen: Screen
  /// The window on the screen.
  public var window: Window
  /// Parents before their children: what refers backwards cannot go round in circles.
  private var nodes: [Node] = []

  /// Creates a tree without views.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - window: The window; without one, a window as large as the screen.
  public init(screen: Screen, window: Window? = nil) {
    self.screen = screen
    self.window = window ?? Window(frame: screen.bounds)
  }

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The view of this tree that it lies in; nil for the window.
  /// - Returns: The view's place.
  public mutating func add(_ view: View, to parent: ID? = nil) -> ID {
    precondition(
      parent.map { $0.index < nodes.count } ?? true, "A parent must be a view of the same tree.")
    nodes.append(Node(view: view, parent: parent))
    return ID(index: nodes.count - 1)
  }

  /// The places of all views, parents before their children.
  public var ids: [ID] { nodes.indices.map { ID(index: $0) } }

  /// A view by its place, which must be one of this tree.
  public subscript(id: ID) -> View {
    get { nodes[id.index].view }
    set { nodes[id.index].view = newValue }
  }

  /// Returns the place of the first view of a name, if there is one.
  ///
  /// - Parameter name: The name, letter by letter.
  /// - Returns: Its place, or nil.
  public func id(named name: String) -> ID? {
    nodes.firstIndex { $0.view.name == name }.map { ID(index: $0) }
  }

  /// Returns the view that a view lies in; nil where that is the window.
  ///
  /// - Parameter id: A view of this tree.
  /// - Returns: The parent's place, or nil.
  public func parent(of id: ID) -> ID? { nodes[id.index].parent }

  /// Returns the view itself, its parent, and so on up to the window.
  ///
  /// - Parameter id: A view of this tree.
  /// - Returns: Places, from the view upwards.
  public func ancestors(of id: ID) -> some Sequence<ID> {
    sequence(first: id) { nodes[$0.index].parent }
  }
}
