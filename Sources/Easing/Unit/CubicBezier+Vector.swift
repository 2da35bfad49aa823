// Several times of a Bézier curve at once, without a branch.

extension CubicBezier {
  /// The progress at several times strictly between 0 and 1, and where it is to be trusted.
  ///
  /// Three steps of Halley's method from t = x, then one of Newton's that stays apart from t and so
  /// keeps its digits. It arrives for all but steep curves; where not, `bracketedRoot` is asked.
  @inline(__always)
  func values<Lanes: SIMD>(
    solving x: Lanes
  ) -> (values: Lanes, isFound: SIMDMask<Lanes.MaskStorage>) where Lanes.Scalar == Double {
    let one = Lanes(repeating: 1)
    var t = x
    for _ in 0..<3 { t = halley(t, x) }
    let u: Lanes = one - t
    let (residual, d1) = (bernstein(x1, x2, t, u) - x, first(x1, x2, t, u))
    let correction: Lanes = -residual / d1
    let arrival: Lanes = t * Self.arrival
    let isNear = correction .<= arrival .& correction .>= -arrival
    let value: Lanes = bernstein(y1, y2, t, u) + first(y1, y2, t, u) * correction
    return (value, isNear .& t .<= one)
  }

  /// One step of Halley's method, by powers of t: fewest operations, digits do not matter yet.
  @inline(__always)
  private func halley<Lanes: SIMD>(_ t: Lanes, _ x: Lanes) -> Lanes where Lanes.Scalar == Double {
    let (c, b, a) = (3 * x1, 3 * (x2 - 2 * x1), 1 + 3 * (x1 - x2))
    let cubic: Lanes = t * a
    let curvature: Lanes = cubic * 3 + b
    let residual: Lanes = (t * c - x) + t * t * (cubic + b)
    let slope: Lanes = t * (curvature + b) + c
    return t - residual * slope / (slope * slope - residual * curvature)
  }

  @inline(__always)
  private func bernstein<Lanes: SIMD>(
    _ p1: Double, _ p2: Double, _ t: Lanes, _ u: Lanes
  ) -> Lanes where Lanes.Scalar == Double {
    let chord: Lanes = u * p1 + t * p2
    return t * (u * 3 * chord + t * t)
  }

  @inline(__always)
  private func first<Lanes: SIMD>(
    _ p1: Double, _ p2: Double, _ t: Lanes, _ u: Lanes
  ) -> Lanes where Lanes.Scalar == Double {
    let chord: Lanes = u * p1 + t * (2 * (p2 - p1))
    return (u * chord + t * t * (1 - p2)) * 3
  }
}
