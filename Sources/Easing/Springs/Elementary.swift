// The exponential, the sine and the cosine of a spring, the same on every machine.

/// Elementary functions from the four operations alone, each rounded by the rules of IEEE 754.
///
/// A C library's differ from one platform to the next in the last digit; these do not, so the
/// numbers of a spring are the same everywhere. Arguments too large for them go to the C library.
///
/// Accuracy: within 1 ulp of the exponential; sine and cosine within 2⁻⁵³.
enum Elementary {
  /// e to the power of x.
  @inline(__always)
  static func exponential(_ x: Double) -> Double {
    guard x.magnitude <= 700 else { return Libm.exp(x) }
    // x = k ln 2 / 32 + r with |r| ≤ ln 2 / 64; of the series less than 2⁻⁵⁷ is left out.
    let k = nearestInteger(x * 46.16624130844683)
    let r = (x - k * (ln2.high / 32)) - k * (ln2.low / 32)
    let r2 = r * r
    let power =
      r + r2 * ((0.5 + r * (1.0 / 6)) + r2 * ((1.0 / 24 + r * (1.0 / 120)) + r2 * (1.0 / 720)))
    let whole = Int64(k)
    let place = Int(truncatingIfNeeded: whole & 31)
    let (root, rest) = (roots[2 * place], roots[2 * place + 1])
    let scale = Double(bitPattern: UInt64(bitPattern: (whole >> 5) &+ 1023) << 52)
    return (root + (rest + root * power)) * scale
  }

  /// e to the power of x, minus 1, without the cancellation near 0.
  static func exponentialMinusOne(_ x: Double) -> Double {
    guard x.magnitude <= 0.34 else { return exponential(x) - 1 }
    // The Taylor series up to the 13th power; less than 2⁻⁵⁷ is left out.
    let (x2, x4) = (x * x, (x * x) * (x * x))
    let low = (1.0 / 2 + x * (1.0 / 6)) + x2 * (1.0 / 24 + x * (1.0 / 120))
    let middle =
      (1.0 / 720 + x * (1.0 / 5040)) + x2 * (1.0 / 40_320 + x * (1.0 / 362_880))
    let high =
      (1.0 / 3_628_800 + x * (1.0 / 39_916_800))
      + x2 * (1.0 / 479_001_600 + x * (1.0 / 6_227_020_800))
    return x + x2 * (low + x4 * (middle + x4 * high))
  }

