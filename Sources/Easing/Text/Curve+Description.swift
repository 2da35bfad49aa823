// Curves as text that reads back to an equal curve.

extension Curve: CustomStringConvertible {
  /// The curve in its canonical text.
  public var description: String {
    switch self {
    case .unit(let curve): curve.description
    case .spring(let spring): spring.description
    case .keyboard(let keyboard): keyboard.description
    case .sampled(let sampled): sampled.description
    case .scaled(let scaled):
      "scale(\(scaled.curve), duration: \(scaled.duration.plainText))"
    case .reversed(let curve): "reverse(\(curve))"
    case .clipped(let clipped):
      "clip(\(clipped.curve), duration: \(clipped.duration.plainText))"
    case .joined(let first, let second):
      (try? first.reversed()) == second ? "mirror(\(first))" : "join(\(first), \(second))"
    }
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The curve in its canonical text.
  public var description: String {
    switch self {
    case .bezier(let curve): curve.description
    case .steps(let curve): curve.description
    case .stops(let curve): curve.description
    case .penner(let curve): curve.description
    }
  }
}
