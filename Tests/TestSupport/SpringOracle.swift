// Damped springs in 80 bits, by the textbook's formulas.
#if arch(x86_64) && (os(Linux) || os(macOS))
  import Foundation

  /// The solution of m x″ + c x′ + k (x - 1) = 0 with x(0) = 0, with a mantissa of 64 bits.
  public struct SpringOracle: Sendable {
    private let mass, stiffness, damping, velocity: Float80

    /// Creates a spring; over-damping is allowed.
    public init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
      (self.mass, self.stiffness) = (Float80(mass), Float80(stiffness))
      (self.damping, self.velocity) = (Float80(damping), Float80(velocity))
    }

    /// Returns the progress and the speed at a time.
    public func state(at time: Double) -> (value: Double, velocity: Double) {
      let t = Float80(time)
      let decay = damping / (2 * mass)
      let square = stiffness / mass
      let (c, s) = Self.waves(square - decay * decay, t)
      let envelope = exp(-decay * t)
      let kick = envelope * s
      let rest = envelope * c + decay * kick
      let kickSpeed = rest - 2 * decay * kick
      return (Double(1 - rest + velocity * kick), Double(square * kick + velocity * kickSpeed))
    }

    /// cos(√q t) and sin(√q t) / √q; for negative q their hyperbolic twins, near 0 the series.
    private static func waves(_ q: Float80, _ t: Float80) -> (Float80, Float80) {
      let angle = q.magnitude.squareRoot()
      if (angle * t).magnitude > 0.01 {
        return q > 0
          ? (cos(angle * t), sin(angle * t) / angle) : (cosh(angle * t), sinh(angle * t) / angle)
      }
      let z = q * t * t
      let c = 1 - z / 2 * (1 - z / 12 * (1 - z / 30 * (1 - z / 56)))
      let s = t * (1 - z / 6 * (1 - z / 20 * (1 - z / 42 * (1 - z / 72))))
      return (c, s)
    }
  }
#endif
