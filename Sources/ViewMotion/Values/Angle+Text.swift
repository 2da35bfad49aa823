// Angles as CSS text: `90deg`, `100grad`, `1.5rad`, `0.25turn`, `0`.

extension Angle {
  /// Reads an angle with its unit, in any case; 0 needs none.
  package init?(css text: String) {
    let text = text.lowercased()
    // `grad` ends in `rad`, too.
    let units = [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]
    let unit = units.first { text.hasSuffix($0.0) } ?? ("", 0)
    guard let number = Double(decimal: text.dropLast(unit.0.count)), unit.1 != 0 || number == 0
    else { return nil }
    self.init(degrees: number * unit.1)
  }
}

extension Double {
  /// Reads a decimal number; no hexadecimal, no `nan`, no `inf`.
  init?(decimal text: Substring) {
    guard text.allSatisfy({ "0123456789+-.eE".contains($0) }) else { return nil }
    self.init(text)
  }
}
