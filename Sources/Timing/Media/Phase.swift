// Where an animation is in its life.

/// The phase of an animation at a local time.
///
/// Equivalent to the phases of the Web Animations model.
///
///     try MediaTiming(duration: 1, delay: 0.5).phase(at: 0.25)   // before
///     try MediaTiming(duration: 1, delay: 0.5).phase(at: 1.5)    // after
public enum Phase: String, CaseIterable, Hashable, Sendable {
  /// There is no local time.
  case idle
  /// The delay has not passed.
  case before
  /// The animation moves.
  case active
  /// All iterations are over.
  case after
}
