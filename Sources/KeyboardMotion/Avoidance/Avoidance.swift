// One view and how it gets out of the keyboard's way.

/// A view together with its way of avoiding the keyboard.
///
///     Avoidance("list", by: .inset(scrollTo: "field"))
///     Avoidance("bar", by: .guide(.init()), spacing: 10)
///     Avoidance("box", by: .constraint(to: .safeArea), faults: [.frameAsBounds])
public struct Avoidance: Hashable, Sendable {
  /// What a strategy moves.
  public enum Strategy: Hashable, Sendable {
    /// Bottom insets of a scroll view, saved and restored; it scrolls a view, else the focused one,
    /// into what is visible.
    case inset(scrollTo: String? = nil)
    /// A transform upwards, as far as the focused field needs; without one, as far as is covered.
    case lift
    /// The height of the frame.
    case resize
    /// The constant of a constraint from the view's bottom up to its container's.
    case constraint(to: BottomAnchor)
    /// The system's keyboard layout guide.
    case guide(Guide)

    /// The word of a document: `inset`, `lift`, `resize`, `constraint`, `guide`.
    public var name: String {
      switch self {
      case .inset: "inset"
      case .lift: "lift"
      case .resize: "resize"
      case .constraint: "constraint"
      case .guide: "guide"
      }
    }
  }

  /// What a bottom constraint is measured from.
  public enum BottomAnchor: String, Hashable, Sendable, CaseIterable {
    /// The container's bottom edge.
    case bottom
    /// The bottom of the container's safe area, which the keyboard covers as well.
    case safeArea
  }

  /// The two switches of a layout guide.
  ///
  /// Equivalent to `UIKeyboardLayoutGuide`.
  public struct Guide: Hashable, Sendable {
    /// Whether the guide rests on the safe area; else on the container's bottom.
    public var usesBottomSafeArea: Bool
    /// Whether it follows an undocked keyboard; nil as the scene's policy says.
    public var followsUndockedKeyboard: Bool?

    /// Creates a guide; without arguments it is UIKit's.
    ///
    /// - Parameters:
    ///   - usesBottomSafeArea: Whether it rests on the safe area; else on the container's bottom.
    ///   - followsUndockedKeyboard: Whether it follows an undocked keyboard; nil as the scene's policy.
    public init(usesBottomSafeArea: Bool = true, followsUndockedKeyboard: Bool? = nil) {
      self.usesBottomSafeArea = usesBottomSafeArea
      self.followsUndockedKeyboard = followsUndockedKeyboard
    }
  }

  /// The name of the view that moves.
  public var view: String
  /// How it moves.
  public var strategy: Strategy
  /// The distance in pt that is kept from the keyboard.
  public var spacing: Double
  /// The mistakes that its handler makes.
  public var faults: Set<AvoidanceFault>
  /// Whether its handler moves for anyone's keyboard; else only while its own hierarchy has the focus.
  public var answersAlways: Bool

  /// Creates an entry of a scene's list.
  ///
  /// - Parameters:
  ///   - view: The name of the view that moves.
  ///   - strategy: How it moves.
  ///   - spacing: The distance in pt that is kept from the keyboard.
  ///   - faults: The mistakes that its handler makes.
  ///   - answersAlways: Whether its handler moves for anyone's keyboard.
  public init(
    _ view: String, by strategy: Strategy, spacing: Double = 0, faults: Set<AvoidanceFault> = [],
    answersAlways: Bool = false
  ) {
    self.view = view
    self.strategy = strategy
    self.spacing = spacing
    self.faults = faults
    self.answersAlways = answersAlways
  }
}
