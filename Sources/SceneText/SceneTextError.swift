// What is wrong with a document, and where.
internal import Easing

/// A document that cannot be read: the place, what was found and what was expected.
///
///     SceneTextError(.unknownKey, at: "$.tracks[0]", "no key \"durtion\"", nearest: ["duration"])
///       .description   // "$.tracks[0]: no key \"durtion\"; nearest: duration"
public struct SceneTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a mistake.
  public enum Kind: Hashable, Sendable {
    /// The bytes are no JSON.
    case notJSON
    /// A key that no document has at this place.
    case unknownKey
    /// A key that has to be there and is not.
    case missingKey
    /// A value of another type than expected.
    case wrongType
    /// A value of the right type that means nothing here.
    case wrongValue
    /// Two keys that exclude each other.
    case contradiction
  }

  /// The kind of the mistake.
  public let kind: Kind
  /// The place as a JSON path, such as `$.tracks[0].duration`.
  public let path: String
  /// What is wrong and what was expected, in words.
  public let problem: String
  /// Known names near a mistyped one, nearest first.
  public let nearest: [String]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: The kind of the mistake.
  ///   - path: The place as a JSON path.
  ///   - problem: What is wrong and what was expected, in words.
  ///   - nearest: Known names near a mistyped one, nearest first.
  public init(_ kind: Kind, at path: String, _ problem: String, nearest: [String] = []) {
    self.kind = kind
    self.path = path
    self.problem = problem
    self.nearest = nearest
  }

  /// The error as one line.
  public var description: String { "\(path): \(problem)" + NearestNames.hint(nearest) }
}
