// The events of a nested timeline that repeats, reverses or is eased.
internal import Easing

/// The events of a nested timeline with a timing of its own, pass by pass.
struct PassLog: Hashable, Sendable {
  /// A step over more passes reports the last of them alone.
  private static let most = 1000.0

  private let group: TimelineGroup
  private let inner: EventLog
  private let borders: IterationBorders?
  private let reaches: CurveReaches
  private var timing: MediaTiming { group.timing }
  private var placement: Placement { Placement(start: group.start, rate: group.timing.rate) }
  /// The order among events at the same time.
  var rank: Int { group.rank }

  /// Collects the events of one pass; nil where time stands still.
  init?(_ group: TimelineGroup, _ sources: EventSources) {
    if group.timing.rate == 0 { return nil }
    self.group = group
    inner = EventLog(sources, in: group, cues: group.cues)
    borders = group.name.flatMap { name in
      IterationBorders(
        group.timing, placement: Placement(start: group.start, rate: group.timing.rate),
        name: name, rank: group.rank)
    }
    reaches = CurveReaches(group.timing)
  }

  /// The events in a span as they are forwards, in the order of time.
  func crossed(in span: EventSpan, isForwards: Bool) -> [TimelineEvent] {
    let isRising = timing.rate > 0
    let iterations = borders?.crossed(in: span, isForwards: isForwards)
    var (events, pending) = ([TimelineEvent](), iterations)
    for leg in legs(in: span, isForwards: isForwards) {
      if let border = pending, border.leg <= leg {
        events.append(border.event)
        pending = nil
      }
      let pass = pass(leg, in: span, isForwards: isForwards)
      // In the order of local time until all are together.
      events += isRising ? pass : pass.reversed()
    }
    if let pending { events.append(pending.event) }
    if !isRising { events.reverse() }
    if let name = group.name {
      let ends = placement.ends(from: timing.activeStart, to: timing.activeEnd, of: timing)
      let crossed = ends.filter { $0.1.isFinite && span.side(of: $0.1) == 0 }
        .map { TimelineEvent($0.0, name, at: $0.1) }
      events =
        crossed.filter { $0.kind == .begin } + events + crossed.filter { $0.kind == .complete }
    }
    // Roundings do not turn the order of passes around.
    for index in events.indices.dropFirst() {
      events[index].time = max(events[index].time, events[index - 1].time)
    }
    return events
  }

  /// The passes that a span may touch, in the order of local time.
  private func legs(in span: EventSpan, isForwards: Bool) -> [Double] {
    if timing.iterations == 0 { return [] }
    let period = timing.duration + timing.repeatDelay
    guard period > 0, period.isFinite else { return [timing.firstLeg] }
    let times = [span.low, span.high].map(placement.localTime)
    let near = (
      timing.leg(near: min(times[0], times[1])), timing.leg(near: max(times[0], times[1]))
    )
    let (first, last) = (
      max(near.0 - 1, timing.firstLeg), min(near.1 + 1, timing.lastLeg, 0x1p53)
    )
    guard first <= last else { return [] }
    if near.1 - near.0 >= Self.most {
      let isUpwards = isForwards == (timing.rate > 0)
      return [isUpwards ? min(near.1, last) : max(near.0, first)]
    }
    return (0...Int(last - first)).map { first + Double($0) }
  }

  /// The events of a pass as they are forwards, in the order of time.
  private func pass(_ leg: Double, in span: EventSpan, isForwards: Bool) -> [TimelineEvent] {
    let runsForth = timing.direction.isForwards(in: leg)
    let isRising = runsForth == (timing.rate > 0)
    let times = [span.low, span.high].map { time in
      reaches.progress(
        fraction(of: placement.localTime(at: time), in: leg, runsForth: runsForth))
        * group.length
    }
    let inside = EventSpan(near: min(times[0], times[1]), max(times[0], times[1])) { time in
      let side = side(of: time, in: leg, runsForth: runsForth, span)
      return isRising ? side : -side
    }
    let events = inner.crossed(in: inside, isForwards: isForwards == isRising).map { event in
      var event = event
      let local = localTime(of: event.time, in: leg, runsForth: runsForth)
      event.time = placement.eventTime(at: local, of: timing)
      return event
    }
    return isRising ? events : events.reversed().map(\.mirrored)
  }

