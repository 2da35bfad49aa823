// When an animation runs: delay, iterations, direction, fill, rate and easing in one value.
public import Easing

/// The timing of an animation, from the time of its timeline to its eased progress.
///
/// The timing model of Web Animations; Core Animation's and UIKit's words convert to it. Times are
/// in seconds. Each space below is a pure function of the one above:
///
///     timeline time   ──┬───────┬─────────────────────────┬────────┬──▶
///                     start     │                         │
///                       │  (t - start) × rate
///     local time        0 delay │ activeDuration          │ endDelay
///                       ├───────┼────────┬────────┬───────┼────────┤
///     phase             before  │ active                  │ after
///                               │                         │
///     active time               0                   activeDuration
///     overall progress   iterationStart      iterationStart + iterations
///     iteration                 │   0    │   1    │   2   │
///     its progress              0 ──────▶0 ──────▶0 ─────▶1     0 … 1
///     directed progress         0 ──────▶1 ◀──────0 ─────▶1     alternate
///     progress                  the curve of that, which may overshoot
///
/// A moment at which one iteration ends and the next begins belongs to the next alone.
///
///     let timing = try MediaTiming(duration: 1, iterations: 2.5, direction: .alternate)
///     timing.progress(at: 1.25)       // 0.75
///     timing.state(at: 3).progress    // 0.5: the half leg that is left runs forth
public struct MediaTiming: Hashable, Sendable {
  /// The time before the first iteration, in seconds of local time; negative skips into it.
  public let delay: Double
  /// The time after the last iteration, in seconds of local time; negative cuts from it.
  public let endDelay: Double
  /// The length of one iteration, in seconds, 0 or more; may be infinite.
  public let duration: Double
  /// How many iterations there are, 0 or more; may be a fraction or infinite.
  public let iterations: Double
  /// Where in the iterations the animation begins, 0 or more.
  public let iterationStart: Double
  /// The wait between an iteration and the next, in seconds of local time, 0 or more and finite.
  ///
  /// Each leg counts, also one without length, and there is no wait after the last. Meanwhile the animation is active, with
  /// the iteration and the progress at the end of the leg before.
  public let repeatDelay: Double
  /// Which way each iteration runs.
  public let direction: PlaybackDirection
  /// Where the animation has an effect besides its active time.
  public internal(set) var fill: Fill
  /// How many seconds of local time pass in one second; negative runs backwards.
  ///
  /// In the functions of local time its sign alone matters: it decides which end of the active time
  /// belongs to it.
  public internal(set) var rate: Double
  /// The easing of each iteration.
  public let curve: Curve

  /// The length of all iterations and the waits between them, in seconds of local time; may be
  /// infinite.
  public let activeDuration: Double
  /// The local time at which all is over, delays included; 0 or more, may be infinite.
  public let endTime: Double
  /// The local time at which the active time begins; a negative delay cannot pull it below 0.
  let activeStart: Double
  /// The local time at which the active time ends.
  @usableFromInline let activeEnd: Double
  /// Whether there is one iteration that runs forth from its start, within a finite time.
  let isPlain: Bool

  /// Creates a timing.
  ///
  /// - Parameters:
  ///   - duration: Seconds, 0 or more, or infinite; without one the curve's own. The keyboard's
  ///     curve keeps its own whatever is passed, except 0, which is a step.
  ///   - delay: Seconds, any finite number.
  ///   - endDelay: Seconds, any finite number.
  ///   - iterations: 0 or more, or infinite.
  ///   - iterationStart: 0 or more, finite.
  ///   - repeatDelay: Seconds between an iteration and the next, 0 or more and finite.
  ///   - direction: Which way each iteration runs.
  ///   - fill: Where the animation has an effect besides its active time; `both` in place of the
  ///     `auto` of Web Animations and the `removed` of Core Animation.
  ///   - rate: Any finite number; 0 stands still at local time 0.
  ///   - curve: The easing of each iteration. Springs and the keyboard run on their own clock in
  ///     seconds and are cut at the duration, all others are stretched to it.
  /// - Throws: `TimingError` naming the first number outside its domain.
  public init(
    duration: Double? = nil, delay: Double = 0, endDelay: Double = 0, iterations: Double = 1,
    iterationStart: Double = 0, repeatDelay: Double = 0, direction: PlaybackDirection = .normal,
    fill: Fill = .both, rate: Double = 1, curve: Curve = .unit(.linear)
  ) throws(TimingError) {
    let finite = "a finite number of seconds"
    try TimingError.check(delay.magnitude <= 1e15, "delay", is: delay, expected: finite)
    try TimingError.check(endDelay.magnitude <= 1e15, "endDelay", is: endDelay, expected: finite)
    let duration = curve.playedDuration(asked: duration)
    try TimingError.check(
      0 <= duration, "duration", is: duration, expected: "seconds, 0 or more, or infinite")
    try TimingError.check(
      0 <= iterations, "iterations", is: iterations, expected: "0 or more, or infinite")
    try TimingError.check(
      0 <= iterationStart && iterationStart <= 1e15, "iterationStart", is: iterationStart,
      expected: "a finite number, 0 or more")
    try TimingError.check(
      0 <= repeatDelay && repeatDelay <= 1e15, "repeatDelay", is: repeatDelay,
      expected: "a finite number of seconds, 0 or more")
    try TimingError.check(
      rate.magnitude <= 1e9, "rate", is: rate, expected: "a finite number")
    self.delay = delay
    self.endDelay = endDelay
    self.duration = duration
    self.iterations = iterations
    self.iterationStart = iterationStart
    self.repeatDelay = repeatDelay
    self.direction = direction
    self.fill = fill
    self.rate = rate
    self.curve = curve
    activeDuration = Self.activeDuration(duration, iterations, from: iterationStart, repeatDelay)
    let end = delay + activeDuration + endDelay
    let slack = max(delay.magnitude, endDelay.magnitude, activeDuration.finiteMagnitude) * 0x1p-51
    endTime = max(end.nearDecimal(within: slack), 0)
    activeStart = max(min(delay, endTime), 0)
    activeEnd = max(min(delay + activeDuration, endTime), 0)
    isPlain =
      iterations == 1 && iterationStart == 0 && direction == .normal && duration > 0
      && delay + activeDuration < .infinity
  }

  /// How long all iterations last with the waits between them.
  private static func activeDuration(
    _ duration: Double, _ iterations: Double, from start: Double, _ repeatDelay: Double
  ) -> Double {
    let legs = duration == 0 || iterations == 0 ? 0 : duration * iterations
    guard repeatDelay > 0, iterations > 0 else { return legs }
    return legs + repeatDelay * (lastLeg(iterations, from: start) - start.rounded(.down))
  }

  /// The number of the last iteration.
  static func lastLeg(_ iterations: Double, from start: Double) -> Double {
    max((start + iterations).nearWhole.rounded(.up) - 1, start.rounded(.down))
  }
}

extension Double {
  /// The whole number next to this one where the rounding of a sum lies between them; else itself.
  ///
  /// 1.1 + 2.2 + 0.7 is 4 then.
  var nearWhole: Double {
    let whole = rounded()
    return (self - whole).magnitude <= magnitude * 0x1p-51 ? whole : self
  }
}
