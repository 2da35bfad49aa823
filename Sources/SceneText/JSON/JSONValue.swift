// JSON as it stands: values without meaning yet.

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
    case .number(let value): "the number \(value.formatted)"
    case .string(let value): "\"\(value)\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension Double {
  /// The number without a trailing `.0`.
  var formatted: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
