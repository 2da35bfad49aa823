// Where the motion of a spring turns around.

extension SpringMotion {
  /// How many turning points of a spring that swings for ever are told.
  static var mostTurns: Int { 100 }

  /// The phase of a swing's turning points: they lie at (phase + n π) / swing.
  ///
  /// Their heights fall by e^(-decay t).
  func turningPhase(velocity: Double) -> Double {
    Libm.atan2(-velocity * swing, frequency * frequency - decay * velocity)
  }

  /// The turning point after time 0 of a motion that does not swing; nil if it never turns.
  ///
  /// x′ = 0 where tanh(spread · t) / spread = -velocity / (w² - decay · velocity).
  func turn(velocity: Double) -> Double? {
    let tangent = -velocity / (frequency * frequency - decay * velocity)
    let reach = spread * tangent
    guard tangent > 0, reach < 1 else { return nil }
    return spread > 0 ? Libm.log((1 + reach) / (1 - reach)) / (2 * spread) : tangent
  }
}
