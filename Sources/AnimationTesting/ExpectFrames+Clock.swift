// Golden frames of code that awaits them, one after the other, from a clock that the test moves.
public import FrameClock
import FrameTables
public import Goldens

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
