// A golden table too long for memory, row by row.
package import FrameTables

extension Golden {
  /// Reads what a golden table's remarks say, wherever in the file they stand; it has no rows.
  ///
  /// - Throws: What reading it whole throws, and `FileError` for what is no file that can be read
  ///   twice.
  package init(remarksOfFile path: String) throws {
    guard Folder.isFile(path) else { throw FileError.notFound(path: path) }
    var blocks = try TableBlocks(contentsOfFile: path)
    while try blocks.next() != nil {}
    try self.init(path, blocks.head)
  }

  /// Compares the file's rows with others, of both only some at a time in memory.
  ///
  /// It looks for equality alone: what differs is to be compared whole.
  ///
  /// - Parameters:
  ///   - count: How many rows there are to judge.
  ///   - tolerance: As for ``compare(with:tolerance:)``.
  ///   - rows: Gives some of the rows to judge, the same columns each time.
  /// - Returns: A comparison without differences; nil where there may be some.
  /// - Throws: `FileError`, `TableReadError`, what `rows` throws.
  package func equality(
    with count: Int, tolerance: Tolerance? = nil, rows: (Range<Int>) throws -> Table
  ) throws -> TableComparison? {
    var blocks = try TableBlocks(contentsOfFile: path)
    var (row, kinds, names) = (0, [Bool](), [String]())
    while let expected = try blocks.next() {
      let end = row + expected.rowCount
      guard end <= count else { return nil }
      let got = try rows(row..<end)
      names = got.columns.map(\.name)
      let pairs = try ColumnPair.all(names, got, expected) { self.tolerance($0, tolerance) }
      // Words or numbers is a question to the whole column.
      if row == 0 { kinds = pairs.map(\.isText) }
      guard kinds == pairs.map(\.isText), pairs.allSatisfy(\.isEqual) else { return nil }
      row = end
    }
    return row == count && row > 0 ? TableComparison(equal: names, rowCount: row) : nil
  }
}
