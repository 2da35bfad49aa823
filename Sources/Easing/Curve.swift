// Any curve: what the text of a curve names.

/// A curve of any kind, with its own duration.
///
/// Unit curves last 1 s unless they are scaled, springs until they have settled, the keyboard 0.5 s.
/// A curve can be read from text and prints itself as text that reads back to an equal curve:
///
///     try Curve("spring(response: .4, dampingFraction: .8)").duration   // 0.546…
///     Curve.unit(.easeIn).description                                   // "cubic-bezier(0.42, 0, 1, 1)"
public enum Curve: TimingCurve {
  /// An easing curve, played in 1 s.
  case unit(UnitCurve)
  /// A spring.
  case spring(Spring)
  /// The keyboard's curve 7.
  case keyboard(KeyboardCurve)
  /// A curve through recorded points.
  case sampled(SampledCurve)
  /// A curve played in another time than its own: see `Curve.scaled(to:)`.
  indirect case scaled(Retimed)
  /// A curve that is looked at for another time than its own: see `Curve.clipped(to:)`.
  indirect case clipped(Retimed)
  /// A curve seen from its end: 1 - C(duration - t).
  indirect case reversed(Curve)
  /// Two curves one after the other, each at half its size and twice its speed.
  indirect case joined(Curve, Curve)

  /// A curve and a duration other than its own.
  public struct Retimed: Hashable, Sendable {
    /// The curve.
    public let curve: Curve
    /// The duration in seconds, 0 or more.
    public let duration: Double
  }

  /// How long the curve lasts, in seconds; infinite for a spring without damping.
  public var duration: Double {
    switch self {
    case .unit: 1
    case .spring(let spring): spring.duration
    case .keyboard(let keyboard): keyboard.duration
    case .sampled(let sampled): sampled.duration
    case .scaled(let timed), .clipped(let timed): timed.duration
    case .reversed(let curve): curve.duration
    case .joined(let first, let second): (first.duration + second.duration) / 2
    }
  }

  /// Returns the progress at a time by the curve's own formula.
  public func extendedValue(at time: Double) -> Double {
    switch self {
    case .unit(let curve): curve.extendedValue(at: time)
    case .spring(let spring): spring.extendedValue(at: time)
    case .keyboard(let keyboard): keyboard.extendedValue(at: time)
    case .sampled(let sampled): sampled.extendedValue(at: time)
    case .scaled(let scaled): scaled.value(at: time)
    case .clipped(let clipped): clipped.curve.extendedValue(at: time)
    case .reversed(let curve): 1 - curve.extendedValue(at: curve.duration - time)
    case .joined(let first, let second): joinedValue(first, second, at: time)
    }
  }

  /// Returns the progress at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start; any number.
  ///   - outside: What holds for times outside `0...duration`.
  /// - Returns: Progress, 0 at the start and about 1 at the end; it may overshoot.
  public func value(at time: Double, outside: OutsidePolicy = .clamp) -> Double {
    if case .unit(.bezier(let bezier)) = self { return bezier.value(at: time, outside: outside) }
    return extendedValue(at: outside == .clamp ? min(max(time, 0), duration) : time)
  }

  /// Returns the speed at a time by the curve's own formula, in progress per second.
  public func extendedVelocity(at time: Double) -> Double {
    switch self {
    case .unit(let curve): curve.extendedVelocity(at: time)
    case .spring(let spring): spring.extendedVelocity(at: time)
    case .keyboard(let keyboard): keyboard.extendedVelocity(at: time)
    case .sampled(let sampled): sampled.extendedVelocity(at: time)
    case .scaled(let scaled): scaled.velocity(at: time)
    case .clipped(let clipped): clipped.curve.extendedVelocity(at: time)
    case .reversed(let curve): curve.extendedVelocity(at: curve.duration - time)
    case .joined(let first, let second): joinedVelocity(first, second, at: time)
    }
  }

  private func joinedValue(_ first: Curve, _ second: Curve, at time: Double) -> Double {
    let half = first.duration / 2
    return time < half
      ? first.extendedValue(at: (2 * time).saturated) / 2
      : 0.5 + second.extendedValue(at: (2 * (time - half)).saturated) / 2
  }

  private func joinedVelocity(_ first: Curve, _ second: Curve, at time: Double) -> Double {
    let half = first.duration / 2
    return time < half
      ? first.extendedVelocity(at: (2 * time).saturated)
      : second.extendedVelocity(at: (2 * (time - half)).saturated)
  }
}

