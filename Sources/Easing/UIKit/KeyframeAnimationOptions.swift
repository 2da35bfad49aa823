// The options word of UIKit's keyframe animations.

/// The options of a keyframe animation.
///
/// Equivalent to `UIView.KeyframeAnimationOptions` (grade A).
///
///     KeyframeAnimationOptions(rawValue: 3072).calculationMode   // .cubic
public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
  /// The word; bits without a meaning are kept.
  public let rawValue: UInt

  /// Creates options from any word; none is refused.
  ///
  /// - Parameter rawValue: The options word as UIKit has it.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Creates the options for a calculation mode, bits 10 to 12.
  ///
  /// - Parameter calculationMode: The mode.
  public init(calculationMode: CalculationMode) {
    self.init(rawValue: calculationMode.rawValue << 10)
  }

  /// The bits that mean the same for plain animations: 0 to 5 and 9.
  public var shared: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x23F) }

  /// How values between keyframes are found, from bits 10 to 12; nil for an unknown mode.
  public var calculationMode: CalculationMode? {
    CalculationMode(rawValue: (rawValue >> 10) & 7)
  }

  /// How values between keyframes are found.
  ///
  /// Equivalent to `CAAnimationCalculationMode`.
  public enum CalculationMode: UInt, CaseIterable, Hashable, Sendable {
    /// Straight from keyframe to keyframe, 0.
    case linear
    /// Jumps at each keyframe, 1024.
    case discrete
    /// Straight at constant speed, 2048.
    case paced
    /// Smooth through the keyframes, 3072.
    case cubic
    /// Smooth at constant speed, 4096.
    case cubicPaced
  }
}
