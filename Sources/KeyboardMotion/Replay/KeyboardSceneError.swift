// Why a scene cannot be replayed.
import Easing

/// A mistake of a scene; positions count from 0.
///
///     KeyboardSceneError.repeatedView("list").description   // "'list' avoids the keyboard twice"
public enum KeyboardSceneError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An entry or an event names a view that there is not; the nearest names follow.
  case unknownView(String, nearest: [String])
  /// A view without scroll content cannot have insets.
  case notAScrollView(String)
  /// Two entries name the same view.
  case repeatedView(String)
  /// The time of an event is not finite, negative, or before one that waits for rest.
  case time(Double, event: Int, earliest: Double)

  /// The mistake as one sentence.
  public var description: String {
    switch self {
    case .unknownView(let name, let nearest):
      "no view is named '\(name)'" + NearestNames.hint(nearest)
    case .notAScrollView(let name): "'\(name)' does not scroll, so it has no insets"
    case .repeatedView(let name): "'\(name)' avoids the keyboard twice"
    case .time(let time, let event, let earliest):
      "event \(event + 1) is at \(time.plainText) s, expected \(earliest.plainText) s or later"
    }
  }
}
