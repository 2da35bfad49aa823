// When a line of a console log was written.
internal import Easing

/// The time at the start of a log's line, in seconds of a clock of its own.
///
/// Dates and times of os_log, NSLog and ISO 8601, the time of day of syslog, and seconds since 1970.
enum LogTime {
  /// How far into a line a time is looked for, in characters.
  private static let reach = 40

  /// Returns the seconds of the last line of a text, or of the nearest of the two above it.
  static func last(in text: Substring) -> Double? {
    var rest = text
    for _ in 0..<3 {
      let end = rest.lastIndex(where: \.isNewline)
      let line = end.map { rest[rest.index(after: $0)...] } ?? rest
      if let seconds = seconds(of: line) { return seconds }
      guard let end else { return nil }
      rest = rest[..<end]
    }
    return nil
  }

  /// Returns the seconds that a line begins with; nil where it has no time.
  static func seconds(of line: Substring) -> Double? {
    let start = line.prefix(reach)
    if let clock = timeOfDay(in: start) { return clock.seconds + 86_400 * days(before: clock.text) }
    let word = start.drop { $0 == "[" || $0 == " " }.prefix { $0.isNumber || $0 == "." }
    guard let seconds = Double(decimal: word), seconds >= 1e8, seconds < 1e11 else { return nil }
    return seconds
  }

  /// The first `HH:MM:SS` with a fraction or without, and what stands before it.
  private static func timeOfDay(
    in text: Substring
  ) -> (seconds: Double, text: Substring)? {
    for index in text.indices where text[index].isNumber {
      let word = text[index...].prefix { $0.isNumber || $0 == ":" || $0 == "." || $0 == "," }
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].count == 2, parts[1].count == 2,
        let hours = Int(parts[0]), let minutes = Int(parts[1]), hours < 24, minutes < 60,
        let seconds = Double(decimal: parts[2], mark: UInt8(ascii: ",")), seconds < 61
      else { continue }
      return (Double(hours * 3600 + minutes * 60) + seconds, text[..<index])
    }
    return nil
  }

  /// The days of a date `YYYY-MM-DD` since 1970, as in the Gregorian calendar; 0 without a date.
  private static func days(before text: Substring) -> Double {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 3, numbers[0] >= 1970, (1...12).contains(numbers[1]) else { return 0 }
    // Months as if the year began in March: the last one is the one of irregular length.
    let (year, month) =
      numbers[1] > 2 ? (numbers[0], numbers[1] - 3) : (numbers[0] - 1, numbers[1] + 9)
    let leaps = year / 4 - year / 100 + year / 400
    return Double(365 * year + leaps + (153 * month + 2) / 5 + numbers[2] - 719_469)
  }
}