extension Curve {
  /// Returns the curve played in another time, faster or slower.
  ///
  /// - Parameter duration: Seconds, from 0 (a step at time 0) up to 1e9.
  /// - Returns: A curve that lasts as long as asked.
  /// - Throws: `ParameterError` for a duration outside its domain, or a curve that never ends.
  public func scaled(to duration: Double) throws(ParameterError) -> Curve {
    try Self.check(duration, in: "scale")
    try checkEnds(in: "scale")
    if case .scaled(let timed) = self { return try timed.curve.scaled(to: duration) }
    return duration == self.duration ? self : .scaled(Retimed(curve: self, duration: duration))
  }

  /// Returns the curve looked at for another time, cut off or going on at its own speed.
  ///
  /// - Parameter duration: Seconds, 0 to 1e9.
  /// - Returns: A curve that lasts as long as asked.
  /// - Throws: `ParameterError` for a duration outside its domain.
  public func clipped(to duration: Double) throws(ParameterError) -> Curve {
    try Self.check(duration, in: "clip")
    if case .clipped(let timed) = self { return try timed.curve.clipped(to: duration) }
    return duration == self.duration ? self : .clipped(Retimed(curve: self, duration: duration))
  }

  /// Returns the curve with the duration that an animation asks for.
  ///
  /// Springs run at their own speed and are clipped, all other curves are scaled.
  ///
  /// - Parameter duration: Seconds, 0 to 1e9.
  /// - Returns: A curve that lasts as long as asked.
  /// - Throws: `ParameterError` for a duration outside its domain.
  public func lasting(_ duration: Double) throws(ParameterError) -> Curve {
    switch self {
    case .spring, .keyboard, .clipped: try clipped(to: duration)
    default: try scaled(to: duration)
    }
  }

  /// Returns the curve seen from its end: slow starts become slow ends.
  ///
  /// - Throws: `ParameterError` for a curve that never ends.
  public func reversed() throws(ParameterError) -> Curve {
    try checkEnds(in: "reverse")
    if case .reversed(let original) = self { return original }
    return .reversed(self)
  }

  /// Returns the curve followed by its own reverse: slow starts become slow at both ends.
  ///
  /// - Throws: `ParameterError` for a curve that never ends, or one of more than 512 joined ones.
  public func mirrored() throws(ParameterError) -> Curve { try joined(with: try reversed()) }

  /// Returns this curve followed by another, each at half its size and twice its speed.
  ///
  /// - Parameter next: The curve of the second half.
  /// - Returns: A curve that lasts half as long as both together.
  /// - Throws: `ParameterError` for a curve that never ends, or where more than 1024 would be joined.
  public func joined(with next: Curve) throws(ParameterError) -> Curve {
    try checkEnds(in: "join")
    try next.checkEnds(in: "join")
    try ParameterError.check(
      parts + next.parts <= Self.mostParts, "number of curves", of: "join",
      is: Double(parts + next.parts), expected: "at most \(Self.mostParts)")
    return .joined(self, next)
  }

  private static func check(
    _ duration: Double, in function: String
  ) throws(ParameterError) {
    try ParameterError.check(
      0 <= duration && duration <= 1e9, "duration", of: function, is: duration,
      expected: "a number of seconds from 0 to 1e9")
  }

  /// The most curves that are joined to one: nested mirrors double them each time.
  private static let mostParts = 1024

  /// How many curves are joined in this one.
  private var parts: Int {
    switch self {
    case .unit, .spring, .keyboard, .sampled: 1
    case .scaled(let timed), .clipped(let timed): timed.curve.parts
    case .reversed(let curve): curve.parts
    case .joined(let first, let second): first.parts + second.parts
    }
  }

  private func checkEnds(in function: String) throws(ParameterError) {
    try ParameterError.check(
      duration.isFinite, "duration of the curve", of: function, is: duration,
      expected: "a curve that comes to an end")
  }
}

// How a scaled curve is played; faster than any number can say, it is a step.
extension Curve.Retimed {
  func value(at time: Double) -> Double {
    guard speed.isFinite else { return curve.value(at: time < 0 ? 0 : curve.duration) }
    return curve.extendedValue(
      at: time == duration ? curve.duration : (time * speed).saturated)
  }

  func velocity(at time: Double) -> Double {
    guard speed.isFinite && speed > 0 else { return 0 }
    let velocity = curve.extendedVelocity(at: (time * speed).saturated)
    // Infinite is a vertical tangent alone.
    return velocity.isFinite ? (velocity * speed).saturated : velocity
  }

  private var speed: Double { curve.duration / duration }
}
