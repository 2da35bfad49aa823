// What becomes of a motion when another one begins.

/// What becomes of an animation when the same thing is animated again.
public enum InterruptionPolicy: String, Hashable, Sendable, CaseIterable {
  /// The old one keeps running and fades out under the new one: UIKit since iOS 8 (grade A).
  case additive
  /// The new one starts where things are seen, at another speed: `beginFromCurrentState` before.
  case replace
}
