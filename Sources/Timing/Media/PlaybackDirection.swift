// Which way each iteration of an animation runs.

/// The direction of the iterations of an animation.
///
/// Equivalent to `direction` of Web Animations. Every leg counts as an iteration: there and back
/// twice is four iterations of `alternate`.
///
///     let swing = try MediaTiming(duration: 1, iterations: 2, direction: .alternate)
///     swing.progress(at: 1.25)   // 0.75
public enum PlaybackDirection: String, CaseIterable, Hashable, Sendable {
  /// Every iteration runs forth.
  case normal
  /// Every iteration runs back.
  case reverse
  /// The first iteration runs forth, the next back, and so on.
  case alternate
  /// The first iteration runs back, the next forth, and so on.
  case alternateReverse = "alternate-reverse"

  /// Whether an iteration runs forth.
  ///
  /// - Parameter iteration: The number of the iteration, from 0; an infinite one runs forth.
  /// - Returns: False for an iteration that runs back.
  func isForwards(in iteration: Double) -> Bool {
    switch self {
    case .normal: true
    case .reverse: false
    case .alternate: !iteration.isFinite || Self.isEven(iteration)
    case .alternateReverse: !iteration.isFinite || !Self.isEven(iteration)
    }
  }

  /// Whether a whole number is even; from 2^53 on all that there are.
  private static func isEven(_ number: Double) -> Bool {
    Int(exactly: number).map { $0.isMultiple(of: 2) } ?? true
  }
}
