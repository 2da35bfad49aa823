// The largest of many errors, so that a thousand comparisons are one expectation.

/// The largest error of a run of comparisons, and where it was.
public struct WorstError: Sendable, CustomStringConvertible {
  /// The largest error in units of what is allowed; 1 is the limit.
  public private(set) var error: Double = 0
  /// How many comparisons there were.
  public private(set) var count: Int = 0
  private var place = ""

  /// Creates a run without comparisons.
  public init() {}

  /// Compares one value; an answer that is not a number counts as infinitely wrong.
  ///
  /// - Parameters:
  ///   - value: The answer.
  ///   - expected: The true value.
  ///   - tolerance: The allowed error; 0 asks for equality.
  ///   - place: Where this is, in words.
  public mutating func compare(
    _ value: Double, to expected: Double, within tolerance: Double,
    at place: @autoclosure () -> String
  ) {
    count += 1
    if value == expected { return }
    let ratio = (value - expected).magnitude / tolerance
    if ratio <= error { return }
    error = ratio.isNaN ? .infinity : ratio
    self.place = "\(place()): \(value), expected \(expected)"
  }

  /// Whether something was compared and every error was allowed.
  public var isAllowed: Bool { count > 0 && error <= 1 }

  /// The largest error and its place.
  public var description: String { "\(error) of the allowed error in \(count) at \(place)" }
}
