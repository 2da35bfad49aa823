// How a row of the reference tables states a timing.
import Easing
import TestSupport
import Testing
import Timing

/// The timing of a row: `delay endDelay duration iterations iterationStart rate | direction fill |
/// easing` from its second field on; in ms, which the model does not know.
func timing(of row: ReferenceRow) throws -> MediaTiming {
  let numbers = row.numbers(1)
  let words = row.fields[2].split(separator: " ").map(String.init)
  return try MediaTiming(
    duration: numbers[2], delay: numbers[0], endDelay: numbers[1], iterations: numbers[3],
    iterationStart: numbers[4], direction: #require(PlaybackDirection(rawValue: words[0])),
    fill: #require(Fill(rawValue: words[1])), rate: numbers[5], curve: Curve(row.fields[3]))
}

/// A number of a row; nil where it is unresolved.
///
/// A text that is none reads as NaN, which agrees with nothing.
func resolved(_ text: some StringProtocol) -> Double? {
  text == "-" ? nil : Double(String(text)) ?? .nan
}

/// Whether an answer is the expected one: both nil, or near enough.
func agrees(_ answer: Double?, _ expected: Double?, within tolerance: Double) -> Bool {
  guard let answer, let expected else { return answer == nil && expected == nil }
  return answer == expected || (answer - expected).magnitude <= tolerance
}
