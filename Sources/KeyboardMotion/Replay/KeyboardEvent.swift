// Something that happens in a keyboard sequence.
public import ViewMotion

/// Something that happens, and when.
///
///     scene.events = [
///       KeyboardEvent(at: 0, .keyboard(.show)), KeyboardEvent(.keyboard(.hide)),
///     ]
///     try Replay(scene).duration   // 1: the hide waits for the show to come to rest
public struct KeyboardEvent: Hashable, Sendable {
  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// A notification is posted.
    case notification(KeyboardNotification)
    /// The simulated keyboard is asked for something.
    case keyboard(SimulatedKeyboard.Command)
    /// The keyboard is elsewhere and nobody was told: its frame in pt.
    case unannounced(Rect)
    /// A finger holds the keyboard: the height in pt that is still visible.
    case drag(Double)
    /// A view becomes the first responder.
    case focus(String)
    /// Nobody is the first responder any more.
    case blur
    /// The return key is pressed in a field, which gives up the focus.
    case returnKey(String)
    /// A finger touches the screen; a control swallows it, else editing ends.
    case touch(Point)
    /// A tap recogniser fires, on controls as well, and editing ends.
    case tap(Point)
    /// The screen turns.
    case rotate(Rotation)
    /// A view comes back: the handlers in it observe again.
    case appear(String)
    /// A view goes: the handlers in it observe no more.
    case disappear(String)
  }

  /// A turn of the screen, with what of the layout does not follow from it.
  public struct Rotation: Hashable, Sendable {
    /// How the interface stands afterwards.
    public var orientation: InterfaceOrientation
    /// New frames by the names of views; views as large as the window follow it without.
    public var frames: [String: Rect]
    /// The window's new frame; nil for one that fills the screen or stays.
    public var window: Rect?
    /// The window's new safe area; nil where it stays.
    public var safeArea: Insets?

    /// Creates a turn.
    ///
    /// - Parameters:
    ///   - orientation: How the interface stands afterwards.
    ///   - frames: New frames in pt by the names of views.
    ///   - window: The window's new frame in pt, on the turned screen; nil for one that follows.
    ///   - safeArea: The window's new safe area in pt; nil where it stays.
    public init(
      to orientation: InterfaceOrientation, frames: [String: Rect] = [:], window: Rect? = nil,
      safeArea: Insets? = nil
    ) {
      self.orientation = orientation
      self.frames = frames
      self.window = window
      self.safeArea = safeArea
    }
  }

  /// When, in s; nil for the moment at which all motion before it has come to rest.
  public var time: Double?
  /// What.
  public var action: Action

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - time: When, in s, 0 or more; nil for when all motion before it has come to rest.
  ///   - action: What.
  public init(at time: Double? = nil, _ action: Action) {
    self.time = time
    self.action = action
  }
}
