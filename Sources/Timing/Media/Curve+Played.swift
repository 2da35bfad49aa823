// A curve inside an animation: stretched to the duration, or running on its own clock.
internal import Easing

extension Curve {
  /// Whether the curve runs in seconds of its own and is cut at the duration of the animation.
  var runsOnOwnClock: Bool {
    switch self {
    case .spring, .keyboard, .clipped: true
    case .unit, .sampled, .scaled, .reversed, .joined: false
    }
  }

  /// The duration of an animation with this curve, given the one that was asked for.
  func playedDuration(asked: Double?) -> Double {
    guard let asked else { return duration }
    if case .keyboard(let keyboard) = self, asked > 0 { return keyboard.duration }
    return asked
  }

  /// The progress at a fraction of the time of an animation.
  ///
  /// - Parameters:
  ///   - fraction: How much of the time has passed; any finite number. At 1 the progress of a curve
  ///     on its own clock is 1: an animation that ends leaves its target.
  ///   - seconds: How long the animation lasts.
  ///   - isBefore: Whether a time on a step counts as before it.
  /// - Returns: Progress, 0 at the start and 1 at the end; it may overshoot.
  func progress(at fraction: Double, lasting seconds: Double, before isBefore: Bool) -> Double {
    if runsOnOwnClock {
      return fraction == 1 ? 1 : extendedValue(at: seconds.isFinite ? fraction * seconds : 0)
    }
    switch self {
    case .unit(.steps(let steps)): return steps.value(at: fraction, before: isBefore)
    case .unit(let curve): return curve.extendedValue(at: fraction)
    case .scaled(let timed):
      return timed.curve.progress(at: fraction, lasting: timed.curve.duration, before: isBefore)
    default: return extendedValue(at: fraction * duration)
    }
  }

  /// Whether the progress jumps, so that the rounding of a time may choose the wrong side.
  var hasJumps: Bool {
    switch self {
    case .unit(.steps): true
    case .unit(.stops(let stops)): stops.hasJumps
    case .scaled(let timed): timed.curve.hasJumps
    default: false
    }
  }

  /// The jump that a quotient of times misses by its rounding; else the fraction.
  ///
  /// - Parameter fraction: How much of the time has passed.
  /// - Returns: The jump of a staircase or a chain of straight pieces that lies no farther than
  ///   2⁻⁴³, about 1e-13: some hundred times the length of the animation may have passed before it
  ///   starts.
  func nearJump(_ fraction: Double) -> Double {
    switch self {
    case .unit(.steps(let steps)):
      let count = Double(steps.count)
      let whole = (fraction * count).rounded()
      guard (fraction * count - whole).magnitude <= min(0x1p-43 * count, 0x1p-10) else {
        return fraction
      }
      let jump = whole / count
      return jump * count < whole ? jump.nextUp : jump
    case .unit(.stops(let stops)): return stops.nearJump(fraction, within: 0x1p-43)
    case .scaled(let timed): return timed.curve.nearJump(fraction)
    default: return fraction
    }
  }
}

extension LinearStops {
  fileprivate var hasJumps: Bool {
    zip(points, points.dropFirst()).contains { $0.time == $1.time }
  }

  fileprivate func nearJump(_ time: Double, within slack: Double) -> Double {
    let next = points.partitioningIndex { $0.time >= time - slack }
    guard next + 1 < points.count, points[next].time <= time + slack,
      points[next].time == points[next + 1].time
    else { return time }
    return points[next].time
  }
}
