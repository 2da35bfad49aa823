// What is known of the keyboard after all that was heard of it.
public import ViewMotion

/// What becomes of keyboards that are not at the screen's bottom: split, undocked, floating.
public enum UndockedPolicy: String, Hashable, Sendable, CaseIterable {
  /// They cover nothing that anybody moves for; UIKit's `followsUndockedKeyboard` false.
  case ignored
  /// They are followed wherever they are.
  case followed
}

/// The keyboard after any number of notifications, in any order, however often repeated.
///
///     var state = KeyboardState(screen: Screen(size: Size(width: 375, height: 812)))
///     state.receive(
///       KeyboardNotification(.willShow, end: Rect(x: 0, y: 476, width: 375, height: 336)))
///     state.top                        // 476
///     state.receive(KeyboardNotification(.willHide))
///     (state.phase, state.top)         // (.hidden, 812)
public struct KeyboardState: Hashable, Sendable {
  /// Where the keyboard is, in a word.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Nowhere on the screen.
    case hidden
    /// At the screen's bottom, if only with a bar.
    case docked
    /// Elsewhere on the screen: split, floating, or nobody says where.
    case undocked
  }

  /// The screen.
  public private(set) var screen: Screen
  /// What becomes of undocked keyboards.
  public let undocked: UndockedPolicy
  /// Where the keyboard is.
  public private(set) var phase = Phase.hidden
  /// Its frame in interface coordinates in pt; nil while it is hidden or nobody says where it is.
  public private(set) var frame: Rect?
  /// The last size that was told, in pt.
  public private(set) var size = Size.zero
  /// Whether the keyboard is this app's, as far as notifications say.
  public private(set) var isLocal = true
  /// How often it came from nowhere.
  public private(set) var shows = 0
  /// How often it went.
  public private(set) var hides = 0

  /// Creates the state of a keyboard that has not been heard of.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - undocked: What becomes of undocked keyboards.
  public init(screen: Screen, undocked: UndockedPolicy = .ignored) {
    self.screen = screen
    self.undocked = undocked
  }

  /// The part of the screen that views have to move for, in interface coordinates; nil for none.
  public var covering: Rect? {
    switch phase {
    case .hidden: nil
    case .docked: visible
    case .undocked: undocked == .followed ? visible : nil
    }
  }

  /// What of the keyboard is on the screen.
  var visible: Rect? { frame.flatMap(screen.bounds.intersection) }

  /// The keyboard's upper edge in pt on the screen; without keyboard the screen's bottom.
  public var top: Double { covering?.minY ?? screen.bounds.maxY }

  /// The lower edge in pt of what is on the screen.
  public var bottom: Double { covering?.maxY ?? screen.bounds.maxY }
}

// MARK: What happens

extension KeyboardState {
  /// Hears a notification, with rectangles in interface coordinates.
  ///
  /// Only the three will-notifications count: a did-notification may come late, twice or never, and
  /// tells nothing new. The begin frame may be stale and is not asked.
  ///
  /// - Parameter notification: Any; what it does not say leaves the keyboard undocked.
  public mutating func receive(_ notification: KeyboardNotification) {
    guard notification.name.isWill else { return }
    isLocal = notification.isLocal ?? true
    let end = notification.end.flatMap { $0.isFinite ? $0.standardized : nil }
    // A hide hides, wherever its end frame lies.
    if notification.name == .willHide { place(nil, .hidden) } else { move(to: end) }
  }

  /// What in a notification contradicts its name; nil where nothing does.
  func contradiction(in notification: KeyboardNotification) -> String? {
    guard let end = notification.end?.standardized, end.isFinite else { return nil }
    switch notification.name {
    case .willHide where isSeen(end): return "a hide whose end frame is on the screen; it hides"
    case .willShow where end.width >= Rect.residue && end.height >= Rect.residue && !isSeen(end):
      return "a show whose end frame lies beside the screen; the keyboard is hidden"
    default: return nil
    }
  }

  /// Whether more of a frame is on the screen than rounding leaves.
  private func isSeen(_ frame: Rect) -> Bool {
    screen.bounds.intersection(frame).map {
      $0.width >= Rect.residue && $0.height >= Rect.residue
    } ?? false
  }

  /// Moves the keyboard without a notification, as some switches to emoji do.
  ///
  /// - Parameter frame: Its frame in interface coordinates, in pt.
  public mutating func move(to frame: Rect?) {
    guard let frame, frame.width >= Rect.residue else { return place(nil, .undocked) }
    let (bounds, floor) = (screen.bounds, screen.bounds.maxY)
    if frame.minY >= floor - Rect.residue || frame.maxX <= bounds.minX + Rect.residue
      || frame.minX >= bounds.maxX - Rect.residue
    {
      return place(nil, .hidden)
    }
    if frame.height >= Rect.residue {
      if frame.maxY <= bounds.minY + Rect.residue { return place(nil, .hidden) }
      place(frame, frame.maxY < floor - 0.5 ? .undocked : .docked)
    } else if frame.maxY < bounds.minY {
      place(nil, .undocked)
    } else if phase != .docked, size.height > 0 {
      let y = floor - size.height
      place(Rect(origin: Point(x: frame.minX, y: y), size: size), .docked)
    }
  }

  /// Holds the keyboard with a finger.
  ///
  /// - Parameter height: What is still visible, in pt; held to the screen.
  public mutating func drag(height: Double) {
    let visible = min(max(height.isFinite ? height : 0, 0), screen.bounds.height)
    let width = frame?.width ?? screen.bounds.width
    place(
      Rect(
        x: frame?.minX ?? 0, y: screen.bounds.maxY - visible, width: width,
        height: max(size.height, visible)), .docked, keepsSize: true)
  }

  /// Turns the screen; a docked keyboard stays at its bottom, as high as it was, until it is told.
  ///
  /// - Parameter orientation: How the interface stands afterwards.
  public mutating func rotate(to orientation: InterfaceOrientation) {
    screen.orientation = orientation
    guard phase == .docked, let height = frame?.height else { return }
    let bounds = screen.bounds
    frame = Rect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private mutating func place(_ frame: Rect?, _ phase: Phase, keepsSize: Bool = false) {
    if self.phase == .hidden && phase != .hidden { shows += 1 }
    if self.phase != .hidden && phase == .hidden { hides += 1 }
    self.phase = phase
    self.frame = frame
    if let frame, !keepsSize { size = frame.size }
  }
}

extension Rect {
  /// The size in points below which a rectangle is what rounding has left of an empty one.
  fileprivate static let residue = 0.001

  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
