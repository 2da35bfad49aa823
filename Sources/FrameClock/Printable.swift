// Texts of others in messages of our own: nothing in them may steer a terminal.

extension StringProtocol {
  /// The text with every character that is not seen, but a space, spelled as `\u{1B}`.
  package var printable: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        text += scalar.escaped(asASCII: true)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
