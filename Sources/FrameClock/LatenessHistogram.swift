// How often each lateness occurred, in classes that widen with it.

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
