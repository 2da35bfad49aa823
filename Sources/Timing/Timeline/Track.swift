// A track: which property moves through which values, and when.

/// One animation of one property.
///
/// Equivalent to an animation of Web Animations (an effect with its target) and to a
/// `CAPropertyAnimation`.
///
///     let fade = Track("fade", from: 0.0, to: 1, timing: try MediaTiming(duration: 2))
///     fade.value(at: 0.5)   // 0.25
///     fade.endValue         // 1
public struct Track<Value: Interpolatable>: Hashable, Sendable {
  /// The name of the track, its own in its timeline.
  public var id: String
  /// The property that moves; tracks of one target are composed in their order.
  public var target: String
  /// The values over the progress.
  public var keyframes: Keyframes<Value> { didSet { refreshMotion() } }
  /// When it moves.
  public var timing: MediaTiming { didSet { refreshMotion() } }
  /// How its value joins that of the tracks before it.
  public var composite: Composite
  /// Whether each iteration builds up on the last value of the one before.
  ///
  /// Equivalent to `iterationComposite: "accumulate"` and to Core Animation's `isCumulative`.
  public var isCumulative: Bool { didSet { refreshMotion() } }
  /// The value of the target without the animation; the first keyframe's if nil.
  public var base: Value? { didSet { refreshMotion() } }
  /// Where it is sent instead on its way, on top of the keyframes.
  @usableFromInline var motion = Motion<Value>()

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - id: The name of the track.
  ///   - target: The property that moves; the track's name if nil.
  ///   - keyframes: The values over the progress.
  ///   - timing: When it moves.
  ///   - composite: How its value joins that of the tracks before it.
  ///   - isCumulative: Whether each iteration builds up on the last value of the one before.
  ///   - base: The value of the target without the animation.
  @inlinable
  public init(
    _ id: String, target: String? = nil, _ keyframes: Keyframes<Value>, timing: MediaTiming,
    composite: Composite = .replace, isCumulative: Bool = false, base: Value? = nil
  ) {
    self.id = id
    self.target = target ?? id
    self.keyframes = keyframes
    self.timing = timing
    self.composite = composite
    self.isCumulative = isCumulative
    self.base = base
  }

  /// Creates a track that goes straight from one value to another.
  ///
  /// - Parameters:
  ///   - id: The name of the track.
  ///   - target: The property that moves; the track's name if nil.
  ///   - start: The value at progress 0.
  ///   - end: The value at progress 1.
  ///   - timing: When it moves.
  ///   - composite: How its value joins that of the tracks before it.
  ///   - isCumulative: Whether each iteration builds up on the last value of the one before.
  ///   - base: The value of the target without the animation; `start` if nil.
  @inlinable
  public init(
    _ id: String, target: String? = nil, from start: Value, to end: Value, timing: MediaTiming,
    composite: Composite = .replace, isCumulative: Bool = false, base: Value? = nil
  ) {
    self.init(
      id, target: target, Keyframes(from: start, to: end), timing: timing, composite: composite,
      isCumulative: isCumulative, base: base)
  }

  /// Sends the track to another value from a moment on.
  ///
  /// - Parameter change: When, where to and how; of two at one time the one added last counts.
  @inlinable
  public mutating func retarget(_ change: Retarget<Value>) {
    changeMotion { $0.retarget(change, over: $1) }
  }

  /// Where it is sent instead on its way, in order of time.
  public var retargets: [Retarget<Value>] { motion.retargets }

  private mutating func refreshMotion() {
    if !motion.pieces.isEmpty { changeMotion { $0.refresh(over: $1) } }
  }

  /// Changes the motion on top of this track, which must not be read and written at once.
  @inlinable
  mutating func changeMotion(_ change: (inout Motion<Value>, Track) -> Void) {
    var taken = Motion<Value>()
    swap(&taken, &motion)
    change(&taken, self)
    swap(&taken, &motion)
  }

  /// The value of the target without the animation.
  @inlinable
  public var baseValue: Value { base ?? keyframes.first }

  /// Returns the value at a local time, the base where there is no effect.
  ///
  /// - Parameter localTime: Seconds since the start of the track, delay included; any number.
  /// - Returns: The value of this track alone, before it is composed with others.
  @inlinable
  public func value(at localTime: Double) -> Value { effect(at: localTime) ?? baseValue }

