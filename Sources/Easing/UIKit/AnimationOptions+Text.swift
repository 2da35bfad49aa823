// The options word as code and logs write it.

extension AnimationOptions {
  /// Reads an options word: `458752`, `0x70000`, `0x7_0000` or `7 << 16`.
  ///
  ///     AnimationOptions("7 << 16")?.curve   // .keyboard
  ///     AnimationOptions("7.0")              // nil
  ///
  /// - Parameter text: A whole number from 0, decimal or hexadecimal, or one shifted by another; it is
  ///   nil for other texts and for numbers that do not fit into 64 bits.
  package init?(_ text: String) {
    let parts = text.split(separator: "<<", omittingEmptySubsequences: false).map(Self.number)
    guard let value = parts[0], parts.count <= 2 else { return nil }
    if parts.count == 1 {
      self.init(rawValue: value)
      return
    }
    guard let shift = parts[1], (value << shift) >> shift == value else { return nil }
    self.init(rawValue: value << shift)
  }

  /// The curve of a word that can be no curve's own number: one with bits above the lowest sixteen.
  var shiftedCurve: AnimationCurve? { rawValue >> 16 == 0 ? nil : curve }

  private static func number(_ text: Substring) -> UInt? {
    let words = text.split(separator: " ")
    guard words.count == 1, words[0].first != "+" else { return nil }
    let digits = words[0].filter { $0 != "_" }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    return isHexadecimal ? UInt(digits.dropFirst(2), radix: 16) : UInt(digits)
  }
}
