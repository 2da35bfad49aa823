// UIKit's options for a timing, and back.
public import Easing

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
