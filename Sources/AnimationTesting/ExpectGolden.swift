// A golden table that says itself what made it.
import FrameTables
public import Goldens

#if canImport(Testing)
  public import Testing
#endif

#if canImport(Testing)
  /// Expects the table that a golden table's remarks describe to be the golden table.
  ///
  ///     expectGolden("card.csv")   // its first lines: # of: card.json, # fps: 60
  ///
  /// What the remark `of` names, a curve or a document, is made again, as `curves check card.csv` does.
  /// Where it differs, cannot be read or says nothing of what it is made, an issue is recorded at the line
  /// of the call, and the test goes on.
  ///
  /// - Parameters:
  ///   - golden: The path of the table, from the folder of the test's source file.
  ///   - tolerance: What each number may be off; nil: what the table says, else 1e-12 or 4 ulp.
  ///   - file: The test's source file.
  ///   - location: Where an issue is recorded.
  public func expectGolden(
    _ golden: String, tolerance: Tolerance? = nil, file: String = #filePath,
    location: SourceLocation = #_sourceLocation
  ) {
    guard let mismatch = goldenMismatch(at: besides(file, golden), tolerance) else { return }
    Issue.record(mismatch, sourceLocation: location)
  }
#endif

/// Returns why a golden table is not what its remarks describe; nil where it is.
///
///     XCTAssertNil(goldenMismatch(at: path))
///
/// - Parameters:
///   - path: The path of the table.
///   - tolerance: What each number may be off; nil: what the table says, else 1e-12 or 4 ulp.
/// - Returns: The mismatch, whose description is the failure's text.
public func goldenMismatch(at path: String, _ tolerance: Tolerance? = nil) -> FrameMismatch? {
  do {
    let golden = try Golden(contentsOfFile: path)
    guard let comparison = try golden.compareWithRendering(tolerance: tolerance) else {
      return .unreadable(path: path, reason: "no remark '# of:' says what it is made of")
    }
    return comparison.isEqual ? nil : .differs(path: path, comparison)
  } catch FileError.notFound {
    return .missing(path: path)
  } catch { return .unreadable(path: path, reason: "\(error)") }
}
