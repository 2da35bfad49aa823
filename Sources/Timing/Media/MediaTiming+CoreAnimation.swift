// Core Animation's words for a timing, and back.
public import Easing

extension MediaTiming {
  /// The duration in seconds that Core Animation plays for 0: 0.25 (grade A-: measured).
  public static let coreAnimationDefaultDuration = 0.25

  /// Creates a timing from the words of any vocabulary.
  ///
  /// Core Animation's `timeOffset` shifts the repetitions, which wrap around, and not the active
  /// time (grade A-: measured). A repetition that autoreverses is two iterations.
  ///
  /// - Parameter words: The words; those left out have their defaults, `fill` and `fillMode` both.
  /// - Throws: `TimingError` naming two words for one thing, or a number outside its domain.
  public init(_ words: TimingWords) throws(TimingError) {
    try words.checkContradictions()
    let legs = Legs(words)
    do {
      try self.init(
        duration: legs.duration, delay: words.delay ?? (words.beginTime ?? 0) * legs.rate,
        endDelay: words.endDelay ?? 0, iterations: words.iterations ?? legs.count,
        iterationStart: words.iterationStart ?? legs.start,
        repeatDelay: words.repeatDelay ?? 0, direction: words.direction ?? legs.direction,
        fill: words.fill ?? words.fillMode ?? .both, rate: legs.rate, curve: legs.curve)
    } catch { throw error.inWords(of: words) }
  }

  /// Returns the timing in the words of Core Animation.
  ///
  ///     try MediaTiming(duration: 1, iterations: 4, direction: .alternate).coreAnimationWords()
  ///     // duration 1, repeatCount 2, autoreverses true
  ///
  /// - Returns: Words from which `MediaTiming` makes a timing that moves equally.
  /// - Throws: `TimingError` for an end delay, a duration of 0, no iterations at all, a negative rate,
  ///   or a delay that never passes.
  public func coreAnimationWords() throws(TimingError) -> TimingWords {
    func refuse(_ isRefused: Bool, _ what: String) throws(TimingError) {
      if isRefused { throw .inexpressible(what, in: "Core Animation") }
    }
    try refuse(endDelay != 0, "endDelay")
    try refuse(repeatDelay != 0, "repeatDelay")
    try refuse(duration == 0, "a duration of 0")
    try refuse(iterations == 0, "0 iterations")
    try refuse(rate < 0, "a negative rate")
    try refuse(rate == 0 && delay != 0, "a delay at rate 0")
    let autoreverses = direction == .alternate || direction == .alternateReverse
    return TimingWords(
      duration: duration, curve: curve, beginTime: rate == 0 ? 0 : delay / rate,
      speed: direction == .reverse ? -rate : rate, timeOffset: timeOffset,
      repeatCount: autoreverses ? iterations / 2 : iterations, autoreverses: autoreverses,
      fillMode: fill)
  }

  private var timeOffset: Double {
    guard duration.isFinite else { return 0 }
    switch direction {
    case .normal, .alternate: return iterationStart * duration
    case .reverse: return fraction(-Legs.unnudged(iterationStart)) * duration
    case .alternateReverse: return (iterationStart + 1) * duration
    }
  }
}

extension TimingError {
  /// The error with the word that was given for the parameter.
  fileprivate func inWords(of words: TimingWords) -> TimingError {
    guard case .parameter(let name, _, let expected) = self else { return self }
    let said: (String, Double?)? =
      switch name {
      case "delay": ("beginTime", words.beginTime)
      case "rate": ("speed", words.speed)
      case "iterationStart": ("timeOffset", words.timeOffset)
      case "iterations": ("repeatCount", words.repeatCount ?? words.repeatDuration)
      default: nil
      }
    guard case (let word, let value?)? = said else { return self }
    let isDuration = word == "repeatCount" && words.repeatCount == nil
    return .parameter(isDuration ? "repeatDuration" : word, is: value, expected: expected)
  }
}

/// The iterations that Core Animation's and UIKit's words mean.
private struct Legs {
  let curve: Curve
  let duration: Double
  let rate: Double
  let start: Double
  let count: Double
  let direction: PlaybackDirection

