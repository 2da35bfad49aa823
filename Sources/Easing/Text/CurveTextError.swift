// The error of a text that is no curve.

/// What is wrong with the text of a curve, and where.
///
///     do { _ = try Curve("esaeIn") } catch { print(error) }
///     // no curve is named "esaeIn"; nearest: easeIn, easeInSine, easeInExpo
public struct CurveTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a mistake.
  public enum Kind: Hashable, Sendable {
    /// A name that no curve, function or argument bears.
    case unknownName
    /// A text that does not follow the grammar.
    case syntax
    /// An argument that is missing, superfluous or not of the expected kind.
    case argument
    /// A number outside the domain of its parameter.
    case parameter(ParameterError)
    /// A file that was not read.
    case file
    /// Something other than the text of a curve, such as an SVG path or a design token.
    case foreign
  }

  /// The kind of the mistake.
  public let kind: Kind
  /// What is wrong and what was expected, in words.
  public let problem: String
  /// The place in the text, counted in characters from 1; nil where it is the whole text.
  public let column: Int?
  /// Known names near a mistyped one, nearest first.
  public let suggestions: [String]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: The kind of the mistake.
  ///   - problem: What is wrong and what was expected, in words.
  ///   - column: The place in the text, in characters from 1; nil for the whole text.
  ///   - suggestions: Known names near a mistyped one, nearest first.
  public init(_ kind: Kind, _ problem: String, column: Int? = nil, suggestions: [String] = []) {
    self.kind = kind
    self.problem = problem
    self.column = column
    self.suggestions = suggestions
  }

  /// The error as one line.
  public var description: String {
    let place = column.map { " (at character \($0))" } ?? ""
    return problem + place + NearestNames.hint(suggestions)
  }
}
