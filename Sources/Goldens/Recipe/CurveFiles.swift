// Curves that lie in files.
public import Easing
internal import FrameTables
internal import SceneText

/// Gives the curves of files: definitions (`.json`), and tables with time and progress columns.
///
///     try Curve("recorded.csv", files: CurveFiles.read)
public enum CurveFiles {
  /// Reads a path from the current folder; whatever is wrong with the file is a `CurveTextError`.
  public static let read: Curve.FileResolver = { (path) throws(CurveTextError) in
    do {
      return path.lowercased().hasSuffix(".json") ? try defined(path) : try sampled(path)
    } catch let error as FileError {
      throw CurveTextError(.file, "\(error)")
    } catch let error as SceneFileError {
      throw CurveTextError(.file, "\(error)")
    } catch {
      throw CurveTextError(.file, "\(path): \(error)")
    }
  }

  /// Reads what a document names, wherever the current folder is: a path from the document's
  /// folder, else from a folder above it, else from the current one, else beside the document.
  ///
  /// - Parameter document: The path of the document.
  /// - Returns: What a reader of the document takes as its `files`.
  public static func read(besides document: String) -> Curve.FileResolver {
    { (path) throws(CurveTextError) in
      try read(Folder.find(path, from: document))
    }
  }

  private static func defined(_ path: String) throws -> Curve {
    let bytes = try ByteInput.file(path)
    do { return try CurveDefinition(reading: bytes).curve } catch {
      throw SceneFileError(path, error, bytes, expected: .definition)
    }
  }

  private static func sampled(_ path: String) throws -> Curve {
    let motion = try RecordedMotion(Table(contentsOfFile: path))
    return .sampled(try SampledCurve(times: motion.times, values: motion.progress))
  }
}
