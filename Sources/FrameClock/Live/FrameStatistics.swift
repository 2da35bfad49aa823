// How a run went: how late its frames were, and what went wrong.

/// An account of a clock's run: lateness, skipped frames, drift, and what happened to the clock.
///
/// Lateness is counted in classes less than 1 % wide, so that an endless run needs no more memory
/// than a short one; the maximum is exact.
public struct FrameStatistics: Hashable, Sendable, CustomStringConvertible {
  /// How many frames were delivered.
  public internal(set) var delivered = 0
  /// How many frames were left out because they were late.
  public internal(set) var skipped = 0
  /// How often the clock was woken before a frame was due; no frame was delivered then.
  public internal(set) var early = 0
  /// How often the clock was found to have gone back.
  public internal(set) var clockReversals = 0
  /// How often a gap was too long to count as time.
  public internal(set) var suspensions = 0
  /// By how many s the run has fallen behind its clock; 0 unless it slipped or was suspended.
  public internal(set) var drift = 0.0
  private var lateness = LatenessHistogram()

  init() {}

  /// Half of the frames were no later than this, in s, rounded up by less than 1 %.
  public var median: Double { seconds(lateness.quantile(0.5)) }
  /// 95 of 100 frames were no later than this, in s, rounded up by less than 1 %.
  public var p95: Double { seconds(lateness.quantile(0.95)) }
  /// 99 of 100 frames were no later than this, in s, rounded up by less than 1 %.
  public var p99: Double { seconds(lateness.quantile(0.99)) }
  /// The lateness of the latest frame, in s.
  public var maximum: Double { seconds(lateness.maximum) }

  /// The account as one line, in the order of its properties; lateness in µs.
  public var description: String {
    let late = [median, p95, p99, maximum].map { "\(Int(($0 * 1e6).rounded()))" }
    return "\(delivered) frames, \(skipped) skipped, \(early) early wake-ups, "
      + "\(clockReversals) clock reversals, \(suspensions) suspensions, drift \(drift) s, "
      + "late by \(late.joined(separator: "/")) µs (median/p95/p99/max)"
  }

  mutating func count(_ frame: ClockFrame) {
    delivered += 1
    skipped += frame.skipped
    lateness.add(nanoseconds(frame.lateness))
  }
}

/// Counts of whole nanoseconds: exact below 256, then in 128 classes for each power of two.
struct LatenessHistogram: Hashable, Sendable {
  private var counts: [Int] = []
  private var total = 0
  private(set) var maximum = 0

  mutating func add(_ nanoseconds: Int) {
    let position = Self.position(of: max(nanoseconds, 0))
    if position >= counts.count {
      counts += Array(repeating: 0, count: position + 1 - counts.count)
    }
    counts[position] += 1
    total += 1
    maximum = max(maximum, nanoseconds)
  }

  /// The smallest lateness in ns that a share of all do not exceed, rounded up to its class.
  func quantile(_ share: Double) -> Int {
    var rest = Int((share * Double(total)).rounded(.up))
    for (position, count) in counts.enumerated() {
      rest -= count
      if rest <= 0 { return min(Self.last(of: position), maximum) }
    }
    return maximum
  }

  private static func position(of nanoseconds: Int) -> Int {
    let shift = max(Int.bitWidth - nanoseconds.leadingZeroBitCount - 8, 0)
    return shift * 128 + nanoseconds >> shift
  }

  /// The largest number of a class.
  private static func last(of position: Int) -> Int {
    let shift = max(position / 128 - 1, 0)
    return (position - shift * 128 + 1) << shift - 1
  }
}
