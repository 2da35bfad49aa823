// One avoiding view in a replay: its handler, and how the ideal and the actual amount move.
import Easing
import Timing
import ViewMotion

/// An entry on its way through a scene.
struct ReplayEntry: Hashable, Sendable {
  /// What a handler knew when it last acted; the same again is nothing new.
  struct Knowledge: Hashable, Sendable {
    let covering: Rect?
    let frame: Rect?
    /// The end frame, for those that subtract its edges.
    let announced: Rect?
    let focus: ViewTree.ID?
    let tree: Int
  }

  let avoider: Avoider
  /// The view at the top of the hierarchy that the handler serves.
  let root: ViewTree.ID
  var isRegistered = true
  var known: Knowledge?
  var ideal: Avoided
  var actual: Avoided
  /// What a hide has failed to take back, in pt.
  var residue = 0.0
  /// Whether the saved inset is forgotten.
  var isInsetLost = false
  /// Where the amounts are seen, should be seen, and where the content is.
  var idealMotion: Motion<Double>
  var actualMotion: Motion<Double>
  var offsetMotion: Motion<Double>
  var indicatorMotion: Motion<Double>
  /// How the insets beside the bottom one are seen, where the view's own are not 0.
  var sideMotions: [Motion<Double>]
  /// Which they are.
  let sides: [InsetSide]
  /// Whether the scroll indicators have a bottom inset of their own, and so a column.
  let hasIndicator: Bool

  init(_ avoider: Avoider, in tree: ViewTree) {
    self.avoider = avoider
    root = tree.ancestors(of: avoider.id).reduce(avoider.id) { $1 }
    let rest = avoider.atRest(in: tree)
    (ideal, actual) = (rest, rest)
    idealMotion = Motion(rest.amount.held)
    actualMotion = Motion(rest.amount.held)
    offsetMotion = Motion(rest.offset.y.held)
    indicatorMotion = Motion(rest.indicator.held)
    hasIndicator = rest.indicator != 0
    sides = InsetSide.allCases.filter { rest.inset[keyPath: $0.path] != 0 }
    sideMotions = sides.map { Motion(rest.inset[keyPath: $0.path].held) }
  }

  /// Whether the handler passes no curve that counts.
  var losesCurve: Bool { avoider.has(.unshifted) || avoider.has(.noCurve) }
  var isGuide: Bool { if case .guide = avoider.strategy { true } else { false } }
  var isInset: Bool { if case .inset = avoider.strategy { true } else { false } }
  /// How the seen amount moves.
  var seenMotion: Motion<Double> { isGuide ? idealMotion : actualMotion }
  /// What a replay looks at, in order.
  var motions: [Motion<Double>] {
    [idealMotion, seenMotion] + (isInset ? [offsetMotion] : [])
      + (hasIndicator ? [indicatorMotion] : []) + sideMotions
  }
  var end: Double { motions.reduce(0) { max($0, $1.end) } }
}

// MARK: What a handler does with a notification

extension ReplayEntry {
  /// Whether a handler with this one's mistakes hears a notification at all.
  func hears(_ notification: KeyboardNotification) -> Bool {
    let isWhole =
      notification.end != nil && notification.duration != nil && notification.curve != nil
    let isDropped = !isWhole && avoider.has(.missingKeyDropped)
    let isUnknown = notification.name == .willChangeFrame && avoider.has(.showAndHideOnly)
    return !isDropped && !isUnknown
  }

  /// What becomes of motions on their way; the word 7, unshifted, carries `beginFromCurrentState`.
  func interruption(
    _ usual: Interruption, after notification: KeyboardNotification
  ) -> Interruption {
    let word = AnimationOptions(rawValue: UInt(max(notification.curve?.rawValue ?? 0, 0)))
    return avoider.has(.unshifted) && word.contains(.beginFromCurrentState) ? .replace : usual
  }

  /// The handler's amount, its mistakes on hide included.
  mutating func act(
    on notification: KeyboardNotification, in world: inout KeyboardWorld
  ) -> Avoided {
    let hides = world.covering == nil && known?.covering != nil
    if hides && avoider.has(.zeroOnHide) { isInsetLost = true }
    if isInsetLost { world.tree[avoider.id].scroll?.inset = .zero }
    var new = avoider.avoid(in: &world, before: actual)
    if hides, avoider.has(.hideFrame), let height = notification.end?.height {
      residue = actual.amount - height - new.amount
    }
    new.amount += residue
    return new
  }

  /// Sends the ideal amounts to where a handler without mistakes sends them; the system moves its guide itself.
  ///
  /// Without an interruption policy it is a jump that ends all motion.
  mutating func moveIdeal(
    to new: Avoided, at time: Double, along timing: MediaTiming, _ interruption: Interruption?
  ) {
    ideal = new
    idealMotion.move(to: new.amount, at: time, along: timing, interruption)
    if isGuide { actual = new }
  }

  /// Sends the seen amounts to what the handler has set.
  mutating func move(
    to new: Avoided, at time: Double, along timing: MediaTiming, _ interruption: Interruption
  ) {
    let isJump = avoider.has(.insetOutsideAnimation)
    let (inset, scroll) = isJump ? (.step, Self.scrolling) : (timing, timing)
    actualMotion.move(to: new.amount, at: time, along: inset, interruption)
    indicatorMotion.move(to: new.indicator, at: time, along: inset, interruption)
    offsetMotion.move(to: new.offset.y, at: time, along: scroll, interruption)
    for (index, side) in sides.enumerated() {
      sideMotions[index].move(
        to: new.inset[keyPath: side.path], at: time, along: inset, interruption)
    }
    actual = new
  }

  /// The motion of `scrollRectToVisible(_:animated:)`: 0.3 s (grade C).
  static let scrolling = MediaTiming.playing(try? Curve.unit(.easeInOut).scaled(to: 0.3))
}

/// A side of a scroll view's insets that is not the keyboard's.
enum InsetSide: String, CaseIterable, Hashable, Sendable {
  case top, left, right

  var path: KeyPath<Insets, Double> {
    switch self {
    case .top: \.top
    case .left: \.left
    case .right: \.right
    }
  }
}
