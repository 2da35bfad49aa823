// The views of a scene by their names.
import Easing
package import ViewMotion

/// Where the views of a tree are, by name; of two of one name the first counts.
package struct ViewNames: Hashable, Sendable {
  private var places: [String: ViewTree.ID] = [:]
  /// All names in the order of the tree.
  package private(set) var all: [String] = []

  package init() {}

  /// The names of all views of a tree.
  package init(of tree: ViewTree) {
    for id in tree.ids { add(tree[id].name, at: id) }
  }

  /// Adds a view whose name is not taken; else the one that bears it already stays.
  package mutating func add(_ name: String, at place: ViewTree.ID) {
    guard places[name] == nil else { return }
    places[name] = place
    all.append(name)
  }

  /// The place of a view; nil where there is no such view.
  package subscript(name: String) -> ViewTree.ID? { places[name] }

  /// The place of the view that a scene names.
  func place(of name: String) throws(KeyboardSceneError) -> ViewTree.ID {
    if let place = places[name] { return place }
    throw .unknownView(name, nearest: NearestNames.of(name, in: all))
  }
}
