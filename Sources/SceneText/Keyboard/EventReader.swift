// The events of a keyboard sequence.
internal import Easing
internal import KeyboardMotion
internal import ViewMotion

/// Reads one event: a notification, or something that the user or the app does.
struct EventReader {
  let node: JSONNode
  let views: ViewNames
  let screen: Screen
  let coordinates: ScreenCoordinates

  private static let actionKeys = [
    "focus", "blur", "return", "touch", "tap", "rotate", "drag", "unannounced", "keyboard",
    "appear", "disappear",
  ]
  private static let turnKeys = ["frames", "window", "safeArea"]

  func event() throws(SceneTextError) -> KeyboardEvent {
    let object = try node.object(
      keys: ["t"] + Self.actionKeys + Self.turnKeys + JSONNode.notificationKeys)
    let time = try object["t"]?.eventTime()
    let actions = Self.actionKeys.filter { object[$0] != nil }
    let isNotification = JSONNode.notificationKeys.contains { object[$0] != nil }
    guard actions.count + (isNotification ? 1 : 0) <= 1 else {
      let all = actions + (isNotification ? ["a notification"] : [])
      throw node.error(
        .contradiction, "\(all.joined(separator: " and ")) in one event: write two of them")
    }
    if actions.first != "rotate", let turn = Self.turnKeys.lazy.compactMap({ object[$0] }).first {
      throw turn.error(.contradiction, "only an event with \"rotate\" changes the layout")
    }
    guard let key = actions.first, let value = object[key] else {
      return KeyboardEvent(at: time, .notification(try object.notification()))
    }
    return KeyboardEvent(at: time, try action(key, value, object))
  }

  private func action(
    _ key: String, _ value: JSONNode, _ object: JSONObject
  ) throws(SceneTextError) -> KeyboardEvent.Action {
    switch key {
    case "focus": return .focus(try value.view(in: views))
    case "blur":
      guard try value.bool() else { throw value.error(.wrongValue, "found false, expected true") }
      return .blur
    case "return": return .returnKey(try value.view(in: views))
    case "touch": return .touch(try value.point())
    case "tap": return .tap(try value.point())
    case "drag": return .drag(try value.height())
    case "unannounced": return .unannounced(try value.rect())
    case "appear": return .appear(try value.view(in: views))
    case "disappear": return .disappear(try value.view(in: views))
    case "rotate": return .rotate(try rotation(value, object))
    default: return .keyboard(try value.command())
    }
  }

  private func rotation(
    _ value: JSONNode, _ object: JSONObject
  ) throws(SceneTextError) -> KeyboardEvent.Rotation {
    var frames: [String: Rect] = [:]
    for (name, frame) in try object["frames"]?.members("an object of frames by name") ?? [] {
      guard views[name] != nil else { throw frame.unknownView(name, in: views) }
      frames[name] = try frame.rect()
    }
    let screen = Screen(size: self.screen.size, orientation: try value.orientation())
    return KeyboardEvent.Rotation(
      to: screen.orientation, frames: frames,
      window: try object["window"]?.windowFrame(on: screen, coordinates),
      safeArea: try object["safeArea"]?.insets())
  }
}

extension JSONNode {
  /// When an event comes, in s.
  fileprivate func eventTime() throws(SceneTextError) -> Double {
    let time = try withinADay(try number("seconds"))
    guard time >= 0 else {
      throw error(.wrongValue, "found \(time.plainText) s, expected 0 s or later")
    }
    return time
  }

  private enum CommandWord: String, CaseIterable { case show, hide, hardware, float, split, dock }

  /// What the simulated keyboard is asked for.
  fileprivate func command() throws(SceneTextError) -> SimulatedKeyboard.Command {
    if case .object = value {
      return .height(try object(keys: ["height"]).required("height").height())
    }
    return switch try word(CommandWord.self) {
    case .show: .show
    case .hide: .hide
    case .hardware: .hardware
    case .float: .float
    case .split: .split
    case .dock: .dock
    }
  }
}
