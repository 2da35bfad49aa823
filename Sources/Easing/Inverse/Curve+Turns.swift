// Where a curve turns around: between two such times it only rises or only falls.

extension Curve {
  /// The times inside the curve where it may turn around, ascending, in seconds.
  ///
  /// A staircase has none: however many steps it has, it only rises.
  ///
  /// Of a spring that never settles those of its first `SpringMotion.mostTurns` swings.
  var turns: [Double] {
    switch self {
    case .unit(let curve): curve.turns
    case .spring(let spring): spring.turns(until: duration)
    case .keyboard: []
    case .sampled(let sampled): sampled.times
    case .scaled(let timed):
      duration > 0 ? timed.curve.turns.map { $0 * (duration / timed.curve.duration) } : []
    case .clipped(let timed): timed.curve.turns(until: duration)
    case .reversed(let curve): curve.turns.reversed().map { duration - $0 }
    case .joined(let first, let second):
      first.turns.map { $0 / 2 } + [first.duration / 2]
        + second.turns.map { (first.duration + $0) / 2 }
    }
  }

  /// The turning times up to a time, also beyond the curve's own end.
  private func turns(until end: Double) -> [Double] {
    if case .spring(let spring) = self { return spring.turns(until: end) }
    return turns
  }
}

extension UnitCurve {
  fileprivate var turns: [Double] {
    switch self {
    case .bezier(let bezier): bezier.turns
    case .steps: []
    case .stops(let stops): stops.points.map(\.time)
    case .penner(let penner): penner.turns
    }
  }
}

extension CubicBezier {
  /// The times where y′(t) = 3 (u² y1 + 2 u t (y2 - y1) + t² (1 - y2)) is 0.
  fileprivate var turns: [Double] {
    let (a, b, c) = (1 + 3 * (y1 - y2), 2 * (y2 - 2 * y1), y1)
    return Self.roots(a, b, c).filter { 0 < $0 && $0 < 1 }.map { bernstein(x1, x2, $0) }.sorted()
  }

  /// The real roots of a t² + b t + c, without the cancellation of the school's formula.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [q / a, c / q].filter(\.isFinite)
  }
}

extension Spring {
  /// The times where the spring turns around, from 0 up to a time.
  fileprivate func turns(until end: Double) -> [Double] {
    guard motion.swing > 0 else {
      return motion.firstTurn(velocity: initialVelocity).map { [$0] } ?? []
    }
    let phase = motion.turningPhase(velocity: initialVelocity)
    let first = phase > 0 ? 0 : 1
    let turns = (first..<first + SpringMotion.mostTurns).lazy
      .map { (phase + Double($0) * .pi) / motion.swing }
    return Array(turns.prefix { $0 <= end })
  }
}

extension PennerCurve {
  /// The times where the curve turns around: those of its departure, wherever that is played.
  fileprivate var turns: [Double] {
    let departure = shape.turns
    let arrival = departure.reversed().map { 1 - $0 }
    return switch direction {
    case .in: departure
    case .out: Array(arrival)
    case .inOut: departure.map { $0 / 2 } + [0.5] + arrival.map { ($0 + 1) / 2 }
    }
  }
}

extension PennerCurve.Shape {
  fileprivate var turns: [Double] {
    switch self {
    case .sine, .power, .exponential, .publishedExponential, .circular: []
    case .back(let overshoot): [2 * overshoot / (3 * (overshoot + 1))]
    case .bounce: [10.5, 10, 9, 8, 6, 4].map { 1 - $0 / 11 }
    case .elastic(_, let period): signChanges(step: period / 16)
    }
  }

  /// The zeros of the slope, found on a grid that is fine against the period.
  private func signChanges(step: Double) -> [Double] {
    let count = Int((1 / step).rounded(.up))
    let times = (0...count).map { Double($0) / Double(count) }
    return zip(times, times.dropFirst()).compactMap { left, right in
      let isRising = departureVelocity(left) > 0
      guard isRising != (departureVelocity(right) > 0) else { return nil }
      return bisect(left, right) { (departureVelocity($0) > 0) == isRising }
    }
  }
}

/// The last time for which something holds, which holds on the left and not on the right.
func bisect(_ left: Double, _ right: Double, while holds: (Double) -> Bool) -> Double {
  var (low, high) = (left, right)
  while true {
    let middle = low + (high - low) / 2
    if middle <= low || middle >= high { return low }
    if holds(middle) { low = middle } else { high = middle }
  }
}
