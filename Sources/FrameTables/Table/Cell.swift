// The cells of a block where they are: in the memory of their columns.

/// A cell as a plain value: nothing in it is counted by reference, which a loop over rows feels.
enum Cell {
  case integer(Int)
  case number(Double)
  case missing
  /// The text at this row of the column.
  case text
}

extension Column.Cells {
  /// The cell of a row.
  @inline(__always)
  func cell(_ row: Int) -> Cell {
    switch self {
    case .integers(let values): .integer(values[row])
    case .numbers(let values): .number(values[row])
    case .optionalNumbers(let values): values[row].map { .number($0) } ?? .missing
    case .texts: .text
    }
  }

  /// The text of a row in a column of texts; empty in any other.
  func text(_ row: Int) -> String {
    if case .texts(let values) = self { values[row] } else { "" }
  }
}
