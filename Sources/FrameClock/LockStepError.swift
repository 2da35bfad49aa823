// What can be wrong with a command of a lock-step session.

/// Why a line is no command; each case carries what was written: 40 characters
/// at most, those that are not seen spelled as `\u{1B}`.
public enum LockStepError: Error, Hashable, CustomStringConvertible {
  /// The line has no word.
  case empty
  /// There is no such command; the nearest is named.
  case unknown(String, nearest: String)
  /// A command lacks its number.
  case missingNumber(after: String)
  /// A word is no number of the kind expected.
  case number(String, after: String, expected: String)
  /// A word stands where the command has ended.
  case surplus(String, after: String)

  /// One sentence, one line, for the one who wrote the command.
  public var description: String {
    switch self {
    case .empty: "empty line: expected step, seek, rate or quit"
    case .unknown(let word, let nearest):
      "unknown command '\(word)': expected step, seek, rate or quit; did you mean \(nearest)?"
    case .missingNumber(let name): "\(name): expected a number"
    case .number(let text, let name, let expected): "\(name): '\(text)' is not \(expected)"
    case .surplus(let text, let name): "\(name): '\(text)' is too much"
    }
  }
}
