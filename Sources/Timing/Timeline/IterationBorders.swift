// Where one iteration of a track ends and the next begins.

/// The borders between the iterations of a track, counted and not stored: there may be endlessly
/// many.
struct IterationBorders: Hashable, Sendable {
  let rank: Int
  private let name: String
  private let timing: MediaTiming
  private let placement: Placement

  /// The borders of a track; nil where it has none.
  init?(_ timing: MediaTiming, placement: Placement, name: String, rank: Int) {
    (self.timing, self.placement, self.name, self.rank) = (timing, placement, name, rank)
    let hasBorders = timing.duration > 0 && timing.duration.isFinite && placement.rate != 0
    guard hasBorders, first <= last else { return nil }
  }

  /// The whole numbers strictly inside the iterations.
  private var first: Double { timing.iterationStart.rounded(.down) + 1 }
  private var last: Double { (timing.iterationStart + timing.iterations).rounded(.up) - 1 }

  /// The borders crossed in a span of time, as one event at the time of the last of them.
  func crossed(in span: Span, isForwards: Bool) -> TimelineEvent? {
    let (a, b) = (number(at: span.low), number(at: span.high))
    // The division may be off by its roundings: the formula of the times decides.
    var low = max(min(a, b).rounded(.down) - 1, first)
    var high = min(max(a, b).rounded(.up) + 1, last)
    for _ in 0..<3 where low <= high && !isCrossed(low, in: span) { low += 1 }
    for _ in 0..<3 where low <= high && !isCrossed(high, in: span) { high -= 1 }
    guard low <= high, isCrossed(low, in: span) else { return nil }
    let (earliest, latest) = placement.rate > 0 ? (low, high) : (high, low)
    let count = Int(min(high - low + 1, 0x1p53))
    return TimelineEvent(
      .iterations(count), name, at: time(of: isForwards ? latest : earliest))
  }

  private func isCrossed(_ border: Double, in span: Span) -> Bool {
    let localTime = localTime(of: border)
    return timing.activeStart < localTime && localTime < timing.activeEnd
      && span.contains(time(of: border))
  }

  private func time(of border: Double) -> Double { placement.time(at: localTime(of: border)) }

  private func localTime(of border: Double) -> Double {
    timing.delay + (border - timing.iterationStart) * timing.duration
  }

  /// Which border a time is at, as a fraction.
  private func number(at time: Double) -> Double {
    let localTime = placement.localTime(at: time)
    let active = min(max(localTime, timing.activeStart), timing.activeEnd) - timing.delay
    return active / timing.duration + timing.iterationStart
  }

  /// A span of time, with or without its ends.
  struct Span {
    let low, high: Double
    let hasLow, hasHigh: Bool

    func contains(_ time: Double) -> Bool {
      if low == high { return hasLow && hasHigh && time == low }
      return (low < time && time < high) || (hasLow && time == low) || (hasHigh && time == high)
    }
  }
}
