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

  /// The length of all iterations in seconds of local time; may be infinite.
  public let activeDuration: Double
  /// The local time at which all is over, delays included; 0 or more, may be infinite.
  public let endTime: Double

  /// Creates a timing.
  ///
  /// - Parameters:
  ///   - duration: Seconds, 0 or more, or infinite; without one the curve's own. The keyboard's
  ///     curve keeps its own whatever is passed, except 0, which is a step.
  ///   - delay: Seconds, any finite number.
  ///   - endDelay: Seconds, any finite number.
  ///   - iterations: 0 or more, or infinite.
  ///   - iterationStart: 0 or more, finite.
  ///   - direction: Which way each iteration runs.
  ///   - fill: Where the animation has an effect besides its active time; `both` in place of the
  ///     `auto` of Web Animations and the `removed` of Core Animation.
  ///   - rate: Any finite number; 0 stands still at local time 0.
  ///   - curve: The easing of each iteration. Springs and the keyboard run on their own clock in
  ///     seconds and are cut at the duration, all others are stretched to it.
  /// - Throws: `TimingError` naming the first number outside its domain.
  public init(
    duration: Double? = nil, delay: Double = 0, endDelay: Double = 0, iterations: Double = 1,
    iterationStart: Double = 0, direction: PlaybackDirection = .normal, fill: Fill = .both,
    rate: Double = 1, curve: Curve = .unit(.linear)
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
      rate.magnitude <= 1e9, "rate", is: rate, expected: "a finite number")
    self.delay = delay
    self.endDelay = endDelay
    self.duration = duration
    self.iterations = iterations
    self.iterationStart = iterationStart
    self.direction = direction
    self.fill = fill
    self.rate = rate
    self.curve = curve
    activeDuration = duration == 0 || iterations == 0 ? 0 : duration * iterations
    endTime = max(delay + activeDuration + endDelay, 0)
  }
}
