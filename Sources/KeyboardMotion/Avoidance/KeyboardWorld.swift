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
  /// The end frame of the notification that is handled, as it was posted; nil without one.
  var announced: Rect?
  /// The first responder, where it is known.
  var focus: ViewTree.ID?
  /// What has been moved already for a view itself, and for the views in it.
  private var (own, inside): ([ViewTree.ID: Moved], [ViewTree.ID: Moved]) = ([:], [:])

  /// How far handlers have moved something, in pt.
  private struct Moved {
    var (views, insets) = (0.0, 0.0)

    func sum(withInsets: Bool) -> Double { withInsets ? views + insets : views }
  }

  init(tree: ViewTree, covering: Rect?, frame: Rect?, focus: ViewTree.ID?) {
    (self.tree, untouched) = (tree, tree)
    (self.covering, self.frame, self.focus) = (covering, frame, focus)
  }

  /// The keyboard in the own coordinates of a view.
  func keyboard(in space: CoordinateSpace) -> Rect? {
    covering.map { tree.convert($0, from: .screen, to: space) }
  }

  /// How far a view extends below the keyboard's top, in points; 0 where the two do not meet.
  func overlap(of id: ViewTree.ID) -> Double {
    keyboard(in: .view(id)).map { tree[id].bounds.reach(below: $0) } ?? 0
  }

  /// The same for the view that a view lies in, or the window.
  func containerOverlap(of id: ViewTree.ID) -> Double {
    if let parent = tree.parent(of: id) { return overlap(of: parent) }
    return keyboard(in: .window).map { tree.window.bounds.reach(below: $0) } ?? 0
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

  /// How far a rectangle on the screen would have to rise to stand on the keyboard, in points, 0 or more.
  func reach(over rect: Rect, spacing: Double = 0) -> Double {
    guard let covering, covering.minX < rect.maxX, rect.minX < covering.maxX,
      rect.minY < covering.maxY
    else { return 0 }
    return max(0, rect.maxY + spacing - covering.minY)
  }

  /// What other handlers above or below a view have moved for it already, in pt.
  ///
  /// An inset moves no field: what it scrolls is seen in the tree.
  func consumed(for id: ViewTree.ID, withInsets: Bool = true) -> Double {
    if own.isEmpty { return 0 }
    return tree.ancestors(of: id).reduce(inside[id]?.sum(withInsets: withInsets) ?? 0) {
      $0 + (own[$1]?.sum(withInsets: withInsets) ?? 0)
    }
  }

  /// Whether a view lies in another one, or is it.
  func lies(_ id: ViewTree.ID, in other: ViewTree.ID) -> Bool {
    tree.ancestors(of: id).contains(other)
  }

  /// Leaves a trace that keeps others from moving for the same overlap again.
  mutating func consume(_ amount: Double, for id: ViewTree.ID, isInset: Bool = false) {
    if amount == 0 { return }
    let part: WritableKeyPath<Moved, Double> = isInset ? \.insets : \.views
    own[id, default: Moved()][keyPath: part] += amount
    for place in tree.ancestors(of: id).dropFirst() {
      inside[place, default: Moved()][keyPath: part] += amount
    }
  }
}

extension Rect {
  /// How far the rectangle extends below the top of another one; 0 where the two do not meet.
  fileprivate func reach(below other: Rect) -> Double {
    guard let common = intersection(other), common.width > 0, common.height > 0 else { return 0 }
    return maxY - other.minY
  }
}
