// Timelines as text, made at random from all that a document may say.
import TestSupport

/// Writes documents, of which some contradict themselves; the same seed writes the same ones.
struct RandomDocument {
  private var numbers: SplitMix64
  private var targets: [String] = []

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items.randomElement(using: &numbers) ?? items[0]
  }
  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &numbers) < percent
  }
  private mutating func decimal(_ low: Int, _ high: Int) -> String {
    "\(Double(Int.random(in: low...high, using: &numbers)) / 1000)"
  }
  private mutating func seconds(_ low: Int, _ high: Int) -> String {
    let number = Int.random(in: low...high, using: &numbers)
    return pick(["\(Double(number) / 1000)", "\"\(number)ms\"", "\"\(Double(number) / 1000)s\""])
  }
  private func object(_ members: [String]) -> String { "{\(members.joined(separator: ", "))}" }

  /// The next document.
  mutating func text() -> String {
    targets = []
    return document(depth: 0)
  }

  private mutating func document(depth: Int) -> String {
    var members: [String] = []
    if chance(30) { members.append(#""version": 1"#) }
    if depth == 0, chance(40) { members.append("\"fps\": " + pick(["60", "59.94", "\"30\""])) }
    members.append(#""labels": {"open": \#(seconds(0, 900)), "a-b": 1}"#)
    var tracks: [String] = []
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      tracks.append(depth < 2 && chance(25) ? nested(depth) : track())
    }
    members.append("\"tracks\": [\(tracks.joined(separator: ", "))]")
    if chance(40) {
      members.append(#""events": [{"at": \#(seconds(0, 2000)), "name": "e"}]"#)
    }
    return object(members.shuffled(using: &numbers))
  }

  private mutating func nested(_ depth: Int) -> String {
    var members = ["\"timeline\": " + document(depth: depth + 1)] + position()
    if chance(40) { members.append("\"id\": \"n\(Int.random(in: 0..<1000, using: &numbers))\"") }
    if chance(60) { members += timing(isNested: true) }
    return object(members.shuffled(using: &numbers))
  }

  private mutating func position() -> [String] {
    chance(50)
      ? []
      : [
        "\"at\": "
          + pick([
            "0", "0.25", "\"250ms\"", "\"open\"", "\"open+0.1\"", "\"<\"", "\">-0.1\"", "\"+=0.2\"",
          ])
      ]
  }

  private mutating func track() -> String {
    let type = pick(Self.types)
    let target = "\(type)\(Int.random(in: 0..<2, using: &numbers))"
    var members = ["\"type\": \"\(type)\""]
    if chance(15) {
      let others = (2...4).map { "\"\(type)\($0)\"" }.joined(separator: ", ")
      members += ["\"targets\": [\(others)]", "\"stagger\": " + stagger()]
    } else {
      members.append("\"target\": \"\(target)\"")
    }
    if chance(30) { members.append("\"id\": \"t\(Int.random(in: 0..<1000, using: &numbers))\"") }
    members += values(type) + position() + timing(isNested: false)
    if chance(25) {
      members.append(
        pick([
          #""composite": "add""#, #""composite": "accumulate""#, #""composite": "replace""#,
          #""additive": true"#, #""additive": false"#,
        ]))
    }
    if chance(20) {
      members.append(
        pick([
          #""iterationComposite": "accumulate""#, #""iterationComposite": "replace""#,
          #""cumulative": true"#,
        ]))
    }
    if chance(20) { members.append("\"decompose\": " + pick(["\"css\"", "\"coreAnimation\""])) }
    if chance(15) { members.append("\"interrupt\": " + interrupt(type)) }
    return object(members.shuffled(using: &numbers))
  }

  private static let types = [
    "number", "angle", "point", "size", "rect", "insets", "color", "transform", "transform3d",
  ]

  private mutating func value(_ type: String) -> String {
    func list(_ count: Int, _ part: () -> String) -> String {
      "[\((0..<count).map { _ in part() }.joined(separator: ", "))]"
    }
    switch type {
    case "angle": return pick([decimal(-360_000, 720_000), "\"90deg\"", "\"0.5turn\"", "\"1rad\""])
    case "point", "size": return list(2) { decimal(-90_000, 90_000) }
    case "rect", "insets": return list(4) { decimal(-90_000, 90_000) }
    case "color": return list(chance(50) ? 3 : 4) { decimal(0, 1000) }
    case "transform":
      return pick([
        "\"translate(\(decimal(-9000, 9000))px, 3px) rotate(\(decimal(0, 700_000))deg)\"",
        "\"scale(\(decimal(100, 3000))) skewX(10deg)\"", "\"none\"", "[1, 0, 0.5, 2, 10, 20]",
        "\"matrix(0, 1, -1, 0, 5, 6)\"",
      ])
    case "transform3d":
      return pick([
        "\"rotateX(\(decimal(0, 700_000))deg)\"", "\"rotate3d(1, 1, 0, 45deg) scale3d(1, 2, 3)\"",
        "\"perspective(500px) translate3d(1px, 2px, \(decimal(-9000, 9000))px)\"", "\"none\"",
      ])
    default: return decimal(-99_000, 99_000)
    }
  }

  private mutating func values(_ type: String) -> [String] {
    var members: [String] = []
    if chance(25) { members.append("\"base\": " + value(type)) }
    guard chance(35) else {
      for word in pick([["from", "to"], ["from", "by"], ["to", "by"], ["to"], ["from"], ["by"]]) {
        members.append("\"\(word)\": " + value(type))
      }
      return members
    }
    var keyframes: [String] = []
    let isSpread = chance(50)
    var offset = Int.random(in: 0...300, using: &numbers)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      var keyframe = ["\"value\": " + value(type)]
      if !isSpread { keyframe.append("\"offset\": \(Double(offset) / 1000)") }
      offset = min(offset + Int.random(in: 0...400, using: &numbers), 1000)
      if chance(40) { keyframe.append("\"curve\": " + curve()) }
      if chance(25) {
        keyframe.append("\"composite\": " + pick(["\"add\"", "\"replace\"", "\"accumulate\""]))
      }
      keyframes.append(object(keyframe.shuffled(using: &numbers)))
    }
    members.append("\"keyframes\": [\(keyframes.joined(separator: ", "))]")
    if chance(40) {
      let modes = ["linear", "discrete", "paced", "cubic", "cubicPaced"]
      members.append("\"calculationMode\": \"\(pick(modes))\"")
    }
    return members
  }

  private mutating func curve() -> String {
    "\""
      + pick([
        "linear", "Ease-In-Out", "easeOut", "7", "keyboard", "keyboard(duration: 0.25)", "steps(3)",
        "steps(4, jump-start)", "cubic-bezier(.25,.1,.25,1)", "linear(0, 0.2 25% 75%, 1)",
        "spring(duration: 0.5, bounce: 0.2)", "reverse(easeIn)", "back.out(1.7)",
      ]) + "\""
  }

  private mutating func stagger() -> String {
    guard chance(60) else { return seconds(-200, 300) }
    var members = ["\"each\": " + seconds(0, 300)]
    if chance(50) {
      members.append("\"from\": " + pick(["\"center\"", "\"edges\"", "\"last\"", "1"]))
    }
    if chance(30) { members.append("\"curve\": " + curve()) }
    if chance(30) { members += ["\"columns\": 2", "\"axis\": " + pick(["\"x\"", "\"both\""])] }
    return object(members)
  }

  private mutating func interrupt(_ type: String) -> String {
    var members = ["\"at\": " + seconds(0, 1500), "\"to\": " + value(type)]
    if chance(50) { members.append("\"interruption\": " + pick(["\"replace\"", "\"additive\""])) }
    if chance(50) { members.append("\"carriesVelocity\": " + pick(["true", "false"])) }
    if chance(50) { members += ["\"duration\": " + seconds(0, 900), "\"curve\": " + curve()] }
    if chance(20) { members.append("\"delay\": " + pick(["0", "0.1"])) }
    return object(members)
  }

  /// Words of one vocabulary, or of all at once; those that say what holds without them come often.
  private mutating func timing(isNested: Bool) -> [String] {
    var members: [String] = []
    let vocabulary = Int.random(in: 0..<4, using: &numbers)
    func add(_ word: String, _ value: String) { members.append("\"\(word)\": \(value)") }
    if chance(isNested ? 40 : 80) {
      add("duration", chance(15) ? "0" : chance(4) ? "\"infinite\"" : seconds(1, 1500))
    }
    if chance(40) { add("curve", curve()) }
    if chance(20) { add("endDelay", chance(40) ? "0" : seconds(-300, 300)) }
    if chance(20) { add("repeatDelay", chance(40) ? "0" : seconds(1, 500)) }
    if vocabulary == 0 || vocabulary == 3 {
      if chance(25) { add("delay", chance(40) ? "0" : seconds(-300, 500)) }
      if chance(35) { add("iterations", pick(["1", "1", "2", "2.5", "0", "\"infinite\""])) }
      if chance(25) { add("iterationStart", pick(["0", "0", "0.5", "1"])) }
      if chance(30) {
        add("direction", "\"" + pick(["normal", "normal", "reverse", "alternate"]) + "\"")
      }
      if chance(35) {
        add("fill", "\"" + pick(["none", "forwards", "backwards", "both", "auto"]) + "\"")
      }
      if chance(20) { add("rate", pick(["1", "1", "2", "0.5", "-1", "0"])) }
    }
    if vocabulary == 1 || vocabulary == 3 && chance(40) {
      if chance(20) { add("beginTime", seconds(0, 500)) }
      if chance(30) { add("speed", pick(["1", "2", "-1", "-0.5"])) }
      if chance(20) { add("timeOffset", seconds(0, 500)) }
      if chance(25) { add(pick(["repeatCount", "repeatDuration"]), pick(["0", "1", "2.5"])) }
      if chance(30) { add("autoreverses", pick(["true", "false"])) }
      if chance(30) { add("fillMode", "\"" + pick(["removed", "forwards", "both"]) + "\"") }
    }
    if vocabulary == 2 || vocabulary == 3 && chance(20) {
      if chance(30) { add("repeat", pick(["true", "false"])) }
      if chance(30) { add("autoreverse", pick(["true", "false"])) }
    }
    return members
  }
}