  /// Whether a time inside lies before a span, in it or after it, in the time around.
  private func side(
    of time: Double, in leg: Double, runsForth: Bool, _ span: EventSpan
  ) -> Int {
    let sign = timing.rate > 0 ? 1 : -1
    let slack = group.length * 0x1p-50
    if time < -slack || time > group.length + slack {
      return (time < 0) == runsForth ? -sign : sign
    }
    let local = localTime(of: time, in: leg, runsForth: runsForth)
    let border = timing.legSlack(local)
    if local < timing.activeStart - border { return -sign }
    if local > timing.activeEnd + border { return sign }
    return span.side(of: placement.eventTime(at: local, of: timing))
  }

  /// The local time at which a pass first reaches a time inside.
  private func localTime(of time: Double, in leg: Double, runsForth: Bool) -> Double {
    let length = group.length
    let start = timing.legStart(leg)
    guard timing.duration > 0 else { return start }
    let fraction = length > 0 ? reaches.fraction(min(max(time / length, 0), 1)) : 0
    if fraction == 0 || fraction == 1 {
      return (fraction == 0) == runsForth ? start : timing.legEnd(leg)
    }
    let passed =
      reaches.isStraight && timing.duration == length ? time : fraction * timing.duration
    return start + (runsForth ? passed : timing.duration - passed)
  }

  /// How much of a pass has been played at a local time, from where it runs forth.
  private func fraction(of localTime: Double, in leg: Double, runsForth: Bool) -> Double {
    guard timing.duration > 0, timing.duration.isFinite else { return 0 }
    let passed = (localTime - timing.legStart(leg)) / timing.duration
    let fraction = runsForth ? passed : 1 - passed
    // Of two infinite times nothing has passed.
    return fraction >= 0 ? min(fraction, 1) : 0
  }
}

/// When the easing of a timing first reaches a progress.
///
/// Between 256 places along the way it is taken to rise.
private struct CurveReaches: Hashable, Sendable {
  private let timing: MediaTiming
  /// The largest progress so far at each place; empty for a straight line.
  private let highest: [Double]
  var isStraight: Bool { highest.isEmpty }

  init(_ timing: MediaTiming) {
    self.timing = timing
    var highest: [Double] = []
    if timing.curve != .unit(.linear) {
      for place in 0...256 {
        let progress = Self.progress(Double(place) / 256, of: timing)
        highest.append(max(progress, highest.last ?? progress))
      }
    }
    self.highest = highest
  }

  private static func progress(_ fraction: Double, of timing: MediaTiming) -> Double {
    timing.curve.progress(at: fraction, lasting: timing.duration, before: false)
  }

  /// The largest progress up to a fraction of the time from 0 to 1, at most 1.
  func progress(_ fraction: Double) -> Double {
    if isStraight { return fraction }
    let highest = highest[Int(fraction * 256)]
    return min(max(highest, Self.progress(fraction, of: timing), 0), 1)
  }

  /// The fraction of the time at which a progress from 0 to 1 is reached; 1 where it never is.
  func fraction(_ progress: Double) -> Double {
    if isStraight { return progress }
    // A quotient of times may miss the steps of the curve by its rounding.
    let progress = progress * (1 - 0x1p-50)
    let place = highest.partitioningIndex { $0 >= progress }
    guard 0 < place, place < highest.count else { return place == 0 ? 0 : 1 }
    var (low, high) = (Double(place - 1) / 256, Double(place) / 256)
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { return high }
      if Self.progress(middle, of: timing) >= progress { high = middle } else { low = middle }
    }
  }
}
