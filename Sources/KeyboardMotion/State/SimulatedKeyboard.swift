// A keyboard that posts what iOS of a generation posts.
import Easing
import ViewMotion

/// A keyboard without a device: commands in, notifications out.
///
/// Order and pauses are those of logs (grade A: change before show or hide by 2 ms; input methods
/// post only changes of the frame). Heights are those of ``SystemGeneration/keyboardHeight(on:)``.
///
///     var keyboard = SimulatedKeyboard(generation: .iOS13)
///     let screen = Screen(size: Size(width: 375, height: 812))
///     keyboard.post(.show, in: KeyboardState(screen: screen)).map(\.notification.name)
///     // willChangeFrame, willShow, didChangeFrame, didShow
public struct SimulatedKeyboard: Hashable, Sendable {
  /// What a keyboard can be asked to do.
  public enum Command: Hashable, Sendable {
    /// Come, or come back to the bottom.
    case show
    /// Go.
    case hide
    /// Have another height in pt, as another input method does.
    case height(Double)
    /// Give way to a hardware keyboard: on tablets a bar stays.
    case hardware
    /// Float above the views.
    case float
    /// Come in two halves.
    case split
    /// Come back to the bottom.
    case dock
    /// Follow the screen, which has turned already.
    case rotate
  }

  /// A notification and its delay in s after the command.
  public struct Posting: Hashable, Sendable {
    /// How long after the command it is posted, in s.
    public let delay: Double
    /// The notification, in the generation's own coordinates.
    public let notification: KeyboardNotification
  }

  /// The generation.
  public let generation: SystemGeneration
  /// The height in pt that was asked for; nil for what was seen last, else the generation's own.
  public var height: Double?
  /// Whether it has come once: a first show may be told in several steps.
  private var hasCome = false

  /// The time in s between a change of the frame and its show or hide (grade A: 2 to 3 ms).
  static let pause = 0.002
  /// The time in s between hide and show of a rotation up to iOS 7 (grade A: one log).
  static let rotationPause = 0.144

  /// Creates a keyboard that has posted nothing.
  ///
  /// - Parameters:
  ///   - generation: The generation of iOS whose keyboard it is.
  ///   - height: Its height in pt; nil for the generation's own.
  public init(generation: SystemGeneration, height: Double? = nil) {
    self.generation = generation
    self.height = height
  }

  /// Returns what is posted for a command, in order.
  ///
  /// - Parameters:
  ///   - command: What is asked.
  ///   - state: The keyboard as it is.
  /// - Returns: The notifications with their delays.
  public mutating func post(_ command: Command, in state: KeyboardState) -> [Posting] {
    if case .height(let new) = command { height = new.isFinite ? max(new, 0) : height }
    if case .rotate = command { height = nil }
    let posted = notifications(for: command, in: state)
    if posted.contains(where: { $0.notification.name == .willShow }) { hasCome = true }
    return posted.map { posting in
      var (notification, screen) = (posting.notification, state.screen)
      if generation.coordinates == .interface { screen.orientation = .portrait }
      notification.begin = notification.begin?.applying(screen.interfaceToFixed)
      notification.end = notification.end?.applying(screen.interfaceToFixed)
      return Posting(delay: posting.delay, notification: notification.withDeprecatedKeys)
    }
  }

  private func notifications(for command: Command, in state: KeyboardState) -> [Posting] {
    let (now, below) = (state.frame ?? hidden(in: state), hidden(in: state))
    switch command {
    case .show where generation == .iOS8 && !hasCome && state.phase == .hidden:
      return firstShow(from: now, in: state)
    case .dock where generation == .iOS8: return docking(from: now, in: state)
    case .show, .dock: return pair(.willShow, from: now, to: shown(in: state))
    case .hide: return state.phase == .hidden ? [] : pair(.willHide, from: now, to: below)
    case .height:
      return state.phase == .docked ? change(from: now, to: shown(in: state)) : []
    case .hardware: return hardware(from: now, in: state)
    case .float, .split: return state.phase == .hidden ? [] : undock(from: now)
    case .rotate: return state.phase == .docked ? rotation(from: now, in: state) : []
    }
  }

  // MARK: Frames

  private func shown(in state: KeyboardState) -> Rect {
    let bounds = state.screen.bounds
    let seen = state.size.width == bounds.width && state.size.height > 0 ? state.size.height : nil
    let high = height ?? seen ?? generation.keyboardHeight(on: state.screen)
    return Rect(x: 0, y: bounds.maxY - high, width: bounds.width, height: high)
  }

