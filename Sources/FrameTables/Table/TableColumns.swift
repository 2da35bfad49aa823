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
    throw .unknownColumn(
      name, nearest: NearestNames.of(name, in: columns.map(\.name)).first { !$0.isEmpty })
  }

  /// The place of each column by its name, for a search of many.
  package var places: [String: Int] {
    Dictionary(columns.indices.map { (columns[$0].name, $0) }) { first, _ in first }
  }

  /// Returns the column of a name, as ``column(_:)`` does, by places that have been looked up.
  package func column(_ name: String, _ places: [String: Int]) throws(TableReadError) -> Column {
    if let place = places[name] { return columns[place] }
    return try column(name)
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
    try optionalNumbers(column(name))
  }

  /// Returns the numbers of a column of this table likewise.
  package func optionalNumbers(_ column: Column) throws(TableReadError) -> [Double?] {
    switch column.store {
    case .made(.integers(let values)): return values.map { Double($0) }
    case .made(.numbers(let values)): return values
    case .made(.optionalNumbers(let values)): return values
    case .made(.texts), .read: break
    }
    var numbers: [Double?] = []
    numbers.reserveCapacity(rowCount)
    column.forEachNumber(mark: decimalMark) { _, number in
      switch number {
      case .missing: numbers.append(nil)
      case .number(let value): numbers.append(value)
      case .other: return false
      }
      return true
    }
    guard numbers.count == column.count else {
      let row = numbers.count
      throw wrongCell(column.text(row), expected: "a number", row, column.name)
    }
    return numbers
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

  /// In a table that no text gave, rows stand for lines: the header would be line 1.
  private func wrongCell(
    _ text: String, expected: String, _ row: Int, _ column: String
  ) -> TableReadError {
    .wrongCell(text, expected: expected, line: line(ofRow: row), column: column)
  }

  /// The line of a row, counted from 1.
  package func line(ofRow row: Int) -> Int {
    guard case .read(let text, _) = columns.first?.store else { return row + 2 }
    return text.line(ofRow: row)
  }
}

extension Column {
  /// Hands on what the texts of a column say as numbers, until that returns false.
  func forEachNumber(mark: DecimalMark, _ body: (Int, TextCells.Number) -> Bool) {
    switch store {
    case .read(let text, let column): text.forEachNumber(column: column, mark: mark, body)
    case .made(.texts(let texts)):
      _ = texts.indices.allSatisfy { body($0, TextCells.Number(texts[$0], mark: mark)) }
    case .made: break
    }
  }

  /// Whether the column has cells and none of them is a number.
  package func hasTexts(_ mark: DecimalMark) -> Bool {
    var (hasWords, hasNumbers) = (false, false)
    forEachNumber(mark: mark) { _, cell in
      switch cell {
      case .missing: break
      case .number: hasNumbers = true
      case .other: hasWords = true
      }
      return !hasNumbers
    }
    return hasWords && !hasNumbers
  }

  /// The text of one cell of a column of texts.
  fileprivate func text(_ row: Int) -> String {
    if case .read(let text, let column) = store { return text.text(row: row, column: column) }
    return cells.text(row)
  }
}

extension Column {
  /// The cells as CSV spells them.
  package var texts: [String] {
    switch cells {
    case .integers(let values): values.map { "\($0)" }
    case .numbers(let values): values.map(spelled)
    case .optionalNumbers(let values): values.map { $0.map(spelled) ?? "" }
    case .texts(let values): values
    }
  }
}

/// A number as CSV spells it.
package func spelled(_ number: Double) -> String { spelled(number, precision: nil) }

/// A number as CSV spells it, rounded to significant digits.
package func spelled(_ number: Double, precision: Int?) -> String {
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
package func number(_ text: String, mark: DecimalMark) -> Double? {
  if let number = Double(decimal: text, mark: mark.byte) { return number }
  return switch text.lowercased() {
  case "inf", "+inf", "infinity": .infinity
  case "-inf", "-infinity": -.infinity
  default: nil
  }
}
