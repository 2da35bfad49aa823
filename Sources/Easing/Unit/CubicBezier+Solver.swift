// Finding the parameter of a Bézier curve at a time, to the last digit and in bounded steps.

extension CubicBezier {
  /// The progress at a time strictly between 0 and 1.
  func value(solving x: Double) -> Double {
    let solution = solve(x)
    return y(solution.t) + yPrime(solution.t) * solution.correction
  }

  /// The parameter at a time strictly between 0 and 1.
  func parameter(at x: Double) -> Double {
    let solution = solve(x)
    return solution.t + solution.correction
  }

  /// The slope at a time strictly between 0 and 1.
  func slope(solving x: Double) -> Double {
    let t = parameter(at: x)
    let (dx, dy) = (max(xPrime(t), 0), yPrime(t))
    if dx > 0 { return dy / dx }
    if dy != 0 { return dy * .infinity }
    // Both stand still at this parameter: the second, then the third derivatives decide.
    let (ddx, ddy) = (second(x1, x2, t), second(y1, y2, t))
    if ddx != 0 || ddy != 0 { return ddx != 0 ? ddy / ddx : ddy * .infinity }
    return (1 + 3 * (y1 - y2)) / (1 + 3 * (x1 - x2))
  }

  /// A parameter t with x(t + correction) = x, the correction being a billionth of t at most.
  ///
  /// Halley's method inside a bracket that shrinks at every step, in practice three or four steps,
  /// and bisection should it not arrive. The last steps see the residual x(t) - x with twice the
  /// digits of a Double, so the correction has what t itself cannot hold.
  private func solve(_ x: Double) -> (t: Double, correction: Double) {
    var (low, high, t) = (0.0, 1.0, x)
    for step in 0..<96 {
      let residual = residual(t, x)
      if residual == 0 { break }
      if residual > 0 { high = t } else { low = t }
      let (d1, d2) = (xPrime(t), second(x1, x2, t))
      let correction = -residual / d1
      if correction.magnitude <= 0x1p-30 * t { return (t, correction) }
      let next = t - 2 * residual * d1 / (2 * d1 * d1 - residual * d2)
      let isInside = low < next && next < high && step < 32
      t = isInside ? next : low + (high - low) / 2
    }
    return (t, 0)
  }

  /// x(t) - x; near 0, where the digits cancel, with the lost ones.
  private func residual(_ t: Double, _ x: Double) -> Double {
    let plain = self.x(t) - x
    return plain.magnitude > 0x1p-30 ? plain : compensatedResidual(t, x)
  }

  private func x(_ t: Double) -> Double { bernstein(x1, x2, t) }
  private func y(_ t: Double) -> Double { bernstein(y1, y2, t) }
  private func xPrime(_ t: Double) -> Double { first(x1, x2, t) }
  private func yPrime(_ t: Double) -> Double { first(y1, y2, t) }

  private func bernstein(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
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

  /// x(t) - x by Horner's rule with every rounding error carried along.
  private func compensatedResidual(_ t: Double, _ x: Double) -> Double {
    // x(t) = ((a t + b) t + c) t with c = 3 x1, b = 3 x2 - 2 c, a = 1 - c - b.
    let c = Exact.product(3, x1)
    let b = Exact.sum(Exact.product(3, x2), (-2 * c.high, -2 * c.low))
    let a = Exact.sum((1, 0), Exact.sum((-c.high, -c.low), (-b.high, -b.low)))
    let quadratic = step(step(a, t, b), t, c)
    let cubic = step(quadratic, t, (0, 0))
    return (cubic.high - x) + cubic.low
  }

  /// One step of Horner's rule: sum · t + coefficient.
  private func step(_ sum: Exact.Pair, _ t: Double, _ coefficient: Exact.Pair) -> Exact.Pair {
    let product = Exact.product(sum.high, t)
    let next = Exact.sum(product.high, coefficient.high)
    return (next.high, sum.low * t + (product.low + next.low + coefficient.low))
  }
}
