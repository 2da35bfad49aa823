// Where in a timeline something is put.

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
