// The first eight terms of Penner's families around a time.

extension PennerCurve {
  /// The series around a time between 0 and 1; nil for shapes that are made of pieces.
  func series(at time: Double) -> TaylorSeries? {
    switch direction {
    case .in: shape.series(at: time)
    case .out: shape.series(at: 1 - time)?.reversed
    case .inOut:
      time < 0.5
        ? shape.series(at: 2 * time)?.halved
        : shape.series(at: 2 * (1 - time))?.halved.reversed
    }
  }
}

extension TaylorSeries {
  /// The series of the same curve at half size.
  fileprivate var halved: TaylorSeries {
    TaylorSeries(terms: played(at: 2).terms * 0.5)
  }

  /// The first terms of the product of two series.
  fileprivate static func * (a: TaylorSeries, b: TaylorSeries) -> TaylorSeries {
    var terms = SIMD8<Double>.zero
    for i in 0..<8 {
      for j in 0..<8 - i { terms[i + j] += a.terms[i] * b.terms[j] }
    }
    return TaylorSeries(terms: terms)
  }
}

extension PennerCurve.Shape {
  /// The series of the departure around a time between 0 and 1; nil for a bounce.
  fileprivate func series(at time: Double) -> TaylorSeries? {
    var terms = SIMD8<Double>.zero
    terms[0] = departure(time)
    terms[1] = departureVelocity(time)
    switch self {
    case .power(let exponent):
      for n in 1..<7 { terms[n + 1] = terms[n] * (exponent - Double(n)) / (Double(n + 1) * time) }
    case .back(let overshoot):
      terms[2] = 3 * (overshoot + 1) * time - overshoot
      terms[3] = overshoot + 1
    case .exponential, .publishedExponential:
      for n in 1..<7 { terms[n + 1] = terms[n] * Self.exponentialRate / Double(n + 1) }
    case .sine:
      let frequency = Double.pi / 2
      // The departure is the wave below it plus 1; its own first term is the more exact.
      terms = Self.wave(frequency, value: terms[0] - 1, slope: terms[1])
      terms[0] = departure(time)
    case .circular: return Self.circle(at: time)
    case .elastic(let amplitude, let period):
      let decay = PennerCurve.Shape.exponential.series(at: time)
      let (frequency, angle) = (2 * .pi / period, phase(time, amplitude, period))
      let sine = Self.wave(
        frequency, value: amplitude * Libm.sin(angle),
        slope: amplitude * frequency * Libm.cos(angle))
      return decay.map { $0 * TaylorSeries(terms: sine) }
    case .bounce: return nil
    }
    return TaylorSeries(terms: terms)
  }

  /// The terms of a wave with a value and a slope: f″ = -w² f.
  private static func wave(_ frequency: Double, value: Double, slope: Double) -> SIMD8<Double> {
    var terms = SIMD8<Double>.zero
    (terms[0], terms[1]) = (value, slope)
    for n in 0..<6 {
      terms[n + 2] = -frequency * frequency * terms[n] / Double((n + 1) * (n + 2))
    }
    return terms
  }

  /// The series of 1 - g with g = √(1 - t²), from (1 - t²) g′ = -t g.
  private static func circle(at time: Double) -> TaylorSeries {
    let square = (1 - time) * (1 + time)
    var terms = SIMD8<Double>.zero
    terms[0] = square.squareRoot()
    for n in 0..<7 {
      let before = n > 0 ? terms[n - 1] * Double(n - 2) : 0
      terms[n + 1] =
        (terms[n] * time * Double(2 * n - 1) + before) / (square * Double(n + 1))
    }
    terms = -terms
    terms[0] = PennerCurve.Shape.circular.departure(time)
    return TaylorSeries(terms: terms)
  }
}
