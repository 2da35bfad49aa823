// The options word of UIKit's view animations.

/// The options of a view animation, bit by bit.
///
/// Equivalent to `UIView.AnimationOptions` (grade A).
///
/// The curve sits in bits 16 to 18, so a curve from a notification has to be shifted: passed
/// unshifted, 7 means three other options and easeInOut.
///
///     AnimationOptions(curve: .keyboard).rawValue   // 458752, that is 7 << 16 or 0x70000
///     AnimationOptions(rawValue: 7).curve           // .easeInOut
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The word; bits without a meaning are kept.
  public let rawValue: UInt

  /// Creates options from any word; none is refused.
  ///
  /// - Parameter rawValue: The options word as UIKit has it.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Lays out subviews at commit time, bit 0.
  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  /// Lets the user touch views while they move, bit 1.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Starts from the presented value, bit 2.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// Repeats without end, bit 3.
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  /// Runs back after running forth, bit 4.
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  /// Ignores the duration of an enclosing animation, bit 5.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// Ignores the curve of an enclosing animation, bit 6.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  /// Redraws content while it moves, bit 7 (transitions only).
  public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
  /// Hides and shows views in place of removing and adding them, bit 8 (transitions only).
  public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  /// Ignores the options of an enclosing animation, bit 9.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

  /// The names of bits 0 to 9, in order.
  public static let bitNames = [
    "layoutSubviews", "allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse",
    "overrideInheritedDuration", "overrideInheritedCurve", "allowAnimatedContent",
    "showHideTransitionViews", "overrideInheritedOptions",
  ]

  /// Creates the options for a curve: its number shifted by 16, of which three bits are kept.
  ///
  ///     AnimationOptions(curve: AnimationCurve(rawValue: 7)).rawValue   // 458752
  ///
  /// - Parameter curve: Any curve; of a number above 7 the lowest three bits are kept.
  public init(curve: AnimationCurve) {
    self.init(rawValue: UInt(truncatingIfNeeded: curve.rawValue & 7) << 16)
  }

  /// Creates the options for a transition, bits 20 to 22.
  ///
  /// - Parameter transition: The transition.
  public init(transition: Transition) { self.init(rawValue: transition.rawValue << 20) }

  /// Creates the options for a frame rate of 240 / (n + 1) per second, bits 24 to 27.
  ///
  ///     AnimationOptions(frameRateCode: 3).preferredFramesPerSecond   // 60
  ///
  /// - Parameter n: 1 to 15; 0 is the default rate. Of larger numbers the lowest four bits are kept.
  public init(frameRateCode n: UInt) { self.init(rawValue: (n & 15) << 24) }

  /// The curve, from bits 16 to 18.
  public var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 7)) }

  /// The transition, from bits 20 to 22.
  public var transition: Transition { Transition(rawValue: (rawValue >> 20) & 7) ?? .none }

  /// The preferred frames per second, from bits 24 to 27; nil for the default.
  public var preferredFramesPerSecond: Int? {
    let n = Int((rawValue >> 24) & 15)
    return n == 0 ? nil : 240 / (n + 1)
  }

  /// The names of all options set among bits 0 to 9.
  public var names: [String] {
    Self.bitNames.indices.filter { rawValue >> UInt($0) & 1 == 1 }.map { Self.bitNames[$0] }
  }

  /// The bits that have no meaning in UIKit's headers.
  public var unknownBits: UInt { rawValue & ~0x0F77_03FF }

  /// A transition between views.
  ///
  /// Equivalent to `UIView.AnimationOptions.transitionCurlUp` and its kin.
  public enum Transition: UInt, CaseIterable, Hashable, Sendable {
    /// No transition.
    case none
    /// Flips around the vertical axis from left to right.
    case flipFromLeft
    /// Flips around the vertical axis from right to left.
    case flipFromRight
    /// Curls a page up.
    case curlUp
    /// Curls a page down.
    case curlDown
    /// Fades one view into the other.
    case crossDissolve
    /// Flips around the horizontal axis from top to bottom.
    case flipFromTop
    /// Flips around the horizontal axis from bottom to top.
    case flipFromBottom
  }
}

extension AnimationOptions {
  /// Reads an options word: `458752`, `0x70000`, `0x7_0000` or `7 << 16`.
  ///
  ///     AnimationOptions("7 << 16")?.curve   // .keyboard
  ///     AnimationOptions("7.0")              // nil
  ///
  /// - Parameter text: A whole number from 0, decimal or hexadecimal, or one shifted by another; it is
  ///   nil for other texts and for numbers that do not fit into 64 bits.
  package init?(_ text: String) {
    let parts = text.split(separator: "<<", omittingEmptySubsequences: false).map(Self.number)
    guard let value = parts[0], parts.count <= 2 else { return nil }
    if parts.count == 1 {
      self.init(rawValue: value)
      return
    }
    guard let shift = parts[1], (value << shift) >> shift == value else { return nil }
    self.init(rawValue: value << shift)
  }

  /// The curve of a word that can be no curve's own number: one with bits above the lowest sixteen.
  var shiftedCurve: AnimationCurve? { rawValue >> 16 == 0 ? nil : curve }

  private static func number(_ text: Substring) -> UInt? {
    let words = text.split(separator: " ")
    guard words.count == 1, words[0].first != "+" else { return nil }
    let digits = words[0].filter { $0 != "_" }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    return isHexadecimal ? UInt(digits.dropFirst(2), radix: 16) : UInt(digits)
  }
}
