// Frame rates as text: `60`, `12.5`, `59.94` and `60000/1001`.

extension FrameRate {
  /// Reads a rate: a whole number, a decimal, or a fraction of whole numbers.
  ///
  /// The words 23.976, 29.97, 47.952, 59.94 and 119.88 mean the film rates n·1000/1001. Every
  /// other decimal and every fraction is what it says.
  ///
  ///     try FrameRate("59.94")     // 60000/1001
  ///     try FrameRate("2997/100")  // 2997/100
  ///     try FrameRate("12.5")      // 25/2
  ///
  /// - Parameter text: The rate in frames per second, without spaces or units.
  /// - Throws: ``FrameRateError`` for anything else.
  public init(_ text: some StringProtocol) throws(FrameRateError) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      self = try Self.fraction(parts[0], parts[1], of: String(text))
    } else {
      self = try Self.decimal(String(text))
    }
  }

  private static func fraction(
    _ numerator: some StringProtocol, _ denominator: some StringProtocol, of text: String
  ) throws(FrameRateError) -> FrameRate {
    guard isWhole(numerator), isWhole(denominator) else { throw .notARate(text) }
    guard let frames = Int(numerator), let seconds = Int(denominator) else {
      throw .tooLarge(text)
    }
    return try FrameRate(frames, over: seconds)
  }

  private static func decimal(_ text: String) throws(FrameRateError) -> FrameRate {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    if ["nan", "inf", "infinity"].contains(unsigned.lowercased()) { throw .notFinite(text) }
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard !digits.isEmpty, digits.utf8.allSatisfy(isDigit) else { throw .notARate(text) }
    guard unsigned.startIndex == text.startIndex, digits.contains(where: { $0 != "0" }) else {
      throw .notPositive(text)
    }
    let places = parts.count == 2 ? parts[1].utf8.count : 0
    guard let frames = Int(digits), let seconds = powerOfTen(places) else {
      throw .tooLarge(text)
    }
    let exact = FrameRate(reducing: frames, seconds)
    return filmRate(exact) ?? exact
  }

  /// The n·1000/1001 rate that a film rate's usual decimal, n·0.999, stands for.
  private static func filmRate(_ decimal: FrameRate) -> FrameRate? {
    [24, 30, 48, 60, 120]
      .first { FrameRate(reducing: $0 * 999, 1000) == decimal }
      .map { FrameRate(reducing: $0 * 1000, 1001) }
  }

  private static func isWhole(_ text: some StringProtocol) -> Bool {
    let digits = text.hasPrefix("-") ? text.utf8.dropFirst() : text.utf8.dropFirst(0)
    return !digits.isEmpty && digits.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func powerOfTen(_ exponent: Int) -> Int? {
    exponent > 18 ? nil : (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension FrameRate: CustomStringConvertible {
  /// The one spelling of this rate that reads back to it: `60`, `60000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

/// Why a text or a pair of numbers is no frame rate; each case carries it as written.
///
///     FrameRateError.notPositive("0").description   // "frame rate '0' is not above 0"
public enum FrameRateError: Error, Hashable, CustomStringConvertible {
  /// The text is neither a whole number, a decimal nor a fraction.
  case notARate(String)
  /// The rate is zero or negative.
  case notPositive(String)
  /// The rate is infinite, a division by zero, or not a number.
  case notFinite(String)
  /// The rate's exact fraction does not fit into 64-bit integers.
  case tooLarge(String)

  /// One sentence for the person who wrote the rate.
  public var description: String {
    switch self {
    case .notARate(let text):
      "'\(text)' is no frame rate: expected frames per second as 60, 59.94 or 60000/1001"
    case .notPositive(let text): "frame rate '\(text)' is not above 0"
    case .notFinite(let text): "frame rate '\(text)' is not finite"
    case .tooLarge(let text): "frame rate '\(text)' has too many digits"
    }
  }
}
