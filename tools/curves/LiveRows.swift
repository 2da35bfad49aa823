// Rows in real time: each is written when its frame is due.
import Dispatch
import FrameClock
import FrameTables
import Goldens
import Synchronization
import Timing

extension FrameRows {
  /// Writes each row at its frame's time up to the last row, then says how late they were.
  ///
  /// A row depends on the number of its frame alone: it is that of the whole table. A frame after
  /// the last one, where late frames were skipped, brings the last row.
  func writeLive(_ late: LatePolicy, patience: Double) throws {
    let (rate, schedule) = (rendering.rate, rendering.schedule)
    guard rate.framesPerSecond <= FramePacing.highestRate else {
      throw UsageError("--clock dispatch has at most 1000000 frames per second, not \(rate)")
    }
    let writer = Mutex<TableWriter?>(try startedWriter(patience: patience))
    let clock = LiveClock(FramePacing(rate: rate, late: late))
    if schedule.count > 0 {
      try clock.runToEnd { frame in
        let position = min(frame.index, schedule.count - 1)
        let row = table(of: [schedule[position]])
        try writer.withLock { try $0?.write(row) }
        return position < schedule.count - 1
      }
    }
    try writer.withLock { try $0.take()?.finish() }
    Console.complain("\(clock.statistics)")
  }
}

extension LiveClock {
  /// Calls a function with each frame until it returns false or fails, and waits for that.
  fileprivate func runToEnd(_ body: @escaping @Sendable (ClockFrame) throws -> Bool) throws {
    let outcome = Mutex(Result<Bool, any Error>.success(true))
    let end = DispatchSemaphore(value: 0)
    run { frame in
      let result = Result { try body(frame) }
      if case .success(true) = result { return }
      outcome.withLock { $0 = result }
      self.cancel()
      end.signal()
    }
    end.wait()
    _ = try outcome.withLock { $0 }.get()
  }
}
