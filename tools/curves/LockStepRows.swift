// Rows on command: a simulation asks for them line by line and keeps in step.
import FrameClock
import FrameTables
import Goldens
import Timing

extension FrameRows {
  /// Answers each command on standard input with its rows, until `quit` or the end of the input.
  ///
  /// A bad command gets one line on standard error and no row; the session goes on.
  func writeAnswers(patience: Double) throws {
    var writer = try startedWriter(patience: patience)
    var lines = LineInput.standardInput()
    var run = LockStep(rate: rendering.rate)
    while !run.isOver, let line = try lines.next() {
      do {
        try write(run.answer(to: try LockStepCommand(line)), to: &writer)
      } catch let error as LockStepError {
        Console.complain("curves: \(error)")
      }
    }
    try writer.finish()
  }

  private func write(_ frames: LockStep.Answer, to writer: inout TableWriter) throws {
    let size = rendering.blockSize
    for start in stride(from: frames.startIndex, to: frames.endIndex, by: size) {
      try writer.write(table(of: frames[start..<min(start + size, frames.endIndex)]))
    }
  }
}
