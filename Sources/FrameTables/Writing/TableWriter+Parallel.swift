// A long table formatted on several cores, its bytes in the order of its rows.
private import Dispatch
private import Synchronization

extension TableWriter {
  /// Writes blocks of rows that are made and formatted on several cores.
  ///
  /// The bytes are those of writing one block after the other, whatever the number of threads.
  /// Memory holds a few blocks a thread, however long the table is.
  ///
  /// - Parameters:
  ///   - count: How many blocks there are, 1 or more; all but the last equally long.
  ///   - threads: How many blocks are worked on at once; by default one a processor.
  ///   - block: Makes a block from its number; called from several threads.
  /// - Throws: What `block` throws, ``TableWriteError``, ``FileError``.
  public mutating func write(
    blocks count: Int, threads: Int = processorCount,
    _ block: @escaping @Sendable (Int) throws -> Table
  ) throws {
    precondition(count >= 1, "A table has at least one block, perhaps without rows.")
    let first = try block(0)
    try write(first)
    var (written, spare): ([TextBuffer], [TextBuffer]) = ([], [])
    // Too few blocks to share, and no threads are started for a screenful of rows.
    let round = threads > 1 && count > 4 ? 4 * threads : 1
    for start in stride(from: 1, to: count, by: round) {
      let numbers = start..<min(start + round, count)
      let results = Results(numbers.count, spare)
      spare = []  // the results alone hold the memory, which they are to write to
      let texts = try formatted(
        numbers, rows: first.rowCount, block, into: results, writing: written)
      (spare, written) = (written, texts)
    }
    for text in written { try output.write(text) }
    rowCount = .max  // nothing may follow
  }

  /// Formats some blocks while the ones before them are being written.
  private func formatted(
    _ numbers: Range<Int>, rows: Int, _ block: @escaping @Sendable (Int) throws -> Table,
    into results: Results, writing before: [TextBuffer]
  ) throws -> [TextBuffer] {
    let (format, style, write) = (format, style, output.writing)
    DispatchQueue.concurrentPerform(iterations: numbers.count + 1) { job in
      results.keep(job) { text in
        if job == 0 { return try before.forEach(write) }
        let number = numbers.lowerBound + job - 1
        try format.rows(try block(number), number * rows, style, &text)
      }
    }
    return try results.texts()
  }
}

/// What the jobs of a round came to, the first failure by the order of the rows.
private final class Results: Sendable {
  private let places: Mutex<[Result<TextBuffer, any Error>]>

  /// Places for the job that writes, and for the jobs that format into the memory of older texts.
  init(_ count: Int, _ spare: [TextBuffer]) {
    let fresh = repeatElement(TextBuffer(), count: max(count - spare.count, 0))
    places = Mutex(([TextBuffer()] + spare.prefix(count) + fresh).map { .success($0) })
  }

  func keep(_ place: Int, _ job: (inout TextBuffer) throws -> Void) {
    var text = places.withLock { places in
      defer { places[place] = .success(TextBuffer()) }
      return (try? places[place].get()) ?? TextBuffer()
    }
    text.removeAll()
    let result = Result {
      try job(&text)
      return text
    }
    places.withLock { $0[place] = result }
  }

  func texts() throws -> [TextBuffer] {
    Array(try places.withLock { $0 }.map { try $0.get() }.dropFirst())
  }
}
