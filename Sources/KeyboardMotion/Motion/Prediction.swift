// Where a motion will be some frames later, known from where it is.
public import Easing
public import Timing

extension TimingCurve {
  /// Returns the first time at which a curve that never turns back reaches a progress.
  ///
  /// - Parameter progress: 0 … 1; what lies outside counts as the nearer end.
  /// - Returns: s from the start, exact to the last digits; the duration for what is never reached.
  func time(reaching progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard duration.isFinite, progress < value(at: duration) else { return duration }
    var (low, high) = (0.0, duration)
    for _ in 0..<64 where low < high {
      let middle = (low + high) / 2
      if value(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns where a motion seen at a value will be some frames later.
  ///
  /// The curve is read backwards: an app sees a frame that the screen shows later, and asks how far
  /// the keyboard will be by then.
  ///
  ///     KeyboardCurve.system.predicted(seen: 160, from: 0, to: 336, frames: 1, rate: 60)  // 191.00…
  ///
  /// - Parameters:
  ///   - value: What is seen now, in the unit of both ends.
  ///   - start: Where the motion began.
  ///   - end: Where it leads.
  ///   - frames: How many frames ahead, 0 or more.
  ///   - rate: The frames per second.
  /// - Returns: The value then; `end` once the curve is over, or where both ends are one.
  public func predicted(
    seen value: Double, from start: Double, to end: Double, frames: Int, rate: FrameRate
  ) -> Double {
    guard start != end else { return end }
    let now = time(reaching: (value - start) / (end - start))
    let then = now + rate.time(ofFrame: frames)
    return then >= duration ? end : start + (end - start) * self.value(at: then)
  }
}
