// JSON as it stands: values without meaning yet.
internal import Easing

/// A JSON value.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a whole JSON text.
  ///
  /// - Throws: ``SceneTextError`` with line and column where the bytes are no JSON.
  init(parsing bytes: [UInt8]) throws(SceneTextError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  /// The kind of the value in words, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(value.plainText)"
    case .string(let value): "\"\(value)\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}
