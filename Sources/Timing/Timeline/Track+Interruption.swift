// What a track presents while its changes of mind overlap.

extension Track {
  /// The value at a local time after some of the changes of mind.
  ///
  /// An additive change leaves what moves alone and adds the way between its target and the one
  /// before, eased from 0 to 1. From y₀ to y₁ at t₀ and on to y₂ at t₁ that is
  ///
  ///     y(t) = y₂ + (y₀ - y₁) (1 - p(t - t₀)) + (y₁ - y₂) (1 - p(t - t₁))
  func presented(at localTime: Double, after count: Int) -> Value {
    guard count > 0 else { return ownValue(at: localTime) }
    let change = retargets[count - 1]
    if localTime >= end(after: count) {
      return change.value
    }
    let progress = change.progress(at: localTime)
    switch change.interruption {
    case .additive:
      let way = change.value.difference(from: destination(before: count))
      return presented(at: localTime, after: count - 1).adding(way.scaled(by: progress))
    case .replace:
      let origin = presented(at: change.time, after: count - 1)
      guard progress != 1, let spring = change.carryingSpring else {
        return origin.interpolated(to: change.value, amount: progress)
      }
      return spring.value(
        from: origin, to: change.value,
        initialVelocity: velocity(at: change.time, after: count - 1),
        at: localTime - change.time)
    }
  }

  /// Returns the speed at a local time, in value units per second of local time.
  ///
  /// - Parameter localTime: Seconds since the start of the track, delay included; any number.
  /// - Returns: Zero where the track stands still; at a corner the speed after it.
  public func velocity(at localTime: Double) -> Value {
    velocity(at: localTime, after: retargets.prefix { $0.time <= localTime }.count)
  }

  private func velocity(at localTime: Double, after count: Int) -> Value {
    guard count > 0 else { return ownVelocity(at: localTime) }
    let change = retargets[count - 1]
    let slope = change.timing.velocity(at: localTime - change.time)
    switch change.interruption {
    case .additive:
      let way = change.value.difference(from: destination(before: count))
      return velocity(at: localTime, after: count - 1).adding(way.scaled(by: slope))
    case .replace:
      let origin = presented(at: change.time, after: count - 1)
      guard localTime < change.end, let spring = change.carryingSpring else {
        return change.value.difference(from: origin).scaled(by: slope)
      }
      return spring.velocity(
        from: origin, to: change.value,
        initialVelocity: velocity(at: change.time, after: count - 1),
        at: localTime - change.time)
    }
  }

  /// The local time from which on nothing moves after some of the changes of mind.
  func end(after count: Int) -> Double {
    guard count > 0 else { return timing.activeEnd }
    let change = retargets[count - 1]
    return change.interruption == .replace
      ? change.end : max(change.end, end(after: count - 1))
  }

  /// Where the track was going before a change of mind.
  private func destination(before count: Int) -> Value {
    count > 1 ? retargets[count - 2].value : destination
  }

  /// Where the keyframes go; for an endless track the last of them.
  private var destination: Value {
    timing.isEndless ? keyframes.stops[keyframes.stops.count - 1].value : ownValue(at: .infinity)
  }

  /// The value of the keyframes; an interrupted motion holds its end whatever its fill.
  private func ownValue(at localTime: Double) -> Value {
    let state = timing.state(at: localTime)
    if state.progress == nil && state.phase == .after {
      return ownEffect(timing.filled.state(at: localTime)) ?? baseValue
    }
    return ownEffect(state) ?? baseValue
  }

  private func ownVelocity(at localTime: Double) -> Value {
    guard let progress = timing.progress(at: localTime) else { return baseValue.neutral }
    let slope = timing.velocity(at: localTime)
    return keyframes.velocity(at: progress, over: base, lasting: timing.duration).scaled(by: slope)
  }
}
