// What can go wrong with a file.

/// Why a file cannot be read or written; each case names its path as given.
///
///     FileError.notFound(path: "a.csv").description   // "a.csv: no such file"
public enum FileError: Error, Hashable, CustomStringConvertible {
  /// There is no such file to read.
  case notFound(path: String)
  /// There is no folder to write the file into.
  case missingFolder(path: String)
  /// The system forbids it.
  case noPermission(path: String)
  /// The path leads to a folder.
  case isFolder(path: String)
  /// Whoever read the output has gone: `curves … | head`. A reason to end quietly.
  case closedPipe
  /// Whoever reads the output has taken nothing for so many s: see ``ByteOutput/patience``.
  case stalled(path: String, seconds: Double)
  /// Anything else, in the system's words.
  case failed(path: String, reason: String)

  /// One sentence for the person who named the file.
  public var description: String {
    switch self {
    case .notFound(let path): "\(path): no such file"
    case .missingFolder(let path): "\(path): its folder does not exist"
    case .noPermission(let path): "\(path): permission denied"
    case .isFolder(let path): "\(path): is a folder, not a file"
    case .closedPipe: "the reader of the output has gone"
    case .stalled(let path, let seconds):
      "\(path): the reader has taken nothing for \(spelled(seconds)) s"
    case .failed(let path, let reason): "\(path): \(reason)"
    }
  }
}
