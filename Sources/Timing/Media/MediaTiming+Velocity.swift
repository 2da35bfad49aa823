// How fast the progress of a timing changes.
internal import Easing

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
