// The one place that reads a clock.
import Dispatch

/// The system's uptime: it goes on evenly, is never set, and stands still while the machine sleeps.
enum Uptime {
  /// The uptime in ns.
  static var now: Int { Int(clamping: DispatchTime.now().uptimeNanoseconds) }

  /// Reads the clock until a deadline in ns.
  static func spin(until deadline: Int) {
    while now < deadline {}
  }

  /// The Dispatch time of a deadline in ns; nil is never.
  static func dispatchTime(_ deadline: Int?) -> DispatchTime {
    deadline.map { DispatchTime(uptimeNanoseconds: UInt64(clamping: $0)) } ?? .distantFuture
  }
}

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