  /// Returns the value at a local time; nil where there is no effect.
  ///
  /// - Parameter localTime: Seconds since the start of the track, delay included; any number.
  /// - Returns: The value of this track alone; nil before or after it where it does not fill.
  @inlinable
  public func effect(at localTime: Double) -> Value? {
    effect(
      at: TrackColumns.LocalTime(seconds: localTime, slack: 0, isReversed: false), onto: nil,
      alone: true)
  }

  /// The value at a local time on top of what lies under the track.
  ///
  /// As in Web Animations the keyframes join the underlying value before what lies between them is
  /// found, so that values which cannot be mixed change at once.
  ///
  /// - Parameters:
  ///   - local: The time.
  ///   - underlying: What lies under the track; nil where nothing does.
  ///   - isAlone: Whether the track's own composite does not count.
  /// - Returns: The value; nil where the track has no effect.
  @inlinable
  func effect(
    at local: TrackColumns.LocalTime, onto underlying: Value?, alone isAlone: Bool
  ) -> Value? {
    if !motion.isEmpty {
      let seconds = local.seconds.nearDecimal(within: local.slack)
      if motion.count(at: seconds) > 0 {
        let value = motion.value(at: seconds, over: self)
        return isAlone ? value : composite.join(value, onto: underlying ?? baseValue)
      }
    }
    let state = timing.state(
      at: local.seconds, slack: local.slack, isReversed: local.isReversed)
    return keyframesEffect(state, onto: underlying, by: isAlone ? .replace : composite)
  }

  /// The value of the keyframes, without retargets.
  @inlinable
  func keyframesEffect(
    _ state: TimingState, onto underlying: Value?, by composite: Composite
  ) -> Value? {
    guard let progress = state.progress else { return nil }
    if case .pair(let start, let end) = keyframes.storage, composite == .replace, !isCumulative {
      return start.interpolated(to: end, amount: progress)
    }
    let (below, iteration) = (underlying ?? base, state.iteration ?? 0)
    return keyframes.value(
      at: keyframes.nearOffset(progress), over: below, lasting: timing.duration
    ) { value, own in
      (own ?? composite).join(accumulated(value, in: iteration), onto: below ?? baseValue)
    }
  }

  /// A keyframe's value, built up on what the iterations before have come to: the last keyframe's
  /// value each.
  @inlinable
  func accumulated(_ value: Value, in iteration: Double) -> Value {
    guard isCumulative, iteration.isFinite, iteration > 0, !keyframes.hasOpenEnd else {
      return value
    }
    return value.accumulated(on: keyframes.last, times: iteration)
  }

  /// The value that stands when all is over; nil where the track never ends.
  public var endValue: Value? {
    if timing.rate == 0 { return value(at: 0) }
    if timing.rate < 0 { return value(at: -.infinity) }
    return end == .infinity ? nil : value(at: .infinity)
  }

  /// Appends the numbers of the values where the track is plain: it goes from some numbers to others,
  /// replaces what lies under it, and nothing else.
  ///
  /// - Returns: How many numbers each value has; nil where the track is not plain.
  @inlinable
  func appendLanes(to numbers: inout [Double]) -> Int? {
    guard composite == .replace, !isCumulative, motion.isEmpty, timing.rate != 0,
      base == nil || base == keyframes.first
    else { return nil }
    switch keyframes.storage {
    case .pair(let start, let end):
      guard let lanes = start.lanes(to: end), lanes.isPlayable else { return nil }
      for lane in 0..<lanes.count { numbers.append(lanes.start[lane]) }
      for lane in 0..<lanes.count { numbers.append(lanes.end[lane]) }
      return lanes.count
    case .stops(let values, let course):
      let form = keyframes.last.with(lanes: .zero)
      let ways = zip(values, values.dropFirst() + [keyframes.last]).map { $0.lanes(to: $1) }
      guard course.isPlain, let count = ways.first.flatMap(\.self)?.count,
        ways.allSatisfy({ $0?.count == count && $0?.isPlayable == true }),
        values.allSatisfy({ $0.with(lanes: .zero) == form })
      else { return nil }
      for way in ways { for lane in 0..<count { numbers.append(way?.start[lane] ?? 0) } }
      return count
    }
  }

  /// The local times between which the track is active, retargets included.
  var activeInterval: (begin: Double, end: Double) {
    (timing.activeStart, end)
  }

  /// The local time from which on nothing moves.
  @inlinable
  var end: Double { motion.pieces.last?.rest ?? timing.activeEnd }
}

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
