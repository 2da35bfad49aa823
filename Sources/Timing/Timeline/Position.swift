// Where in a timeline something is put.
internal import Easing

/// A place in a timeline: a time, a label, or next to what was added before.
///
///     timeline.add(card, at: 0.2)
///     timeline.add(logo, at: .previousEnd(-0.1))      // ">-0.1"
///     timeline.add(list, at: .label("open", 0.5))     // "open+0.5"
public enum Position: Hashable, Sendable {
  /// At a time in seconds.
  case time(Double)
  /// Some seconds after a label.
  case label(String, Double = 0)
  /// Some seconds after the start of what was added before: `<`.
  case previousStart(Double = 0)
  /// Some seconds after the end of what was added before: `>`.
  case previousEnd(Double = 0)
  /// Some seconds after the end of all that was added before: `+=`, as in GSAP.
  case end(Double = 0)
}

extension Position: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes the position of a time in seconds.
  public init(floatLiteral time: Double) { self = .time(time) }
  /// Makes the position of a time in seconds.
  public init(integerLiteral time: Int) { self = .time(Double(time)) }
}

extension Position {
  /// Reads a position.
  ///
  ///     try Position(">-0.1")      // .previousEnd(-0.1)
  ///     try Position("open+0.2")   // .label("open", 0.2)
  ///
  /// - Parameter text: Seconds, such as `0.25`, `.25s` or `250ms`; or `<`, `>` or the name of a
  ///   label, with an offset of seconds behind it or without; or `+=` or `-=` with an offset from the
  ///   end of all. A label neither starts like a number nor has a `+` in it, and a `-` only where
  ///   no number follows it.
  /// - Throws: `TimelineError.position` for anything else.
  public init(_ text: String) throws(TimelineError) {
    let position: Position? =
      if let time = Double(seconds: text) {
        .time(time)
      } else if text.hasPrefix("+=") {
        Double(seconds: text.dropFirst(2)).map { .end($0) }
      } else if text.hasPrefix("-=") {
        Double(seconds: text.dropFirst(2)).map { .end(-$0) }
      } else if text.hasPrefix("<") {
        Self.offset(text.dropFirst()).map { .previousStart($0) }
      } else if text.hasPrefix(">") {
        Self.offset(text.dropFirst()).map { .previousEnd($0) }
      } else {
        Self.label(text)
      }
    guard let position else { throw .position(text) }
    self = position
  }

  private static func label(_ text: String) -> Position? {
    // What reads as a number and is no time is infinite or none at all.
    guard let first = text.first, first.isLetter || first == "_", Double(text) == nil else {
      return nil
    }
    // The first sign that a number follows; later ones may belong to its exponent.
    let sign = text.indices.first { "+-".contains(text[$0]) && Double(seconds: text[$0...]) != nil }
    let name = text[..<(sign ?? text.endIndex)]
    return name.contains("+")
      ? nil : offset(text[name.endIndex...]).map { .label(String(name), $0) }
  }

  /// The seconds of a text, which may be empty for none.
  private static func offset(_ text: Substring) -> Double? {
    text.isEmpty ? 0 : Double(seconds: text)
  }
}

extension Position: CustomStringConvertible {
  /// The spelling that reads back to this position.
  public var description: String {
    func signed(_ offset: Double) -> String {
      offset == 0 ? "" : (offset > 0 ? "+" : "") + offset.plainText
    }
    return switch self {
    case .time(let time): time.plainText
    case .label(let name, let offset): name + signed(offset)
    case .previousStart(let offset): "<" + signed(offset)
    case .previousEnd(let offset): ">" + signed(offset)
    case .end(let offset): (offset < 0 ? "-=" : "+=") + offset.magnitude.plainText
    }
  }
}
