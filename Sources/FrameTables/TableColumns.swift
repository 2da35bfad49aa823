// Columns by name and type: the reader of a table says what a column holds, no cell does.
import Easing

extension Table {
  /// Returns the column of a name.
  ///
  /// - Parameter name: The name as in the header, letter by letter.
  /// - Returns: The first column that bears it.
  /// - Throws: ``TableReadError/unknownColumn(_:nearest:)``.
  public func column(_ name: String) throws(TableReadError) -> Column {
    if let column = columns.first(where: { $0.name == name }) { return column }
    throw .unknownColumn(name, nearest: NearestNames.of(name, in: columns.map(\.name)).first)
  }

  /// Returns the numbers of a column, none missing.
  ///
  ///     try Table(reading: Array("x\n0.5\n".utf8)).numbers("x")   // [0.5]
  ///
  /// - Parameter name: The name as in the header.
  /// - Returns: A number for each row; `inf` and `-inf` are numbers, `nan` is none.
  /// - Throws: ``TableReadError`` naming line and column of a cell that is no number.
  public func numbers(_ name: String) throws(TableReadError) -> [Double] {
    var numbers: [Double] = []
    for (row, number) in try optionalNumbers(name).enumerated() {
      guard let number else { throw wrongCell("", expected: "a number", row, name) }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns the numbers of a column; nil for empty cells.
  ///
  /// - Parameter name: The name as in the header.
  /// - Returns: A number or nil for each row.
  /// - Throws: ``TableReadError`` naming line and column of a cell that is no number.
  public func optionalNumbers(_ name: String) throws(TableReadError) -> [Double?] {
    switch try column(name).cells {
    case .integers(let values): return values.map { Double($0) }
    case .numbers(let values): return values
    case .optionalNumbers(let values): return values
    case .texts(let texts):
      return try parse(texts, name, expected: "a number") { number($0, mark: decimalMark) }
    }
  }

  /// Returns the whole numbers of a column, none missing.
  ///
  /// - Parameter name: The name as in the header.
  /// - Returns: An integer for each row; a cell such as `1.0` is none.
  /// - Throws: ``TableReadError`` naming line and column of a cell that is no whole number.
  public func integers(_ name: String) throws(TableReadError) -> [Int] {
    let column = try column(name)
    if case .integers(let values) = column.cells { return values }
    var integers: [Int] = []
    for (row, text) in column.texts.enumerated() {
      guard let integer = Int(trimmed(text)) else {
        throw wrongCell(text, expected: "a whole number", row, name)
      }
      integers.append(integer)
    }
    return integers
  }

  /// Returns the texts of a column; numbers are spelled as in CSV, missing ones are empty.
  ///
  /// - Parameter name: The name as in the header.
  /// - Returns: A text for each row.
  /// - Throws: ``TableReadError/unknownColumn(_:nearest:)``.
  public func texts(_ name: String) throws(TableReadError) -> [String] {
    try column(name).texts
  }

  private func parse(
    _ texts: [String], _ name: String, expected: String, as value: (String) -> Double?
  ) throws(TableReadError) -> [Double?] {
    var values: [Double?] = []
    for (row, text) in texts.enumerated() {
      let cell = trimmed(text)
      let parsed = value(cell)
      if parsed == nil, !cell.isEmpty { throw wrongCell(text, expected: expected, row, name) }
      values.append(parsed)
    }
    return values
  }

  /// In a table that no text gave, rows stand for lines: the header would be line 1.
  private func wrongCell(
    _ text: String, expected: String, _ row: Int, _ column: String
  ) -> TableReadError {
    .wrongCell(text, expected: expected, line: line(ofRow: row), column: column)
  }

  /// The line of a row, counted from 1.
  func line(ofRow row: Int) -> Int { source?.rows[row] ?? row + 2 }
}

extension Column {
  /// The cells as CSV spells them.
  fileprivate var texts: [String] {
    switch cells {
    case .integers(let values): values.map { "\($0)" }
    case .numbers(let values): values.map(spelled)
    case .optionalNumbers(let values): values.map { $0.map(spelled) ?? "" }
    case .texts(let values): values
    }
  }
}

/// A number as CSV spells it.
func spelled(_ number: Double) -> String { spelled(number, precision: nil) }

/// A number as CSV spells it, rounded to significant digits.
func spelled(_ number: Double, precision: Int?) -> String {
  var buffer = TextBuffer()
  buffer.append(number, precision: precision)
  return String(decoding: buffer.bytes, as: UTF8.self)
}

/// The number that a text spells in decimal digits; nil for anything else, `nan` included.
///
/// - Parameters:
///   - text: Digits with a sign, fraction and exponent, or `inf`; nothing around them.
///   - mark: A comma may stand for the point where this says so.
/// - Returns: The number; nil where the text is none, or one too large for a Double.
func number(_ text: String, mark: DecimalMark) -> Double? {
  switch text.lowercased() {
  case "inf", "+inf", "infinity": return .infinity
  case "-inf", "-infinity": return -.infinity
  default: break
  }
  let isKnown: (UInt8) -> Bool = { "0123456789+-.eE".utf8.contains($0) }
  let pointed = mark == .comma ? String(text.map { $0 == "," ? "." : $0 }) : text
  guard pointed.utf8.allSatisfy(isKnown), let value = Double(pointed), value.isFinite else {
    return nil
  }
  return value
}
