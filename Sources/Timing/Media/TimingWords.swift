// The words of three vocabularies for one timing.
public import Easing

/// A timing in the words of Web Animations, Core Animation or UIKit.
///
/// Words left out have their defaults. The vocabularies may be mixed, but no thing may be said
/// twice:
///
///     try MediaTiming(TimingWords(duration: 1, repeatCount: 2, autoreverses: true)).iterations  // 4
public struct TimingWords: Hashable, Sendable {
  /// The length of one iteration, in seconds; the curve's own if left out.
  ///
  /// Beside a word of Core Animation 0 means its default of 0.25 s.
  public var duration: Double?
  /// The easing of each iteration; linear if left out.
  public var curve: Curve?

  /// Web Animations: seconds of local time before the first iteration.
  public var delay: Double?
  /// Web Animations: seconds of local time after the last iteration.
  public var endDelay: Double?
  /// Web Animations: how many iterations, each leg counted.
  public var iterations: Double?
  /// Web Animations: where in the iterations the animation begins.
  public var iterationStart: Double?
  /// Seconds of local time between an iteration and the next.
  public var repeatDelay: Double?
  /// Web Animations: which way each iteration runs.
  public var direction: PlaybackDirection?
  /// Web Animations: where the animation has an effect besides its active time.
  public var fill: Fill?
  /// Web Animations: how fast local time passes; negative runs backwards from the end.
  public var rate: Double?

  /// Core Animation: the begin in seconds of the parent's time.
  public var beginTime: Double?
  /// Core Animation: how fast local time passes; negative runs each repetition backwards.
  public var speed: Double?
  /// Core Animation: seconds by which the repetitions are shifted.
  public var timeOffset: Double?
  /// Core Animation: how many repetitions, there and back counted as one; 0 is the default, one.
  public var repeatCount: Double?
  /// Core Animation: seconds for which the animation repeats; 0 is the default, one repetition.
  public var repeatDuration: Double?
  /// Core Animation: whether each repetition runs back after running forth.
  public var autoreverses: Bool?
  /// Core Animation: `removed` is `none`.
  public var fillMode: Fill?

  /// UIKit: whether the animation repeats without end.
  public var `repeat`: Bool?
  /// UIKit: whether the animation runs back after running forth.
  public var autoreverse: Bool?

  /// Creates a timing from the words that are given.
  public init(
    duration: Double? = nil, curve: Curve? = nil,
    delay: Double? = nil, endDelay: Double? = nil, iterations: Double? = nil,
    iterationStart: Double? = nil, repeatDelay: Double? = nil,
    direction: PlaybackDirection? = nil, fill: Fill? = nil, rate: Double? = nil,
    beginTime: Double? = nil, speed: Double? = nil, timeOffset: Double? = nil,
    repeatCount: Double? = nil, repeatDuration: Double? = nil, autoreverses: Bool? = nil,
    fillMode: Fill? = nil,
    repeat: Bool? = nil, autoreverse: Bool? = nil
  ) {
    (self.duration, self.curve) = (duration, curve)
    (self.delay, self.endDelay) = (delay, endDelay)
    (self.iterations, self.iterationStart) = (iterations, iterationStart)
    self.repeatDelay = repeatDelay
    (self.direction, self.fill, self.rate) = (direction, fill, rate)
    (self.beginTime, self.speed, self.timeOffset) = (beginTime, speed, timeOffset)
    (self.repeatCount, self.repeatDuration) = (repeatCount, repeatDuration)
    (self.autoreverses, self.fillMode) = (autoreverses, fillMode)
    (self.repeat, self.autoreverse) = (`repeat`, autoreverse)
  }
}

extension TimingWords {
  /// Throws the first two words that say the same thing.
  func checkContradictions() throws(TimingError) {
    for words in synonyms {
      let given = words.filter(\.isGiven)
      if given.count > 1 { throw .contradiction(given[0].word, given[1].word) }
    }
  }

  private typealias Word = (word: String, isGiven: Bool)

  private var synonyms: [[Word]] {
    [
      [("delay", delay != nil), ("beginTime", beginTime != nil)],
      [("rate", rate != nil), ("speed", speed != nil)],
      [("fill", fill != nil), ("fillMode", fillMode != nil)],
      [("iterationStart", iterationStart != nil), ("timeOffset", timeOffset != nil)],
      [
        ("iterations", iterations != nil), ("repeatCount", repeatCount != nil),
        ("repeatDuration", repeatDuration != nil), ("repeat", `repeat` != nil),
      ],
      [
        ("direction", direction != nil), ("autoreverses", autoreverses != nil),
        ("autoreverse", autoreverse != nil),
      ],
      [("direction", direction != nil), ("a negative speed", (speed ?? 0) < 0)],
    ]
  }

  /// Whether any word is Core Animation's.
  var speaksCoreAnimation: Bool {
    beginTime != nil || speed != nil || timeOffset != nil || repeatCount != nil
      || repeatDuration != nil || autoreverses != nil || fillMode != nil
  }
}
