// The two basic motions of a damped spring, from which all others are made.

/// The closed-form response of a spring, whatever its damping.
///
/// Every motion of a spring is `rest` times its distance from the target plus `kick` times its
/// speed, both at time 0. One formula with sin(wt)/w or its hyperbolic twin serves all three
/// regimes, so nothing is lost where they meet.
package struct SpringMotion: Hashable, Sendable {
  /// √(k/m), in radians per second.
  package let frequency: Double
  /// c/(2m), in 1/s; the frequency itself where over-damping is clamped.
  package let decay: Double
  /// The frequency of the swing below critical damping, in radians per second; else 0.
  package let swing: Double
  /// The distance of the two exponents from their mean above critical damping, in 1/s; else 0.
  let spread: Double

  package init(frequency: Double, decay: Double, isClamped: Bool) {
    self.frequency = frequency
    self.decay = isClamped ? min(decay, frequency) : decay
    // (w - a)(w + a) and not w² - a²: the digits near critical damping are in w - a.
    let root =
      (frequency - self.decay).magnitude.squareRoot() * (frequency + self.decay).squareRoot()
    (swing, spread) = self.decay <= frequency ? (root, 0) : (0, root)
  }

  /// Returns the distance left of a unit distance, and the way gone by a unit of speed.
  @inline(__always)
  package func response(at time: Double) -> (rest: Double, kick: Double) {
    let (rest, kick) = spread > 0 ? overdamped(at: time) : underdamped(at: time)
    if rest.magnitude <= 1e75 && (frequency * kick).magnitude <= 1e75 { return (rest, kick) }
    return (Self.capped(rest), Self.capped(frequency * kick) / frequency)
  }

  /// Returns the slopes of both basic motions where they are.
  package func velocity(
    of response: (rest: Double, kick: Double)
  ) -> (rest: Double, kick: Double) {
    (
      -frequency * (frequency * response.kick),
      Self.capped(response.rest - 2 * decay * response.kick)
    )
  }

  @inline(__always)
  private func underdamped(at time: Double) -> (rest: Double, kick: Double) {
    let envelope = exponential(-decay * time)
    let angle = swing * time
    guard angle.isFinite, angle != 0 else {
      let kick = angle == 0 ? envelope * time : 0
      return (envelope + decay * kick, kick)
    }
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    let kick = envelope * (sine / swing)
    return (envelope * cosine + decay * kick, kick)
  }

  private func overdamped(at time: Double) -> (rest: Double, kick: Double) {
    // The slow exponent, decay - spread, without its cancellation.
    let slow = frequency * (frequency / (decay + spread))
    let envelope = exponential(-slow * time)
    let gone = -min(Elementary.exponentialMinusOne(-2 * spread * time), 1e150)
    let kick = envelope * (gone / (2 * spread))
    return (envelope * (1 - gone / 2) + decay * kick, kick)
  }

  /// e to the power of x, kept so small that products of it stay finite.
  @inline(__always)
  private func exponential(_ x: Double) -> Double { min(Elementary.exponential(x), 1e75) }

  /// A number without dimension kept so small that products of it stay finite.
  private static func capped(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, -1e75), 1e75) }
}

extension SpringMotion {
  /// How many turning points are listed of a spring that swings for ever.
  static var mostTurns: Int { 100 }

  /// The phase of a swing's turning points: they lie at (phase + n π) / swing.
  ///
  /// Their heights fall by e^(-decay t).
  func turningPhase(distance: Double = 1, velocity: Double) -> Double {
    Libm.atan2(-velocity * swing, distance * frequency * frequency - decay * velocity)
  }

  /// The first turning point after time 0; nil if the motion never turns.
  ///
  /// Without a swing x′ = 0 where tanh(spread · t) / spread = -velocity / (distance w² - decay · velocity).
  func firstTurn(distance: Double = 1, velocity: Double) -> Double? {
    if swing > 0 {
      let phase = turningPhase(distance: distance, velocity: velocity)
      return (phase > 0 ? phase : phase + .pi) / swing
    }
    let tangent = -velocity / (distance * frequency * frequency - decay * velocity)
    let reach = spread * tangent
    guard tangent > 0, reach < 1 else { return nil }
    return spread > 0 ? Libm.log((1 + reach) / (1 - reach)) / (2 * spread) : tangent
  }
}
