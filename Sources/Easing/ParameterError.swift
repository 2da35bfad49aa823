// The error of a curve that is asked for with a number outside its domain.

/// A number that a curve cannot be made of.
///
///     ParameterError(of: "spring", "mass", is: 0, expected: "a finite number above 0").description
///     // "spring: mass is 0, expected a finite number above 0"
public struct ParameterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of curve, as written in curve text.
  public let curve: String
  /// The name of the parameter.
  public let parameter: String
  /// The number that was given.
  public let value: Double
  /// The domain of the parameter, in words.
  public let expected: String

  /// Creates an error that names the curve, its parameter and the parameter's domain.
  ///
  /// - Parameters:
  ///   - curve: The kind of curve, as written in curve text.
  ///   - parameter: The name of the parameter.
  ///   - value: The number that was given.
  ///   - expected: The domain of the parameter, in words.
  public init(of curve: String, _ parameter: String, is value: Double, expected: String) {
    self.curve = curve
    self.parameter = parameter
    self.value = value
    self.expected = expected
  }

  /// The error as one sentence.
  public var description: String {
    "\(curve): \(parameter) is \(value.plainText), expected \(expected)"
  }

  /// Throws unless the number lies in the domain.
  static func check(
    _ isInDomain: Bool, _ parameter: String, of curve: String, is value: Double, expected: String
  ) throws(ParameterError) {
    guard isInDomain else {
      throw ParameterError(of: curve, parameter, is: value, expected: expected)
    }
  }
}

extension Double {
  /// The number as a percentage: its shortest text with the point moved by two digits.
  ///
  /// Multiplied by 100 and divided again it would not always be the same number.
  package var percentText: String {
    let parts = plainText.split(separator: "e")
    if parts.count == 2, let exponent = Int(parts[1]) { return "\(parts[0])e\(exponent + 2)%" }
    let halves = magnitude.description.split(separator: ".")
    guard halves.count == 2 else { return "\(plainText)%" }
    let fraction = halves[1] + (halves[1].count < 2 ? "0" : "")
    let whole = Int(halves[0] + fraction.prefix(2)) ?? 0
    let rest = fraction.dropFirst(2)
    return "\(self < 0 ? "-" : "")\(whole)\(rest.isEmpty ? "" : ".")\(rest)%"
  }
}
