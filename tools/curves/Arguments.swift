// From the words after a verb to operands and options.
import Easing

/// The words after a verb, sorted into operands and options.
struct Arguments {
  /// The words that are no options, in order.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Sorts words by what a verb knows.
  ///
  /// A word that starts with a dash and a digit or a dot is a value: `-5`, `-.5`, `-1e-3`. After `--`
  /// every word is an operand.
  init(_ words: [String], for verb: Verb) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard Self.isOption(word) else {
        operands.append(word)
        continue
      }
      try take(word, from: &rest, verb)
    }
  }

  /// Whether an option was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option; nil if it was not given.
  func text(_ option: String) -> String? { values[option] }

  /// Refuses an option beside any of those that it excludes.
  func refuse(_ option: String, with others: String...) throws {
    guard has(option), let other = others.first(where: has) else { return }
    throw UsageError("\(option) and \(other) exclude each other")
  }

  private mutating func take(
    _ word: String, from rest: inout ArraySlice<String>, _ verb: Verb
  ) throws {
    let parts = Self.parts(of: word, verb)
    let name = Self.names[parts[0]] ?? parts[0]
    let known = verb.options + [Option("--help", nil, "prints this text")]
    guard let option = known.first(where: { $0.name == name }) else {
      throw UsageError.unknown("option", name, among: known.map(\.name))
    }
    guard values[name] == nil else { throw UsageError("\(name) is given twice") }
    values[name] = try value(of: option, after: parts.dropFirst().first, &rest)
  }

  /// Other names of options.
  private static let names = ["-h": "--help", "--output": "-o"]

  /// A name and what follows an equals sign; `-oFILE` as well.
  private static func parts(of word: String, _ verb: Verb) -> [String] {
    let isLong = verb.options.contains {
      word.hasPrefix($0.name.dropFirst()) && $0.name.hasPrefix("--")
    }
    if word.hasPrefix("-o"), word.count > 2, !word.hasPrefix("-o="), !isLong {
      return ["-o", String(word.dropFirst(2))]
    }
    return word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
  }

  private func value(
    of option: Option, after sign: String?, _ rest: inout ArraySlice<String>
  ) throws -> String {
    guard let placeholder = option.value else {
      if let sign { throw UsageError("\(option.name) takes no value, found \"\(sign)\"") }
      return ""
    }
    if let sign { return sign }
    guard let next = rest.first, !Self.isOption(next) else {
      throw UsageError("\(option.name) needs a value, \(placeholder): \(option.help)")
    }
    rest.removeFirst()
    return next
  }

  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word.count > 1 else { return false }
    let second = word[word.index(after: word.startIndex)]
    return !(second.isNumber || second == ".") && word != "-inf"
  }
}
