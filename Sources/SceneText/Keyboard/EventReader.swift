// The events of a keyboard sequence.
internal import Easing
internal import KeyboardMotion
internal import ViewMotion

/// Reads one event: a notification, or something that the user or the app does.
struct EventReader {
  let node: JSONNode

  private static let notificationKeys =
    ["name", "begin", "end", "duration", "curve", "isLocal"] + UserInfoKey.allCases.map(\.rawValue)
  private static let actionKeys = [
    "focus", "blur", "return", "touch", "tap", "rotate", "drag", "unannounced", "keyboard",
    "appear", "disappear",
  ]

  func event() throws(SceneTextError) -> KeyboardEvent {
    let object = try node.object(
      keys: ["t", "frames", "window", "safeArea"] + Self.actionKeys + Self.notificationKeys)
    let time = try object["t"]?.number()
    let actions = Self.actionKeys.filter { object[$0] != nil }
    let isNotification = Self.notificationKeys.contains { object[$0] != nil }
    guard actions.count + (isNotification ? 1 : 0) <= 1 else {
      let all = actions + (isNotification ? ["a notification"] : [])
      throw node.error(
        .contradiction, "\(all.joined(separator: " and ")) in one event: write two of them")
    }
    guard let key = actions.first, let value = object[key] else {
      return KeyboardEvent(at: time, .notification(try notification(object)))
    }
    return KeyboardEvent(at: time, try action(key, value, object))
  }

  private func action(
    _ key: String, _ value: JSONNode, _ object: JSONObject
  ) throws(SceneTextError) -> KeyboardEvent.Action {
    switch key {
    case "focus": return .focus(try value.string())
    case "blur": return .blur
    case "return": return .returnKey(try value.string())
    case "touch": return .touch(try value.point())
    case "tap": return .tap(try value.point())
    case "drag": return .drag(try value.number())
    case "unannounced": return .unannounced(try value.rect())
    case "appear": return .appear(try value.string())
    case "disappear": return .disappear(try value.string())
    case "rotate": return .rotate(try rotation(value, object))
    default: return .keyboard(try command(value))
    }
  }

  private func rotation(
    _ value: JSONNode, _ object: JSONObject
  ) throws(SceneTextError) -> KeyboardEvent.Rotation {
    var frames: [String: Rect] = [:]
    if let node = object["frames"], case .object(let members) = node.value {
      for (name, frame) in members {
        frames[name] = try JSONNode(frame, at: "\(node.path).\(name)").rect()
      }
    }
    return KeyboardEvent.Rotation(
      to: try value.orientation(), frames: frames, window: try object["window"]?.rect(),
      safeArea: try object["safeArea"]?.insets())
  }

  private enum CommandWord: String, CaseIterable { case show, hide, hardware, float, split, dock }

  private func command(_ value: JSONNode) throws(SceneTextError) -> SimulatedKeyboard.Command {
    if case .object = value.value {
      return .height(try value.object(keys: ["height"]).required("height").number())
    }
    return switch try value.word(CommandWord.self) {
    case .show: .show
    case .hide: .hide
    case .hardware: .hardware
    case .float: .float
    case .split: .split
    case .dock: .dock
    }
  }

  /// A notification by the short keys or by those of its userInfo.
  private func notification(_ object: JSONObject) throws(SceneTextError) -> KeyboardNotification {
    var info: [UserInfoKey: UserInfoValue] = [:]
    for key in UserInfoKey.allCases {
      guard let value = object[key.rawValue] ?? object[Self.short[key] ?? ""] else { continue }
      info[key] = try userInfo(value, key)
    }
    return KeyboardNotification(
      try object["name"]?.notificationName() ?? .willChangeFrame, userInfo: info)
  }

  private static let short: [UserInfoKey: String] = [
    .frameBegin: "begin", .frameEnd: "end", .duration: "duration", .curve: "curve",
    .isLocal: "isLocal",
  ]

  private func userInfo(
    _ node: JSONNode, _ key: UserInfoKey
  ) throws(SceneTextError) -> UserInfoValue? {
    switch node.value {
    case .null: return nil
    case .number(let number): return .number(number)
    case .bool(let bool): return .number(bool ? 1 : 0)
    case .array(let values):
      return values.count == 2 ? .point(try node.point()) : .rect(try node.rect())
    case .string(let text):
      if let value = UserInfoValue(text) { return value }
      throw node.error(.wrongValue, "found \"\(text)\", expected a number or a rectangle")
    case .object: throw node.error(.wrongType, "found an object, expected a number or a rectangle")
    }
  }
}

extension JSONNode {
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
