// A table against its golden one: what every kind of golden frames comes to.
public import FrameTables
public import Goldens

/// Expects a table that the test has made itself to be a golden one.
///
/// This is for rows that nothing else here makes: a simulation's, or those of another tool.
///
/// - Parameters:
///   - frames: the rows; columns `frame` and `time`, if any, tell where a difference is.
///   - golden: the path of the table, from the folder of the test's source file.
///   - tolerance: what each number may be off; nil: what the table says, else 1e-12 or 4 ulp.
///   - file: the test's source file.
/// - Throws: ``FrameMismatch``, whose description is the failure's text.
public func expectFrames(
  _ frames: Table, match golden: String, tolerance: Tolerance? = nil, file: String = #filePath
) throws {
  try judge(
    frames, besides(file, golden), tolerance,
    isRecording: environmentVariable("RECORD_FRAMES") == "1")
}

/// Compares or writes; whatever is wrong is a mismatch that names the table.
func judge(
  _ frames: Table, _ path: String, _ tolerance: Tolerance?, isRecording: Bool
) throws(FrameMismatch) {
  do {
    let old = try old(path)
    if isRecording { try record(frames, over: old, path) }
    guard let old else { throw FrameMismatch.missing(path: path) }
    let comparison = try old.compare(with: frames, tolerance: tolerance)
    if !comparison.isEqual { throw FrameMismatch.differs(path: path, comparison) }
  } catch let mismatch as FrameMismatch {
    throw mismatch
  } catch {
    throw .unreadable(path: path, reason: "\(error)")
  }
}

private func old(_ path: String) throws -> Golden? {
  do { return try Golden(contentsOfFile: path) } catch FileError.notFound { return nil }
}

/// Writes a table and fails; what else an older one holds stays.
private func record(_ frames: Table, over old: Golden?, _ path: String) throws -> Never {
  if let old {
    try old.record(frames, by: "AnimationTesting")
  } else {
    var golden = frames
    golden.metadata += Metadata.recorded(by: "AnimationTesting")
    try golden.write(to: .file(path), as: .csv, style: TableStyle(hasMetadata: true))
  }
  throw FrameMismatch.recorded(path: path)
}
