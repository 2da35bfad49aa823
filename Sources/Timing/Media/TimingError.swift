// What is wrong with the timing of an animation.
internal import Easing

/// Why numbers or words make no timing.
///
///     TimingError.contradiction("iterations", "repeatCount").description
///     // "iterations and repeatCount say the same thing twice: give one of them"
public enum TimingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number outside the domain of its parameter.
  case parameter(String, is: Double, expected: String)
  /// Two words for one thing, both given.
  case contradiction(String, String)
  /// A timing that another vocabulary has no word for.
  case inexpressible(String, in: String)

  /// One sentence for the person who wrote the timing.
  public var description: String {
    switch self {
    case .parameter(let name, let value, let expected):
      "\(name) is \(value.plainText), expected \(expected)"
    case .contradiction(let first, let second):
      "\(first) and \(second) say the same thing twice: give one of them"
    case .inexpressible(let what, let vocabulary): "\(vocabulary) has no word for \(what)"
    }
  }

  /// Throws unless the number lies in the domain.
  static func check(
    _ isInDomain: Bool, _ name: String, is value: Double, expected: String
  ) throws(TimingError) {
    guard isInDomain else { throw .parameter(name, is: value, expected: expected) }
  }
}
