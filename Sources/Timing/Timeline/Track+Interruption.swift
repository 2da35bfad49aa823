// The keyframes of a track as the ground of its retargets.

extension Track: MotionGround {
  /// Returns the velocity at a local time, in value units per second of local time.
  ///
  /// - Parameter localTime: Seconds since the start of the track, delay included; any number.
  /// - Returns: Zero where the track stands still; at a corner the velocity after it.
  public func velocity(at localTime: Double) -> Value { motion.velocity(at: localTime, over: self) }

  /// Where the keyframes go; for an endless track the last of them.
  @usableFromInline
  var destination: Value {
    timing.isEndless ? keyframes.last : groundValue(at: .infinity)
  }

  @usableFromInline
  var restTime: Double { timing.activeEnd }

  /// The value of the keyframes; an interrupted motion holds its end whatever its fill.
  @usableFromInline
  func groundValue(at localTime: Double) -> Value {
    var timing = timing
    if timing.phase(at: localTime) == .after { timing.fill = .both }
    return keyframesEffect(timing.state(at: localTime), onto: nil, by: .replace) ?? baseValue
  }

  @usableFromInline
  func groundVelocity(at localTime: Double) -> Value {
    guard let progress = timing.progress(at: localTime) else { return baseValue.neutral }
    let slope = timing.velocity(at: localTime)
    return keyframes.velocity(at: progress, over: base, lasting: timing.duration).scaled(by: slope)
  }
}
