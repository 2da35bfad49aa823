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
