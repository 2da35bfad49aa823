// Golden frames of timelines: made in code, or written in a document.
import FrameTables
public import Goldens
public import SceneText
public import Timing

/// Expects the frames of a timeline's document to be those of a golden table.
///
///     try expectFrames(ofTimeline: .file("card.json"), match: "card.csv")
///
/// The table is that of `curves run card.json`: frame, time, and the values of each target.
///
/// - Parameters:
///   - document: a file, or the text itself.
///   - fps: frames per second; nil: the document's.
///   - duration: the time to look at in s, 0 or more; nil: the timeline's own.
///   - golden: the path of the table, from the folder of the test's source file.
///   - tolerance: what each number may be off; nil: what the table says, else 1e-12 or 4 ulp.
///   - file: the test's source file.
/// - Throws: ``FrameMismatch``, also for a document that cannot be read; `FrameScheduleError` for
///   a timeline that never ends without a `duration`.
public func expectFrames(
  ofTimeline document: MotionDocument, fps: FrameRate? = nil, duration: Double? = nil,
  match golden: String, tolerance: Tolerance? = nil, file: String = #filePath
) throws {
  let table = try document.table(
    beside: file,
    {
      $0.frames = .rate(fps)
      $0.duration = duration
    },
    reading: {
      let document = try SceneFile.timeline($0, at: $1)
      return .timeline(document.timeline, rate: document.rate)
    })
  try expectFrames(table, match: golden, tolerance: tolerance, file: file)
}

/// Expects the frames of a timeline of a document's values to be those of a golden table.
///
///     try expectFrames(of: document.timeline, match: "card.csv")
///
/// - Parameters:
///   - timeline: what moves.
///   - fps: frames per second.
///   - duration: the time to look at in s, 0 or more; nil: the timeline's own.
///   - golden: the path of the table, from the folder of the test's source file.
///   - tolerance: what each number may be off; nil: what the table says, else 1e-12 or 4 ulp.
///   - file: the test's source file.
/// - Throws: ``FrameMismatch``, whose description is the failure's text; `FrameScheduleError` for
///   a timeline that never ends without a `duration`.
public func expectFrames(
  of timeline: Timeline<SceneValue>, fps: FrameRate = 60, duration: Double? = nil,
  match golden: String, tolerance: Tolerance? = nil, file: String = #filePath
) throws {
  var recipe = TableRecipe(.document(""))
  recipe.duration = duration
  let table = try SceneFile.timeline(timeline, rate: fps).table(recipe)
  try expectFrames(table, match: golden, tolerance: tolerance, file: file)
}

/// Expects the frames of a timeline of numbers to be those of a golden table.
///
///     var timeline = Timeline<Double>()
///     try timeline.add(Track("card", from: 0, to: -336, timing: rise))
///     try expectFrames(of: timeline, match: "card.csv")
///
/// - Parameters:
///   - timeline: what moves; its targets are the columns.
///   - fps: frames per second.
///   - duration: the time to look at in s, 0 or more; nil: the timeline's own.
///   - golden: the path of the table, from the folder of the test's source file.
///   - tolerance: what each number may be off; nil: what the table says, else 1e-12 or 4 ulp.
///   - file: the test's source file.
/// - Throws: ``FrameMismatch``, whose description is the failure's text; `FrameScheduleError` for
///   a timeline that never ends without a `duration`.
public func expectFrames(
  of timeline: Timeline<Double>, fps: FrameRate = 60, duration: Double? = nil,
  match golden: String, tolerance: Tolerance? = nil, file: String = #filePath
) throws {
  let end = fps.settled(duration ?? timeline.duration)
  let frames = Array(try FrameSchedule(duration: end, rate: fps))
  let rows = frames.map { timeline.values(at: $0.timestamp) }
  try expectFrames(
    Table(frames, timeline.targets, rows, rate: fps), match: golden, tolerance: tolerance,
    file: file)
}
