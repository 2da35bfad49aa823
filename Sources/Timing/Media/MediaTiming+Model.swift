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
  /// A time that misses a border of the active time or of an iteration by the rounding of a sum or
  /// a product (2 to 4 units in the last place of the largest number in it) is that border: after
  /// 0.7 s the seventh of ten iterations of 0.1 s has ended.
  ///
  /// - Parameter localTime: Seconds since the start, delay included; any number; nil is idle.
  /// - Returns: The phase, and where there is an effect the iteration and the eased progress.
  public func state(at localTime: Double?) -> TimingState {
    localTime.map { state(at: $0, slack: 0) } ?? TimingState(phase: .idle)
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
    localTime.map { moment(at: $0, slack: 0).phase } ?? .idle
  }

  /// All that holds at a local time.
  ///
  /// - Parameters:
  ///   - localTime: Seconds since the start.
  ///   - slack: By how many seconds that may miss a border and be it.
  ///   - isReversed: Whether what is around the animation runs backwards.
  /// - Returns: The phase, and where there is an effect the iteration and the eased progress.
  @usableFromInline
  func state(at localTime: Double, slack: Double, isReversed: Bool = false) -> TimingState {
    if let activeTime = plainActiveTime(at: localTime, slack: slack) {
      return TimingState(
        phase: .active, activeTime: activeTime, iteration: 0,
        progress: curve.progress(
          at: curve.nearJump(activeTime / duration), lasting: duration, before: false))
    }
    let moment = moment(at: localTime, slack: slack, isReversed: isReversed)
    guard let activeTime = moment.activeTime else { return TimingState(phase: moment.phase) }
    let place = place(at: moment, activeTime)
    return TimingState(
      phase: moment.phase, activeTime: activeTime, iteration: place.iteration,
      progress: eased(place, at: activeTime, in: moment.phase))
  }

  /// The active time well within the only iteration of a timing that runs forth, where no border is
  /// near and no rule but a division counts: the most frequent case, and the fastest.
  private func plainActiveTime(at localTime: Double, slack: Double) -> Double? {
    guard isPlain else { return nil }
    let margin = slack + (localTime.magnitude + activeEnd) * 0x1p-50
    guard localTime - activeStart > margin, activeEnd - localTime > margin + 2 * endSlack else {
      return nil
    }
    return localTime - delay
  }

  /// By how many seconds the end may be off, which an end delay shifts.
  var endSlack: Double {
    guard endDelay != 0, activeDuration < .infinity else { return 0 }
    return max(delay.magnitude, endDelay.magnitude, activeDuration) * 0x1p-51
  }

  /// The local times between which the progress changes where both ends are held: what a delay cuts
  /// from the active time is passed through nevertheless.
  var movingSpan: (begin: Double, end: Double) {
    (min(delay, activeStart), max(delay + activeDuration, activeEnd))
  }

  /// Whether the animation never comes to an end.
  public var isEndless: Bool { activeEnd == .infinity || rate == 0 }
}

// MARK: Phase, iteration, progress

extension MediaTiming {
  /// A local time in the life of the animation.
  struct Moment {
    let phase: Phase
    /// The time since the start of the first iteration; nil without effect.
    let activeTime: Double?
    /// Whether the time is exactly where the last iteration ends.
    let isAtEnd: Bool
    /// How far a time may miss a border and be it, for the given slack and the delay.
    let slack: Double
  }

  /// A place in the iterations, before their direction.
  struct Place {
    let iteration: Double
    /// How much of the iteration has passed, 0 to 1.
    let progress: Double
    /// Whether the time between two iterations passes.
    var isWaiting = false
  }

