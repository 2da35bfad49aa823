// Where each iteration lies in local time.

extension MediaTiming {
  /// The number of the first iteration, also where only a part of it is played.
  var firstLeg: Double { iterationStart.rounded(.down) }
  /// The number of the last iteration; infinite where there are endlessly many.
  var lastLeg: Double { Self.lastLeg(iterations, from: iterationStart) }

  /// The local time at which an iteration begins, or would begin where a part of it is left out.
  func legStart(_ leg: Double) -> Double {
    if duration + repeatDelay == 0 { return delay }
    if repeatDelay == 0 { return delay + (leg - iterationStart) * duration }
    let first = firstLeg
    let skipped = (iterationStart - first) * duration
    return delay + ((leg - first) * (duration + repeatDelay) - skipped)
  }

  /// The local time at which an iteration ends, or would end.
  func legEnd(_ leg: Double) -> Double {
    repeatDelay == 0 ? legStart(leg + 1) : legStart(leg) + duration
  }

  /// The number of the iteration that a local time lies in, or in the wait behind it; a quotient,
  /// which may name its neighbour.
  func leg(near localTime: Double) -> Double {
    let active = min(max(localTime, activeStart), activeEnd) - delay
    let skipped = (iterationStart - firstLeg) * duration
    return firstLeg + ((active + skipped) / (duration + repeatDelay)).rounded(.down)
  }

  /// By how many seconds the local time of a border may be off.
  func legSlack(_ localTime: Double) -> Double {
    let length = duration.isFinite ? (duration * max(iterationStart, 1)).finiteMagnitude : 0
    return max(delay.magnitude, endDelay.magnitude, localTime.finiteMagnitude, length) * 0x1p-50
  }
}
