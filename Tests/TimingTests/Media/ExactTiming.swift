// The timing model of Web Animations in whole numbers: nothing in it is rounded.
import Easing
import TestSupport
import Timing

/// A fraction of whole numbers; not reduced.
struct Fraction {
  var top: Int128
  var bottom: Int128
  var value: Double { Double(top) / Double(bottom) }
  /// The whole number that it is not below.
  var floor: Int128 { (top - remainder) / bottom }
  /// What is left above that.
  var remainder: Int128 { (top % bottom + bottom) % bottom }
}

/// A timing of decimals with three places, in thousandths.
struct ExactTiming: CustomStringConvertible {
  var duration, delay, endDelay, iterationStart, repeatDelay: Int
  /// nil for endlessly many.
  var iterations: Int?
  var direction = PlaybackDirection.normal
  var fill = Fill.both
  /// In quarters.
  var rate = 4
  var start = 0

  /// What holds at a time.
  struct State {
    var phase: Phase
    /// nil for the infinite one.
    var iteration: Int128?
    /// The progress before the easing; nil without effect.
    var progress: Fraction?
    /// Whether the iteration runs forth.
    var isForwards = true
  }

  /// What holds at a local time.
  ///
  /// - Parameters:
  ///   - local: The time in ticks.
  ///   - ticks: How many ticks a thousandth of a second has.
  ///   - isReversed: Whether what is around the animation runs backwards.
  /// - Returns: The state, exactly.
  func state(at local: Int128, ticks: Int128, isReversed: Bool = false) -> State {
    let delay = Int128(delay) * ticks
    let active = activeDuration.map { $0 * ticks / 1000 }
    let (activeStart, activeEnd) = activeSpan(ticks)
    let isBackwards = (rate < 0) != isReversed
    let isBefore = local < activeStart || isBackwards && local == activeStart
    let isAfter = !isBefore && activeEnd.map { local > $0 || !isBackwards && local == $0 } ?? false
    let phase: Phase = isBefore ? .before : isAfter ? .after : .active
    let time: Int128
    switch phase {
    case .before where fill.isBackwards: time = max(local - delay, 0)
    case .active: time = local - delay
    case .after where fill.isForwards: time = max(min(local - delay, active ?? .max), 0)
    default: return State(phase: phase)
    }
    return place(at: time, of: active, phase, ticks: ticks)
  }

  /// In millionths of a second; nil for an endless one.
  var activeDuration: Int128? {
    if iterations == 0 || duration + repeatDelay == 0 { return 0 }
    guard let iterations else { return nil }
    return Int128(duration) * Int128(iterations) + Int128(repeatDelay) * 1000 * Int128(waits)
  }

  /// The local times in ticks at which it begins and completes, which is never for an endless one.
  func activeSpan(_ ticks: Int128) -> (begin: Int128, end: Int128?) {
    let delay = Int128(delay) * ticks
    let active = activeDuration.map { $0 * ticks / 1000 }
    let end = active.map { max(delay + $0 + Int128(endDelay) * ticks, 0) }
    return (
      max(end.map { min(delay, $0) } ?? delay, 0),
      active.map { max(min(delay + $0, end ?? 0), 0) }
    )
  }

  var firstLeg: Int { iterationStart / 1000 }
  var lastLeg: Int { firstLeg + waits }

  /// The local time in ticks at which a leg begins, or would begin.
  func legStart(_ leg: Int, _ ticks: Int128) -> Int128 {
    let skipped = Int128(iterationStart % 1000) * Int128(duration) * ticks / 1000
    return Int128(delay) * ticks - skipped
      + Int128(leg - firstLeg) * Int128(duration + repeatDelay) * ticks
  }

  func runsForth(_ leg: Int) -> Bool {
    switch direction {
    case .normal: true
    case .reverse: false
    case .alternate: leg % 2 == 0
    case .alternateReverse: leg % 2 != 0
    }
  }

  /// How often it waits: after each leg that another one follows.
  private var waits: Int {
    guard let iterations, iterations > 0 else { return 0 }
    // No leg that a whole number of iterations only comes up to.
    return max((iterationStart + iterations + 999) / 1000 - 1, firstLeg) - firstLeg
  }

