// Views in a window on a screen.

/// A window full of views, each in its parent.
///
/// A value: two trees are two worlds, and a tree of the past stays as it was.
///
///     var tree = ViewTree(screen: Screen(size: Size(width: 375, height: 812)))
///     let root = tree.add(View("root", frame: tree.window.bounds))
///     let field = tree.add(View("field", frame: Rect(x: 16, y: 640, width: 343, height: 44)), to: root)
///     tree.rect(of: field, in: .screen).maxY  // 684
///
/// Adding a view, finding one by its name and asking for its parent take as long in a large tree as in
/// a small one; conversions take as long as the view lies deep.
public struct ViewTree: Sendable {
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
  /// The first view of each name.
  private var places: [String: Int] = [:]

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
    register(view.name, at: nodes.count)
    nodes.append(Node(view: view, parent: parent))
    return ID(index: nodes.count - 1)
  }

  /// The places of all views, parents before their children.
  public var ids: [ID] { nodes.indices.map { ID(index: $0) } }

  /// A view by its place, which must be one of this tree.
  public subscript(id: ID) -> View {
    get { nodes[id.index].view }
    _modify {
      let name = nodes[id.index].view.name
      defer {
        if nodes[id.index].view.name != name { rename(id.index, from: name) }
      }
      yield &nodes[id.index].view
    }
  }

  /// Returns the place of the first view of a name, if there is one.
  ///
  /// - Parameter name: The name, letter by letter.
  /// - Returns: Its place, or nil.
  public func id(named name: String) -> ID? {
    places[name].map { ID(index: $0) }
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

  private mutating func register(_ name: String, at index: Int) {
    places[name] = min(index, places[name] ?? index)
  }

  /// Follows a view to its new name; another view may now be the first of the old one.
  private mutating func rename(_ index: Int, from name: String) {
    let hasNamesakes = places.count < nodes.count
    if places[name] == index {
      places[name] = hasNamesakes ? nodes.firstIndex { $0.view.name == name } : nil
    }
    register(nodes[index].view.name, at: index)
  }
}

extension ViewTree: Hashable {
  /// Whether both have the same views on the same screen.
  public static func == (a: ViewTree, b: ViewTree) -> Bool {
    a.screen == b.screen && a.window == b.window && a.nodes == b.nodes
  }

  /// Hashes screen, window and views.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(screen)
    hasher.combine(window)
    hasher.combine(nodes)
  }
}
