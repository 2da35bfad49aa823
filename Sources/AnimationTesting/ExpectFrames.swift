// Golden frames in tests: a motion rendered, and held against a table in a file.
public import Easing
public import FrameTables
public import Timing

/// Expects the frames of a curve to be those of a golden table.
///
///     @Test func `the card moves as it did`() throws {
///       try expectFrames(of: KeyboardCurve.system, match: "keyboard.csv")
///     }
///
/// The table has the columns frame, time and progress. With the environment variable
/// `RECORD_FRAMES=1` it is written instead, and the test fails, so that no build passes by it.
///
/// - Parameters:
///   - curve: any curve that comes to an end.
///   - fps: frames per second.
///   - duration: the time to look at in s, 0 or more; nil: the curve's own.
///   - golden: the path of the table, from the folder of the test's source file.
///   - tolerance: what each number may be off; nil: what the table says, else 1e-12 or 4 ulp.
///   - file: the test's source file.
/// - Throws: ``FrameMismatch``, whose description is the failure's text; `FrameScheduleError`
///   for a duration that is no finite number from 0 on.
public func expectFrames(
  of curve: some TimingCurve, fps: FrameRate = 60, duration: Double? = nil, match golden: String,
  tolerance: Tolerance? = nil, file: String = #filePath
) throws {
  try expectFrames(
    of: { ["progress": curve.value(at: $0)] }, fps: fps, duration: duration ?? curve.duration,
    match: golden, tolerance: tolerance, file: file)
}

/// Expects the frames of any function from time to named numbers to be those of a golden table.
///
///     try expectFrames(
///       of: { ["y": card.y(at: $0), "alpha": card.alpha(at: $0)] }, duration: 0.5,
///       match: "card.csv", tolerance: .absolute(0.5))
///
/// - Parameters:
///   - motion: gives the numbers at a time in s, the same names in the same order each time.
///   - fps: frames per second.
///   - duration: the time to look at in s, 0 or more; the last frame is exactly at its end.
///   - golden: the path of the table, from the folder of the test's source file.
///   - tolerance: what each number may be off; nil: what the table says, else 1e-12 or 4 ulp.
///   - file: the test's source file.
/// - Throws: ``FrameMismatch``, whose description is the failure's text; `FrameScheduleError`
///   for a duration that is no finite number from 0 on; what `motion` throws.
public func expectFrames(
  of motion: (Double) throws -> KeyValuePairs<String, Double>, fps: FrameRate = 60,
  duration: Double, match golden: String, tolerance: Tolerance? = nil, file: String = #filePath
) throws {
  let frames = try FrameSchedule(duration: duration, rate: fps)
  let rows = try frames.map { try motion($0.timestamp) }
  let names = rows.first?.map(\.key) ?? []
  precondition(
    rows.allSatisfy { $0.map(\.key) == names }, "A motion must name the same numbers each time.")
  let numbers = names.indices.map { position in
    Column(names[position], .numbers(rows.map { $0[position].value }), holdsInfinity: true)
  }
  let table = Table(
    [
      Column("frame", .integers(frames.map(\.index))),
      Column("time", .numbers(frames.map(\.timestamp))),
    ] + numbers, metadata: [Metadata(key: "fps", value: fps.description)])
  try expectFrames(table, match: golden, tolerance: tolerance, file: file)
}

/// Expects a table that the test has made itself to be a golden one.
///
/// This is for what is no function of time: a timeline driven frame by frame, a keyboard's
/// replay, code that awaits frames of a virtual clock.
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
  let path = golden.hasPrefix("/") ? golden : folder(of: file) + golden
  let old: Golden?
  do { old = try Golden(contentsOfFile: path) } catch FileError.notFound { old = nil } catch {
    throw FrameMismatch.unreadable(path: path, reason: "\(error)")
  }
  if environmentVariable("RECORD_FRAMES") == "1" {
    try frames.recorded(over: old?.table.metadata ?? [], by: "AnimationTesting").writeGolden(path)
    throw FrameMismatch.recorded(path: path)
  }
  guard let old else { throw FrameMismatch.missing(path: path) }
  try compare(frames, old, tolerance)
}

private func compare(_ frames: Table, _ golden: Golden, _ tolerance: Tolerance?) throws {
  let comparison: TableComparison
  do { comparison = try golden.compare(with: frames, tolerance: tolerance) } catch {
    throw FrameMismatch.unreadable(path: golden.path, reason: "\(error)")
  }
  if !comparison.isEqual { throw FrameMismatch.differs(path: golden.path, comparison) }
}

private func folder(of file: String) -> String {
  file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
}
