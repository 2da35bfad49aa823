// From bytes to a curve expression.

/// Reads `name`, `name(argument, label: argument)` and nested ones, and four bare numbers.
///
/// In front of them may stand what assigns them, `transition-timing-function:`, and behind them the
/// semicolon that ends a declaration.
struct CurveScanner {
  private let bytes: [UInt8]
  /// Whether each byte is a character.
  private let isASCII: Bool
  private var position = 0

  private init(_ text: String) {
    isASCII = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    // A space of any width counts as one, so that bytes tell where words end.
    bytes = isASCII ? Array(text.utf8) : Array(String(text.map { $0.isWhitespace ? " " : $0 }).utf8)
  }

  static func read(_ text: String) throws(CurveTextError) -> CurveExpression {
    var scanner = CurveScanner(text)
    scanner.skipSpaces()
    guard !scanner.isAtEnd else {
      throw CurveTextError(.syntax, "empty text: a curve was expected")
    }
    scanner.skipProperty()
    let expression = try scanner.quotedCurve()
    scanner.skipSpaces()
    while scanner.skip(";") { scanner.skipSpaces() }
    guard scanner.isAtEnd else {
      throw scanner.unexpected("the end of the text: curves are read one at a time")
    }
    return expression
  }

  /// A run of characters between spaces and punctuation, and where it starts.
  private struct Word {
    let text: String
    let column: Int
  }

  private var isAtEnd: Bool { position == bytes.count }
  private var next: UInt8? { isAtEnd ? nil : bytes[position] }

  private func isNext(_ character: Unicode.Scalar) -> Bool { next == UInt8(ascii: character) }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  /// The place of a byte in characters from 1.
  private func column(_ place: Int) -> Int {
    isASCII ? place + 1 : String(decoding: bytes[..<place], as: UTF8.self).count + 1
  }

