// The rows that a verb can give, whichever clock asks for them.
import FrameTables
import Goldens
import Timing

/// From frames to rows: the same rows for a whole table, a live stream and a session of commands.
struct FrameRows: Sendable {
  let rendering: TableRendering
  let output: OutputOptions

  /// Prepares the rows of a recipe's table; what is odd about its document is said.
  init(_ recipe: TableRecipe, to output: OutputOptions) throws {
    try self.init(TableRendering(recipe), to: output)
  }

  init(_ rendering: TableRendering, to output: OutputOptions) throws {
    if output.style.hasMetadata, rendering.recipe.subject == .document("-") {
      throw UsageError(
        "--metadata names what made the table, and standard input has no name",
        hint: "give the path of the document")
    }
    (self.rendering, self.output) = (rendering, output)
  }

  /// The frames of the whole run.
  var schedule: FrameSchedule { rendering.schedule }

  /// The rows of some frames, and before them what makes the table again.
  func table(of frames: some RandomAccessCollection<Frame>) -> Table {
    headed(rendering.table(of: frames))
  }

  /// Writes all rows as fast as they can be had.
  func writeAll() throws {
    var writer = try output.writer()
    if rendering.recipe.showsEvents {
      try writer.write(headed(rendering.table))
    } else {
      let (count, size) = (schedule.count, rendering.blockSize)
      // There may be trillions of blocks, and there is one at least.
      try writer.write(blocks: max((count - 1) / size + 1, 1)) { number in
        table(of: schedule[number * size..<min((number + 1) * size, count)])
      }
    }
    try writer.finish()
  }

  /// A writer that has written what precedes the rows, for a reader that may take its time.
  ///
  /// - Parameter patience: For how many seconds.
  /// - Returns: A writer that expects the first rows.
  /// - Throws: What keeps the file from being opened or written.
  func startedWriter(patience: Double) throws -> TableWriter {
    var writer = try output.writer(patience: patience)
    try writer.write(table(of: [Frame]()))
    return writer
  }

  private func headed(_ table: Table) -> Table {
    var table = table
    table.metadata = rendering.recipe.remarks
    if let digits = output.style.precision {
      table.metadata.append(Metadata(key: "precision", value: "\(digits)"))
    }
    table.metadata.append(Metadata(key: "by", value: "curves \(Curves.version)"))
    return table
  }
}