  /// The phase and the active time, decided by the borders as they were given.
  func moment(at localTime: Double, slack: Double, isReversed: Bool = false) -> Moment {
    let slack = max(slack, Placement.slack(localTime, delay))
    func meets(_ border: Double, within own: Double = 0) -> Bool {
      localTime == border
        || (localTime - border).magnitude <= max(slack, own, border.finiteMagnitude * 0x1p-51)
    }
    let isAtStart = meets(activeStart, within: activeStart < activeEnd ? 0 : endSlack)
    let isAtEnd = meets(activeEnd, within: endSlack)
    let isBackwards = (rate < 0) != isReversed
    let phase: Phase =
      if isBackwards ? isAtStart || localTime < activeStart : !isAtStart && localTime < activeStart
      {
        .before
      } else if isBackwards
        ? !isAtEnd && localTime > activeEnd : isAtEnd || localTime > activeEnd
      {
        .after
      } else {
        .active
      }
    let time = isAtStart ? activeStart : isAtEnd ? activeEnd : localTime
    var activeTime: Double? =
      switch phase {
      case .idle: nil
      case .before: fill.isBackwards ? max(time - delay, 0) : nil
      case .active: time - delay
      case .after: fill.isForwards ? max(min(time - delay, activeDuration), 0) : nil
      }
    let isLast =
      phase != .before && iterations != 0
      && (meets(delay + activeDuration) || activeTime == activeDuration)
    if isLast, activeTime != nil, activeDuration.isFinite { activeTime = activeDuration }
    // Where the active time is that of a border, it misses nothing.
    let isFree = activeTime == localTime - delay
    return Moment(
      phase: phase, activeTime: activeTime, isAtEnd: isLast, slack: isFree ? slack : 0)
  }

  /// The number of the iteration and how much of it has passed.
  func place(at moment: Moment, _ activeTime: Double) -> Place {
    if duration == 0 && moment.phase == .before { return endPlace(of: 0, in: moment) }
    if moment.isAtEnd || duration == 0 && (repeatDelay == 0 || iterations == 0) {
      return endPlace(of: iterations, in: moment)
    }
    // In an endless iteration nothing passes, not even in an infinite time.
    if duration == .infinity { return Place(overall: iterationStart) }
    if activeTime == .infinity { return endPlace(of: .infinity, in: moment) }
    return repeatDelay > 0 ? waitingPlace(activeTime, moment) : plainPlace(activeTime, moment)
  }

  /// The place where so many iterations have ended.
  private func endPlace(of iterations: Double, in moment: Moment) -> Place {
    let overall = (iterationStart + iterations).nearWhole
    guard overall.isFinite else {
      let progress = fraction(iterationStart)
      let isAtEnd = moment.isAtEnd && progress == 0
      return Place(iteration: .infinity, progress: isAtEnd ? 1 : progress)
    }
    let place = Place(overall: overall)
    return place.progress == 0 && moment.isAtEnd
      ? Place(iteration: place.iteration - 1, progress: 1) : place
  }

  /// The place where iteration follows on iteration.
  private func plainPlace(_ activeTime: Double, _ moment: Moment) -> Place {
    // Where the iterations begin has been given, and is no sum of anything.
    if activeTime == 0 { return Place(overall: iterationStart) }
    let overall = activeTime / duration + iterationStart
    let whole = overall.rounded()
    let border = (whole - iterationStart) * duration
    let slack = max(moment.slack, max(whole, iterationStart) * duration * 0x1p-51)
    return (activeTime - border).magnitude <= slack
      ? Place(iteration: whole, progress: 0) : Place(overall: overall)
  }

  /// The place where a wait follows on each iteration.
  private func waitingPlace(_ activeTime: Double, _ moment: Moment) -> Place {
    let (first, period) = (firstLeg, duration + repeatDelay)
    let time = (activeTime + (iterationStart - first) * duration).saturated
    let slack = max(moment.slack, max(time, iterationStart * duration) * 0x1p-51)
    var leg = (time / period).rounded(.down)
    if ((leg + 1) * period - time).magnitude <= slack { leg += 1 }
    let within = max(time - (leg * period).saturated, 0)
    if within <= slack, duration > 0 { return Place(iteration: first + leg, progress: 0) }
    return within >= duration - slack
      ? Place(iteration: first + leg, progress: 1, isWaiting: true)
      : Place(iteration: first + leg, progress: within / duration)
  }