  private func unexpected(_ expected: String) -> CurveTextError {
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    let found = rest.first.map { "\"\($0)\"" } ?? "the end of the text"
    return CurveTextError(
      .syntax, "found \(found), expected \(expected)", column: column(position))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: isSpace(byte)
    }
  }

  /// All words up to the next punctuation.
  private mutating func words() -> [Word] {
    var words: [Word] = []
    skipSpaces()
    while let byte = next, !Self.endsWord(byte) {
      let start = position
      while let letter = next, !Self.endsWord(letter) { position += 1 }
      words.append(
        Word(text: String(decoding: bytes[start..<position], as: UTF8.self), column: column(start)))
      skipSpaces()
    }
    return words
  }

  /// Skips `transition-timing-function:` and other names that a curve is assigned to.
  private mutating func skipProperty() {
    let start = position
    let quote = skipQuote()
    let last = words().last
    if let quote { _ = skip(quote) }
    skipSpaces()
    guard let last, CurveSpellings.properties.contains(nameKey(last.text)),
      skip(":") || skip("=")
    else { return position = start }
  }

  private mutating func skipQuote() -> Unicode.Scalar? {
    for quote: Unicode.Scalar in ["\"", "'"] where skip(quote) { return quote }
    return nil
  }

  /// A curve, in quotes or without.
  private mutating func quotedCurve() throws(CurveTextError) -> CurveExpression {
    skipSpaces()
    let quote = skipQuote()
    let expression = try curve()
    guard let quote else { return expression }
    skipSpaces()
    guard skip(quote) else { throw unexpected("the quote that ends the text") }
    return expression
  }

  private mutating func curve() throws(CurveTextError) -> CurveExpression {
    let start = position
    var words = words()
    let close: Unicode.Scalar? =
      !words.isEmpty ? nil : skip("[") ? "]" : isNext("(") && skip("(") ? ")" : nil
    if close != nil { words = self.words() }
    if close != nil || words.count > 1 || isNext(","), let first = words.first,
      Self.number(first.text) != nil, !words.contains(where: { $0.text.hasPrefix("<<") })
    {
      return try bezier(words, close)
    }
    if close != nil {
      position = start
      throw unexpected("the name of a curve")
    }
    while words.count > 1, CurveSpellings.modifiers.contains(words[0].text) { words.removeFirst() }
    return try expression(named: words, depth: 0)
  }

  /// Four numbers without a name are the control points of a `cubic-bezier()`.
  private mutating func bezier(
    _ words: [Word], _ close: Unicode.Scalar?
  ) throws(CurveTextError) -> CurveExpression {
    var (found, numbers) = (words, [CurveExpression.Argument]())
    repeat {
      if found.isEmpty { throw unexpected("a number") }
      for word in found {
        guard case .number(let number)? = Self.number(word.text) else {
          throw CurveTextError(
            .syntax, "found \"\(word.text)\", expected a number", column: word.column)
        }
        numbers.append(.init(label: nil, values: [.number(number)], column: word.column))
      }
      guard skip(",") else { break }
      found = self.words()
    } while true
    if let close, !skip(close) { throw unexpected("\",\" or \"\(close)\"") }
    guard numbers.count == 4 else {
      throw CurveTextError(
        .syntax, "found \(numbers.count) numbers, expected the four of a cubic-bezier()",
        column: words[0].column)
    }
    return CurveExpression(name: "cubic-bezier", arguments: numbers)
  }

  /// A name that may be followed by arguments in parentheses.
  private mutating func expression(
    named words: [Word], depth: Int
  ) throws(CurveTextError) -> CurveExpression {
    let name = words.map(\.text).joined(separator: " ")
    guard !name.isEmpty else { throw unexpected("the name of a curve") }
    guard depth < 32 else {
      throw CurveTextError(.syntax, "functions nested too deeply", column: column(position))
    }
    guard skip("(") else { return CurveExpression(name: name) }
    var arguments: [CurveExpression.Argument] = []
    skipSpaces()
    if skip(")") { return CurveExpression(name: name, arguments: []) }
    let isObject = skip("{")
    repeat { try readArguments(into: &arguments, depth: depth) } while skip(",")
    if isObject {
      guard skip("}") else { throw unexpected("\",\" or \"}\"") }
      skipSpaces()
    }
    guard skip(")") else { throw unexpected("\",\" or \")\"") }
    return CurveExpression(name: name, arguments: arguments)
  }

  /// The arguments up to the next comma: one, or several labelled ones without commas.
  private mutating func readArguments(
    into arguments: inout [CurveExpression.Argument], depth: Int
  ) throws(CurveTextError) {
    var label: Word?
    while true {
      var words = words()
      let column = label?.column ?? words.first?.column ?? column(position)
      let following = isNext(":") || isNext("=") ? words.popLast() : nil
      var values = try values(of: words, depth: depth)
      if following == nil, isNext("(") { values = try call(words, depth: depth) }
      if !values.isEmpty {
        arguments.append(.init(label: label?.text, values: values, column: column))
      } else if label != nil || following == nil {
        throw unexpected("a value")
      }
      guard let following, skip(":") || skip("=") else { return }
      label = following
    }
  }

  private mutating func call(
    _ words: [Word], depth: Int
  ) throws(CurveTextError) -> [CurveExpression.Value] {
    let expression = try expression(named: words, depth: depth + 1)
    skipSpaces()
    return [.expression(expression)]
  }

  /// Numbers stay apart; words that are none belong together, as in `ease in out`.
  private func values(
    of words: [Word], depth: Int
  ) throws(CurveTextError) -> [CurveExpression.Value] {
    var values: [CurveExpression.Value] = []
    var name: [String] = []
    for word in words {
      guard let number = Self.number(word.text), name.first?.hasPrefix("<<") != true else {
        name.append(word.text)
        continue
      }
      guard name.isEmpty || isNext("(") else {
        throw CurveTextError(.syntax, "a number after a word", column: word.column)
      }
      values.append(number)
    }
    guard let first = name.first?.utf8.first else { return values }
    if first == UInt8(ascii: "<") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= first {
      // An options word may be wanted for its number, and not for the curve in it.
      let joined = words.map(\.text).joined(separator: " ")
      return [.expression(CurveExpression(verbatim: joined))]
    }
    values.append(.expression(CurveExpression(name: name.joined(separator: " "))))
    return values
  }

  /// A number with or without a unit: `0.25`, `.25f`, `.25s`, `250ms`, `25%`.
  private static func number(_ word: String) -> CurveExpression.Value? {
    // Most words are names, and no number begins like one.
    guard let first = word.utf8.first, first < UInt8(ascii: "A"), let last = word.utf8.last else {
      return nil
    }
    if last == UInt8(ascii: "%") { return fraction(word.dropLast()).map { .percentage($0) } }
    let isFloat = last | 0x20 == UInt8(ascii: "f")
    return (isFloat ? Double(decimal: word.dropLast()) : Double(seconds: word)).map { .number($0) }
  }

  /// A percentage as a fraction: with its exponent lowered by 2 it is rounded only once.
  private static func fraction(_ percent: Substring) -> Double? {
    let parts = percent.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard let exponent = parts.count == 1 ? 0 : Int(parts[1]), parts.count <= 2 else { return nil }
    return Double(decimal: "\(parts[0])e\(max(-9999, min(exponent, 9999)) - 2)")
  }
}
