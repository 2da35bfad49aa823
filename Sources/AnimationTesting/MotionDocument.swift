// A document in a test: in a file beside it, or in its source.
import FrameTables
import KeyboardMotion
import SceneText
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
  /// Reads a timeline and the frame rate that it asks for.
  func timeline(beside test: String) throws(FrameMismatch) -> TimelineDocument {
    try read(beside: test) { bytes, path in
      try TimelineDocument(reading: bytes, files: CurveFiles.read(besides: path))
    }
  }

  /// Reads a keyboard sequence, or the log of one, and lets it happen.
  func replay(beside test: String) throws(FrameMismatch) -> Replay {
    try read(beside: test) { bytes, path in
      do {
        let files = CurveFiles.read(besides: path)
        return try KeyboardDocument(reading: bytes, files: files).replay()
      } catch let error as SceneTextError where error.kind == .notJSON {
        let log = ConsoleLog(String(decoding: bytes, as: UTF8.self))
        if log.notifications.isEmpty { throw error }
        return try Replay(log.scene())
      }
    }
  }

  /// Hands on the bytes and the path that stands for them; what is wrong is said with that path.
  private func read<Contents>(
    beside test: String, _ contents: ([UInt8], String) throws -> Contents
  ) throws(FrameMismatch) -> Contents {
    let path: String
    do {
      switch self {
      case .file(let name):
        path = besides(test, name)
        return try contents(ByteInput.file(path), path)
      case .text(let text):
        path = test
        return try contents(Array(text.utf8), test)
      case .bytes(let bytes):
        path = test
        return try contents(bytes, test)
      }
    } catch { throw .unreadable(path: path, reason: "\(error)") }
  }
}

/// A path from the folder of a test's source file.
func besides(_ file: String, _ path: String) -> String {
  if path.hasPrefix("/") { return path }
  return (file.lastIndex(of: "/").map { file[...$0] } ?? "") + path
}