  private func eased(_ place: Place, at activeTime: Double, in phase: Phase) -> Double {
    let isForwards = direction.isForwards(in: place.iteration)
    // On its own clock a spring moves in an endless iteration, too.
    if duration == .infinity && curve.runsOnOwnClock && isForwards {
      return curve.extendedValue(at: min(activeTime, 1e9))
    }
    let passed = curve.nearJump(place.progress)
    return curve.progress(
      at: isForwards ? passed : 1 - passed, lasting: duration,
      before: isForwards ? phase == .before : phase == .after)
  }
}

extension MediaTiming.Place {
  /// The place after a number of iterations with its fraction.
  fileprivate init(overall: Double) {
    let whole = overall.rounded(.down)
    self.init(iteration: whole, progress: overall - whole)
  }
}

extension Double {
  /// The magnitude, of an infinite number a finite one.
  var finiteMagnitude: Double { min(magnitude, .greatestFiniteMagnitude) }
}

/// How far a number lies above the next whole number below it: at least 0, below 1.
func fraction(_ number: Double) -> Double { number - number.rounded(.down) }

extension MediaTiming {
  /// The number of the first iteration, also where only a part of it is played.
  var firstLeg: Double { iterationStart.rounded(.down) }
  /// The number of the last iteration; infinite where there are endlessly many.
  var lastLeg: Double { Self.lastLeg(iterations, from: iterationStart) }

  /// The local time at which an iteration begins, or would begin where a part of it is left out.
  func legStart(_ leg: Double) -> Double {
    if duration + repeatDelay == 0 { return delay }
    if repeatDelay == 0 { return delay + (leg - iterationStart) * duration }
    let first = firstLeg
    let skipped = (iterationStart - first) * duration
    return delay + ((leg - first) * (duration + repeatDelay) - skipped)
  }

  /// The local time at which an iteration ends, or would end.
  func legEnd(_ leg: Double) -> Double {
    repeatDelay == 0 ? legStart(leg + 1) : legStart(leg) + duration
  }

  /// The number of the iteration that a local time lies in, or in the wait behind it; a quotient,
  /// which may name its neighbour.
  func leg(near localTime: Double) -> Double {
    let active = min(max(localTime, activeStart), activeEnd) - delay
    let skipped = (iterationStart - firstLeg) * duration
    return firstLeg + ((active + skipped) / (duration + repeatDelay)).rounded(.down)
  }

  /// By how many seconds the local time of a border may be off.
  func legSlack(_ localTime: Double) -> Double {
    let length = duration.isFinite ? (duration * max(iterationStart, 1)).finiteMagnitude : 0
    return max(delay.magnitude, endDelay.magnitude, localTime.finiteMagnitude, length) * 0x1p-50
  }
}

extension MediaTiming {
  /// Returns the velocity of the eased progress at a local time.
  ///
  /// - Parameter localTime: Seconds since the start, delay included; any number.
  /// - Returns: Progress per second of local time; 0 outside the active time and on a vertical
  ///   tangent.
  public func velocity(at localTime: Double) -> Double {
    let moment = moment(at: localTime, slack: 0)
    guard moment.phase == .active, let activeTime = moment.activeTime, duration > 0 else {
      return 0
    }
    let here = place(at: moment, activeTime)
    if here.isWaiting { return 0 }
    let isForwards = direction.isForwards(in: here.iteration)
    let passed = duration.isFinite ? here.progress : activeTime
    let place = duration.isFinite && !isForwards ? 1 - passed : passed
    let slope =
      duration.isFinite
      ? curve.slope(at: place, lasting: duration) / duration
      : curve.runsOnOwnClock ? curve.extendedVelocity(at: place) : 0
    return slope.isFinite ? (isForwards ? slope : -slope) : 0
  }
}

extension Curve {
  /// The slope at a fraction of the time of an animation, in progress for the whole of it.
  func slope(at fraction: Double, lasting seconds: Double) -> Double {
    if runsOnOwnClock { return extendedVelocity(at: fraction * seconds) * seconds }
    return extendedVelocity(at: fraction * duration) * duration
  }
}
