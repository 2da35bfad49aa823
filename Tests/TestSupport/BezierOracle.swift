// Cubic Bézier curves by bisection in 80 bits: slow and hard to get wrong.
#if arch(x86_64) && (os(Linux) || os(macOS))
  /// A cubic Bézier easing curve with a mantissa of 64 bits.
  public struct BezierOracle: Sendable {
    private let x1, y1, x2, y2: Float80

    /// Creates the curve of two control points.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      (self.x1, self.y1) = (Float80(x1), Float80(y1))
      (self.x2, self.y2) = (Float80(x2), Float80(y2))
    }

    /// Returns the progress at a time from 0 to 1.
    public func value(at x: Double) -> Double { Double(exactValue(at: Float80(x))) }

    /// Returns how far the curve moves while the time moves by 2⁻⁵².
    ///
    /// That is the slope times 2⁻⁵² where the curve is smooth; it is finite also where the tangent is
    /// vertical.
    public func change(at x: Double) -> Double {
      let (x, step) = (Float80(x), Float80(0x1p-52))
      let middle = exactValue(at: x)
      let after = exactValue(at: min(x + step, 1)) - middle
      let before = exactValue(at: max(x - step, 0)) - middle
      return Double(max(after.magnitude, before.magnitude))
    }

    private func exactValue(at x: Float80) -> Float80 {
      if x <= 0 || x >= 1 { return x <= 0 ? 0 : 1 }
      var (low, high): (Float80, Float80) = (0, 1)
      while true {
        let middle = (low + high) / 2
        if middle <= low || middle >= high { return bernstein(y1, y2, high) }
        if bernstein(x1, x2, middle) < x { low = middle } else { high = middle }
      }
    }

    private func bernstein(_ p1: Float80, _ p2: Float80, _ t: Float80) -> Float80 {
      let u = 1 - t
      return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
    }
  }
#endif
