// An explanation: headings and what is said under them, as text or as JSON.
import Easing

/// Lines of a heading and what is to be said under it.
struct Explanation {
  /// What a program reads under a heading.
  enum Value {
    /// The text itself.
    case text
    case number(Double)
    case flag(Bool)
    /// Pairs of time and progress.
    case places([Curve.Place])
  }

  private var entries: [(heading: String, text: String, value: Value)] = []

  /// Nothing is said yet.
  init() {}

  /// Adds a line, and what a program reads in its place.
  mutating func add(_ heading: String, _ text: String, _ value: Value = .text) {
    if !text.isEmpty { entries.append((heading, text, value)) }
  }

  /// Adds all lines of another explanation.
  mutating func add(_ other: Explanation) { entries += other.entries }

  /// The lines, headings in a column of their own, the rest wrapped at a width.
  func text(width: Int) -> String {
    let column = (entries.map(\.heading.count).max() ?? 0) + 2
    let indent = "\n" + String(repeating: " ", count: column)
    return entries.map { entry in
      let lines = Self.wrapped(entry.text, at: max(width - column, 20))
      return entry.heading.padded(to: column) + lines.joined(separator: indent)
    }.joined(separator: "\n")
  }

  /// One object; a heading that is there twice has a list.
  var json: String {
    var headings: [String] = []
    for entry in entries where !headings.contains(entry.heading) { headings.append(entry.heading) }
    let members = headings.map { heading in
      let values = entries.filter { $0.heading == heading }.map { Self.json($0.text, $0.value) }
      let value = values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
      return "  \(Self.json(heading, .text)): \(value)"
    }
    return "{\n\(members.joined(separator: ",\n"))\n}"
  }

  private static func json(_ text: String, _ value: Value) -> String {
    switch value {
    case .number(let number) where number.isFinite: return number.plainText
    case .flag(let flag): return "\(flag)"
    case .places(let places):
      let objects = places.map {
        "{\"time\": \($0.time.plainText), \"progress\": \($0.value.plainText)}"
      }
      return "[\(objects.joined(separator: ", "))]"
    default: return text.inJSON
    }
  }
}
