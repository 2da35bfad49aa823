// The one spelling of a timeline's document: what says nothing left out, texts spelled one way.
internal import Easing

extension JSONValue {
  /// The words of a track that say what holds without them.
  private static let defaults: [String: JSONValue] = [
    "fill": .string("both"), "fillMode": .string("both"), "delay": .number(0),
    "endDelay": .number(0), "iterations": .number(1), "iterationStart": .number(0),
    "direction": .string("normal"), "rate": .number(1), "type": .string("number"),
    "composite": .string("replace"), "decompose": .string("coreAnimation"),
    "calculationMode": .string("linear"), "interruption": .string("additive"),
    "carriesVelocity": .bool(false),
  ]
  private static let seconds: Set = [
    "duration", "delay", "endDelay", "beginTime", "timeOffset", "repeatDuration",
  ]

  /// The value in canonical spelling, which means the same, as the member of a key.
  func canonical(key: String = "") -> JSONValue {
    switch self {
    case .array(let items): .array(items.map { $0.canonical() })
    case .object(let members):
      .object(
        key == "labels"
          ? members
          : members.reduce(into: [:]) { result, member in
            let value = member.value.canonical(key: member.key)
            if value != Self.defaults[member.key] { result[member.key] = value }
          })
    case .number(let number) where key == "fps":
      JSONValue.string(number.plainText).canonical(key: key)
    case .string(let text): canonical(text, key)
    case .null, .bool, .number: self
    }
  }

  private func canonical(_ text: String, _ key: String) -> JSONValue {
    if key == "curve", let curve = try? Curve(text) {
      return .string(NamedCurve.find(text)?.name ?? "\(curve)")
    }
    if key == "fps", let rate = try? JSONNode(self, at: "").frameRate() {
      return .string("\(rate)")
    }
    if Self.seconds.contains(key) || key == "at",
      let time = try? JSONNode(self, at: "").seconds(), time.isFinite
    {
      return .number(time)
    }
    return self
  }
}
