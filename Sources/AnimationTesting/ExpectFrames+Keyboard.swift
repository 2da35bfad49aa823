// Golden frames of keyboard sequences: documents, pasted logs, replays made in code.
import FrameTables
public import Goldens
public import KeyboardMotion
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
  let table = try document.table(beside: file, { $0.frames = .rate(fps) }) {
    .replay(try SceneFile.replayOrLog($0, at: $1))
  }
  try expectFrames(table, match: golden, tolerance: tolerance, file: file)
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
  var recipe = TableRecipe(.document(""))
  recipe.frames = .rate(fps)
  let table = try SceneFile.replay(replay).table(recipe)
  try expectFrames(table, match: golden, tolerance: tolerance, file: file)
}
