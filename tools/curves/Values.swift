// Reading the values of options.
import Easing
import SceneText
import Timing

extension Arguments {
  /// A number, such as `-5`, `.5` or `1e-3`.
  func number(_ option: String) throws -> Double? {
    try text(option).map { try Self.number($0, of: option) }
  }

  /// The seconds of `--duration`; of a bare number that is probably one of milliseconds that is said.
  func duration() throws -> Double? {
    let seconds = try seconds("--duration")
    if let seconds, seconds >= TimelineKeys.remarkable, text("--duration")?.last?.isNumber == true {
      Console.complain("curves: --duration: \(seconds.secondsRemark)")
    }
    return seconds
  }

  /// A time in seconds, such as `0.25`, `.25s` or `250ms`.
  func seconds(_ option: String) throws -> Double? {
    try text(option).map { try Self.seconds($0, of: option) }
  }

  /// A whole number in a range.
  func integer(_ option: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = text(option) else { return nil }
    guard let integer = Int(text), range.contains(integer) else {
      throw UsageError(
        "\(option) is \"\(text)\", expected a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return integer
  }

  /// One of a few words; the first one without the option.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: String, default fallback: Choice
  ) throws -> Choice {
    guard let text = text(option) else { return fallback }
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
      throw UsageError("\(option) is \"\(text)\", expected \(known)")
    }
    return choice
  }

  /// A frame rate, such as `60`, `59.94` or `60000/1001`.
  func frameRate(_ option: String) throws -> FrameRate {
    guard let text = text(option) else { return 60 }
    do { return try FrameRate(text) } catch { throw UsageError("\(option): \(error)") }
  }

  private static func number(_ text: String, of option: String) throws -> Double {
    guard let number = Double(decimal: text) else {
      throw UsageError("\(option) is \"\(text)\", expected a finite number")
    }
    return number
  }

  /// A time in seconds from its text.
  static func seconds(_ text: String, of option: String) throws -> Double {
    guard let seconds = Double(seconds: text) else {
      throw UsageError("\(option) is \"\(text)\", expected a time such as 0.25, .25s or 250ms")
    }
    return seconds
  }
}
