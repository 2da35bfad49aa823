// The formulas of Robert Penner's easing families, as departures.

extension PennerCurve.Shape {
  /// Returns the progress of the `in` variant at a time from 0 to 1.
  func departure(_ t: Double) -> Double {
    if t <= 0 || t >= 1 { return t <= 0 ? 0 : 1 }
    switch self {
    case .sine: return 2 * square(Libm.sin(t * .pi / 4))
    case .power(let exponent): return power(t, exponent)
    case .exponential: return exponential(t)
    case .publishedExponential: return Libm.exp2(10 * (t - 1))
    case .circular: return t * t / (1 + ((1 - t) * (1 + t)).squareRoot())
    case .back(let overshoot): return t * t * ((overshoot + 1) * t - overshoot)
    case .elastic(let amplitude, let period):
      return amplitude * exponential(t) * Libm.sin(phase(t, amplitude, period))
    case .bounce: return 1 - bounceArrival(1 - t)
    }
  }

  /// Returns the slope of the `in` variant at a time from 0 to 1.
  func departureVelocity(_ t: Double) -> Double {
    switch self {
    case .sine: return .pi / 2 * Libm.sin(t * .pi / 2)
    case .power(let exponent):
      let slope = exponent * power(t, exponent - 1)
      return t > 0 ? slope.saturated : slope
    case .exponential: return exponentialVelocity(t)
    case .publishedExponential: return Self.exponentialRate * Libm.exp2(10 * (t - 1))
    case .circular: return t / ((1 - t) * (1 + t)).squareRoot()
    case .back(let overshoot): return t * (3 * (overshoot + 1) * t - 2 * overshoot)
    case .elastic(let amplitude, let period):
      let (angle, frequency) = (phase(t, amplitude, period), 2 * .pi / period)
      return amplitude
        * (exponentialVelocity(t) * Libm.sin(angle)
          + exponential(t) * frequency * Libm.cos(angle))
    case .bounce: return bounceArrivalVelocity(1 - t)
    }
  }

  private func square(_ x: Double) -> Double { x * x }

  private func power(_ t: Double, _ exponent: Double) -> Double {
    switch exponent {
    case 1: t
    case 2: t * t
    case 3: t * t * t
    case 4: square(t * t)
    case 5: square(t * t) * t
    default: Libm.pow(t, exponent)
    }
  }

  static let exponentialRate = 10 * 0.6931471805599453  // 10 ln 2

  /// (2^(10 (t - 1)) - 2^-10) / (1 - 2^-10), without the cancellation near 0.
  private func exponential(_ t: Double) -> Double { Libm.expm1(Self.exponentialRate * t) / 1023 }

  private func exponentialVelocity(_ t: Double) -> Double {
    Self.exponentialRate * Libm.exp(Self.exponentialRate * t) / 1023
  }

  /// The angle of the elastic sine: arc sine of 1 / amplitude at the arrival.
  func phase(_ t: Double, _ amplitude: Double, _ period: Double) -> Double {
    2 * .pi / period * (t - 1) + Libm.asin(1 / amplitude)
  }

  /// Where the four parabolas of a bounce have their vertex, in elevenths of the time, and the
  /// progress there, in sixty-fourths.
  private func bounceParabola(_ t: Double) -> (vertex: Double, rest: Double) {
    switch t * 11 {
    case ..<4: (0, 0)
    case ..<8: (6, 48)
    case ..<10: (9, 60)
    default: (10.5, 63)
    }
  }

  private func bounceArrival(_ t: Double) -> Double {
    let (vertex, rest) = bounceParabola(t)
    return 7.5625 * square(t - vertex / 11) + rest / 64
  }

  private func bounceArrivalVelocity(_ t: Double) -> Double {
    15.125 * (t - bounceParabola(t).vertex / 11)
  }
}
