// What kind of document some bytes are.

/// A kind of document.
///
///     DocumentKind(of: Array(#"{"version": 1, "tracks": []}"#.utf8))   // timeline
public enum DocumentKind: String, CaseIterable, Hashable, Sendable {
  /// A timeline: ``TimelineDocument``.
  case timeline
  /// A keyboard sequence: ``KeyboardDocument``.
  case keyboard
  /// A console log with keyboard notifications: ``ConsoleLog``.
  case log
  /// The definition of a curve: ``CurveDefinition``.
  case definition
  /// A Lottie animation.
  case lottie
  /// Design tokens.
  case tokens

  /// Recognises a document by its keys, or a log by the notifications printed in it; nil where it is
  /// none of them.
  ///
  /// - Parameter bytes: The text in UTF-8; one that is no JSON is judged by the keys that it names.
  public init?(of bytes: [UInt8]) {
    if let value = try? JSONValue(parsing: bytes), case .object(let members) = value {
      self.init { key in key == "$value" ? value.has(key) : members[key] != nil }
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if !ConsoleLog(text).notifications.isEmpty {
      self = .log
    } else if text.first(where: { !$0.isWhitespace }) == "{" {
      self.init { text.contains("\"\($0)\"") }
    } else {
      return nil
    }
  }

  private init?(of has: (String) -> Bool) {
    if has("tracks") {
      self = .timeline
    } else if has("screen") || has("events") || has("avoid") {
      self = .keyboard
    } else if has("curve") {
      self = .definition
    } else if has("layers"), has("fr") {
      self = .lottie
    } else if has("$value") {
      self = .tokens
    } else {
      return nil
    }
  }

  /// What it is in words, and who reads it.
  public var words: String {
    switch self {
    case .timeline: "a timeline: curves run reads it"
    case .keyboard: "a keyboard document: curves replay reads it"
    case .log: "a console log: curves replay reads it"
    case .definition: "the definition of a curve: curves dump reads it"
    case .lottie: "a Lottie animation, which no verb reads"
    case .tokens: "design tokens, which no verb reads"
    }
  }
}

extension JSONValue {
  /// Whether a key stands anywhere in the value.
  fileprivate func has(_ key: String) -> Bool {
    switch self {
    case .object(let members): members[key] != nil || members.values.contains { $0.has(key) }
    case .array(let items): items.contains { $0.has(key) }
    case .null, .bool, .number, .string: false
    }
  }
}