  /// The same without prediction bar.
  private func keys(in state: KeyboardState) -> Rect {
    var frame = shown(in: state)
    frame.size.height = min(frame.height, generation.keysHeight(on: state.screen))
    frame.origin.y = state.screen.bounds.maxY - frame.height
    return frame
  }

  private func hidden(in state: KeyboardState) -> Rect {
    var frame = shown(in: state)
    frame.origin.y = state.screen.bounds.maxY
    return frame
  }

  // MARK: Sequences

  private func notification(_ name: NotificationName, _ begin: Rect, _ end: Rect?)
    -> KeyboardNotification
  {
    KeyboardNotification(
      name, begin: begin, end: end, duration: generation.duration, curve: generation.curve,
      isLocal: generation.saysIsLocal ? true : nil)
  }

  private func change(from begin: Rect, to end: Rect?) -> [Posting] {
    [
      Posting(delay: 0, notification: notification(.willChangeFrame, begin, end)),
      Posting(
        delay: generation.duration, notification: notification(.didChangeFrame, begin, end)),
    ]
  }

  private func pair(_ name: NotificationName, from begin: Rect, to end: Rect) -> [Posting] {
    let second = [name, name.did].map { notification($0, begin, end) }
    let changes = change(from: begin, to: end)
    return zip(changes, second).flatMap {
      [$0, Posting(delay: $0.delay + Self.pause, notification: $1)]
    }
  }

  /// The first show of iOS 8: the keys, and the prediction bar twice, at once and animated, within
  /// 12 ms (grade A: a log of a phone).
  private func firstShow(from now: Rect, in state: KeyboardState) -> [Posting] {
    let (keys, full) = (keys(in: state), shown(in: state))
    guard keys != full, state.screen.size.width < 600 else {
      return pair(.willShow, from: now, to: full)
    }
    let last = notification(.willChangeFrame, keys, full)
    var step = last
    (step.duration, step.curve) = (0, .easeInOut)
    return pair(.willShow, from: now, to: keys).filter { $0.notification.name.isWill }
      + [Posting(delay: 0.009, notification: step), Posting(delay: 0.012, notification: last)]
      + pair(.willShow, from: now, to: full).filter { !$0.notification.name.isWill }
  }

  /// Docking up to iOS 12: nine notifications in a burst (grade A-: Apple's bug 25032907).
  private func docking(from now: Rect, in state: KeyboardState) -> [Posting] {
    let (keys, full) = (keys(in: state), shown(in: state))
    let will: [(NotificationName, Rect)] = [
      (.willChangeFrame, keys), (.didChangeFrame, keys), (.willShow, keys),
      (.willChangeFrame, full), (.willShow, full),
    ]
    let did: [(NotificationName, Rect)] = [
      (.didChangeFrame, keys), (.didShow, keys), (.didChangeFrame, full), (.didShow, full),
    ]
    return will.map { Posting(delay: 0, notification: notification($0, now, $1)) }
      + did.map { Posting(delay: generation.duration, notification: notification($0, now, $1)) }
  }

  private func hardware(from now: Rect, in state: KeyboardState) -> [Posting] {
    var end = hidden(in: state)
    if state.screen.size.width >= 600, generation.coordinates == .interface {
      end.origin.y -= 55  // the bar: 55 pt of a frame of 313 (grade A-)
      return pair(.willShow, from: now, to: end)
    }
    end.size.height = 0
    return state.phase == .hidden ? change(from: end, to: end) : pair(.willHide, from: now, to: end)
  }

  /// Up to iOS 7 the end frame is absent, then a zero rectangle (grade A: logs).
  private func undock(from now: Rect) -> [Posting] {
    change(from: now, to: generation.coordinates == .portraitFixed ? nil : .zero)
  }

  private func rotation(from now: Rect, in state: KeyboardState) -> [Posting] {
    let (below, end) = (hidden(in: state), shown(in: state))
    guard generation.coordinates == .portraitFixed else {
      return pair(.willShow, from: now, to: end)
    }
    let back = pair(.willShow, from: below, to: end).map {
      Posting(delay: $0.delay + Self.rotationPause, notification: $0.notification)
    }
    return (withoutTiming(pair(.willHide, from: now, to: below)) + withoutTiming(back))
      .sorted { $0.delay < $1.delay }
  }

  /// During a rotation the did-notifications carry neither duration nor curve (grade A: a log).
  private func withoutTiming(_ postings: [Posting]) -> [Posting] {
    postings.map { posting in
      guard !posting.notification.name.isWill else { return posting }
      var bare = posting.notification
      (bare.duration, bare.curve) = (nil, nil)
      return Posting(delay: posting.delay, notification: bare)
    }
  }
}
