// curves explain: what a name, a number or an options word is.
import Easing
import Goldens

extension Verb {
  static let explain = Verb(
    name: "explain", summary: "what a name, number or options word is, and its traps",
    operands: "X", options: [],
    examples: ["explain 7", "explain 458752", "explain ease-in-out"]
  ) { arguments in
    guard !arguments.operands.isEmpty else {
      throw UsageError("explain needs a name or a number", hint: "for example: curves explain 7")
    }
    let text = arguments.operands.joined(separator: " ")
    try Console.print(try explanation(of: text).text)
  }

  private static func explanation(of text: String) throws -> Explanation {
    if let word = OptionsWord(text) { return word.explanation }
    if let number = Int(text) { return Explanation(number: AnimationCurve(rawValue: number)) }
    if OptionsWord.looksLikeOne(text) {
      throw UsageError(
        "\"\(text)\" is neither the number of a curve nor an options word",
        hint: "such as 7, 458752, 0x70000 or 7<<16, in 64 bits")
    }
    let expression = try CurveExpression(text)
    if let named = NamedCurve.find(expression.name), expression.arguments == nil {
      return Explanation(of: named)
    }
    return Explanation(of: try expression.curve(files: CurveFiles.read), label: "\(expression)")
  }
}

/// Lines of a heading and what is to be said under it.
struct Explanation {
  private var entries: [(heading: String, text: String)] = []

  /// Nothing is said yet.
  init() {}

  /// Adds a line.
  mutating func add(_ heading: String, _ text: String) {
    if !text.isEmpty { entries.append((heading, text)) }
  }

  /// Adds all lines of another explanation.
  mutating func add(_ other: Explanation) { entries += other.entries }

  /// The lines, headings in a column of their own.
  var text: String {
    let width = entries.map(\.heading.count).max() ?? 0
    return entries.map { $0.heading.padded(to: width) + "  " + $0.text }.joined(separator: "\n")
  }
}
