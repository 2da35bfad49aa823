// The end of a verb that judges: all has been said, only the exit code is left.

/// What a verb that judges came to, other than that all is equal.
enum Verdict: Error {
  /// Something differs: exit code 1.
  case differs
  /// Something could not be judged, and has been complained about: exit code 2.
  case unjudged

  /// The exit code.
  var code: Int32 {
    switch self {
    case .differs: 1
    case .unjudged: 2
    }
  }
}
