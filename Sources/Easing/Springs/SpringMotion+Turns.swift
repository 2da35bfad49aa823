// Where the motion of a spring turns around.

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
