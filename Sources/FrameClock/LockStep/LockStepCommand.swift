// The commands of a lock-step session as text: `step 5`, `seek 0.25`, `rate -1`, `quit`.
import Easing

/// What a simulation tells a clock that it drives, one command a line.
public enum LockStepCommand: Hashable, Sendable {
  /// `step` and `step 5`: the next frame, or the next so many.
  case step(Int)
  /// `seek 0.25` or `seek 250ms`: one frame at a time in s.
  case seek(Double)
  /// `rate -1`: from the last frame on, time runs so many times as fast; no frame.
  case rate(Double)
  /// `quit`: the session ends.
  case quit

  /// The most frames that one command may ask for: 10⁹.
  public static let mostFrames = 1_000_000_000
  /// The latest time in s to seek, and the earliest below 0: 2^53.
  public static let latestTime = 0x1p53
  /// The highest rate of time, and the lowest below 0: 10⁶.
  public static let highestRate = 1e6

  /// Reads one line.
  ///
  ///     try LockStepCommand("step 5")  // .step(5)
  ///
  /// - Parameter line: a command; case and spaces around its words do not matter.
  /// - Throws: ``LockStepError``; a session can go on after it.
  public init(_ line: some StringProtocol) throws(LockStepError) {
    let words = String(line).split { $0.isWhitespace }.map { String($0) }
    guard let name = words.first?.lowercased() else { throw .empty }
    guard let arguments = Self.arguments[name] else {
      throw .unknown(shortened(words[0]), nearest: Self.nearest(to: name))
    }
    if let surplus = words.dropFirst(1 + arguments.upperBound).first {
      throw .surplus(shortened(surplus), after: name)
    }
    if words.count <= arguments.lowerBound { throw .missingNumber(after: name) }
    self = try Self.command(name, words.count > 1 ? words[1] : "1")
  }

  private static let arguments = ["step": 0...1, "seek": 1...1, "rate": 1...1, "quit": 0...0]

  private static func command(
    _ name: String, _ number: String
  ) throws(LockStepError) -> LockStepCommand {
    switch name {
    case "step": .step(try count(number))
    case "seek": .seek(try self.number(Double(seconds: number), number, name, upTo: latestTime))
    case "rate": .rate(try self.number(Double(decimal: number), number, name, upTo: highestRate))
    default: .quit
    }
  }

  private static func count(_ text: String) throws(LockStepError) -> Int {
    guard let count = Int(text), (1...mostFrames).contains(count) else {
      throw .number(
        shortened(text), after: "step", expected: "a whole number from 1 to \(mostFrames)")
    }
    return count
  }

  /// A number that has been read from a text, if it could be, and is not too large.
  private static func number(
    _ number: Double?, _ text: String, _ name: String, upTo limit: Double
  ) throws(LockStepError) -> Double {
    guard let number, number.magnitude <= limit else {
      let edge = limit.plainText
      throw .number(shortened(text), after: name, expected: "a number from -\(edge) to \(edge)")
    }
    return number + 0  // never -0
  }

  private static func nearest(to name: String) -> String {
    NearestNames.of(name, in: ["step", "seek", "rate", "quit"], count: 1)[0]
  }
}

/// A word for a message: printable, and cut where it is too long to help.
private func shortened(_ word: String) -> String {
  let start = word.unicodeScalars.prefix(40)
  return String(start).printable + (start.endIndex < word.endIndex ? "…" : "")
}

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
