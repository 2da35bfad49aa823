// A document in a test: in a file beside it, or in its source.
import FrameTables
import Goldens
import Timing

/// The text of a timeline, of a keyboard sequence, or of a console log.
///
///     MotionDocument.file("show.json")
///     MotionDocument.text(#"{"version": 1, "tracks": []}"#)
public enum MotionDocument: Hashable, Sendable {
  /// A file; the path is from the folder of the test's source file.
  case file(String)
  /// The text itself; curves that it names by a path are found from the folder of the test.
  case text(String)
  /// The text as bytes in UTF-8, likewise.
  case bytes([UInt8])
}

extension MotionDocument {
  /// The table of what the document tells; what is wrong is said with its path.
  ///
  /// - Parameters:
  ///   - test: The test's source file.
  ///   - shape: What is shown of it, and when.
  ///   - read: Reads the bytes of a path.
  /// - Returns: The table.
  /// - Throws: ``FrameMismatch`` for a document that cannot be read, and what keeps a table from being
  ///   made of it.
  func table(
    beside test: String, _ shape: (inout TableRecipe) -> Void,
    reading read: ([UInt8], String) throws -> SceneFile
  ) throws -> Table {
    let (path, file): (String, SceneFile)
    switch self {
    case .file(let name):
      path = besides(test, name)
      file = try Self.file(at: path) { try read(ByteInput.file(path), path) }
    case .text(let text):
      path = test
      file = try Self.file(at: path) { try read(Array(text.utf8), path) }
    case .bytes(let bytes):
      path = test
      file = try Self.file(at: path) { try read(bytes, path) }
    }
    var recipe = TableRecipe(.document(path))
    shape(&recipe)
    return try file.table(recipe)
  }

  private static func file(
    at path: String, _ read: () throws -> SceneFile
  ) throws(FrameMismatch) -> SceneFile {
    do { return try read() } catch { throw .unreadable(path: path, reason: "\(error)") }
  }
}

extension SceneFile {
  /// The table of a recipe, which says its rate.
  func table(_ recipe: TableRecipe) throws -> Table {
    let rendering = try TableRendering(self, recipe)
    var table = rendering.table
    table.metadata = [Metadata(key: "fps", value: rendering.rate.description)]
    return table
  }
}

/// A path from the folder of a test's source file.
func besides(_ file: String, _ path: String) -> String {
  if path.hasPrefix("/") { return path }
  return (file.lastIndex(of: "/").map { file[...$0] } ?? "") + path
}
