// A world to be replayed: screen, views, who avoids the keyboard, and what happens.
public import ViewMotion

/// A keyboard sequence with everything it happens to: the typed form of a document.
///
///     var tree = ViewTree(screen: Screen(size: Size(width: 375, height: 812)))
///     _ = tree.add(View("root", frame: tree.window.bounds))
///     var scene = KeyboardScene(tree: tree)
///     scene.avoid = [Avoidance("root", by: .resize)]
///     scene.events = [KeyboardEvent(at: 0, .keyboard(.show))]
///     try Replay(scene).duration   // 0.5
public struct KeyboardScene: Hashable, Sendable {
  /// Screen, window with its safe area, and views, without keyboard.
  public var tree: ViewTree
  /// The coordinates in which the notifications' rectangles are given.
  public var coordinates: ScreenCoordinates
  /// The generation whose notifications are simulated, and whose curve stands in for a missing one.
  public var system: SystemGeneration
  /// The names of views that swallow touches: controls and fields.
  public var controls: Set<String>
  /// Who moves, in the order in which handlers hear of the keyboard.
  public var avoid: [Avoidance]
  /// How the keyboard itself moves.
  public var keyboard: MotionPolicy
  /// What becomes of undocked keyboards.
  public var undocked: UndockedPolicy
  /// How the app under test moves its views.
  public var motion: MotionPolicy
  /// What happens; of two events at one time the one listed first comes first.
  public var events: [KeyboardEvent]

  /// Creates a scene in which nothing happens.
  ///
  /// - Parameters:
  ///   - tree: The world without keyboard.
  ///   - system: The generation of iOS.
  ///   - coordinates: Those of the notifications' rectangles; nil for the generation's own.
  public init(
    tree: ViewTree, system: SystemGeneration = .iOS13, coordinates: ScreenCoordinates? = nil
  ) {
    self.tree = tree
    self.system = system
    self.coordinates = coordinates ?? system.coordinates
    controls = []
    avoid = []
    keyboard = .system
    undocked = .ignored
    motion = .system
    events = []
  }
}
