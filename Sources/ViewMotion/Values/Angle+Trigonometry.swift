// Sine, cosine and tangent of an angle in degrees.
import Easing

extension Angle {
  /// The cosine, at most 1.6e-16 off; exact at quarter turns.
  public var cosine: Double { direction.x }
  /// The sine, at most 1.6e-16 off; exact at quarter turns.
  public var sine: Double { direction.y }
  /// The tangent; exact at half turns, huge and finite where it has a pole.
  public var tangent: Double {
    let direction = direction
    return direction.x == 0 ? Libm.tan(radians) : direction.y / direction.x
  }

  /// Cosine and sine.
  ///
  /// Whole quarter turns are taken off in degrees, which is exact; what is left, at most 45 degrees
  /// and a little, goes through Taylor's series, whose rest is below 1e-17 there. So the result is
  /// the same on every machine, whatever its library of functions, and both cost less than one call.
  @inline(__always)
  var direction: SIMD2<Double> {
    // Below 2^45 the quarters are counted exactly; above it a remainder is taken first.
    let near = degrees.magnitude < 0x1p45 ? degrees : degrees.remainder(dividingBy: 360)
    // Adding 1.5 · 2^52 leaves no room for a fraction, and the count in the lowest bits.
    let counted = near * (1 / 90) + 0x1.8p52
    let rest = near - (counted - 0x1.8p52) * 90
    let turned = Self.series(rest)
    let quarter = counted.bitPattern
    let swapped = quarter & 1 == 0 ? turned : SIMD2(turned.y, turned.x)
    return SIMD2(
      (quarter &+ 1) & 2 == 0 ? swapped.x : 0 - swapped.x,
      quarter & 2 == 0 ? swapped.y : 0 - swapped.y)
  }

  /// Cosine and sine of at most an eighth of a turn, in degrees.
  @inline(__always)
  private static func series(_ x: Double) -> SIMD2<Double> {
    let square = x * x
    let u = SIMD2(repeating: square)
    let u2 = u * u
    let u4 = u2 * u2
    // (-1)^k (π / 180)^n / n!, for the cosine with n = 2k and for the sine with n = 2k + 1.
    let low =
      (SIMD2(-0.0001523087098933543, -8.86096155701298e-07)
        + u * SIMD2(3.866323851562994e-09, 1.349601623163255e-11))
      + u2
      * (SIMD2(-3.925831985743095e-14, -9.788384861617728e-17)
        + u * SIMD2(2.135494303594986e-19, 4.1412674172573206e-22))
    let high =
      (SIMD2(-7.227875163670209e-25, -1.1468201775379016e-27)
        + u * SIMD2(1.667982335528525e-30, 2.2393679707751967e-33))
      + u2
      * (SIMD2(-2.7917388752665238e-36, -3.248335681954942e-39)
        + u * SIMD2(3.5433845537580686e-42, 3.637866301611077e-45))
    let sums = (low + u4 * high) * square
    // The second part of π / 180, which the first one is too short for, goes with the small terms.
    return SIMD2(
      1 + sums.x, x * 0.017453292519943295 + x * (2.9486522708701687e-19 + sums.y))
  }
}
