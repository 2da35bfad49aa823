// JSON as it stands: values without meaning yet.
internal import FoundationEssentials

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
  /// - Throws: ``SceneTextError`` where the bytes are no JSON, with the parser's own words.
  init(parsing bytes: [UInt8]) throws(SceneTextError) {
    do { self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes)) } catch {
      throw SceneTextError(.notJSON, at: "$", "not valid JSON: \(Self.reason(error))")
    }
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

  private static func reason(_ error: any Error) -> String {
    guard case .dataCorrupted(let context) = error as? DecodingError else { return "\(error)" }
    let cause = context.underlyingError.map { "\($0)" } ?? ""
    return cause.isEmpty ? context.debugDescription : cause
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Double.self) {
      self = .number(value)
    } else if let value = try? single.decode(String.self) {
      self = .string(value)
    } else if let value = try? single.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try single.decode([String: JSONValue].self))
    }
  }
}

extension Double {
  /// The number without a trailing `.0`.
  var formatted: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
