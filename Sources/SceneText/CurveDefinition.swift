// The definition of a curve: a file of Curves/.
public import Easing

/// The definition of a named curve, as in `Curves/<family>/<name>.json`.
///
///     try CurveDefinition(reading: bytes).curve   // the curve of its "curve" text
public struct CurveDefinition: Hashable, Sendable {
  /// The canonical name.
  public let name: String
  /// Other names for the same curve.
  public let aliases: [String]
  /// The curve.
  public let curve: Curve
  /// How well the numbers are known; nil where the document does not say.
  public let grade: Grade?
  /// Where the numbers come from.
  public let sources: [String]
  /// What one should know before using the curve; empty where the document does not say.
  public let notes: String

  /// Reads a definition.
  ///
  /// - Parameters:
  ///   - bytes: A JSON text in UTF-8.
  ///   - files: Gives the curve of a path that the definition names; by default it is refused.
  /// - Throws: ``SceneTextError`` with the place and what was expected.
  public init(
    reading bytes: [UInt8], files: @escaping Curve.FileResolver = Curve.refuse
  ) throws(SceneTextError) {
    let object = try JSONNode(parsing: bytes).object(keys: [
      "name", "aliases", "curve", "duration", "public", "grade", "sources", "method", "notes",
      "approximates",
    ])
    name = try object.required("name").string()
    curve = try object.required("curve").curve(files: files)
    grade = try object["grade"]?.word()
    aliases = try Self.texts(object["aliases"])
    sources = try Self.texts(object["sources"])
    notes = try object["notes"]?.string() ?? ""
  }

  private static func texts(_ node: JSONNode?) throws(SceneTextError) -> [String] {
    var texts: [String] = []
    for item in try node?.list() ?? [] { texts.append(try item.string()) }
    return texts
  }
}
