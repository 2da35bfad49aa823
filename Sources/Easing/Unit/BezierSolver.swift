// Finding where a Bézier curve is at a time: the fast way, for one number or a vector of them.

/// What the solver computes with: one time, or two of them at once.
///
/// Not `SIMD`, whose generic operators do not become vector instructions.
protocol BezierLanes {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self

  init(all number: Double)

  /// The roots that lie from 0 to 1 and whose residuals are within their limits; no number for others.
  static func trusted(_ roots: Self, _ residuals: Self, within limits: Self) -> Self
}

/// One time.
struct BezierTime: BezierLanes {
  var number: Double

  @inline(__always)
  init(all number: Double) { self.number = number }

  @inline(__always)
  static func + (a: Self, b: Self) -> Self { Self(all: a.number + b.number) }
  @inline(__always)
  static func - (a: Self, b: Self) -> Self { Self(all: a.number - b.number) }
  @inline(__always)
  static func * (a: Self, b: Self) -> Self { Self(all: a.number * b.number) }
  @inline(__always)
  static func / (a: Self, b: Self) -> Self { Self(all: a.number / b.number) }

  @inline(__always)
  static func trusted(_ root: Self, _ residual: Self, within limit: Self) -> Self {
    let isNear = residual.number.magnitude <= limit.number
    return isNear && root.number >= 0 && root.number <= 1 ? root : Self(all: .nan)
  }
}

/// Two times.
struct BezierTimes: BezierLanes {
  var numbers: SIMD2<Double>

  @inline(__always)
  init(_ numbers: SIMD2<Double>) { self.numbers = numbers }

  @inline(__always)
  init(all number: Double) { numbers = SIMD2(repeating: number) }

  @inline(__always)
  static func + (a: Self, b: Self) -> Self { Self(a.numbers + b.numbers) }
  @inline(__always)
  static func - (a: Self, b: Self) -> Self { Self(a.numbers - b.numbers) }
  @inline(__always)
  static func * (a: Self, b: Self) -> Self { Self(a.numbers * b.numbers) }
  @inline(__always)
  static func / (a: Self, b: Self) -> Self { Self(a.numbers / b.numbers) }

  @inline(__always)
  static func trusted(_ roots: Self, _ residuals: Self, within limits: Self) -> Self {
    let (root, residual, limit) = (roots.numbers, residuals.numbers, limits.numbers)
    let isNear = residual .<= limit .& -residual .<= limit
    let isFound = isNear .& root .>= 0 .& root .<= 1
    return Self(SIMD2(repeating: .nan).replacing(with: root, where: isFound))
  }
}

/// A Bézier curve in the form in which it is solved.
///
/// From where x(t) = t + … is turned around, one step of Halley's or Householder's method, then one
/// of Householder's whose residual, in Bernstein's form, keeps its digits. A single number and each
/// lane of a vector go through the very same operations, so their results agree to the last digit.
struct BezierSolver<Lanes: BezierLanes> {
  // x(t) = ((a t + b) t + c) t, and numbers that follow from it.
  private let a, b, c, threeA, start0, start1, start2: Lanes
  private let x1, xChord, y1, yChord: Lanes

  @inline(__always)
  init(_ curve: CubicBezier) {
    let (a, b, c) = (curve.a, curve.b, curve.c)
    (self.a, self.b, self.c) = (Lanes(all: a), Lanes(all: b), Lanes(all: c))
    threeA = Lanes(all: 3 * a)
    (start0, start1, start2) = (
      Lanes(all: c - 1), Lanes(all: 0.5 * c - 1.5), Lanes(all: 1.5 * a)
    )
    (x1, xChord) = (Lanes(all: curve.x1), Lanes(all: curve.x2 - curve.x1))
    (y1, yChord) = (Lanes(all: curve.y1), Lanes(all: curve.y2 - curve.y1))
  }

  /// The progress at times from 0 to below 1; no number where the steps do not arrive.
  @inline(__always)
  func values(at x: Lanes, isAlmostEven: Bool) -> Lanes {
    bernstein(y1, yChord, parameters(at: x, isAlmostEven: isAlmostEven))
  }

  /// The same with a step more, where the values are no numbers.
  @inline(__always)
  func carefulValues(at x: Lanes) -> Lanes {
    bernstein(y1, yChord, carefulParameters(at: x))
  }

  /// The parameters at times from 0 to below 1; no number where the steps do not arrive.
  @inline(__always)
  func parameters(at x: Lanes, isAlmostEven: Bool) -> Lanes {
    lastStep(start(x, isAlmostEven), x, isCertain: isAlmostEven)
  }

  /// The same with a step more.
  @inline(__always)
  func carefulParameters(at x: Lanes) -> Lanes {
    lastStep(householder(start(x, false), x), x, isCertain: false)
  }

  @inline(__always)
  private func start(_ x: Lanes, _ isAlmostEven: Bool) -> Lanes {
    let bend = x * ((x * a + b) * x + start0)
    if isAlmostEven { return halley(x - bend, x) }
    // 1 less half the slope of the bend, a compromise between the gentle and the steep.
    let factor = (x * start2 + b) * x + start1
    return householder(x + bend * factor, x)
  }

  // Of the third order, by powers of t: fewest operations, digits do not matter yet.
  @inline(__always)
  private func halley(_ t: Lanes, _ x: Lanes) -> Lanes {
    let curvature = t * threeA + b
    let residual = (t * c - x) + t * t * (t * a + b)
    let slope = t * (curvature + b) + c
    return t - residual * slope / (slope * slope - residual * curvature)
  }

  // Of the fourth order.
  @inline(__always)
  private func householder(_ t: Lanes, _ x: Lanes) -> Lanes {
    let curvature = t * threeA + b
    let residual = (t * c - x) + t * t * (t * a + b)
    return t - step(residual, slope: t * (curvature + b) + c, curvature)
  }

  @inline(__always)
  private func step(_ residual: Lanes, slope: Lanes, _ curvature: Lanes) -> Lanes {
    let (square, pull) = (slope * slope, residual * curvature)
    return residual * (square - pull)
      / (slope * (square - (pull + pull)) + residual * residual * a)
  }

  /// Below this share of the squared slope of a residual, what the step leaves out is below 2⁻⁵³.
  private var reach: Lanes { Lanes(all: 0x1p-16) }

  @inline(__always)
  private func lastStep(_ t: Lanes, _ x: Lanes, isCertain: Bool) -> Lanes {
    let residual = bernstein(x1, xChord, t) - x
    let curvature = t * threeA + b
    let slope = t * (curvature + b) + c
    let root = t - step(residual, slope: slope, curvature)
    if isCertain { return root }
    return Lanes.trusted(root, residual, within: slope * slope * reach)
  }

  @inline(__always)
  private func bernstein(_ start: Lanes, _ chord: Lanes, _ t: Lanes) -> Lanes {
    t * ((Lanes(all: 1) - t) * Lanes(all: 3) * (t * chord + start) + t * t)
  }
}
