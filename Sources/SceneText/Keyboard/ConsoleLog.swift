// A pasted console log of printed userInfo dictionaries.
public import KeyboardMotion
public import ViewMotion

/// The keyboard notifications that a console log shows.
///
/// Dictionaries as Swift and as Objective-C print them, in one line or in many; values may be quoted
/// and keys may be missing. All else in the log is passed over.
///
///     ConsoleLog("UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 476}, {375, 336}}\";")
///       .notifications.count   // 1
public struct ConsoleLog: Hashable, Sendable {
  /// The notifications in the order of the log; one without a name is a change of frame.
  public let notifications: [KeyboardNotification]
  /// When each was logged, in seconds since the first; nil where not every line says so in order.
  public let times: [Double]?

  /// Reads a log; a text without any keyboard key has no notifications.
  ///
  /// - Parameter text: The log as it was copied; numbers beyond 1e9 count as missing.
  public init(_ text: String) {
    var reader = LogReader()
    for piece in LogReader.pieces(of: text) { reader.take(piece) }
    reader.finish()
    notifications = reader.notifications
    times = reader.times
  }

  /// The generation of iOS that the notifications show; nil where they do not.
  public var system: SystemGeneration? {
    let duration = SystemGeneration.iOS26.duration
    return notifications.contains { (($0.duration ?? 0) - duration).magnitude < 0.002 }
      ? .iOS26 : nil
  }

  /// What has been assumed of the log, in words.
  public var remarks: [String] {
    var remarks: [String] = []
    if notifications.count > 1, times == nil {
      remarks.append("no times: each notification comes when the motion before has ended")
    }
    if let system { remarks.append("taken for \(system.rawValue) by its duration") }
    return remarks
  }

  /// A scene in which the logged notifications come one after the other.
  ///
  /// - Parameter screen: The upright screen; if nil, one at whose bottom the first keyboard stands.
  /// - Returns: A scene with one view as large as the window, held above the keyboard.
  public func scene(on screen: Size? = nil) -> KeyboardScene {
    var tree = ViewTree(screen: Screen(size: screen ?? reach))
    _ = tree.add(View("root", frame: tree.window.bounds))
    var scene = KeyboardScene(tree: tree, system: system ?? .iOS13)
    scene.avoid = [Avoidance("root", by: .constraint(to: .bottom))]
    scene.events = notifications.enumerated().map { index, notification in
      KeyboardEvent(at: times?[index], .notification(notification))
    }
    return scene
  }

  /// How far the first keyboard reaches while it is shown.
  ///
  /// That is the higher one of its two frames: the other may lie anywhere below the screen.
  private var reach: Size {
    for notification in notifications {
      let frames = [notification.begin, notification.end].compactMap(\.self)
      guard let shown = frames.min(by: { $0.minY < $1.minY }), shown.width > 0, shown.minY > 0
      else { continue }
      let isOnlyHidden = frames.count == 1 && notification.name.did == .didHide
      return Size(width: shown.width, height: isOnlyHidden ? shown.minY : shown.maxY)
    }
    return Size(width: 1, height: 1)
  }
}

/// Gathers the keys of a log into notifications.
private struct LogReader {
  private(set) var notifications: [KeyboardNotification] = []
  /// When the line was written on which each of them begins.
  private var stamps: [Double?] = []
  private var stamp: Double?
  private var name: NotificationName?
  private var info: [UserInfoKey: UserInfoValue] = [:]

  /// The largest number that counts; what lies beyond is as good as missing.
  private static let largest = 1e9

  /// A keyboard word of the log and what stands behind it up to the next one.
  struct Piece {
    let word: String
    let rest: Substring
    /// The log up to here.
    let before: Substring
  }

  /// Seconds since the first notification, where all have a time and none goes back.
  var times: [Double]? {
    let known = stamps.compactMap(\.self)
    guard known.count == stamps.count, let first = known.first, known.count > 1,
      zip(known, known.dropFirst()).allSatisfy(<=), known.last != first
    else { return nil }
    return known.map { ((($0 - first) * 1e6).rounded()) / 1e6 }
  }

  /// The text cut at every word that starts with `UIKeyboard`.
  static func pieces(of text: String) -> [Piece] {
    text.split(separator: "UIKeyboard", omittingEmptySubsequences: false).dropFirst().map { part in
      let word = part.prefix { $0.isLetter }
      return Piece(
        word: "UIKeyboard" + word, rest: part.dropFirst(word.count),
        before: text[..<part.startIndex])
    }
  }

  mutating func take(_ piece: Piece) {
    if let name = NotificationName(rawValue: piece.word) {
      finish()
      self.name = name
      stamp = LogTime.last(in: piece.before)
      return
    }
    guard let key = UserInfoKey(rawValue: piece.word), let value = value(of: piece.rest, key)
    else { return }
    // A key that comes again belongs to the next dictionary.
    if info[key] != nil { finish() }
    if info.isEmpty, stamp == nil { stamp = LogTime.last(in: piece.before) }
    info[key] = value
  }

  mutating func finish() {
    if !info.isEmpty {
      notifications.append(KeyboardNotification(name ?? .willChangeFrame, userInfo: info))
      stamps.append(stamp)
    }
    (name, info, stamp) = (nil, [:], nil)
  }

  /// As many numbers from behind the key as its value has.
  private func value(of text: Substring, _ key: UserInfoKey) -> UserInfoValue? {
    let numbers = text.prefix { $0 != ";" }
      .split { !("0"..."9" ~= $0 || "+-.eE".contains($0)) }.compactMap { Double($0) }
    guard numbers.allSatisfy({ $0.magnitude <= Self.largest }) else { return nil }
    switch key {
    case .curve, .duration, .isLocal: return numbers.first.map { .number($0) }
    case .centerBegin, .centerEnd:
      return numbers.count < 2 ? nil : .point(Point(SIMD2(numbers.prefix(2))))
    case .bounds, .frameBegin, .frameEnd:
      return numbers.count < 4 ? nil : .rect(Rect(SIMD4(numbers.prefix(4))))
    }
  }
}
