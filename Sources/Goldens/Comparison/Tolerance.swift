// How far a number may be from the expected one.
internal import FrameTables

/// A tolerance: absolute, relative, in units in the last place, or the largest of several.
///
///     try Tolerance("0.1%").allows(99.95, for: 100)   // true
///     try Tolerance("4ulp").allows(1.1, for: 1)       // false
public struct Tolerance: Hashable, Sendable {
  /// What a number may be off, in its own unit.
  public let absolute: Double
  /// What a number may be off, as a fraction of the expected number's magnitude.
  public let relative: Double
  /// What a number may be off, in units in the last place of the expected number.
  public let ulps: Double

  /// Makes a tolerance of which the largest part counts.
  ///
  /// - Parameters:
  ///   - absolute: In the number's unit, 0 or more.
  ///   - relative: A fraction of the expected number, 0 or more.
  ///   - ulps: Units in the last place of the expected number, 0 or more.
  public init(absolute: Double = 0, relative: Double = 0, ulps: Double = 0) {
    precondition(
      absolute >= 0 && relative >= 0 && ulps >= 0, "A tolerance must be 0 or more in every part.")
    self.absolute = absolute
    self.relative = relative
    self.ulps = ulps
  }

  /// Nothing but the expected number itself.
  public static let exact = Tolerance()

  /// What holds unless something else is said: 1e-12 or 4 ulp.
  ///
  /// It outlives the last digits in which the C libraries of macOS and Linux differ.
  public static let standard = Tolerance(absolute: 1e-12, ulps: 4)

  /// A tolerance in the number's own unit, 0 or more.
  public static func absolute(_ distance: Double) -> Tolerance { Tolerance(absolute: distance) }

  /// A tolerance as a fraction, 0 or more, of the expected number: 0.01 is 1 %.
  public static func relative(_ fraction: Double) -> Tolerance { Tolerance(relative: fraction) }

  /// A tolerance in units in the last place, 0 or more, of the expected number.
  public static func ulps(_ count: Double) -> Tolerance { Tolerance(ulps: count) }

  /// Whether a number is near enough; infinities and NaN allow nothing but themselves.
  ///
  /// - Parameters:
  ///   - got: The number to judge.
  ///   - expected: What it should be.
  /// - Returns: True where the difference is within the largest part.
  public func allows(_ got: Double, for expected: Double) -> Bool {
    guard got.isFinite, expected.isFinite else {
      return got == expected || got.isNaN && expected.isNaN
    }
    let limit = max(absolute, relative * expected.magnitude, ulps * expected.ulp)
    return (got - expected).magnitude <= limit
  }
}

extension Tolerance: CustomStringConvertible {
  /// Reads a tolerance: `1e-12`, `0.1%`, `4ulp`, or several of them with spaces between.
  ///
  /// - Throws: ``ToleranceError`` for anything else, and for numbers below 0.
  public init(_ text: some StringProtocol) throws(ToleranceError) {
    var (absolute, relative, ulps) = (0.0, 0.0, 0.0)
    let words = text.split(separator: " ")
    for word in words {
      let unit = ["%", "ulps", "ulp"].first(where: word.hasSuffix) ?? ""
      guard let size = number(String(word.dropLast(unit.count)), mark: .point), size >= 0,
        size.isFinite
      else { throw ToleranceError(text: String(text)) }
      switch unit {
      case "": absolute = max(absolute, size)
      case "%": relative = max(relative, size / 100)
      default: ulps = max(ulps, size)
      }
    }
    if words.isEmpty { throw ToleranceError(text: String(text)) }
    self.init(absolute: absolute, relative: relative, ulps: ulps)
  }

  /// The text that reads back to this tolerance: `1e-12 4ulp`.
  public var description: String {
    let parts = [(absolute, ""), (relative * 100, "%"), (ulps, "ulp")].filter { $0.0 > 0 }
    return parts.isEmpty ? "0" : parts.map { spelled($0) + $1 }.joined(separator: " ")
  }
}

/// A text that is no tolerance.
public struct ToleranceError: Error, Hashable, CustomStringConvertible {
  /// The text as written.
  public let text: String

  /// Makes an error of a text.
  public init(text: String) {
    self.text = text
  }

  /// One sentence for the person who wrote the text.
  public var description: String {
    "'\(text)' is no tolerance: expected a number of 0 or more as in 1e-12, 0.1% or 4ulp"
  }
}
