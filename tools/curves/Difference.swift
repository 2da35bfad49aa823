// What ends a command with exit code 1: things that differ.

/// A difference that was found where equality was asked for.
struct Difference: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
