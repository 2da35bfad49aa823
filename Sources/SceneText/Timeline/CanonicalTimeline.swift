// The one spelling of a timeline's document: what says nothing left out, texts spelled one way.
internal import Easing

extension JSONValue {
  /// The words of a track that say what holds without them.
  private static let defaults: [String: JSONValue] = [
    "delay": .number(0), "endDelay": .number(0), "repeatDelay": .number(0),
    "type": .string("number"), "decompose": .string("coreAnimation"),
    "calculationMode": .string("linear"), "interruption": .string("additive"),
    "carriesVelocity": .bool(false),
  ]
  /// Those that do so only where no other vocabulary speaks: `"iterations": 1` is half of what
  /// `"autoreverses": true` plays.
  private static let plainDefaults: [String: JSONValue] = [
    "iterations": .number(1), "iterationStart": .number(0), "direction": .string("normal"),
    "rate": .number(1),
  ]
  private static let seconds = TimelineKeys.remarkedSeconds.union([
    "beginTime", "timeOffset", "repeatDuration",
  ])

  /// The document in canonical spelling, which means the same.
  func canonical() -> JSONValue {
    var targets: Set<String> = []
    return canonical("", after: &targets)
  }

  /// The value of a key in canonical spelling.
  ///
  /// - Parameters:
  ///   - key: The key; empty for the document itself and for items of lists.
  ///   - targets: Those of the tracks before it, which decide what holds without a fill.
  /// - Returns: The value; what holds without a word is left out.
  private func canonical(_ key: String, after targets: inout Set<String>) -> JSONValue {
    switch self {
    case .array(let items): return .array(items.map { $0.canonical("", after: &targets) })
    case .object(let members):
      if key == "labels" { return self }
      let fill = Self.assumedFill(members, after: &targets)
      var result: [String: JSONValue] = [:]
      for member in members {
        let value = member.value.canonical(member.key, after: &targets)
        if value == Self.assumed(member.key, in: members) { continue }
        // Core Animation's word stays: beside it a duration of 0 is its default.
        if value == fill, member.key == "fill" { continue }
        result[member.key] = value
      }
      return .object(result)
    case .number(let number) where key == "fps":
      return canonical(number.plainText, key)
    case .string(let text): return canonical(text, key)
    case .null, .bool, .number: return self
    }
  }

  /// What holds where a track says no fill; nil where it has to be said.
  private static func assumedFill(
    _ members: [String: JSONValue], after targets: inout Set<String>
  ) -> JSONValue? {
    var names: [String] = []
    if case .array(let items)? = members["targets"] {
      names = items.compactMap { if case .string(let name) = $0 { name } else { nil } }
    } else if members["timeline"] == nil, members["interruption"] == nil,
      case .string(let name)? = members["target"] ?? members["id"]
    {
      names = [name]
    }
    let isFirst = names.map { targets.insert($0).inserted }
    guard let first = isFirst.first, isFirst.allSatisfy({ $0 == first }) else { return nil }
    return .string(first ? "both" : "forwards")
  }

  /// What holds without a word; nil where it has to be said.
  private static func assumed(_ key: String, in members: [String: JSONValue]) -> JSONValue? {
    if key == "composite", members["value"] == nil { return .string("replace") }
    // Any word about time makes passes of a nested timeline.
    if members["timeline"] != nil, TimelineKeys.timing.contains(key) { return nil }
    let speaksPlainly = TimelineKeys.otherTiming.allSatisfy { members[$0] == nil }
    return defaults[key] ?? (speaksPlainly ? plainDefaults[key] : nil)
  }

  private func canonical(_ text: String, _ key: String) -> JSONValue {
    if key == "curve", let curve = try? Curve(text) {
      return .string(NamedCurve.find(text)?.name ?? "\(curve)")
    }
    if key == "fps", let rate = try? JSONNode(.string(text), at: "").frameRate() {
      return .string("\(rate)")
    }
    if Self.seconds.contains(key) || key == "at",
      let time = try? JSONNode(.string(text), at: "").seconds(), time.isFinite
    {
      let isRemarked = TimelineKeys.remarkedSeconds.contains(key) && time >= TimelineKeys.remarkable
      // The unit says that seconds are meant.
      return isRemarked ? .string("\(time.plainText)s") : .number(time)
    }
    return .string(text)
  }
}
