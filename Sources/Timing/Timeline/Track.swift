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
  private(set) var motion = Motion<Value>()

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
  public mutating func retarget(_ change: Retarget<Value>) {
    changeMotion { $0.retarget(change, over: $1) }
  }

  /// Where it is sent instead on its way, in order of time.
  public var retargets: [Retarget<Value>] { motion.pieces.map(\.change) }

  private mutating func refreshMotion() {
    if !motion.pieces.isEmpty { changeMotion { $0.refresh(over: $1) } }
  }

  /// Changes the motion on top of this track, which must not be read and written at once.
  private mutating func changeMotion(_ change: (inout Motion<Value>, Track) -> Void) {
    var taken = Motion<Value>()
    swap(&taken, &motion)
    change(&taken, self)
    swap(&taken, &motion)
  }

  /// The value of the target without the animation.
  public var baseValue: Value { base ?? keyframes.stops[0].value }

  /// Returns the value at a local time, the base where there is no effect.
  ///
  /// - Parameter localTime: Seconds since the start of the track, delay included; any number.
  /// - Returns: The value of this track alone, before it is composed with others.
  public func value(at localTime: Double) -> Value { effect(at: localTime) ?? baseValue }

  /// Returns the value at a local time; nil where there is no effect.
  ///
  /// - Parameter localTime: Seconds since the start of the track, delay included; any number.
  /// - Returns: The value of this track alone; nil before or after it where it does not fill.
  public func effect(at localTime: Double) -> Value? {
    motion.count(at: localTime) == 0
      ? ownEffect(timing.state(at: localTime)) : motion.value(at: localTime, over: self)
  }

  /// The value at a local time on top of what lies under the track; nil where it has no effect.
  ///
  /// As in Web Animations the keyframes join the underlying value before what lies between them is
  /// found, so that values which cannot be mixed change at once.
  func effect(at localTime: Double, onto underlying: Value?) -> Value? {
    let isBuiltUp = isCumulative || motion.count(at: localTime) > 0
    guard !isBuiltUp else {
      return effect(at: localTime).map { composite.join($0, onto: underlying ?? baseValue) }
    }
    return timing.progress(at: localTime).map {
      keyframes.joined(by: composite, onto: underlying ?? baseValue)
        .value(at: $0, over: underlying, lasting: timing.duration)
    }
  }

  /// The value that stands when all is over; nil where the track never ends.
  public var endValue: Value? {
    if timing.rate == 0 { return value(at: 0) }
    if timing.rate < 0 { return value(at: -.infinity) }
    return end == .infinity ? nil : value(at: .infinity)
  }

  /// The value of the keyframes, without retargets.
  func ownEffect(_ state: TimingState) -> Value? {
    guard let progress = state.progress, let iteration = state.iteration else { return nil }
    let value = keyframes.value(at: progress, over: base, lasting: timing.duration)
    guard isCumulative, iteration.isFinite, iteration > 0 else { return value }
    let last = keyframes.value(at: 1, over: base, lasting: timing.duration)
    return last.scaled(by: iteration).accumulating(value)
  }

  /// The local times between which the track is active, retargets included.
  var activeInterval: (begin: Double, end: Double) {
    (timing.activeStart, end)
  }

  /// The local time from which on nothing moves.
  private var end: Double { motion.pieces.last?.rest ?? timing.activeEnd }
}
