// Positions as text: `0.5`, `250ms`, `open`, `open+0.2`, `<`, `>-0.1`, `+=0.2`.
internal import Easing

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
    if Double(text)?.isFinite == false { throw .position(text) }
    if let time = Self.seconds(text[...]) {
      self = .time(time)
      return
    }
    if text.hasPrefix("+=") || text.hasPrefix("-=") {
      guard let offset = Self.seconds(text.dropFirst(2)) else { throw .position(text) }
      self = .end(text.hasPrefix("-") ? -offset : offset)
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
    seconds(text.hasPrefix("+") ? text.dropFirst() : text)
  }

  /// A finite number of seconds, with its unit or without.
  private static func seconds(_ text: Substring) -> Double? {
    let (digits, scale) =
      text.hasSuffix("ms")
      ? (text.dropLast(2), 1000.0) : (text.hasSuffix("s") ? text.dropLast() : text, 1)
    return Double(digits).flatMap { $0.isFinite ? $0 / scale : nil }
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
