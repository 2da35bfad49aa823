// Why frames are not what a test expects.
import FrameTables
public import Goldens

/// Why frames do not match a golden table; Swift Testing and XCTest print the description.
public enum FrameMismatch: Error, Hashable, CustomStringConvertible {
  /// Some cells are not what the table says.
  case differs(path: String, TableComparison)
  /// There is no table yet.
  case missing(path: String)
  /// The table was written, for `RECORD_FRAMES=1` is set.
  case recorded(path: String)
  /// The names of the numbers are not the same at each frame, or no names of columns.
  case misnamed(path: String, reason: String)
  /// The table cannot be read, or has not the columns that are compared.
  case unreadable(path: String, reason: String)

  /// The text of the failure: each of the first cells that differ with its frame, and a picture.
  public var description: String {
    switch self {
    case .differs(let path, let comparison): "\(path): \(comparison.report())"
    case .missing(let path):
      "\(path): no such table; run the test once with RECORD_FRAMES=1 to write it"
    case .recorded(let path):
      "\(path): written; look at it, then run the test without RECORD_FRAMES"
    case .misnamed(let path, let reason): "\(path): \(reason)"
    case .unreadable(let path, let reason):
      reason.hasPrefix(path) ? reason : "\(path): \(reason)"
    }
  }
}
