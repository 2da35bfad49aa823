// Whole nanoseconds, in which clocks are read: to and from seconds, without overflow.

/// The nearest whole nanoseconds, held to ±2^61 (73 years) so that sums of two fit.
func nanoseconds(_ seconds: Double) -> Int {
  let limit = 0x1p61
  let held = min(max(seconds * 1e9, -limit), limit)
  return held.isNaN ? 0 : Int(held.rounded())
}

/// The Double nearest to so many nanoseconds, in s.
func seconds(_ nanoseconds: Int) -> Double { Double(nanoseconds) / 1e9 }

extension Int {
  /// The sum, held to ±`Int.max`.
  func saturatedSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? -.max : .max) : sum
  }
}
