// What is wrong with the place of something in a timeline.
internal import Easing

/// Why something has no place in a timeline.
///
///     TimelineError.unknownLabel("opne", nearest: ["open"]).description
///     // "no label is named 'opne'; nearest: open"
public enum TimelineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A text that is no position.
  case position(String)
  /// A label that does not exist, and known ones near it.
  case unknownLabel(String, nearest: [String])
  /// A label that exists already.
  case duplicateLabel(String)
  /// A name of a track that exists already.
  case duplicateTrack(String)
  /// `<` or `>` where nothing was added before.
  case noPrevious
  /// A time that is not finite, as after something that never ends.
  case endless(String)
  /// A rate that is 0, or too small or too large a number.
  case rate(Double)

  /// One sentence for the person who wrote the timeline.
  public var description: String {
    switch self {
    case .position(let text):
      "'\(text)' is no position: expected seconds, or a label, '<', '>' or '+=' with an offset"
    case .unknownLabel(let name, let nearest):
      "no label is named '\(name)'" + NearestNames.hint(nearest)
    case .duplicateLabel(let name): "a label '\(name)' exists already"
    case .duplicateTrack(let id): "a track '\(id)' exists already"
    case .noPrevious: "'<' and '>' need something added before"
    case .endless(let what): "\(what) never ends, so nothing can follow or reverse it"
    case .rate(let rate):
      "rate is \(rate.plainText), expected a number from 1e-9 to 1e9, or the negative of one"
    }
  }
}
