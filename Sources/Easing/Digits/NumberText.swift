// Numbers and times in the texts that people write.

extension Double {
  /// Reads a finite number in decimal digits; nil for anything else, hexadecimal digits included.
  ///
  ///     Double(decimal: "-.5e3")   // -500
  ///     Double(decimal: "0x10")    // nil
  ///
  /// - Parameters:
  ///   - text: A sign or none, digits with a point or without, an exponent or none.
  ///   - mark: What may stand for the point beside it, as its byte in ASCII.
  package init?(decimal text: some StringProtocol, mark: UInt8 = UInt8(ascii: ".")) {
    let bytes = Array(text.utf8)
    if let number = DecimalReader.number(in: bytes.span, at: 0, mark: mark),
      number.end == bytes.count
    {
      self = number.value
      return
    }
    let point = UInt8(ascii: ".")
    let pointed = bytes.map { $0 == mark ? point : $0 }
    guard pointed.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
      let value = Double(String(decoding: pointed, as: UTF8.self)), value.isFinite
    else { return nil }
    self = value
  }

  /// Reads a time in seconds, with its unit or without: `0.25`, `.25s`, `250ms`.
  ///
  /// - Parameter text: A number in decimal digits and `s`, `ms` or nothing behind it.
  package init?(seconds text: some StringProtocol) {
    let (unit, scale) = text.hasSuffix("ms") ? (2, 1000.0) : (text.hasSuffix("s") ? 1 : 0, 1)
    guard let number = Double(decimal: text.dropLast(unit)) else { return nil }
    self = number / scale
  }
}
