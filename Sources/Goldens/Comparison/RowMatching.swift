// Which rows of two tables belong together where one of them has left out or doubled some.
internal import FrameTables

/// The rows of two tables matched by their times, else by their frames.
struct RowMatching {
  /// The rows that belong together, in both tables in order.
  private(set) var pairs: [(got: Int, expected: Int)] = []
  /// The expected rows that are missing.
  private(set) var missing: [Int] = []
  /// The rows that nobody expects.
  private(set) var added: [Int] = []

  /// How far two times of one row may be apart, in seconds.
  private static let slack = 1e-6

  /// Matches the rows of two tables of one rate; nil where fewer than half of them belong together,
  /// and where times or frames do not ascend.
  init?(_ got: Table, _ expected: Table) {
    guard let (mine, other) = Self.keys(got, expected), Self.ascends(mine), Self.ascends(other),
      let (step, otherStep) = Self.steps(mine, other), (step - otherStep).magnitude <= 0.01 * step
    else { return nil }
    var (row, expectedRow) = (0, 0)
    while row < mine.count || expectedRow < other.count {
      let left = row < mine.count ? mine[row] : .infinity
      let right = expectedRow < other.count ? other[expectedRow] : .infinity
      if (left - right).magnitude <= Self.slack {
        pairs.append((row, expectedRow))
        (row, expectedRow) = (row + 1, expectedRow + 1)
      } else if left < right {
        added.append(row)
        row += 1
      } else {
        missing.append(expectedRow)
        expectedRow += 1
      }
    }
    guard 2 * pairs.count >= max(mine.count, other.count) else { return nil }
  }

  /// Whether each row has its own.
  var isWhole: Bool { missing.isEmpty && added.isEmpty }

  private static func keys(_ got: Table, _ expected: Table) -> ([Double], [Double])? {
    for name in ["time", "frame"] {
      if let mine = try? got.numbers(name), let other = try? expected.numbers(name) {
        return (mine, other)
      }
    }
    return nil
  }

  private static func ascends(_ keys: [Double]) -> Bool {
    zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 } && keys.allSatisfy(\.isFinite)
  }

  /// The usual step of each; nil where one has none.
  private static func steps(_ a: [Double], _ b: [Double]) -> (Double, Double)? {
    let steps = [a, b].map { keys in
      zip(keys, keys.dropFirst()).map { $1 - $0 }.filter { $0 > slack }.sorted()
    }
    guard !steps[0].isEmpty, !steps[1].isEmpty else { return nil }
    return (steps[0][steps[0].count / 2], steps[1][steps[1].count / 2])
  }
}

extension Table {
  /// Some rows as a table of their own, in an order of their own.
  func selecting(_ rows: [Int]) -> Table {
    Table(
      columns.map { column in
        Column(column.name, column.cells.selecting(rows), holdsInfinity: column.holdsInfinity)
      }, like: self)
  }
}

extension Column.Cells {
  fileprivate func selecting(_ rows: [Int]) -> Column.Cells {
    switch self {
    case .integers(let values): .integers(rows.map { values[$0] })
    case .numbers(let values): .numbers(rows.map { values[$0] })
    case .optionalNumbers(let values): .optionalNumbers(rows.map { values[$0] })
    case .texts(let values): .texts(rows.map { values[$0] })
    }
  }
}
