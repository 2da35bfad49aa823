// What a track presents while its retargets overlap.

extension Track {
  /// Sends the track to another value from a moment on.
  ///
  /// - Parameter change: When, where to and how; of two at one time the one added last counts.
  public mutating func retarget(_ change: Retarget<Value>) {
    let place = retargets.firstIndex { $0.time > change.time } ?? retargets.count
    retargets.insert(change, at: place)
  }

  /// What retargets are put on top of: the keyframes, or what the last one that replaces makes.
  private struct Ground {
    /// The number of the retarget that replaced all before it; nil for the keyframes.
    var replacing: Int?
    /// Where it started from, and how fast.
    var origin, velocity: Value

    var firstOnTop: Int { replacing.map { $0 + 1 } ?? 0 }
  }

  /// The value at a local time after some of the retargets.
  ///
  /// An additive retarget leaves what moves alone and adds the way between its target and the one
  /// before, eased from 0 to 1. From y₀ to y₁ at t₀ and on to y₂ at t₁ that is
  ///
  ///     y(t) = y₂ + (y₀ - y₁) (1 - p(t - t₀)) + (y₁ - y₂) (1 - p(t - t₁))
  @usableFromInline
  func presented(at localTime: Double) -> Value {
    presented(at: localTime, after: retargets.prefix { $0.time <= localTime }.count)
  }

  func presented(at localTime: Double, after count: Int) -> Value {
    value(on: ground(before: count), at: localTime, after: count)
  }

  /// Returns the velocity at a local time, in value units per second of local time.
  ///
  /// - Parameter localTime: Seconds since the start of the track, delay included; any number.
  /// - Returns: Zero where the track stands still; at a corner the velocity after it.
  public func velocity(at localTime: Double) -> Value {
    let count = retargets.prefix { $0.time <= localTime }.count
    return velocity(on: ground(before: count), at: localTime, after: count)
  }

  /// What the first retargets leave as the ground, found from one to the next.
  private func ground(before count: Int) -> Ground {
    var ground = Ground(replacing: nil, origin: baseValue, velocity: baseValue.neutral)
    for index in 0..<count where retargets[index].interruption == .replace {
      let change = retargets[index]
      ground = Ground(
        replacing: index, origin: value(on: ground, at: change.time, after: index),
        velocity: change.carryingSpring == nil
          ? baseValue.neutral : velocity(on: ground, at: change.time, after: index))
    }
    return ground
  }

  private func value(on ground: Ground, at localTime: Double, after count: Int) -> Value {
    let onTop = ground.firstOnTop..<count
    guard let index = ground.replacing else {
      if count > 0, localTime >= onTop.reduce(timing.activeEnd, { max($0, retargets[$1].end) }) {
        return retargets[count - 1].value
      }
      return onTop.reduce(ownValue(at: localTime)) { adding($1, to: $0, at: localTime) }
    }
    if localTime >= (index..<count).reduce(-.infinity, { max($0, retargets[$1].end) }) {
      return retargets[count - 1].value
    }
    let replaced = replacedValue(retargets[index], ground, at: localTime)
    return onTop.reduce(replaced) { adding($1, to: $0, at: localTime) }
  }

  private func adding(_ index: Int, to value: Value, at localTime: Double) -> Value {
    value.adding(way(index).scaled(by: retargets[index].progress(at: localTime)))
  }

  private func replacedValue(
    _ change: Retarget<Value>, _ ground: Ground, at localTime: Double
  ) -> Value {
    let progress = change.progress(at: localTime)
    guard progress != 1, let spring = change.carryingSpring else {
      return ground.origin.interpolated(to: change.value, amount: progress)
    }
    return spring.value(
      from: ground.origin, to: change.value, initialVelocity: ground.velocity,
      at: localTime - change.time)
  }

  private func velocity(on ground: Ground, at localTime: Double, after count: Int) -> Value {
    let start =
      ground.replacing.map { replacedVelocity(retargets[$0], ground, at: localTime) }
      ?? ownVelocity(at: localTime)
    return (ground.firstOnTop..<count).reduce(start) { velocity, index in
      let change = retargets[index]
      return velocity.adding(
        way(index).scaled(by: change.timing.velocity(at: localTime - change.time)))
    }
  }

  private func replacedVelocity(
    _ change: Retarget<Value>, _ ground: Ground, at localTime: Double
  ) -> Value {
    guard localTime < change.end, let spring = change.carryingSpring else {
      let slope = change.timing.velocity(at: localTime - change.time)
      return change.value.difference(from: ground.origin).scaled(by: slope)
    }
    return spring.velocity(
      from: ground.origin, to: change.value, initialVelocity: ground.velocity,
      at: localTime - change.time)
  }

  /// The local time from which on nothing moves after some of the retargets.
  func end(after count: Int) -> Double {
    guard count > 0 else { return timing.activeEnd }
    let change = retargets[count - 1]
    return change.interruption == .replace
      ? change.end : max(change.end, end(after: count - 1))
  }

  /// How far a retarget moves the target.
  private func way(_ index: Int) -> Value {
    retargets[index].value.difference(from: destination(after: index))
  }

  /// Where the track is going after some retargets.
  private func destination(after count: Int) -> Value {
    count > 0 ? retargets[count - 1].value : destination
  }

  /// Where the keyframes go; for an endless track the last of them.
  private var destination: Value {
    timing.isEndless ? keyframes.last : ownValue(at: .infinity)
  }

  /// The value of the keyframes; an interrupted motion holds its end whatever its fill.
  private func ownValue(at localTime: Double) -> Value {
    var timing = timing
    if timing.phase(at: localTime) == .after { timing.fill = .both }
    return keyframesEffect(timing.state(at: localTime), onto: nil, by: .replace) ?? baseValue
  }

  private func ownVelocity(at localTime: Double) -> Value {
    guard let progress = timing.progress(at: localTime) else { return baseValue.neutral }
    let slope = timing.velocity(at: localTime)
    return keyframes.velocity(at: progress, over: base, lasting: timing.duration).scaled(by: slope)
  }
}
