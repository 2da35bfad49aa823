// The help texts, made from what the verbs say of themselves.

enum Help {
  /// The names of all verbs, in one line.
  static let verbs = "verbs: " + Verb.all.map(\.name).joined(separator: ", ")

  /// The text of `curves --help`.
  static var overview: String {
    """
    curves: where is this thing at time t, and does it move with the keyboard?

    usage: curves VERB …

    \(table(Verb.all.map { ($0.name, $0.summary) }))

    curves VERB --help says more. A curve is a name (curves list), a function such as
    cubic-bezier(.25,.1,.25,1), steps(4, jump-start), linear(0, 0.2 25% 75%, 1),
    spring(duration: 0.5, bounce: 0.2), keyboard(duration: 0.25), or the path of a CSV file.
    Exit codes: 0 done or equal, 1 differs, 2 bad usage or bad input.
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
    return rows.map { "  " + $0.padded(to: width) + "  " + $1 }.joined(separator: "\n")
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
