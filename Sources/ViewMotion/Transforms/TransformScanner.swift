// From characters to transform functions.
import Easing

/// Reads `name(argument, argument) name(argument)`.
struct TransformScanner {
  private let characters: [Character]
  private var position = 0

  init(_ text: some StringProtocol) { characters = Array(text) }

  /// All functions up to the end of the text; none for `none`.
  mutating func functions() throws(TransformTextError) -> [TransformFunction] {
    var functions: [TransformFunction] = []
    skipSpaces()
    if isAtEnd { throw unexpected("a transform function or none") }
    while !isAtEnd {
      let start = position
      let name = word()
      if name.lowercased() == "none", functions.isEmpty, isAtEnd { return [] }
      functions.append(try function(named: name, at: start))
      skipSpaces()
    }
    return functions
  }

  private mutating func function(
    named name: String, at start: Int
  ) throws(TransformTextError) -> TransformFunction {
    guard !name.isEmpty else { throw unexpected("a transform function") }
    let signatures = TransformSignature.all
    guard let signature = signatures.first(where: { $0.name.lowercased() == name.lowercased() })
    else {
      throw TransformTextError(
        "no transform function is named \"\(name)\"", column: start + 1,
        suggestions: NearestNames.of(name, in: signatures.map(\.name)))
    }
    guard skip("(") else { throw unexpected("\"(\"") }
    var arguments: [Double] = []
    repeat {
      arguments.append(try argument(arguments.count, of: signature))
      skipSpaces()
    } while skip(",")
    guard skip(")") else { throw unexpected("\",\" or \")\"") }
    guard let function = signature.make(arguments) else {
      throw TransformTextError(
        "\(signature.name) has \(arguments.count) arguments, expected \(signature.usage)",
        column: start + 1)
    }
    return function
  }

  private mutating func argument(
    _ index: Int, of signature: TransformSignature
  ) throws(TransformTextError) -> Double {
    skipSpaces()
    let (start, text) = (position, word())
    guard !text.isEmpty else { throw unexpected("a number") }
    let unit = signature.units[min(index, signature.units.count - 1)]
    guard let number = unit.number(text.lowercased()), number.isFinite || unit == .distance else {
      throw TransformTextError(
        "\"\(text)\" is not \(unit.expected) of \(signature.usage)", column: start + 1)
    }
    return number
  }

  private var isAtEnd: Bool { position == characters.count }
  private var next: Character? { isAtEnd ? nil : characters[position] }

  private mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while let character = next, character.isWhitespace { position += 1 }
  }

  /// The characters up to the next space or punctuation.
  private mutating func word() -> String {
    let start = position
    while let character = next, !character.isWhitespace, !"(),".contains(character) {
      position += 1
    }
    return String(characters[start..<position])
  }

  private func unexpected(_ expected: String) -> TransformTextError {
    let found = next.map { "\"\($0)\"" } ?? "the end of the text"
    return TransformTextError("found \(found), expected \(expected)", column: position + 1)
  }
}
