// The animation curve numbers of UIKit, public and private.

/// An animation curve of UIKit by its number: public, private or unknown.
///
/// Equivalent to `UIView.AnimationCurve`, but open: a keyboard notification may carry any integer
/// (7 above all), and every one is kept.
///
///     AnimationCurve(rawValue: 7) == .keyboard   // true
///     AnimationCurve(rawValue: 7).isPublic       // false
///     AnimationCurve(rawValue: 12).name          // nil
public struct AnimationCurve: RawRepresentable, Hashable, Sendable {
  /// The number as UIKit and its notifications write it; any integer.
  public let rawValue: Int

  /// Creates a curve from any number; none is refused.
  ///
  /// - Parameter rawValue: The number as a notification carries it.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Slow at both ends, 0 (grade A).
  ///
  /// The keyboard's curve up to iOS 6.
  public static let easeInOut = AnimationCurve(rawValue: 0)
  /// Slow start, 1 (grade A).
  public static let easeIn = AnimationCurve(rawValue: 1)
  /// Slow end, 2 (grade A).
  public static let easeOut = AnimationCurve(rawValue: 2)
  /// Constant speed, 3 (grade A).
  public static let linear = AnimationCurve(rawValue: 3)
  /// A private cubic, 4 (grade B).
  public static let strongEaseInOut = AnimationCurve(rawValue: 4)
  /// Core Animation's default timing function, 5 (private as a number, grade B).
  public static let coreAnimationDefault = AnimationCurve(rawValue: 5)
  /// A timing function taken from elsewhere, 6 (private, grade B).
  public static let custom = AnimationCurve(rawValue: 6)
  /// The keyboard's spring, 7 (private, grade B).
  public static let keyboard = AnimationCurve(rawValue: 7)

  /// The names of the known numbers, in order from 0.
  private static let names = [
    "easeInOut", "easeIn", "easeOut", "linear", "curve4", "ease", "custom", "keyboard",
  ]

  /// The name of a known curve, as in curve text; nil for an unknown number.
  public var name: String? {
    Self.names.indices.contains(rawValue) ? Self.names[rawValue] : nil
  }

  /// Whether UIKit's headers name the number: 0 to 3 (grade A).
  public var isPublic: Bool { (0...3).contains(rawValue) }

  /// The curve that UIKit plays for the number; nil for an unknown one.
  ///
  /// Without a timing function from elsewhere 6 falls back to 5. A number above 7 does not survive
  /// the options word, which keeps three bits of it: see `AnimationOptions.curve`.
  public var curve: Curve? {
    switch rawValue {
    case 0: .unit(.easeInOut)
    case 1: .unit(.easeIn)
    case 2: .unit(.easeOut)
    case 3: .unit(.linear)
    case 4: .unit(.bezier(known: 0.66, 0, 0.33, 1))
    case 5, 6: .unit(.ease)
    case 7: .keyboard(.system)
    default: nil
    }
  }
}
