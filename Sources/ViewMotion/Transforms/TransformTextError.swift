// The error of a text that is no transform.
import Easing

/// What is wrong with the text of a transform, and where.
///
///     do { _ = try TransformList("rotat(90deg)") } catch { print(error) }
///     // no transform function is named "rotat" (at character 1); nearest: rotate, rotateX, rotateY
public struct TransformTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what was expected, in words.
  public let problem: String
  /// The place in the text, counted in characters from 1.
  public let column: Int
  /// Known names near a mistyped one, nearest first.
  public let suggestions: [String]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - problem: What is wrong and what was expected, in words.
  ///   - column: The place in the text, in characters from 1.
  ///   - suggestions: Known names near a mistyped one, nearest first.
  public init(_ problem: String, column: Int, suggestions: [String] = []) {
    self.problem = problem
    self.column = column
    self.suggestions = suggestions
  }

  /// The error as one line.
  public var description: String {
    "\(problem) (at character \(column))" + NearestNames.hint(suggestions)
  }
}
