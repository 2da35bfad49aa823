// Texts that people have beside curves, named for what they are.

/// Another kind of text that may be pasted where a curve is expected.
struct ForeignText {
  private let what: String
  private let remedy: String
  private let matches: @Sendable (_ text: Substring) -> Bool

  private init(
    _ what: String, _ remedy: String, matches: @escaping @Sendable (Substring) -> Bool
  ) {
    (self.what, self.remedy, self.matches) = (what, remedy, matches)
  }

  private static func json(_ what: String, _ remedy: String, with keys: String...) -> ForeignText {
    ForeignText(what, remedy) { text in
      "{[".contains(text.prefix(1)) && keys.contains { text.contains("\"\($0)\"") }
    }
  }

  /// All kinds; the first one that matches is named.
  private static let all: [ForeignText] = [
    .json("a Lottie file", handles, with: "layers", "assets"),
    .json(
      "a design token", "write the numbers of its value as cubic-bezier(…)", with: "$value",
      "$type"),
    .json("a timeline document", "curves run plays it", with: "tracks", "keyframes"),
    .json("a keyboard document", "curves replay plays it", with: "events", "screen", "avoid"),
    .json("the definition of a curve", "give the path of its file", with: "curve"),
    .json(
      "the settings of a spring", "write them as spring(stiffness: …, damping: …)",
      with: "stiffness",
      "tension", "damping"),
    ForeignText("the settings of a spring", "write them as spring(stiffness: …, damping: …)") {
      text in
      text.first == "{" && ["stiffness", "tension", "damping"].contains(where: text.contains)
    },
    .json("a Lottie keyframe", handles, with: "t", "s", "e", "h"),
    ForeignText("an Android interpolator", "write its numbers as cubic-bezier(…)") {
      $0.first == "<" && $0.contains("nterpolator")
    },
    ForeignText("XML", "a curve is a name, a function or a path") { $0.first == "<" },
    ForeignText("a CSS @ rule", "write its timing function alone") { $0.first == "@" },
    ForeignText("an SVG path", "a path of one cubic is cubic-bezier(x1, y1, x2, y2)") { text in
      guard text.first == "M" || text.first == "m" else { return false }
      let rest = text.dropFirst().drop(while: \.isWhitespace)
      return rest.first.map { "0123456789.-+".contains($0) } ?? false
    },
    ForeignText("a CSS shorthand", "write its timing function alone") { text in
      ["transition", "animation"].contains { name in
        let rest = text.dropFirst(text.hasPrefix("-webkit-") ? 8 : 0)
        return rest.hasPrefix(name)
          && rest.dropFirst(name.count).drop(while: \.isWhitespace).first == ":"
      }
    },
    ForeignText("JavaScript code", "a curve is a name, a function or a path") { text in
      text.contains("=>") || text.hasPrefix("function")
    },
    ForeignText("a keyboard log", "curves replay plays it") { $0.contains("UIKeyboard") },
  ]

  private static let handles =
    "expected two handles {\"o\": {\"x\": …, \"y\": …}, \"i\": {\"x\": …, \"y\": …}} and nothing else"

  /// The error for a text of one of the kinds; nil for others.
  static func recognised(_ text: String) -> CurveTextError? {
    // Nearly all texts of curves begin with another letter and have no arrow.
    let start = text.utf8.first { $0 > 0x20 }.map { Unicode.Scalar($0) } ?? " "
    guard
      "{[<@Mmta-f(".unicodeScalars.contains(start) || text.utf8.contains(UInt8(ascii: ">"))
        || start == "U"
    else { return nil }
    let spaces = text.prefix(while: \.isWhitespace)
    let rest = text[spaces.endIndex...]
    guard let kind = all.first(where: { $0.matches(rest) }) else { return nil }
    return CurveTextError(
      .foreign, "this is \(kind.what), not the text of a curve: \(kind.remedy)",
      column: spaces.count + 1)
  }
}
