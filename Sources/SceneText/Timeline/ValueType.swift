// The types of values that a track of a document may move.

/// The type of a track's values, as `"type"` names it.
///
///     ValueType.size.components   // ["width", "height"]
public enum ValueType: String, CaseIterable, Hashable, Sendable {
  /// A bare number.
  case number
  /// An angle in degrees, with all its turns.
  case angle
  /// A point in pt.
  case point
  /// A size in pt.
  case size
  /// A rectangle in pt, such as a frame.
  case rect
  /// Insets in pt.
  case insets
  /// A colour, each part from 0 to 1.
  case color
  /// A transform in the plane.
  case transform
  /// A transform in space.
  case transform3D = "transform3d"

  /// The names of a value's numbers, as they head the columns of a table; empty for a bare number.
  public var components: [String] {
    switch self {
    case .number, .angle: []
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["x", "y", "width", "height"]
    case .insets: ["top", "left", "bottom", "right"]
    case .color: ["red", "green", "blue", "alpha"]
    case .transform: ["a", "b", "c", "d", "tx", "ty"]
    case .transform3D: (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    }
  }

  /// The names of the columns of a target.
  package func columns(of target: String) -> [String] {
    components.isEmpty ? [target] : components.map { "\(target).\($0)" }
  }

  /// How a value of the type is written in a document.
  var spelling: String {
    switch self {
    case .number: "a number"
    case .angle: "degrees, or a text such as \"90deg\", \"0.5turn\" or \"1rad\""
    case .color: "[red, green, blue] or [red, green, blue, alpha], each from 0 to 1"
    case .transform: "a text such as \"rotate(90deg) scale(2)\" or six numbers"
    case .transform3D: "a text such as \"rotateY(90deg)\" or sixteen numbers"
    default: "[\(components.joined(separator: ", "))]"
    }
  }
}
