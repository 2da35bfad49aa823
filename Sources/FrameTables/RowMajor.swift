// The cells of a block in the order in which they are written.

/// A cell as a plain value: nothing in it is counted by reference, which a loop over rows feels.
enum Cell {
  case integer(Int)
  case number(Double)
  case missing
  /// The text at this row of the column.
  case text
}

extension Table {
  /// The cells row by row, each row from left to right.
  var rowMajor: [Cell] {
    var cells = [Cell](repeating: .text, count: rowCount * columns.count)
    for (position, column) in columns.enumerated() {
      func fill(_ cell: (Int) -> Cell) {
        for row in 0..<rowCount { cells[row * columns.count + position] = cell(row) }
      }
      switch column.cells {
      case .integers(let values): fill { .integer(values[$0]) }
      case .numbers(let values): fill { .number(values[$0]) }
      case .optionalNumbers(let values): fill { values[$0].map { .number($0) } ?? .missing }
      case .texts: break
      }
    }
    return cells
  }

  /// The text in a column of texts; empty in any other.
  func text(row: Int, column: Int) -> String {
    if case .texts(let values) = columns[column].cells { values[row] } else { "" }
  }
}
