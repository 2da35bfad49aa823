// The first eight terms of a curve around a time.

/// The Taylor polynomial of degree 7 of a curve around a time.
@usableFromInline
struct TaylorSeries: Hashable, Sendable {
  /// The coefficients, from the value itself up to the seventh power of the distance in time.
  @usableFromInline var terms: SIMD8<Double>

  /// A series that is not to be trusted.
  static let untrusted = TaylorSeries(terms: SIMD8(.nan, 0, 0, 0, 0, 0, 0, 0))

  /// The value at a distance in time from the centre (Estrin's scheme).
  @inlinable
  @inline(__always)
  func value(at distance: Double) -> Double {
    let square = distance * distance
    let quads = terms.lowHalf + terms.highHalf * (square * square)
    let pairs = quads.lowHalf + quads.highHalf * square
    return pairs[0] + pairs[1] * distance
  }

  /// The slope at a distance in time from the centre.
  @inlinable
  @inline(__always)
  func velocity(at distance: Double) -> Double {
    var sum = 7 * terms[7]
    sum = sum * distance + 6 * terms[6]
    sum = sum * distance + 5 * terms[5]
    sum = sum * distance + 4 * terms[4]
    sum = sum * distance + 3 * terms[3]
    return (sum * distance + 2 * terms[2]) * distance + terms[1]
  }

  /// The series of the same curve played faster.
  func played(at speed: Double) -> TaylorSeries {
    var (series, factor) = (self, 1.0)
    for power in 0..<8 {
      series.terms[power] *= factor
      factor *= speed
    }
    return series
  }

  /// The series of the curve seen from its end: 1 - f(-t).
  var reversed: TaylorSeries {
    var series = TaylorSeries(terms: terms * SIMD8(-1, 1, -1, 1, -1, 1, -1, 1))
    series.terms[0] += 1
    return series
  }

  /// Whether the series is to be trusted; the value of one that is not is not a number.
  @inlinable
  @inline(__always)
  var isTrusted: Bool { terms[0] == terms[0] }

  /// Whether what is left out within a distance lies below the digits of a Double near 1.
  ///
  /// Terms fall like powers of distance / radius. From a sixth one below 2⁻⁴³ to a seventh below 2⁻⁴⁹
  /// that is 2⁻⁶, so that the eighth, the first that is left out, is below 2⁻⁵⁵.
  func isGood(within distance: Double) -> Bool {
    let (d2, d4) = (distance * distance, distance * distance * distance * distance)
    let (sixth, seventh) = (terms[6] * d4 * d2, terms[7] * d4 * d2 * distance)
    return sixth.magnitude <= 0x1p-43 && seventh.magnitude <= 0x1p-49
  }
}

extension Curve {
  /// The series of the curve around a time inside it; nil where the curve has none to offer.
  func series(at time: Double) -> TaylorSeries? {
    switch self {
    case .unit(.bezier(let bezier)): bezier.series(at: time)
    case .unit(.penner(let penner)): penner.series(at: time)
    case .spring(let spring): spring.series(at: time)
    case .keyboard(let keyboard):
      keyboard.duration > 0
        ? Spring.keyboard.series(at: time * keyboard.speed).played(at: keyboard.speed) : nil
    case .scaled(let timed): timed.series(at: time)
    case .clipped(let timed): timed.curve.series(at: time)
    case .reversed(let curve): curve.series(at: curve.duration - time)?.reversed
    case .unit, .sampled, .joined: nil
    }
  }
}

extension Curve.Retimed {
  fileprivate func series(at time: Double) -> TaylorSeries? {
    guard duration > 0 else { return nil }
    let speed = curve.duration / duration
    return curve.series(at: time * speed)?.played(at: speed)
  }
}

extension Spring {
  /// The series around a time: each coefficient follows from the two before it by the equation of
  /// motion x″ = w² (1 - x) - 2 a x′.
  func series(at time: Double) -> TaylorSeries {
    var terms = SIMD8<Double>.zero
    terms[0] = extendedValue(at: time)
    terms[1] = extendedVelocity(at: time)
    let (square, drag) = (motion.frequency * motion.frequency, 2 * motion.decay)
    for n in 0..<6 {
      let pull = n == 0 ? 1 - terms[0] : -terms[n]
      let count = Double(n + 1)
      terms[n + 2] = (square * pull - drag * count * terms[n + 1]) / (count * (count + 1))
    }
    return TaylorSeries(terms: terms)
  }
}

extension CubicBezier {
  /// The series around a time between 0 and 1: y(t(x)) by reversion of x(t).
  func series(at time: Double) -> TaylorSeries {
    let t = parameter(at: time)
    let (a1, a2, a3) = coefficients(x1, x2, t)
    let (c1, c2, c3) = coefficients(y1, y2, t)
    // The powers of s = t - t(time), each as a series in the distance in time.
    var (s, square, cube) = (SIMD8<Double>.zero, SIMD8<Double>.zero, SIMD8<Double>.zero)
    s[1] = 1 / a1
    for n in 2..<8 {
      for i in 1..<n { square[n] += s[i] * s[n - i] }
      for i in 2..<n { cube[n] += square[i] * s[n - i] }
      s[n] = -(a2 * square[n] + a3 * cube[n]) / a1
    }
    var terms = c1 * s + c2 * square + c3 * cube
    terms[0] = extendedValue(at: time)
    return TaylorSeries(terms: terms)
  }

  /// The coefficients of the polynomial in the distance from t: first, second, third power.
  private func coefficients(
    _ p1: Double, _ p2: Double, _ t: Double
  ) -> (Double, Double, Double) {
    (first(p1, p2, t), second(p1, p2, t) / 2, 1 + 3 * (p1 - p2))
  }
}
