// A moment as a handler meets it: views as they are by now, and the keyboard that they know of.
import ViewMotion

/// What amounts are computed from; handlers that ran before have left their traces in it.
struct KeyboardWorld {
  /// The views, moved by the handlers so far.
  var tree: ViewTree
  /// The views without keyboard.
  let untouched: ViewTree
  /// What the keyboard covers, in interface coordinates; nil for nothing.
  var covering: Rect?
  /// The keyboard's frame wherever it is, for those who look at nothing else.
  var frame: Rect?
  /// The first responder, where it is known.
  var focus: ViewTree.ID?
  /// What has been moved already for each view.
  private var moved: [ViewTree.ID: Moved] = [:]

  /// What handlers have moved, in pt.
  private struct Moved {
    /// For the view itself, insets and all.
    var own = 0.0
    /// The same for the views in it.
    var inside = 0.0
    /// How much of each insets are.
    var ownInsets = 0.0
    var insideInsets = 0.0
  }

  init(tree: ViewTree, covering: Rect?, frame: Rect?, focus: ViewTree.ID?) {
    (self.tree, untouched) = (tree, tree)
    (self.covering, self.frame, self.focus) = (covering, frame, focus)
  }

  /// The keyboard in the own coordinates of a view.
  func keyboard(in space: CoordinateSpace) -> Rect? {
    covering.map { tree.convert($0, from: .screen, to: space) }
  }

  /// The height in pt of what the keyboard covers of a view; 0 where they do not meet.
  func overlap(of id: ViewTree.ID) -> Double {
    keyboard(in: .view(id)).flatMap { tree[id].bounds.intersection($0)?.height } ?? 0
  }

  /// The same for the view that a view lies in, or the window.
  func containerOverlap(of id: ViewTree.ID) -> Double {
    if let parent = tree.parent(of: id) { return overlap(of: parent) }
    return keyboard(in: .window).flatMap { tree.window.bounds.intersection($0)?.height } ?? 0
  }

  /// The safe area in pt at the bottom of a view's container.
  func containerSafeArea(of id: ViewTree.ID) -> Double {
    tree.parent(of: id).map { untouched.safeAreaInsets(of: $0).bottom }
      ?? tree.window.safeAreaInsets.bottom
  }

  /// The bottom of a view's container in interface coordinates.
  func containerBottom(of id: ViewTree.ID) -> Double {
    tree.parent(of: id).map { tree.rect(of: $0, in: .screen).maxY } ?? tree.window.frame.maxY
  }

  /// How far a view would have to rise to stand on the keyboard, in pt, 0 or more.
  func reach(over id: ViewTree.ID, spacing: Double = 0) -> Double {
    let rect = tree.rect(of: id, in: .screen)
    guard let covering, covering.minX < rect.maxX, rect.minX < covering.maxX,
      rect.minY < covering.maxY
    else { return 0 }
    return max(0, rect.maxY + spacing - covering.minY)
  }

  /// What other handlers above or below a view have moved for it already, in pt.
  ///
  /// An inset moves no field: what it scrolls is seen in the tree.
  func consumed(for id: ViewTree.ID, withInsets: Bool = true) -> Double {
    if moved.isEmpty { return 0 }
    let below = moved[id].map { $0.inside - (withInsets ? 0 : $0.insideInsets) } ?? 0
    return tree.ancestors(of: id).reduce(below) { sum, place in
      guard let moved = moved[place] else { return sum }
      return sum + moved.own - (withInsets ? 0 : moved.ownInsets)
    }
  }

  /// Whether a view lies in another one, or is it.
  func lies(_ id: ViewTree.ID, in other: ViewTree.ID) -> Bool {
    tree.ancestors(of: id).contains(other)
  }

  /// Leaves a trace that keeps others from moving for the same overlap again.
  mutating func consume(_ amount: Double, for id: ViewTree.ID, isInset: Bool = false) {
    if amount == 0 { return }
    let insets = isInset ? amount : 0
    moved[id, default: Moved()].own += amount
    moved[id, default: Moved()].ownInsets += insets
    for place in tree.ancestors(of: id).dropFirst() {
      moved[place, default: Moved()].inside += amount
      moved[place, default: Moved()].insideInsets += insets
    }
  }
}
