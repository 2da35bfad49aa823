// Positions as text: `0.5`, `open`, `open+0.2`, `<`, `>-0.1`.
internal import Easing

extension Position {
  /// Reads a position.
  ///
  ///     try Position(">-0.1")      // .previousEnd(-0.1)
  ///     try Position("open+0.2")   // .label("open", 0.2)
  ///
  /// - Parameter text: Seconds; or `<`, `>` or the name of a label, with an offset of seconds behind
  ///   it or without. A label neither starts like a number nor has a `+` in it, and a `-` only where
  ///   no number follows it.
  /// - Throws: `TimelineError.position` for anything else.
  public init(_ text: String) throws(TimelineError) {
    if let time = Double(text) {
      guard time.isFinite else { throw .position(text) }
      self = .time(time)
      return
    }
    guard let first = text.first else { throw .position(text) }
    if first == "<" || first == ">" {
      let rest = text.dropFirst()
      guard let offset = rest.isEmpty ? 0 : Self.offset(rest) else { throw .position(text) }
      self = first == "<" ? .previousStart(offset) : .previousEnd(offset)
      return
    }
    guard first.isLetter || first == "_" else { throw .position(text) }
    // The first sign that a number follows; later ones may belong to its exponent.
    for index in text.indices where "+-".contains(text[index]) {
      guard let offset = Self.offset(text[index...]) else { continue }
      self = .label(String(text[..<index]), offset)
      return
    }
    guard !text.contains("+") else { throw .position(text) }
    self = .label(text)
  }

  private static func offset(_ text: Substring) -> Double? {
    guard let offset = Double(text.hasPrefix("+") ? text.dropFirst() : text) else { return nil }
    return offset.isFinite ? offset : nil
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
    }
  }
}
