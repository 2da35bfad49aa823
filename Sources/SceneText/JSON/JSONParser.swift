// Reading JSON text: bytes to values, mistakes with their line and column.
internal import Easing

/// A reader of one JSON text (RFC 8259); a key that comes twice in an object is refused.
struct JSONParser {
  /// How deep lists and objects may be nested.
  static let depthLimit = 256

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The one value of the text.
  mutating func document() throws(SceneTextError) -> JSONValue {
    let value = try value()
    skipSpace()
    if position < bytes.count { throw unexpected("the end of the text") }
    return value
  }

  private mutating func value() throws(SceneTextError) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "{"):
      return try nested { parser throws(SceneTextError) in
        .object(try parser.members())
      }
    case UInt8(ascii: "["):
      return try nested { parser throws(SceneTextError) in
        .array(try parser.items())
      }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try literal()
    }
  }

  // MARK: Lists and objects

  private mutating func nested(
    _ body: (inout JSONParser) throws(SceneTextError) -> JSONValue
  ) throws(SceneTextError) -> JSONValue {
    guard depth < Self.depthLimit else { throw error("more than \(Self.depthLimit) levels deep") }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func items() throws(SceneTextError) -> [JSONValue] {
    var items: [JSONValue] = []
    if skip("]") { return items }
    repeat { items.append(try value()) } while skip(",")
    guard skip("]") else { throw unexpected("\",\" or \"]\"") }
    return items
  }

  private mutating func members() throws(SceneTextError) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    if skip("}") { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let start = position
      let key = try string()
      if members[key] != nil { throw error("the key \"\(key)\" comes twice", at: start) }
      guard skip(":") else { throw unexpected("\":\"") }
      members[key] = try value()
    } while skip(",")
    guard skip("}") else { throw unexpected("\",\" or \"}\"") }
    return members
  }

  // MARK: Scalars

  private mutating func literal() throws(SceneTextError) -> JSONValue {
    let words: [(String, JSONValue)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw unexpected("a value")
  }

  private mutating func number() throws(SceneTextError) -> Double {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let whole = try digits()
    if whole.count > 1, whole.first == UInt8(ascii: "0") {
      throw error("a number does not start with 0 and a digit", at: start)
    }
    if next == UInt8(ascii: ".") {
      position += 1
      _ = try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      _ = try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(decimal: text) else {
      throw error("the number \(text) is too large", at: start)
    }
    return number
  }

  private mutating func digits() throws(SceneTextError) -> ArraySlice<UInt8> {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if start == position { throw unexpected("a digit") }
    return bytes[start..<position]
  }

  private mutating func string() throws(SceneTextError) -> String {
    let start = position
    var text: [UInt8] = []
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 32 { throw error("a line end or control character within quotes") }
      position += 1
      if byte == UInt8(ascii: "\\") { text += try escaped().utf8 } else { text.append(byte) }
    }
    guard next != nil else { throw error("a text without closing quotes", at: start) }
    position += 1
    guard let string = String(validating: text, as: UTF8.self) else {
      throw error("a text that is not UTF-8", at: start)
    }
    return string
  }

  /// What stands for itself behind a backslash, and what does not.
  private static let escapes: [UInt8: Character] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escaped() throws(SceneTextError) -> String {
    guard let byte = next else { throw unexpected("an escape such as \\n") }
    if let character = Self.escapes[byte] {
      position += 1
      return String(character)
    }
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]) {
      guard skipHere("\\") else { throw unexpected("the other half of a pair \\uD…\\uD…") }
      units.append(try unit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw error("half of a pair \\uD…\\uD…")
    }
    return text
  }

  private mutating func unit() throws(SceneTextError) -> UInt16 {
    guard skipHere("u"), position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw unexpected("an escape such as \\n or \\u00e9") }
    position += 4
    return unit
  }

  // MARK: The place

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 32 || byte == 9 || byte == 10 || byte == 13 { position += 1 }
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    return skipHere(mark)
  }

  private mutating func skipHere(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private func unexpected(_ expected: String) -> SceneTextError {
    guard position < bytes.count else { return error("the text ends, expected \(expected)") }
    let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    return error("found \"\(rest.prefix(1))\", expected \(expected)")
  }

  private func error(_ problem: String, at place: Int? = nil) -> SceneTextError {
    let before = bytes[..<(place ?? position)]
    let line = before.count { $0 == 10 } + 1
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return SceneTextError(
      .notJSON, at: "$", "not valid JSON at line \(line), column \(column): \(problem)")
  }
}
