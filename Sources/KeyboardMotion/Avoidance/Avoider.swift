// A handler at work: how much one entry moves, from what it knows.
import ViewMotion

/// What a strategy has moved, as a model value.
struct Avoided: Hashable, Sendable {
  /// The bottom inset, or the distance in pt that lift, height, constant or guide have moved.
  var amount: Double
  /// The content offset of a scroll view.
  var offset = Point.zero
  /// The bottom inset in pt of a scroll view's indicators.
  var indicator = 0.0
  /// The insets of a scroll view's content, in points.
  var inset = Insets.zero
}

/// One entry of a scene's list with its place in the tree.
struct Avoider: Hashable, Sendable {
  let avoidance: Avoidance
  let id: ViewTree.ID
  let scrollTarget: ViewTree.ID?

  var strategy: Avoidance.Strategy { avoidance.strategy }

  /// The same handler without its mistakes.
  var faultless: Avoider {
    var ideal = avoidance
    ideal.faults = []
    return Avoider(avoidance: ideal, id: id, scrollTarget: scrollTarget)
  }

  func has(_ fault: AvoidanceFault) -> Bool { avoidance.faults.contains(fault) }

  /// What holds without keyboard.
  func atRest(in tree: ViewTree) -> Avoided {
    guard case .inset = strategy, let scroll = tree[id].scroll else { return Avoided(amount: 0) }
    return Avoided(
      amount: scroll.inset.bottom, offset: tree[id].bounds.origin,
      indicator: scroll.indicatorInsets.bottom, inset: scroll.inset)
  }

  /// Returns what the strategy asks for, and leaves its traces in the world.
  ///
  /// - Parameters:
  ///   - world: The moment.
  ///   - before: What this handler has moved so far.
  /// - Returns: What it moves now.
  func avoid(in world: inout KeyboardWorld, before: Avoided) -> Avoided {
    let avoided =
      switch strategy {
      case .inset: inset(in: world, before: before)
      case .lift: lift(in: world, before: before)
      case .resize: Avoided(amount: withSpacing(overlap(in: world)))
      case .constraint(let anchor): constrain(to: anchor, in: world)
      case .guide(let guide): follow(guide, in: world)
      }
    leaveTrace(of: avoided, in: &world)
    return avoided
  }

  /// Shows the handlers that follow what this one has moved.
  func leaveTrace(of avoided: Avoided, in world: inout KeyboardWorld) {
    switch strategy {
    case .inset:
      world.tree[id].bounds.origin = avoided.offset
      world.consume(world.covering == nil ? 0 : avoided.amount, for: id, isInset: true)
    case .lift:
      let raise = Transform(translationX: 0, y: -avoided.amount)
      world.tree[id].transform = world.tree[id].transform.concatenating(raise)
    case .resize, .constraint, .guide: world.consume(avoided.amount, for: id)
    }
  }

  /// The overlap in pt as this handler measures it.
  private func overlap(in world: KeyboardWorld) -> Double {
    if has(.heightOnly) { return world.frame?.height ?? 0 }
    let reach = has(.frameAsBounds) ? frameIntersection(in: world) : world.overlap(of: id)
    return max(0, reach - world.consumed(for: id))
  }

  /// What recipes compute that meet the frame of the controller's view, the parent, with a keyboard in
  /// that view's own coordinates: the height of the intersection.
  private func frameIntersection(in world: KeyboardWorld) -> Double {
    let view = world.tree.parent(of: id) ?? id
    guard let keyboard = world.keyboard(in: .view(view)) else { return 0 }
    return world.tree[view].frame.intersection(keyboard)?.height ?? 0
  }

  private func withSpacing(_ distance: Double) -> Double {
    distance > 0 ? max(0, distance + avoidance.spacing) : 0
  }
}

// MARK: Strategies

extension Avoider {
  private func inset(in world: KeyboardWorld, before: Avoided) -> Avoided {
    guard let geometry = world.tree.scrollGeometry(of: id) else { return before }
    let covered = withSpacing(overlap(in: world))
    let added = geometry.adjustedContentInset.bottom - geometry.content.inset.bottom
    var scroll = geometry
    scroll.contentOffset = before.offset
    scroll.content = geometry.content.avoiding(overlap: covered, safeArea: added)
    let hasLostInset =
      geometry.content.inset == .zero && world.untouched[id].scroll?.inset != .zero
    let offset =
      covered > 0
      ? scrolled(scroll, in: world)
      : settled(scroll, from: geometry, keepsRest: !hasLostInset)
    return Avoided(
      amount: scroll.content.inset.bottom, offset: offset,
      indicator: scroll.content.indicatorInsets.bottom, inset: scroll.content.inset)
  }

  private func scrolled(_ scroll: ScrollGeometry, in world: KeyboardWorld) -> Point {
    let focused = world.focus.flatMap { world.lies($0, in: id) && $0 != id ? $0 : nil }
    guard let target = scrollTarget ?? focused else { return scroll.contentOffset }
    return scroll.offset(
      toShow: has(.focusUnconverted)
        ? world.tree[target].frame : world.tree.rect(of: target, in: .view(id)))
  }

  /// The offset without keyboard: no further than the content allows, unless it began there.
  private func settled(
    _ scroll: ScrollGeometry, from rest: ScrollGeometry, keepsRest: Bool
  ) -> Point {
    let (offset, low, high) = (scroll.contentOffset, rest.minimumOffset, rest.maximumOffset)
    if keepsRest, offset == rest.contentOffset { return offset }
    return Point(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  private func lift(in world: KeyboardWorld, before: Avoided) -> Avoided {
    let field = (world.focus ?? scrollTarget).flatMap { world.lies($0, in: id) ? $0 : nil }
    var amount = withSpacing(overlap(in: world))
    if let field, !has(.heightOnly) {
      let taken = world.consumed(for: field, withInsets: false)
      let rect =
        has(.focusUnconverted)
        ? world.tree[field].frame : world.tree.rect(of: field, in: .screen)
      amount = max(0, world.reach(over: rect, spacing: avoidance.spacing) - taken)
    }
    guard world.covering != nil else { return Avoided(amount: amount) }
    if has(.liftFromLifted), before.amount > 0 {
      amount = amount > before.amount ? amount - before.amount : before.amount
    }
    if has(.liftKept), amount == 0 { amount = before.amount }
    return Avoided(amount: amount)
  }

  private func constrain(
    to anchor: Avoidance.BottomAnchor, in world: KeyboardWorld
  ) -> Avoided {
    if has(.edgesSubtracted), let announced = world.announced {
      return Avoided(amount: max(0, world.containerBottom(of: id) - announced.minY))
    }
    let isCounted = anchor == .safeArea && !has(.safeAreaTwice)
    let safeArea = isCounted ? world.containerSafeArea(of: id) : 0
    let covered =
      has(.heightOnly)
      ? world.frame?.height ?? 0
      : has(.frameAsBounds) ? frameIntersection(in: world) : world.containerOverlap(of: id)
    return Avoided(amount: max(0, covered - safeArea - world.consumed(for: id)))
  }

  private func follow(_ guide: Avoidance.Guide, in world: KeyboardWorld) -> Avoided {
    guard let covering = world.covering, world.containerOverlap(of: id) > 0 else {
      return Avoided(amount: 0)
    }
    let safeArea = guide.usesBottomSafeArea ? world.containerSafeArea(of: id) : 0
    let reach = world.containerBottom(of: id) - covering.minY
    return Avoided(amount: max(0, reach - safeArea - world.consumed(for: id)))
  }
}
