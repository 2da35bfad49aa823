// The rows that a verb can give, whichever clock asks for them.
import FrameTables
import Timing

/// From frames to rows: the same rows for a whole table, a live stream and a session of commands.
struct FrameRows: Sendable {
  /// The frames of the whole run.
  let schedule: FrameSchedule
  /// Frames per second, where a clock paces or steps.
  let rate: FrameRate
  /// How many frames make a block of rows.
  let blockSize: Int
  let output: OutputOptions
  /// The rows of some frames.
  let table: @Sendable ([Frame]) throws -> Table

  init(
    _ schedule: FrameSchedule, at rate: FrameRate, cellsPerFrame: Int, to output: OutputOptions,
    table: @escaping @Sendable ([Frame]) throws -> Table
  ) {
    (self.schedule, self.rate, self.output, self.table) = (schedule, rate, output, table)
    blockSize = max(TableWriter.blockRows / max(cellsPerFrame / 16, 1), 1)
  }

  /// Some rows as a table, by the places of their frames.
  func table(_ places: Range<Int>) throws -> Table { try table(places.map { schedule[$0] }) }

  /// Writes all rows as fast as they can be had.
  func writeAll() throws {
    var writer = try output.writer()
    // There may be trillions of blocks, and there is one at least.
    try writer.write(blocks: max((schedule.count - 1) / blockSize + 1, 1)) { number in
      let start = number * blockSize
      return try table(start..<min(start + blockSize, schedule.count))
    }
    try writer.finish()
  }

  /// A writer that has written what precedes the rows, for a reader that may take its time.
  ///
  /// - Parameter patience: how many s.
  /// - Returns: a writer that expects the first rows.
  /// - Throws: what keeps the file from being opened or written.
  func startedWriter(patience: Double) throws -> TableWriter {
    var writer = try output.writer(patience: patience)
    try writer.write(try table([]))
    return writer
  }
}