  private func place(
    at time: Int128, of active: Int128?, _ phase: Phase, ticks: Int128
  ) -> State {
    let isAtEnd = phase != .before && time == active && iterations != 0
    let isStep = duration == 0 && (repeatDelay == 0 || phase == .before || iterations == 0)
    if isStep || isAtEnd || repeatDelay == 0 {
      var overall = Fraction(
        top: time * 1000 + Int128(iterationStart) * Int128(duration) * ticks,
        bottom: Int128(duration) * ticks * 1000)
      if isStep || isAtEnd {
        let isEndless = phase != .before && iterations == nil
        if isEndless {
          let rest = iterationStart % 1000
          return directed(nil, Fraction(top: rest == 0 ? 1000 : Int128(rest), bottom: 1000), phase)
        }
        let done = phase == .before ? 0 : iterations ?? 0
        overall = Fraction(top: Int128(iterationStart + done), bottom: 1000)
      }
      if overall.remainder == 0 && isAtEnd {
        return directed(overall.floor - 1, Fraction(top: 1, bottom: 1), phase)
      }
      return directed(
        overall.floor, Fraction(top: overall.remainder, bottom: overall.bottom), phase)
    }
    // Legs with waits behind them, from the start of the first one, of which a part may be left out.
    let skipped = Int128(iterationStart % 1000) * Int128(duration) * ticks / 1000
    let (leg, period) = (Int128(duration) * ticks, Int128(duration + repeatDelay) * ticks)
    let number = (time + skipped) / period
    let within = (time + skipped) % period
    let progress =
      duration == 0 ? Fraction(top: 1, bottom: 1) : Fraction(top: min(within, leg), bottom: leg)
    return directed(Int128(firstLeg) + number, progress, phase)
  }

  private func directed(_ iteration: Int128?, _ progress: Fraction, _ phase: Phase) -> State {
    let isForwards = iteration.map { runsForth(Int($0 % 2)) } ?? (direction != .reverse)
    let directed =
      isForwards
      ? progress : Fraction(top: progress.bottom - progress.top, bottom: progress.bottom)
    return State(
      phase: phase, iteration: iteration, progress: directed, isForwards: isForwards)
  }

  var description: String {
    "duration \(duration), delay \(delay), endDelay \(endDelay), "
      + "iterations \(iterations.map { "\($0)" } ?? "infinite"), iterationStart \(iterationStart), "
      + "repeatDelay \(repeatDelay) thousandths, \(direction), \(fill), rate \(rate)/4, at \(start)"
  }
}

extension ExactTiming {
  /// A random one; small numbers and zeros come often.
  init(using numbers: inout SplitMix64, repeatDelay: Bool = false) {
    func pick<Item>(_ items: [Item]) -> Item { items.randomElement(using: &numbers) ?? items[0] }
    func thousandths(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &numbers) }
    duration = pick([thousandths(1...3000), thousandths(1...999), 100 * thousandths(1...20)])
    if thousandths(1...40) == 1 { duration = 0 }
    delay = pick([0, 0, thousandths(-900...2000)])
    endDelay = pick([0, 0, thousandths(-1500...900)])
    iterations = pick([
      1000, 1000 * thousandths(1...40), thousandths(1...9999), 100 * thousandths(1...99),
    ])
    if thousandths(1...30) == 1 { iterations = pick([0, nil]) }
    iterationStart = pick([0, 0, thousandths(0...4000), 1000 * thousandths(0...4), 300])
    self.repeatDelay = repeatDelay ? pick([thousandths(1...1500), 100 * thousandths(1...9)]) : 0
    direction = pick(PlaybackDirection.allCases)
    fill = pick(Fill.allCases)
    rate = pick([2, 4, 8, 1, -4])
    start = pick([0, 0, thousandths(-2000...4000), 100 * thousandths(0...40)])
  }

  /// The same timing in the numbers that people write.
  func timing(curve: Curve = .unit(.linear)) throws -> MediaTiming {
    func decimal(_ thousandths: Int) -> Double { Double(thousandths) / 1000 }
    return try MediaTiming(
      duration: decimal(duration), delay: decimal(delay), endDelay: decimal(endDelay),
      iterations: iterations.map(decimal) ?? .infinity, iterationStart: decimal(iterationStart),
      repeatDelay: decimal(repeatDelay), direction: direction, fill: fill,
      rate: Double(rate) / 4, curve: curve)
  }

  /// How many ticks a second of a timeline has: its times are decimals with seven places.
  static let ticks: Int128 = 10_000_000
  /// How many ticks a thousandth of a second of local time has, four for each of the timeline's.
  static let localTicks: Int128 = ticks * 4 / 1000

  /// The local time in ticks of a time of the timeline in ticks.
  func local(_ time: Int128) -> Int128 { (time - Int128(start) * Self.ticks / 1000) * Int128(rate) }

  /// Local times in ticks where something begins or ends.
  func borders(using numbers: inout SplitMix64) -> [Int128] {
    let tick = Self.localTicks
    let active = activeDuration.map { $0 * tick / 1000 } ?? 50 * Int128(duration) * tick
    let end = Int128(delay) * tick + active
    let leg = Int128.random(in: 0...12, using: &numbers)
    let skipped = Int128(iterationStart % 1000) * Int128(duration) * tick / 1000
    let border =
      Int128(delay) * tick - skipped + leg * Int128(duration + repeatDelay) * tick
    let waits = border + Int128(duration) * tick
    return [0, Int128(delay) * tick, end, end + Int128(endDelay) * tick, border, waits]
  }

  /// The time of the timeline in ticks of a local time in ticks; nil where it is no whole number.
  func time(_ local: Int128) -> Int128? {
    local % Int128(rate) == 0
      ? Int128(start) * Self.ticks / 1000 + local / Int128(rate) : nil
  }
}
