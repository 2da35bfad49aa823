// How the numbers of a keyboard sequence are sent to their targets.
import Easing
import Timing

extension Motion<Double> {
  /// Sends the number to a target.
  ///
  /// The same target again changes nothing, and one that is not finite counts as the one there is.
  ///
  /// - Parameters:
  ///   - value: The target, in the number's own unit.
  ///   - time: When, in s; not before the last change.
  ///   - timing: The way.
  ///   - interruption: What becomes of motions that are still on their way; nil ends them.
  mutating func move(
    to value: Double, at time: Double, along timing: MediaTiming, _ interruption: Interruption?
  ) {
    let value = value.isFinite ? value.held : target
    guard value != target || (interruption == nil && end > time) else { return }
    retarget(Retarget(at: time, to: value, timing: timing, interruption ?? .replace))
  }
}

extension Double {
  /// The number, held to what sums of many can be made of; what is none is 0.
  var held: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e200), 1e200) }
}

extension MediaTiming {
  /// The timing of a curve played once from its start; a jump without one.
  static func playing(_ curve: Curve?) -> MediaTiming {
    curve.flatMap { try? MediaTiming(curve: $0) } ?? .step
  }
}
