// What a verb of the command line is; a new verb is one file and one line here.

/// A verb: how it is called, what it takes, what it does.
struct Verb: Sendable {
  /// The word after `curves`.
  let name: String
  /// What the verb does, in one line.
  let summary: String
  /// What follows the verb: its operands.
  let operands: String
  /// The options it knows.
  let options: [Option]
  /// Three command lines, without `curves`.
  let examples: [String]
  /// Does it.
  let run: @Sendable (Arguments) throws -> Void

  /// All verbs.
  static let all: [Verb] = [.list, .explain, .dump, .run, .replay, .check]
}

/// An option of a verb.
struct Option: Sendable {
  /// The name with its dashes.
  let name: String
  /// The placeholder of its value; nil for a switch.
  let value: String?
  /// What it does, in a few words.
  let help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    (self.name, self.value, self.help) = (name, value, help)
  }
}
