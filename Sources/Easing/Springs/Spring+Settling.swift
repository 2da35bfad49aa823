// When a spring comes to rest.

extension Spring {
  /// How the settling time of a spring is counted.
  ///
  ///     Spring.keyboard.settlingDuration(.coreAnimation)   // 0.6
  public enum SettlingRule: String, CaseIterable, Hashable, Sendable {
    /// The last time at which the distance exceeds the threshold.
    case exact
    /// What `CASpringAnimation.settlingDuration` answers (grade A-: measured).
    ///
    /// The time at which the envelope of an under-damped swing falls below the threshold, and the
    /// first whole tenth of a second at which a critically damped spring is closer than it.
    case coreAnimation
  }

  /// Returns the time after which the spring counts as settled.
  ///
  ///     try Spring(stiffness: 100, damping: 5).settlingDuration(.coreAnimation)   // 2.854975…
  ///     Spring.keyboard.settlingDuration(.exact)                                  // 0.505735…
  ///     Spring.keyboard.settlingDuration(.coreAnimation)                          // 0.6
  ///
  /// - Parameters:
  ///   - rule: How the time is counted.
  ///   - threshold: The distance that counts as arrived, in fractions of the whole, above 0 and below
  ///     1; numbers outside are cut to that range. Core Animation's is 0.001 (grade A).
  /// - Returns: Seconds. Without damping infinity, in Core Animation's words the largest `Float`.
  public func settlingDuration(_ rule: SettlingRule, threshold: Double = 0.001) -> Double {
    let threshold = min(max(threshold, 1e-300), 0.999)
    let exact = motion.settlingTime(velocity: initialVelocity, threshold: threshold)
    guard rule == .coreAnimation else { return exact }
    guard exact.isFinite else { return Double(Float.greatestFiniteMagnitude) }
    return motion.swing > 0 ? envelopeTime(threshold) : tenthsTime(threshold, exact: exact)
  }

  /// Returns the time after which a motion between two values is at its target for good.
  ///
  /// Of a motion with a distance, however small, when it stays within a fraction of the distance, as
  /// Core Animation has it. A motion that starts at its target and is thrown has no distance: it is
  /// measured by its own largest excursion.
  ///
  ///     let spring = try Spring(stiffness: 100, damping: 10)
  ///     spring.settlingDuration(from: 100, to: 100, initialVelocity: 200)   // 1.3911…
  ///
  /// - Parameters:
  ///   - start: The value at time 0.
  ///   - target: The value at rest.
  ///   - velocity: The speed at time 0, value units per second, in place of the spring's own.
  ///   - threshold: The fraction that counts as arrived, above 0 and below 1; numbers outside are cut
  ///     to that range.
  /// - Returns: Seconds: 0 for what never moves, infinity without damping.
  public func settlingDuration(
    from start: Double, to target: Double, initialVelocity velocity: Double,
    threshold: Double = 0.001
  ) -> Double {
    let threshold = min(max(threshold, 1e-300), 0.999)
    if start != target {
      let speed = velocity / (target - start)
      return motion.settlingTime(velocity: min(max(speed, -1e100), 1e100), threshold: threshold)
    }
    guard velocity != 0 else { return 0 }
    // How far does not matter: the motion is a multiple of the one with speed 1.
    guard let peak = motion.firstTurn(distance: 0, velocity: 1) else { return .infinity }
    return motion.settlingTime(
      distance: 0, velocity: 1, threshold: motion.response(at: peak).kick.magnitude * threshold)
  }

  private func envelopeTime(_ threshold: Double) -> Double {
    let amplitude = ((motion.decay - initialVelocity) / motion.swing).magnitude + 1
    return Libm.log(amplitude / threshold) / motion.decay
  }

  private func tenthsTime(_ threshold: Double, exact: Double) -> Double {
    // A thousand seconds of tenths is more than any animation; beyond it the exact time decides.
    for tenth in 1...10_000 {
      let time = Double(tenth) / 10
      if (1 - extendedValue(at: time)).magnitude < threshold { return time }
    }
    return (exact * 10).rounded(.up) / 10
  }
}

extension SpringMotion {
  /// The last time at which a motion is farther from its target than a threshold, or infinity.
  ///
  /// Between two turning points the distance is monotone, so the crossing after the last turning
  /// point outside the threshold is the answer.
  ///
  /// - Parameters:
  ///   - distance: How far from its target the motion starts.
  ///   - velocity: Its speed at time 0, above 0 towards the target.
  ///   - threshold: The distance that counts as arrived, above 0.
  /// - Returns: Seconds.
  func settlingTime(distance: Double = 1, velocity: Double, threshold: Double) -> Double {
    func isOutside(_ time: Double) -> Bool {
      let (rest, kick) = response(at: time)
      return (distance * rest - velocity * kick).magnitude > threshold
    }
    let turn = lastTurn(distance: distance, velocity: velocity, threshold, isOutside)
    guard turn.isFinite else { return .infinity }
    var (low, high) = (turn, turn + (swing > 0 ? .pi / swing : 1 / frequency))
    if swing == 0 {
      while isOutside(high) && high.isFinite { high = turn + 2 * (high - turn) }
    }
    while high.isFinite {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if isOutside(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// The last time at which the motion turns around outside the threshold; 0 if it never does.
  private func lastTurn(
    distance: Double, velocity: Double, _ threshold: Double, _ isOutside: (Double) -> Bool
  ) -> Double {
    if swing == 0 {
      guard let turn = firstTurn(distance: distance, velocity: velocity) else { return 0 }
      return isOutside(turn) ? turn : 0
    }
    guard decay > 0 else { return .infinity }
    let phase = turningPhase(distance: distance, velocity: velocity)
    let height =
      (distance * Libm.cos(phase) + (distance * decay - velocity) / swing * Libm.sin(phase))
      .magnitude
    let last = Libm.log(height / threshold) / decay
    let turns = ((last * swing - phase) / .pi).rounded(.down)
    let turn = (phase + turns * .pi) / swing
    return turn.isNaN ? .infinity : max(turn, 0)
  }
}
