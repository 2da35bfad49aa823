// One column of two tables, side by side.

/// A column as expected and as it is: numbers, or texts where neither table has numbers there.
struct ColumnPair {
  private enum Cells {
    case numbers(expected: [Double?], got: [Double?])
    case texts(expected: [String], got: [String])
  }

  let name: String
  let tolerance: Tolerance
  private let cells: Cells

  init(
    _ name: String, _ got: Table, _ expected: Table, tolerance: Tolerance
  ) throws(TableReadError) {
    self.name = name
    self.tolerance = tolerance
    let areTexts = (try got.hasTexts(name), try expected.hasTexts(name))
    cells =
      areTexts.0 && areTexts.1
      ? .texts(expected: try expected.texts(name), got: try got.texts(name))
      : .numbers(
        expected: try expected.optionalNumbers(name), got: try got.optionalNumbers(name))
  }

  func isEqual(_ row: Int) -> Bool {
    switch cells {
    case .texts(let expected, let got): return expected[row] == got[row]
    case .numbers(let expected, let got):
      guard let a = expected[row], let b = got[row] else { return expected[row] == got[row] }
      return tolerance.allows(b, for: a)
    }
  }

  func cells(_ row: Int) -> (expected: String, got: String, difference: Double?) {
    switch cells {
    case .texts(let expected, let got): return (expected[row], got[row], nil)
    case .numbers(let expected, let got):
      let (a, b) = (expected[row], got[row])
      let difference = a.flatMap { a in b.map { $0 - a } }
      return (a.map(spelled) ?? "", b.map(spelled) ?? "", difference)
    }
  }

  var overlay: CurveOverlay? {
    guard case .numbers(let expected, let got) = cells else { return nil }
    return CurveOverlay(expected: expected, got: got)
  }
}

extension Table {
  /// Whether a column has cells and none of them is a number.
  func hasTexts(_ name: String) throws(TableReadError) -> Bool {
    guard case .texts(let texts) = try column(name).cells else { return false }
    let words = texts.map(trimmed).filter { !$0.isEmpty }
    return !words.isEmpty && words.allSatisfy { number($0, mark: decimalMark) == nil }
  }
}
