// Where one iteration of a track ends and the next begins.

/// The borders between the iterations of a track, counted and not stored: there may be endlessly
/// many.
///
/// After a wait the border is where the next iteration begins.
struct IterationBorders: Hashable, Sendable {
  let rank: Int
  private let name: String
  private let timing: MediaTiming
  private let placement: Placement

  /// The borders of a track; nil where it has none.
  init?(_ timing: MediaTiming, placement: Placement, name: String, rank: Int) {
    (self.timing, self.placement, self.name, self.rank) = (timing, placement, name, rank)
    let period = timing.duration + timing.repeatDelay
    let hasBorders = period > 0 && period.isFinite && placement.rate != 0
    guard hasBorders, first <= last else { return nil }
  }

  /// The numbers of the iterations that follow on another one; as many as can be told apart.
  private var first: Double { timing.firstLeg + 1 }
  private var last: Double { min(timing.lastLeg, 0x1p53) }

  /// The borders crossed in a span of time, as one event at the time of the last of them, and the
  /// number of the iteration that begins there.
  func crossed(
    in span: EventSpan, isForwards: Bool
  ) -> (event: TimelineEvent, leg: Double)? {
    let legs = [span.low, span.high].map { timing.leg(near: placement.localTime(at: $0)) }
    let low = firstLeg(near: min(legs[0], legs[1])) { side(of: $0, in: span) >= 0 }
    guard low <= last, side(of: low, in: span) == 0 else { return nil }
    let high = firstLeg(near: max(legs[0], legs[1])) { side(of: $0, in: span) > 0 } - 1
    let leg = isForwards == (placement.rate > 0) ? high : low
    let count = Int(min(high - low + 1, 0x1p53))
    return (TimelineEvent(.iterations(count), name, at: time(of: leg)), leg)
  }

  /// Whether a border lies before a span in local time, in it, or after it.
  private func side(of leg: Double, in span: EventSpan) -> Int {
    let localTime = timing.legStart(leg)
    let slack = timing.legSlack(localTime)
    if localTime <= timing.activeStart + slack { return -1 }
    if localTime >= timing.activeEnd - slack { return 1 }
    let side = span.side(of: time(of: leg))
    return placement.rate > 0 ? side : -side
  }

  private func time(of leg: Double) -> Double {
    placement.eventTime(at: timing.legStart(leg), of: timing)
  }

  /// The first border that a condition holds for, which holds for all after it.
  ///
  /// Where it holds for none that is the one behind the last. A guess near it makes this fast.
  private func firstLeg(near guess: Double, where condition: (Double) -> Bool) -> Double {
    var (low, high) = (first, last + 1)
    let (below, above) = (guess - 2, guess + 2)
    if below >= low, below < high { if condition(below) { high = below } else { low = below + 1 } }
    if above >= low, above < high { if condition(above) { high = above } else { low = above + 1 } }
    while low < high {
      let middle = low + ((high - low) / 2).rounded(.down)
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Placement {
  /// The outer time of a border of a timing, as people would write it: the decimal that the sums and
  /// products of the numbers given have missed by their roundings.
  func eventTime(at localTime: Double, of timing: MediaTiming) -> Double {
    let offset = localTime / rate
    let slack = max(start.magnitude * 0x1p-50, timing.legSlack(localTime) / rate.magnitude)
    return (start + offset).nearDecimal(within: slack)
  }
}