  /// The sine and the cosine of x.
  ///
  /// x = n π/2 + y + z with |y| ≤ π/4 and z the digits that y has no room for; both functions of y
  /// by their Taylor series up to the 17th and 16th power, of which less than 2⁻⁵⁸ is left out.
  @inline(__always)
  static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.magnitude <= 0x1p18 else { return (Libm.sin(x), Libm.cos(x)) }
    let n = nearestInteger(x * 0.6366197723675814)
    let near = x - n * halfPi.high
    let rest = n * halfPi.low
    let y = near - rest
    let z = (near - y) - rest
    let (y2, y4) = (y * y, (y * y) * (y * y))
    // Both series at once: the sine's in the first lane, the cosine's in the second.
    let (low, middle): (SIMD2<Double>, SIMD2<Double>) = (
      SIMD2(-1.0 / 6, 1.0 / 24) + y2 * SIMD2(1.0 / 120, -1.0 / 720),
      SIMD2(-1.0 / 5040, 1.0 / 40_320) + y2 * SIMD2(1.0 / 362_880, -1.0 / 3_628_800)
    )
    let (high, last): (SIMD2<Double>, SIMD2<Double>) = (
      SIMD2(-1.0 / 39_916_800, 1.0 / 479_001_600)
        + y2 * SIMD2(1.0 / 6_227_020_800, -1.0 / 87_178_291_200),
      SIMD2(-1.0 / 1_307_674_368_000, 1.0 / 20_922_789_888_000)
        + y2 * SIMD2(1.0 / 355_687_428_096_000, 0)
    )
    let series: SIMD2<Double> = (low + y4 * middle) + (y4 * y4) * (high + y4 * last)
    let half = 0.5 * y2
    let sine = y + (y * y2 * series[0] + z * (1 - half))
    let below = 1 - half
    let cosine = below + (((1 - below) - half) + (y4 * series[1] - y * z))
    // Quarter turns swap the two and turn their signs, by their bits: a branch would be guessed.
    let quarter = UInt64(bitPattern: Int64(n))
    let swap = (sine.bitPattern ^ cosine.bitPattern) & (0 &- (quarter & 1))
    return (
      Double(bitPattern: sine.bitPattern ^ swap ^ ((quarter & 2) << 62)),
      Double(bitPattern: cosine.bitPattern ^ swap ^ (((quarter &+ 1) & 2) << 62))
    )
  }

  /// The nearest whole number of a small number: beside 2⁵² there are no others.
  @inline(__always)
  private static func nearestInteger(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }

  /// ln 2 in two parts; the first has 32 digits, so that its small multiples are exact.
  private static var ln2: (high: Double, low: Double) {
    (0x1.62e42feep-1, 0x1.a39ef35793c76p-33)
  }

  /// π/2 in two parts; the first has 33 digits.
  private static var halfPi: (high: Double, low: Double) {
    (0x1.921fb544p0, 0x1.0b4611a626331p-34)
  }

  /// 2^(j/32), each in two parts: the nearest Double, and what it lacks.
  private static let roots: [Double] = [
    0x1p0, 0,
    0x1.059b0d3158574p0, 0x1.d73e2a475b465p-55,
    0x1.0b5586cf9890fp0, 0x1.8a62e4adc610bp-54,
    0x1.11301d0125b51p0, -0x1.6c51039449b3ap-54,
    0x1.172b83c7d517bp0, -0x1.19041b9d78a76p-55,
    0x1.1d4873168b9aap0, 0x1.e016e00a2643cp-54,
    0x1.2387a6e756238p0, 0x1.9b07eb6c70573p-54,
    0x1.29e9df51fdee1p0, 0x1.612e8afad1255p-55,
    0x1.306fe0a31b715p0, 0x1.6f46ad23182e4p-55,
    0x1.371a7373aa9cbp0, -0x1.63aeabf42eae2p-54,
    0x1.3dea64c123422p0, 0x1.ada0911f09ebcp-55,
    0x1.44e086061892dp0, 0x1.89b7a04ef80dp-59,
    0x1.4bfdad5362a27p0, 0x1.d4397afec42e2p-56,
    0x1.5342b569d4f82p0, -0x1.07abe1db13cadp-55,
    0x1.5ab07dd485429p0, 0x1.6324c054647adp-54,
    0x1.6247eb03a5585p0, -0x1.383c17e40b497p-54,
    0x1.6a09e667f3bcdp0, -0x1.bdd3413b26456p-54,
    0x1.71f75e8ec5f74p0, -0x1.16e4786887a99p-55,
    0x1.7a11473eb0187p0, -0x1.41577ee04992fp-55,
    0x1.82589994cce13p0, -0x1.d4c1dd41532d8p-54,
    0x1.8ace5422aa0dbp0, 0x1.6e9f156864b27p-54,
    0x1.93737b0cdc5e5p0, -0x1.75fc781b57ebcp-57,
    0x1.9c49182a3f09p0, 0x1.c7c46b071f2bep-56,
    0x1.a5503b23e255dp0, -0x1.d2f6edb8d41e1p-54,
    0x1.ae89f995ad3adp0, 0x1.7a1cd345dcc81p-54,
    0x1.b7f76f2fb5e47p0, -0x1.5584f7e54ac3bp-56,
    0x1.c199bdd85529cp0, 0x1.11065895048ddp-55,
    0x1.cb720dcef9069p0, 0x1.503cbd1e949dbp-56,
    0x1.d5818dcfba487p0, 0x1.2ed02d75b3707p-55,
    0x1.dfc97337b9b5fp0, -0x1.1a5cd4f184b5cp-54,
    0x1.ea4afa2a490dap0, -0x1.e9c23179c2893p-54,
    0x1.f50765b6e454p0, 0x1.9d3e12dd8a18bp-54,
  ]
}
