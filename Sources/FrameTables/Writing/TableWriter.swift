// A table written block by block, with memory for one block only.

/// Writes the blocks of a table to an output as they come.
///
///     var writer = TableWriter(to: .standardOutput(), as: .csv)
///     for block in blocks { try writer.write(block) }
///     try writer.finish()
public struct TableWriter: ~Copyable {
  var output: ByteOutput
  let format: TableFormat
  let style: TableStyle
  private var buffer = TextBuffer()
  var rowCount = 0
  private var hasHead = false

  /// A number of rows that keeps a block within the processor's nearer memory.
  public static let blockRows = 4096

  /// Creates a writer; nothing is written yet.
  ///
  /// - Parameters:
  ///   - output: Where the bytes go; the writer ends it.
  ///   - format: The format.
  ///   - style: How numbers and lines are spelled.
  public init(
    to output: consuming ByteOutput, as format: TableFormat, style: TableStyle = TableStyle()
  ) {
    self.output = output
    self.format = format
    self.style = style
  }

  /// Writes the next rows; the first block also gives the header and the metadata.
  ///
  /// - Parameter block: The same columns each time, with any number of rows.
  /// - Throws: ``TableWriteError`` for a cell that cannot be written, ``FileError``.
  public mutating func write(_ block: Table) throws {
    buffer.removeAll()
    if !hasHead { try format.head(block, style, &buffer) }
    try format.rows(block, rowCount, style, &buffer)
    try output.write(buffer)
    hasHead = true
    rowCount += block.rowCount
  }

  /// Ends the table and its output; a writer that is dropped instead leaves no file.
  ///
  /// - Throws: ``FileError`` where the system cannot keep the bytes; then no file appears.
  public consuming func finish() throws(FileError) {
    precondition(hasHead, "A table has at least one block, perhaps without rows.")
    var buffer = TextBuffer()
    format.foot(style, &buffer)
    try output.write(buffer)
    try output.finish()
  }
}

extension Table {
  /// Writes the whole table to an output and ends it.
  ///
  ///     try table.write(to: .file("keyboard.csv"), as: .csv)
  ///
  /// - Parameters:
  ///   - output: Where the bytes go.
  ///   - format: The format.
  ///   - style: How numbers and lines are spelled.
  /// - Throws: ``TableWriteError`` for a cell that cannot be written, ``FileError``.
  public func write(
    to output: consuming ByteOutput, as format: TableFormat, style: TableStyle = TableStyle()
  ) throws {
    var writer = TableWriter(to: output, as: format, style: style)
    try writer.write(self)
    try writer.finish()
  }
}