  init(_ words: TimingWords) {
    curve = words.curve ?? .unit(.linear)
    let asked = curve.playedDuration(asked: words.duration)
    duration =
      asked == 0 && words.speaksCoreAnimation ? MediaTiming.coreAnimationDefaultDuration : asked
    rate = words.rate ?? words.speed.map(\.magnitude) ?? 1
    let autoreverses = words.autoreverses ?? words.autoreverse ?? false
    let isBackwards = (words.speed ?? 0) < 0
    direction = autoreverses ? .alternate : isBackwards ? .reverse : .normal
    let hasLegs = duration > 0 && duration.isFinite
    let offset = hasLegs ? ((words.timeOffset ?? 0) / duration).saturated : 0
    start = Legs.start(offset, isBackwards: isBackwards, autoreverses: autoreverses)
    count = Legs.count(words, duration: duration, perRepetition: autoreverses ? 2 : 1)
  }

  private static func count(
    _ words: TimingWords, duration: Double, perRepetition legs: Double
  ) -> Double {
    if words.repeat == true { return .infinity }
    if let count = words.repeatCount, count != 0 { return count * legs }
    if let seconds = words.repeatDuration, seconds != 0, duration > 0 {
      return (seconds / duration).nearWhole
    }
    return legs
  }

  /// The iteration to start in.
  ///
  /// Core Animation plays backwards from the offset, so that the motion comes from the leg before.
  private static func start(
    _ offset: Double, isBackwards: Bool, autoreverses: Bool
  ) -> Double {
    let legs = autoreverses ? 2.0 : 1
    let start = isBackwards ? -offset : offset
    let wrapped = start < 0 ? fraction(start / legs) * legs : start
    return wrapped == 0 && isBackwards && !autoreverses ? nudge : wrapped
  }

  /// The last instant of a leg: played backwards, Core Animation shows the start of the leg for an
  /// instant before it runs from its end (grade A-: measured).
  private static let nudge = 1.0.nextDown

  static func unnudged(_ start: Double) -> Double { start == nudge ? 0 : start }
}

extension MediaTiming {
  /// Creates the timing of a view animation.
  ///
  /// Equivalent to `UIView.animate(withDuration:delay:options:…)`: `.repeat` is endless and
  /// `.autoreverse` runs back once, or for ever.
  ///
  ///     try MediaTiming(viewDuration: 1, options: [.autoreverse]).iterations   // 2
  ///
  /// - Parameters:
  ///   - viewDuration: Seconds, 0 or more.
  ///   - delay: Seconds before it starts.
  ///   - options: The options; a curve without a known number counts as easeInOut.
  /// - Throws: `TimingError` naming the first number outside its domain.
  public init(
    viewDuration: Double, delay: Double = 0, options: AnimationOptions
  ) throws(TimingError) {
    try self.init(
      TimingWords(
        duration: viewDuration, curve: options.curve.curve ?? .unit(.easeInOut), delay: delay,
        repeat: options.contains(.repeat), autoreverse: options.contains(.autoreverse)))
  }

  /// Returns the options of the view animation with this timing.
  ///
  /// - Returns: The curve, and whether it repeats and reverses.
  /// - Throws: `TimingError` for iterations or a curve that the options have no bits for.
  public func animationOptions() throws(TimingError) -> AnimationOptions {
    let known = (0...7).map(AnimationCurve.init(rawValue:)).first { $0.curve == curve }
    guard let known else { throw .inexpressible("the curve", in: "UIKit's options") }
    let options = AnimationOptions(curve: known)
    guard endDelay == 0, iterationStart == 0, repeatDelay == 0, rate == 1 else {
      throw .inexpressible(
        "endDelay, iterationStart, repeatDelay and rate", in: "UIKit's options")
    }
    switch (direction, iterations) {
    case (.normal, 1): return options
    case (.normal, .infinity): return options.union(.repeat)
    case (.alternate, 2): return options.union(.autoreverse)
    case (.alternate, .infinity): return options.union([.repeat, .autoreverse])
    default: throw .inexpressible("these iterations", in: "UIKit's options")
    }
  }
}
