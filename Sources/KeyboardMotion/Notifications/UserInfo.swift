// The userInfo dictionary of a keyboard notification, key by key.
import Easing
public import ViewMotion

/// A key of the dictionary; the raw value is UIKit's (grade A).
///
///     UserInfoKey.frameEnd.rawValue   // "UIKeyboardFrameEndUserInfoKey"
public enum UserInfoKey: String, Hashable, Sendable, CaseIterable {
  /// A number: see ``KeyboardNotification/curve``.
  case curve = "UIKeyboardAnimationCurveUserInfoKey"
  /// A number in s: see ``KeyboardNotification/duration``.
  case duration = "UIKeyboardAnimationDurationUserInfoKey"
  /// A rectangle, deprecated since iOS 3.2.
  case bounds = "UIKeyboardBoundsUserInfoKey"
  /// A point, deprecated since iOS 3.2.
  case centerBegin = "UIKeyboardCenterBeginUserInfoKey"
  /// A point, deprecated since iOS 3.2.
  case centerEnd = "UIKeyboardCenterEndUserInfoKey"
  /// A rectangle: see ``KeyboardNotification/begin``.
  case frameBegin = "UIKeyboardFrameBeginUserInfoKey"
  /// A rectangle: see ``KeyboardNotification/end``.
  case frameEnd = "UIKeyboardFrameEndUserInfoKey"
  /// 0 or 1: see ``KeyboardNotification/isLocal``.
  case isLocal = "UIKeyboardIsLocalUserInfoKey"
}

/// A value of the dictionary.
///
///     UserInfoValue("NSPoint: {160, 441.5}")          // .point(Point(x: 160, y: 441.5))
///     UserInfoValue.point(.zero).description          // "NSPoint: {0, 0}"
public enum UserInfoValue: Hashable, Sendable, CustomStringConvertible {
  /// A number; truth is 0 or 1.
  case number(Double)
  /// A point in pt.
  case point(Point)
  /// A rectangle in pt.
  case rect(Rect)

  /// Reads a value as it is printed: `7`, `"0.25"`, `NSPoint: {160, 441.5}`, `{{0, 315}, {320, 253}}`.
  ///
  /// - Parameter text: The value, with or without quotes and the word `NSRect:`, `CGRect:`, …;
  ///   nil comes of anything else, numbers that are not finite among it.
  public init?(_ text: some StringProtocol) {
    let bare = String(text).split(separator: ":" as Character).last.map(String.init) ?? ""
    guard let numbers = Self.numbers(in: bare) else { return nil }
    switch numbers.count {
    case 1: self = .number(numbers[0])
    case 2: self = .point(Point(SIMD2(numbers)))
    case 4: self = .rect(Rect(SIMD4(numbers)))
    default: return nil
    }
  }

  /// The value as UIKit prints it in a dictionary.
  public var description: String {
    switch self {
    case .number(let number): number.plainText
    case .point(let point): "NSPoint: \(point.braces)"
    case .rect(let rect):
      "NSRect: {\(rect.origin.braces), \(Point(rect.size.vector).braces)}"
    }
  }

  /// The finite numbers between braces and commas; nil where anything else stands there.
  static func numbers(in text: String) -> [Double]? {
    let numbers = text.split { (c: Character) in "{}(), \t\"".contains(c) }.map {
      Double($0) ?? .nan
    }
    return !numbers.isEmpty && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}

extension Point {
  fileprivate var braces: String { "{\(x.plainText), \(y.plainText)}" }
}

extension Rect {
  /// Reads a rectangle as it is printed: `{{0, 315}, {320, 253}}`, also after `NSRect:`.
  ///
  ///     Rect(printed: "NSRect: {{0, 315}, {320, 253}}")?.minY  // 315
  ///
  /// - Parameter text: Four finite numbers in pt; nil comes of anything else.
  public init?(printed text: some StringProtocol) {
    guard case .rect(let rect) = UserInfoValue(text) else { return nil }
    self = rect
  }
}

extension KeyboardNotification {
  /// Reads a notification from its dictionary.
  ///
  /// - Parameters:
  ///   - name: Which notification this is.
  ///   - userInfo: The values; one of another type than its key's counts as missing.
  public init(_ name: NotificationName, userInfo: [UserInfoKey: UserInfoValue]) {
    func number(_ key: UserInfoKey) -> Double? {
      if case .number(let number) = userInfo[key] { number } else { nil }
    }
    func point(_ key: UserInfoKey) -> Point? {
      if case .point(let point) = userInfo[key] { point } else { nil }
    }
    func rect(_ key: UserInfoKey) -> Rect? {
      if case .rect(let rect) = userInfo[key] { rect } else { nil }
    }
    self.init(
      name, begin: rect(.frameBegin), end: rect(.frameEnd), duration: number(.duration),
      curve: number(.curve).flatMap(Int.init(exactly:)).map(AnimationCurve.init(rawValue:)),
      isLocal: number(.isLocal).map { $0 != 0 })
    centerBegin = point(.centerBegin)
    centerEnd = point(.centerEnd)
    bounds = rect(.bounds)
  }

  /// The dictionary of this notification; keys without a value are absent.
  public var userInfo: [UserInfoKey: UserInfoValue] {
    let values: [UserInfoKey: UserInfoValue?] = [
      .frameBegin: begin.map { .rect($0) }, .frameEnd: end.map { .rect($0) },
      .centerBegin: centerBegin.map { .point($0) }, .centerEnd: centerEnd.map { .point($0) },
      .bounds: bounds.map { .rect($0) }, .duration: duration.map { .number($0) },
      .curve: curve.map { .number(Double($0.rawValue)) },
      .isLocal: isLocal.map { .number($0 ? 1 : 0) },
    ]
    return values.compactMapValues(\.self)
  }
}
