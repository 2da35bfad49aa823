// One column of two tables, side by side.
internal import FrameTables

/// A column as expected and as it is: numbers, or texts where neither table has numbers there.
struct ColumnPair {
  private enum Cells {
    case numbers(expected: [Double?], got: [Double?])
    case texts(expected: [String], got: [String])
  }

  let name: String
  let tolerance: Tolerance
  private let cells: Cells

  private init(
    _ got: (Table, Column), _ expected: (Table, Column), tolerance: Tolerance
  ) throws(TableReadError) {
    name = expected.1.name
    self.tolerance = tolerance
    cells =
      got.1.hasTexts(got.0.decimalMark) && expected.1.hasTexts(expected.0.decimalMark)
      ? .texts(expected: expected.1.texts, got: got.1.texts)
      : .numbers(
        expected: try expected.0.optionalNumbers(expected.1),
        got: try got.0.optionalNumbers(got.1))
  }

  /// The pairs of some columns, which both tables must have.
  static func all(
    _ names: [String], _ got: Table, _ expected: Table, tolerance: (String) -> Tolerance
  ) throws(TableReadError) -> [ColumnPair] {
    let places = (got.places, expected.places)
    var pairs: [ColumnPair] = []
    for name in names {
      let mine = try got.column(name, places.0)
      let other = try expected.column(name, places.1)
      pairs.append(try ColumnPair((got, mine), (expected, other), tolerance: tolerance(name)))
    }
    return pairs
  }

  /// Whether words are compared, not numbers.
  var isText: Bool { if case .texts = cells { true } else { false } }

  /// Whether all rows are equal; both tables must have equally many.
  var isEqual: Bool {
    switch cells {
    case .texts(let expected, let got): expected == got
    case .numbers(let expected, let got):
      expected.count == got.count && zip(expected, got).allSatisfy(allows)
    }
  }

  func isEqual(_ row: Int) -> Bool {
    switch cells {
    case .texts(let expected, let got): expected[row] == got[row]
    case .numbers(let expected, let got): allows(expected[row], got[row])
    }
  }

  private func allows(_ expected: Double?, _ got: Double?) -> Bool {
    guard let expected, let got else { return expected == got }
    return tolerance.allows(got, for: expected)
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
