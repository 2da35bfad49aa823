// From characters to a curve expression.

/// Reads `name`, `name(argument, label: argument)` and nested ones.
struct CurveScanner {
  private let characters: [Character]
  private var position = 0

  private init(_ text: String) { characters = Array(text) }

  static func read(_ text: String) throws(CurveTextError) -> CurveExpression {
    var scanner = CurveScanner(text)
    let words = scanner.words()
    guard !words.isEmpty || !scanner.isAtEnd else {
      throw CurveTextError(.syntax, "empty text: a curve was expected")
    }
    let expression = try scanner.expression(named: words, depth: 0)
    _ = scanner.words()
    guard scanner.isAtEnd else { throw scanner.unexpected("the end of the text") }
    return expression
  }

  /// A run of characters between spaces and punctuation, and where it starts.
  private struct Word {
    let text: String
    let column: Int
  }

  private var isAtEnd: Bool { position == characters.count }
  private var next: Character? { isAtEnd ? nil : characters[position] }

  private mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private func unexpected(_ expected: String) -> CurveTextError {
    let found = next.map { "\"\($0)\"" } ?? "the end of the text"
    return CurveTextError(.syntax, "found \(found), expected \(expected)", column: position + 1)
  }

  /// All words up to the next punctuation.
  private mutating func words() -> [Word] {
    var words: [Word] = []
    while let character = next, !"(),:".contains(character) {
      if character.isWhitespace {
        position += 1
        continue
      }
      let start = position
      while let letter = next, !letter.isWhitespace, !"(),:".contains(letter) { position += 1 }
      words.append(Word(text: String(characters[start..<position]), column: start + 1))
    }
    return words
  }

  /// A name that may be followed by arguments in parentheses.
  private mutating func expression(
    named words: [Word], depth: Int
  ) throws(CurveTextError) -> CurveExpression {
    let name = words.map(\.text).joined(separator: " ")
    guard !name.isEmpty else { throw unexpected("the name of a curve") }
    guard depth < 32 else {
      throw CurveTextError(.syntax, "functions nested too deeply", column: position)
    }
    guard skip("(") else { return CurveExpression(name: name) }
    var arguments: [CurveExpression.Argument] = []
    if try skipEmptyParentheses() { return CurveExpression(name: name, arguments: []) }
    repeat { try readArguments(into: &arguments, depth: depth) } while skip(",")
    guard skip(")") else { throw unexpected("\",\" or \")\"") }
    return CurveExpression(name: name, arguments: arguments)
  }

  private mutating func skipEmptyParentheses() throws(CurveTextError) -> Bool {
    while let character = next, character.isWhitespace { position += 1 }
    return skip(")")
  }

  /// The arguments up to the next comma: one, or several labelled ones without commas.
  private mutating func readArguments(
    into arguments: inout [CurveExpression.Argument], depth: Int
  ) throws(CurveTextError) {
    var label: Word?
    while true {
      var words = words()
      let column = label?.column ?? words.first?.column ?? position + 1
      let following = next == ":" ? words.popLast() : nil
      var values = try values(of: words, depth: depth)
      if following == nil, next == "(" { values = try call(words, depth: depth) }
      if !values.isEmpty {
        arguments.append(.init(label: label?.text, values: values, column: column))
      } else if label != nil || following == nil {
        throw unexpected("a value")
      }
      guard let following, skip(":") else { return }
      label = following
    }
  }

  private mutating func call(
    _ words: [Word], depth: Int
  ) throws(CurveTextError) -> [CurveExpression.Value] {
    [.expression(try expression(named: words, depth: depth + 1))]
  }

  /// Numbers stay apart; words that are none belong together, as in `ease in out`.
  private func values(
    of words: [Word], depth: Int
  ) throws(CurveTextError) -> [CurveExpression.Value] {
    var values: [CurveExpression.Value] = []
    var name: [String] = []
    for word in words {
      guard let number = Self.number(word.text) else {
        name.append(word.text)
        continue
      }
      guard name.isEmpty || next == "(" else {
        throw CurveTextError(.syntax, "a number after a word", column: word.column)
      }
      values.append(number)
    }
    if !name.isEmpty {
      let joined = name.joined(separator: " ")
      values.append(.expression(CurveExpression(name: joined)))
    }
    return values
  }

  /// A number with or without a unit: `0.25`, `.25s`, `250ms`, `25%`.
  private static func number(_ word: String) -> CurveExpression.Value? {
    if word.hasSuffix("%") {
      return fraction(word.dropLast()).map { .percentage($0) }
    }
    if let number = decimal(word[...]) { return .number(number) }
    return seconds(word).map { .number($0) }
  }

  /// Seconds with their unit, `0.25s` or `250ms`; nil for anything else.
  private static func seconds(_ word: String) -> Double? {
    if word.hasSuffix("ms") { return decimal(word.dropLast(2)).map { $0 / 1000 } }
    return word.hasSuffix("s") ? decimal(word.dropLast()) : nil
  }

  /// A percentage as a fraction: with its exponent lowered by 2 it is rounded only once.
  private static func fraction(_ percent: Substring) -> Double? {
    let parts = percent.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard let exponent = parts.count == 1 ? 0 : Int(parts[1]), parts.count <= 2 else { return nil }
    return decimal("\(parts[0])e\(max(-9999, min(exponent, 9999)) - 2)")
  }

  /// A decimal number; no hexadecimal, no `nan`, no `inf`.
  static func decimal(_ text: Substring) -> Double? {
    guard text.allSatisfy({ "0123456789+-.eE".contains($0) }) else { return nil }
    return Double(text)
  }
}
