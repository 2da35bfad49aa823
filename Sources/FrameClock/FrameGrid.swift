// Where frames lie: on the run's own time in s, and on a clock's readings in ns.
import Timing

/// The times of frames by their index alone, so that nothing accumulates.
struct FrameGrid: Hashable, Sendable {
  private(set) var rate: FrameRate
  /// The frame at which this grid starts, and its time in s.
  private var first = 0
  private var firstTime = 0.0
  /// The reading in ns at which the first frame is due.
  private var origin: Int
  /// By how many whole frames the run is later than its origin says.
  private var slipped = 0

  init(rate: FrameRate, origin: Int = 0) {
    self.rate = rate
    self.origin = origin
  }

  /// The time of a frame in s; it knows nothing of readings.
  func time(of index: Int) -> Double { firstTime + rate.time(ofFrame: index - first) }

  func frame(_ index: Int) -> Frame {
    Frame(index: index, timestamp: time(of: index), targetTimestamp: time(of: index + 1))
  }

  /// The first reading in ns at which a frame is due.
  func due(_ index: Int) -> Int {
    origin.saturatedSum(rate.nanoseconds(ofFrame: index - first + slipped))
  }

  /// The last frame that is due at a reading; before the grid's start the frame before its first.
  func index(at reading: Int) -> Int {
    guard reading >= origin else { return first - 1 }
    return first - slipped + rate.frame(atNanoseconds: reading.saturatedSum(-origin))
  }

  mutating func slip(by frames: Int) { slipped += frames }

  /// Goes on at another rate from a frame that keeps its time and its due reading.
  mutating func change(to rate: FrameRate, from index: Int) {
    restart(from: index, at: due(index))
    self.rate = rate
  }

  /// Goes on from a frame that keeps its time and is due at a reading.
  mutating func restart(from index: Int, at reading: Int) {
    (firstTime, origin) = (time(of: index), reading)
    (first, slipped) = (index, 0)
  }
}

extension FrameRate {
  /// The first whole ns at which a frame, 0 or later, has started: ⌈index · 10⁹ / rate⌉.
  func nanoseconds(ofFrame index: Int) -> Int {
    let periods = UInt128(index) * UInt128(denominator)
    let (product, overflow) = periods.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return .max }
    let (whole, rest) = product.quotientAndRemainder(dividingBy: UInt128(numerator))
    return Int(exactly: rest == 0 ? whole : whole + 1) ?? .max
  }

  /// The frame on show at a time in ns, 0 or more; the inverse of the above, exactly.
  func frame(atNanoseconds time: Int) -> Int {
    let frame = UInt128(time) * UInt128(numerator) / (UInt128(denominator) * 1_000_000_000)
    return min(Int(clamping: frame), Self.largestIndex)
  }
}
