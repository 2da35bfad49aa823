// A keyboard notification of a document, by short keys or by those of its userInfo.
internal import Easing
internal import KeyboardMotion
internal import ViewMotion

extension JSONNode {
  /// The keys of a notification: short ones, and UIKit's.
  static let notificationKeys =
    ["name", "begin", "end", "duration", "curve", "isLocal"] + UserInfoKey.allCases.map(\.rawValue)
}

extension JSONObject {
  private static let short: [UserInfoKey: String] = [
    .frameBegin: "begin", .frameEnd: "end", .duration: "duration", .curve: "curve",
    .isLocal: "isLocal",
  ]

  func notification() throws(SceneTextError) -> KeyboardNotification {
    var info: [UserInfoKey: UserInfoValue] = [:]
    for key in UserInfoKey.allCases {
      if let short = Self.short[key] { try refuse([key.rawValue, short]) }
      guard let value = self[key.rawValue] ?? self[Self.short[key] ?? ""] else { continue }
      info[key] = try value.userInfo(key)
    }
    return KeyboardNotification(
      try self["name"]?.notificationName() ?? .willChangeFrame, userInfo: info)
  }
}

extension JSONNode {
  /// The value of a key; nil for null, and for the rectangle that is nowhere.
  fileprivate func userInfo(_ key: UserInfoKey) throws(SceneTextError) -> UserInfoValue? {
    if case .null = value { return nil }
    switch key {
    case .frameBegin, .frameEnd, .bounds: return isNullRect ? nil : .rect(try rect())
    case .centerBegin, .centerEnd: return .point(try printedPoint())
    case .duration: return .number(try withinADay(try printedNumber()))
    case .curve, .isLocal: return .number(try printedNumber())
    }
  }

  /// Whether this is what `CGRect.null` prints: `{{inf, inf}, {0, 0}}`.
  private var isNullRect: Bool {
    if case .string(let text) = value { text.contains("{inf, inf}") } else { false }
  }

  private func printedPoint() throws(SceneTextError) -> Point {
    guard case .string(let text) = value else { return try point() }
    if case .point(let point) = UserInfoValue(text) { return point }
    throw error(.wrongValue, "found \"\(text)\", expected a point {x, y}")
  }

  /// A number, also as the text of one, `"0.25"`; truth is 0 or 1.
  private func printedNumber() throws(SceneTextError) -> Double {
    switch value {
    case .bool(let bool): return bool ? 1 : 0
    case .string(let text):
      if case .number(let number) = UserInfoValue(text) { return number }
      throw error(.wrongValue, "found \"\(text)\", expected a number")
    default: return try number()
    }
  }

  /// A notification by its full name, or without what all of them share.
  fileprivate func notificationName() throws(SceneTextError) -> NotificationName {
    let text = try string("the name of a keyboard notification")
    let all = NotificationName.allCases
    let key = nameKey(text)
    let match = all.first { name in
      [name.rawValue, String(name.rawValue.dropFirst(2).dropLast(12)), "\(name)"].contains {
        nameKey($0) == key
      }
    }
    if let match { return match }
    throw error(
      .wrongValue, "no keyboard notification is named \"\(text)\"",
      nearest: NearestNames.of(text, in: all.map(\.rawValue)))
  }
}
