// From local time to progress: the timing model of Web Animations, step by step.
internal import Easing

/// What a timing says at a local time.
///
///     let state = try MediaTiming(duration: 1, iterations: 2).state(at: 1.25)
///     (state.phase, state.iteration, state.progress)   // (active, 1, 0.25)
public struct TimingState: Hashable, Sendable {
  /// Where the animation is in its life.
  public var phase: Phase
  /// The time since the start of the first iteration, in seconds; nil without effect.
  public var activeTime: Double?
  /// The number of the iteration, from 0; infinite after endlessly many; nil without effect.
  public var iteration: Double?
  /// The eased progress; nil without effect.
  public var progress: Double?

  /// Creates a state from its parts; without effect of its phase alone.
  public init(
    phase: Phase, activeTime: Double? = nil, iteration: Double? = nil, progress: Double? = nil
  ) {
    self.phase = phase
    self.activeTime = activeTime
    self.iteration = iteration
    self.progress = progress
  }
}

extension MediaTiming {
  /// Returns all that holds at a local time.
  ///
  /// - Parameter localTime: Seconds since the start, delay included; any number; nil is idle.
  /// - Returns: The phase, and where there is an effect the iteration and the eased progress.
  public func state(at localTime: Double?) -> TimingState {
    guard let localTime else { return TimingState(phase: .idle) }
    let phase = phase(at: localTime)
    guard let activeTime = activeTime(at: localTime, in: phase) else {
      return TimingState(phase: phase)
    }
    let place = place(at: activeTime, in: phase)
    let progress = eased(place, at: activeTime, in: phase)
    return TimingState(
      phase: phase, activeTime: activeTime, iteration: place.iteration, progress: progress)
  }

  /// Returns the eased progress at a local time; nil where there is no effect.
  ///
  /// - Parameter localTime: Seconds since the start, delay included; any number; nil is idle.
  /// - Returns: Progress, 0 at the start and 1 at the end of an iteration; it may overshoot.
  public func progress(at localTime: Double?) -> Double? { state(at: localTime).progress }

  /// Returns the phase at a local time.
  ///
  /// - Parameter localTime: Seconds since the start, delay included; any number; nil is idle.
  /// - Returns: The phase. Played forwards the end of the active time is already after it; played
  ///   backwards its start is already before it.
  public func phase(at localTime: Double?) -> Phase {
    guard let localTime else { return .idle }
    let (start, end, isBackwards) = (activeStart, activeEnd, rate < 0)
    if localTime < start || (isBackwards && localTime == start) { return .before }
    if localTime > end || (!isBackwards && localTime == end) { return .after }
    return .active
  }

  /// The local time at which the active time begins; a negative delay cannot pull it below 0.
  var activeStart: Double { max(min(delay, endTime), 0) }
  /// The local time at which the active time ends.
  var activeEnd: Double { max(min(delay + activeDuration, endTime), 0) }

  /// The local times between which the progress changes where both ends are held: what a delay cuts
  /// from the active time is passed through nevertheless.
  var movingSpan: (begin: Double, end: Double) {
    (min(delay, activeStart), max(delay + activeDuration, activeEnd))
  }

  /// Whether the animation never comes to an end.
  public var isEndless: Bool { activeEnd == .infinity || rate == 0 }

  private func activeTime(at localTime: Double, in phase: Phase) -> Double? {
    switch phase {
    case .idle: nil
    case .before: fill.isBackwards ? max(localTime - delay, 0) : nil
    case .active: localTime - delay
    case .after:
      fill.isForwards ? max(min(localTime - delay, activeDuration), 0) : nil
    }
  }

  /// The number of the iteration and how much of it has passed, before its direction.
  private func place(
    at activeTime: Double, in phase: Phase
  ) -> (iteration: Double, progress: Double) {
    let overall = overallProgress(at: activeTime, in: phase)
    let whole = overall.rounded(.down)
    var progress = overall.isFinite ? overall - whole : fraction(iterationStart)
    let isAtEnd = phase != .before && activeTime == activeDuration && iterations != 0
    if progress == 0 && isAtEnd { progress = 1 }
    if phase == .after && iterations == .infinity { return (.infinity, progress) }
    return (progress == 1 ? whole - 1 : whole, progress)
  }

  private func overallProgress(at activeTime: Double, in phase: Phase) -> Double {
    if duration == 0 { return (phase == .before ? 0 : iterations) + iterationStart }
    // In an endless iteration nothing passes, not even in an infinite time.
    return (duration == .infinity ? 0 : activeTime / duration) + iterationStart
  }

  private func eased(
    _ place: (iteration: Double, progress: Double), at activeTime: Double, in phase: Phase
  ) -> Double {
    let isForwards = direction.isForwards(in: place.iteration)
    // On its own clock a spring moves in an endless iteration, too.
    if duration == .infinity && curve.runsOnOwnClock && isForwards {
      return curve.extendedValue(at: min(activeTime, 1e9))
    }
    return curve.progress(
      at: isForwards ? place.progress : 1 - place.progress, lasting: duration,
      before: isForwards ? phase == .before : phase == .after)
  }
}

/// How far a number lies above the next whole number below it: at least 0, below 1.
func fraction(_ number: Double) -> Double { number - number.rounded(.down) }
