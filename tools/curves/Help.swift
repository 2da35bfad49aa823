// The help texts, made from what the verbs and the functions of curve text say of themselves.
import Easing

enum Help {
  /// The names of all verbs, in one line.
  static let verbs = "verbs: " + Verb.all.map(\.name).joined(separator: ", ")

  /// The text of `curves --help`.
  static var overview: String {
    """
    curves: where is this thing at time t, and does it move with the keyboard?

    usage: curves VERB …

    \(table(Verb.all.map { ($0.name, $0.summary) }))

    curves VERB --help or curves help VERB says more, curves help curves how curves are written,
    curves --version which version this is. A curve is a name (curves list), a function such as
    cubic-bezier(.25,.1,.25,1), steps(4, jump-start), linear(0, 0.2 25% 75%, 1),
    spring(duration: 0.5, bounce: 0.2), keyboard(duration: 0.25), or the path of a CSV file.
    Exit codes: 0 done or equal, 1 differs, 2 bad usage or bad input.
    """
  }

  /// The text of `curves help curves`.
  static var curves: String {
    let spellings = Dictionary(grouping: CurveSpellings.functions, by: \.owner).sorted {
      $0.key < $1.key
    }
    let platforms = Dictionary(grouping: CurveSpellings.names, by: \.owner).sorted {
      $0.key < $1.key
    }
    return """
      A curve is written as a name, a function, four numbers, a Lottie keyframe's handles or a path.

      names, in any case, with or without dashes: curves list
        numbers of UIKit and options words: 7, 458752, 0x70000, 7<<16

      functions:
      \(CurveFunction.all.map { "  \($0.usage)" }.joined(separator: "\n"))

      functions of other platforms:
      \(table(spellings.map { ($0.key, $0.value.map(\.spelling).joined(separator: ", ")) }))

      names of other platforms, such as:
      \(table(platforms.map { ($0.key, $0.value.prefix(3).map(\.spelling).joined(separator: ", ")) }))

      A property in front (transition-timing-function:), quotes around and a semicolon behind do not
      matter. A name that platforms use differently is ours, theirs with its owner in front:
      bouncy is SwiftUI's, figma.bouncy Figma's; curves explain bouncy names the others.
      """
  }

  /// The text of `curves VERB --help`.
  static func of(_ verb: Verb) -> String {
    let options = verb.options.map { option in
      ([option.name] + [option.value].compactMap { $0 }).joined(separator: " ")
    }
    let usage = [verb.name, verb.operands, options.isEmpty ? "" : "[options]"]
    let paragraphs = [
      "curves \(verb.name): \(verb.summary)",
      "usage: curves \(usage.filter { !$0.isEmpty }.joined(separator: " "))",
      table(Array(zip(options, verb.options.map(\.help)))),
      "examples:\n" + verb.examples.map { "  curves \($0)" }.joined(separator: "\n"),
    ]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let indent = "\n" + String(repeating: " ", count: width + 4)
    return rows.map { heading, text in
      let lines = Explanation.wrapped(text, at: 96 - width)
      return "  " + heading.padded(to: width) + "  " + lines.joined(separator: indent)
    }.joined(separator: "\n")
  }
}

extension String {
  /// The text with spaces behind it up to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text, its end replaced by an ellipsis where it is longer than a width.
  func cut(to width: Int) -> String {
    count <= width ? self : prefix(width - 1) + "…"
  }
}
