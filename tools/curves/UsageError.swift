// What is wrong with a command line.
import Easing

/// A command line that cannot be carried out.
struct UsageError: Error, CustomStringConvertible {
  /// What is wrong and what was expected.
  let problem: String
  /// What may have been meant.
  let hint: String?

  init(_ problem: String, hint: String? = nil) {
    (self.problem, self.hint) = (problem, hint)
  }

  /// A word that is not among the known ones, with the nearest of them.
  static func unknown(
    _ kind: String, _ word: String, among known: [String], of option: String? = nil
  ) -> UsageError {
    let nearest = NearestNames.of(word, in: known)
    return UsageError(
      (option.map { "\($0): " } ?? "") + "unknown \(kind) \"\(word)\"",
      hint: "nearest: \(nearest.joined(separator: ", "))")
  }

  var description: String { hint.map { "\(problem)\n  \($0)" } ?? problem }
}
