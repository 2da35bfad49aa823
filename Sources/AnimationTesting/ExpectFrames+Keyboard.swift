// Golden frames of keyboard sequences: documents, pasted logs, replays made in code.
public import FrameTables
public import KeyboardMotion
import SceneText
public import Timing

/// Expects the frames of a keyboard sequence, or of a console log, to be those of a golden table.
///
///     try expectFrames(ofKeyboard: .file("show-and-hide.json"), match: "show-and-hide.csv")
///     try expectFrames(ofKeyboard: .text(log), match: "log.csv")  // pasted from the console
///
/// The table is that of `curves replay show-and-hide.json`: the keyboard, and for each view its
/// overlap, what was moved for it, and the gap, in points.
///
/// - Parameters:
///   - document: a file, or the text itself; what is no JSON is read as a log.
///   - fps: frames per second.
///   - golden: the path of the table, from the folder of the test's source file.
///   - tolerance: what each number may be off; nil: what the table says, else 1e-12 or 4 ulp.
///   - file: the test's source file.
/// - Throws: ``FrameMismatch``, also for a document that cannot be read.
public func expectFrames(
  ofKeyboard document: MotionDocument, fps: FrameRate = 60, match golden: String,
  tolerance: Tolerance? = nil, file: String = #filePath
) throws {
  try expectFrames(
    of: document.replay(beside: file), fps: fps, match: golden, tolerance: tolerance, file: file)
}

/// Expects the frames of a replay to be those of a golden table.
///
///     try expectFrames(of: Replay(scene), match: "show.csv")
///
/// - Parameters:
///   - replay: a scene that has happened.
///   - fps: frames per second.
///   - golden: the path of the table, from the folder of the test's source file.
///   - tolerance: what each number may be off; nil: what the table says, else 1e-12 or 4 ulp.
///   - file: the test's source file.
/// - Throws: ``FrameMismatch``, whose description is the failure's text.
public func expectFrames(
  of replay: Replay, fps: FrameRate = 60, match golden: String, tolerance: Tolerance? = nil,
  file: String = #filePath
) throws {
  let table = replay.table(
    of: try replay.schedule(rate: fps),
    metadata: [Metadata(key: "fps", value: fps.description)])
  try expectFrames(table, match: golden, tolerance: tolerance, file: file)
}
