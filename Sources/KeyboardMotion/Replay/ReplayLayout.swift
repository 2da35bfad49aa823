// What stays put between two events: where views and screen end.
import ViewMotion

/// The geometry of a stretch of time in which only the keyboard and the amounts move.
struct ReplayLayout: Hashable, Sendable {
  /// What a view's numbers are made of.
  struct View: Hashable, Sendable {
    /// The edges on the screen of the untouched rectangle that is measured, in pt.
    let top, bottom: Double
    /// Whether the keyboard is above or below it at all.
    let meetsKeyboard: Bool
    /// What the amount is taken from or added to.
    let base: Double

    init(_ entry: ReplayEntry, in tree: ViewTree, beside keyboard: Rect) {
      let rect = entry.measuredRect(in: tree)
      (top, bottom) = (rect.minY.held, rect.maxY.held)
      meetsKeyboard = keyboard.minX < rect.maxX && rect.minX < keyboard.maxX
      base = entry.base(in: tree).held
    }
  }

  /// From when on, in s.
  let time: Double
  /// Where the keyboard is, or was last, from left to right.
  let keyboard: Rect
  /// The height of the screen in pt.
  let height: Double
  /// The views of the entries.
  let views: [View]
}

extension ReplayEntry {
  /// The rectangle on the screen that must not reach below the keyboard's top: the view's, and that of
  /// the container whose bottom a constraint is tied to.
  fileprivate func measuredRect(in tree: ViewTree) -> Rect {
    guard case .constraint = avoider.strategy else { return tree.rect(of: avoider.id, in: .screen) }
    return tree.parent(of: avoider.id).map { tree.rect(of: $0, in: .screen) } ?? tree.window.frame
  }

  /// What the amount is taken from (height, guide) or added to (constant).
  func base(in tree: ViewTree) -> Double {
    switch avoider.strategy {
    case .inset, .lift: return 0
    case .resize: return tree[avoider.id].frame.height
    case .constraint: return avoider.avoidance.spacing
    case .guide(let guide):
      let world = KeyboardWorld(tree: tree, covering: nil, frame: nil, focus: nil)
      let safeArea = guide.usesBottomSafeArea ? world.containerSafeArea(of: avoider.id) : 0
      return world.containerBottom(of: avoider.id) - safeArea
    }
  }

  /// The names of the columns that this entry fills.
  var columns: [String] {
    let name = avoider.avoidance.view
    let moved =
      switch avoider.strategy {
      case .inset:
        ["inset.bottom", "offset.y"] + (hasIndicator ? ["indicator.bottom"] : [])
          + sides.map { "inset.\($0.rawValue)" }
      case .lift: ["lift"]
      case .resize: ["height"]
      case .constraint: ["constant"]
      case .guide: ["guide.top"]
      }
    return (["overlap"] + moved + ["gap"]).map { "\(name).\($0)" }
  }

  /// How the columns are made of the tracks.
  ///
  /// - Parameters:
  ///   - others: The scene's entries, of which some may move what this one is in.
  ///   - tree: The views.
  /// - Returns: How to fill the columns.
  func form(among others: [ReplayEntry], in tree: ViewTree) -> ReplayView {
    let grows = if case .constraint = avoider.strategy { true } else { isInset }
    let containers = tree.ancestors(of: avoider.id).dropFirst()
    let isCarried = others.contains { containers.contains($0.avoider.id) && !$0.isInset }
    return ReplayView(
      sign: grows ? 1 : -1, trackCount: motions.count, standsOnKeyboard: isGuide && isCarried)
  }
}

/// How the columns of an entry are made of its tracks.
struct ReplayView: Hashable, Sendable {
  /// Whether the amount is added to the base or taken from it.
  let sign: Double
  /// The ideal amount, the seen amount, and what is shown as it is: offset, indicators.
  let trackCount: Int
  /// Whether a guide's container moves: then the guide is where it rests, or at the keyboard's top.
  let standsOnKeyboard: Bool
}
