// Curves that lie in files.
import Easing
import FrameTables

enum CurveFiles {
  /// Reads the curve of a CSV file with a time and a progress column.
  static let read: Curve.FileResolver = { (path) throws(CurveTextError) in
    do { return try sampled(path) } catch let error as FileError {
      throw CurveTextError(.file, "\(error)")
    } catch {
      throw CurveTextError(.file, "\(path): \(error)")
    }
  }

  private static func sampled(_ path: String) throws -> Curve {
    let table = try Table(contentsOfFile: path)
    return .sampled(
      try SampledCurve(times: table.numbers("time"), values: table.numbers("progress")))
  }
}
