// Finding the parameter of a Bézier curve at a time, to the last digit and in bounded steps.

extension CubicBezier {
  /// A parameter t with x(t + correction) = x, the correction being below the digits of t.
  struct Root {
    var t: Double
    var correction: Double
  }

  /// The progress at a time strictly between 0 and 1.
  @inline(__always)
  func value(solving x: Double) -> Double {
    let (solver, time) = (BezierSolver<BezierTime>(self), BezierTime(all: x))
    if pace == .almostEven { return solver.values(at: time, isAlmostEven: true).number }
    let fast = solver.values(at: time, isAlmostEven: false).number
    return fast.isNaN ? carefulValue(at: x) : fast
  }

  /// The progress where the fast steps do not arrive: with one more of them, or beside a vertical
  /// tangent in a bracket, solved from the nearer end to keep its digits.
  @inline(never)
  private func carefulValue(at x: Double) -> Double {
    let careful = BezierSolver(self).carefulValues(at: BezierTime(all: x)).number
    if !careful.isNaN { return careful }
    if x <= 0.5 { return value(at: bracketedRoot(x)) }
    let reversed = reversed
    return 1 - reversed.value(at: reversed.bracketedRoot(1 - x))
  }

  /// The progress at a root.
  func value(at root: Root) -> Double {
    bernstein(y1, y2, root.t) + first(y1, y2, root.t) * root.correction
  }

  /// The parameter at a time strictly between 0 and 1.
  func parameter(at x: Double) -> Double {
    let (solver, time) = (BezierSolver<BezierTime>(self), BezierTime(all: x))
    let fast = solver.parameters(at: time, isAlmostEven: pace == .almostEven).number
    if !fast.isNaN { return fast }
    let careful = solver.carefulParameters(at: time).number
    if !careful.isNaN { return careful }
    let root = bracketedRoot(x)
    return root.t + root.correction
  }

  /// The slope at a time strictly between 0 and 1.
  func slope(solving x: Double) -> Double {
    let t = parameter(at: x)
    let (dx, dy) = (max(first(x1, x2, t), 0), first(y1, y2, t))
    if dx > 0 { return (dy / dx).saturated }
    if dy != 0 { return dy * .infinity }
    // Both stand still at this parameter: the second, then the third derivatives decide.
    let (ddx, ddy) = (second(x1, x2, t), second(y1, y2, t))
    if ddx != 0 || ddy != 0 { return ddx != 0 ? ddy / ddx : ddy * .infinity }
    return (1 + 3 * (y1 - y2)) / (1 + 3 * (x1 - x2))
  }

  /// Halley's method inside a bracket that shrinks at every step: at most 96 steps, whatever the
  /// control points; bisection alone from the 32nd on.
  func bracketedRoot(_ x: Double) -> Root {
    var (low, high, t) = (0.0, 1.0, x)
    for step in 0..<96 {
      let residual = residual(t, x)
      if residual == 0 { break }
      if residual > 0 { high = t } else { low = t }
      let (d1, d2) = (first(x1, x2, t), second(x1, x2, t))
      let correction = -residual / d1
      if correction.magnitude <= Self.arrival * t { return Root(t: t, correction: correction) }
      let next = t - 2 * residual * d1 / (2 * d1 * d1 - residual * d2)
      let isInside = low < next && next < high && step < 32
      t = isInside ? next : low + (high - low) / 2
    }
    return Root(t: t, correction: 0)
  }

  /// x(t) - x with the fewest roundings: beside a vertical tangent every one of them shows.
  private func residual(_ t: Double, _ x: Double) -> Double {
    let u = 1 - t
    let chord = (x2 * t).addingProduct(x1, u)
    return (-x).addingProduct(t, (t * t).addingProduct(3 * u, chord))
  }

  /// The share of t below which a step is the last one: its square is below the digits of t.
  static var arrival: Double { 0x1p-27 }

  func bernstein(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return t * (3 * u * (p1 * u + p2 * t) + t * t)
  }

  func first(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * (u * (p1 * u + 2 * (p2 - p1) * t) + (1 - p2) * t * t)
  }

  func second(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    6 * ((p2 - 2 * p1) * (1 - t) + (1 - 2 * p2 + p1) * t)
  }
}
