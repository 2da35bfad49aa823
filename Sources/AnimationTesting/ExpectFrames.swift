// Golden frames of what is a function of time: curves, and any numbers that a test can compute.
public import Easing
public import FrameClock
import FrameTables
public import Goldens
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
  let frames = Array(try FrameSchedule(duration: fps.settled(duration), rate: fps))
  let rows = try frames.map { try motion($0.timestamp) }
  try expectFrames(frames, rows, rate: fps, golden, tolerance, file)
}

/// Expects the numbers of a motion at some frames, with the names that it gives them.
func expectFrames(
  _ frames: [Frame], _ rows: [KeyValuePairs<String, Double>], rate: FrameRate, _ golden: String,
  _ tolerance: Tolerance?, _ file: String
) throws {
  let names = rows.first?.map(\.key) ?? []
  if let reason = misnaming(names) ?? misnaming(rows, names) {
    throw FrameMismatch.misnamed(path: besides(file, golden), reason: reason)
  }
  try expectFrames(
    Table(frames, names, rows.map { $0.map(\.value) }, rate: rate), match: golden,
    tolerance: tolerance, file: file)
}

/// Why some names are no names of columns; nil where they are.
private func misnaming(_ names: [String]) -> String? {
  let columns = ["frame", "time"] + names
  return columns.indices.first { columns[..<$0].contains(columns[$0]) }
    .map { "two columns are called '\(columns[$0])'" }
}

/// Where the names are others than at first; nil where they stay.
private func misnaming(_ rows: [KeyValuePairs<String, Double>], _ names: [String]) -> String? {
  rows.firstIndex { $0.map(\.key) != names }.map { frame in
    let other = rows[frame].map(\.key).joined(separator: ", ")
    return "row \(frame) has the numbers \(other.isEmpty ? "none" : other): "
      + "expected \(names.joined(separator: ", ")) in this order, as in row 0"
  }
}

extension Table {
  /// Some frames and a row of numbers at each.
  init(_ frames: [Frame], _ names: [String], _ rows: [[Double]], rate: FrameRate) {
    let numbers = names.indices.map { position in
      Column(names[position], .numbers(rows.map { $0[position] }), holdsInfinity: true)
    }
    self.init(
      [
        Column("frame", .integers(frames.map(\.index))),
        Column("time", .numbers(frames.map(\.timestamp))),
      ] + numbers, metadata: [Metadata(key: "fps", value: rate.description)])
  }
}

/// Expects what code shows at each frame of a clock to be the rows of a golden table.
///
///     let (card, clock) = (Card(), ManualClock(rate: 60))
///     async let _ = card.rise(on: clock)  // for await frame in clock { … }
///     try await expectFrames(of: { ["y": card.y] }, on: clock, frames: 31, match: "card.csv")
///
/// Each frame is handed to the code; when it asks for the next, the numbers are read.
///
/// - Parameters:
///   - numbers: reads what is shown, the same names in the same order each time.
///   - clock: the clock on which the code waits.
///   - count: how many frames to hand over, 0 or more.
///   - golden: the path of the table, from the folder of the test's source file.
///   - tolerance: what each number may be off; nil: what the table says, else 1e-12 or 4 ulp.
///   - file: the test's source file.
///   - actor: where the numbers are read; the caller's actor.
/// - Throws: ``FrameMismatch``, whose description is the failure's text; what `numbers` throws.
public func expectFrames(
  of numbers: () throws -> KeyValuePairs<String, Double>, on clock: ManualClock,
  frames count: Int, match golden: String, tolerance: Tolerance? = nil,
  file: String = #filePath, isolation actor: isolated (any Actor)? = #isolation
) async throws {
  var frames: [ClockFrame] = []
  var rows: [KeyValuePairs<String, Double>] = []
  for _ in 0..<count {
    frames += await clock.step()
    rows.append(try numbers())
  }
  try expectFrames(frames.map(\.frame), rows, rate: clock.rate, golden, tolerance, file)
}
