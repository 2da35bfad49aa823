// The text of a curve, read but not yet understood.

/// A name with arguments: the form of every text of a curve.
///
/// Prints itself in the one canonical spelling of the form in which it was written:
///
///     try CurveExpression("SPRING( response:.4 dampingFraction:.80 )").description
///     // "spring(response: 0.4, dampingFraction: 0.8)"
public struct CurveExpression: Hashable, Sendable, CustomStringConvertible {
  /// One argument: values, with or without a label.
  public struct Argument: Hashable, Sendable {
    /// The label before the colon, if any.
    public let label: String?
    /// The values, separated by spaces in the text.
    public let values: [Value]
    /// Where the argument stands in the text, in characters from 1.
    public let column: Int
  }

  /// One value of an argument.
  public enum Value: Hashable, Sendable {
    /// A number; `250ms` reads as 0.25.
    case number(Double)
    /// A number with a percent sign, as the fraction that it is: `25%` is 0.25.
    case percentage(Double)
    /// A curve, or a word that names something else.
    case expression(CurveExpression)
  }

  /// The name, in its canonical spelling where a curve or function is known by it.
  public let name: String
  /// The arguments in parentheses; nil without parentheses.
  public let arguments: [Argument]?

  init(name: String, arguments: [Argument]? = nil) {
    // Where a class of another platform is a curve by itself, it is called without arguments.
    let isName = arguments == nil || arguments == [] && CurveSpellings.find(name) != nil
    let known = isName ? CurveSpellings.canonicalName(name) : CurveFunction.canonicalName(name)
    self.name = known ?? name
    self.arguments = isName ? nil : arguments
  }

  /// A name as it stands, such as `7 << 16` where it is no curve but a number.
  init(verbatim name: String) { (self.name, arguments) = (name, nil) }

  /// Reads the text of a curve.
  ///
  /// Two handles in braces, as in a Lottie file, and four bare numbers are a `cubic-bezier()`.
  /// A text that ends in `.csv` or `.json` is a path as it stands, whatever characters it has.
  ///
  /// - Parameter text: A name, a function with arguments, numbers, handles, or a path; a CSS property
  ///   in front, quotes around and a semicolon behind do not matter.
  /// - Throws: `CurveTextError` of kind `syntax` where the text does not follow the grammar, and of
  ///   kind `foreign` where it is something else that people have, such as an SVG path.
  public init(_ text: String) throws(CurveTextError) {
    if Self.endsLikeFile(text) {
      self.init(name: text)
      return
    }
    if let foreign = ForeignText.recognised(text) { throw foreign }
    let isObject = text.utf8.first { $0 > 0x20 } == UInt8(ascii: "{")
    self = isObject ? try CurveExpression(lottie: text) : try CurveScanner.read(text)
  }

  /// Whether a text ends like the path of a file that holds a curve.
  static func endsLikeFile(_ text: String) -> Bool {
    let end = String(decoding: text.utf8.suffix(5), as: UTF8.self).lowercased()
    return end.hasSuffix(".csv") || end == ".json"
  }

  /// The text in its canonical spelling; it reads back to an equal curve.
  public var description: String {
    guard let arguments else { return name }
    return "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
  }
}

extension CurveExpression.Argument: CustomStringConvertible {
  /// The argument in its canonical spelling.
  public var description: String {
    (label.map { "\($0): " } ?? "") + values.map(\.description).joined(separator: " ")
  }
}

extension CurveExpression.Value: CustomStringConvertible {
  /// The value in its canonical spelling.
  public var description: String {
    switch self {
    case .number(let number): number.plainText
    case .percentage(let number): number.percentText
    case .expression(let expression): expression.description
    }
  }
}
