// How a table is spelled, whatever its format: digits, delimiter, decimal mark, line ends.

/// The choices of whoever writes a table; the defaults are those of the CSV contract.
///
///     let style = TableStyle(precision: 3, delimiter: .semicolon, decimalMark: .comma)
///     try Table([Column("x", .numbers([0.12345]))]).text(as: .csv, style: style)   // "x\n0,123\n"
public struct TableStyle: Hashable, Sendable {
  /// The significant digits that numbers are rounded to, 1 to 17; nil: all that they have.
  public var precision: Int? {
    didSet { Self.check(precision) }
  }
  /// What separates the cells of a row; nil: the comma of CSV, the tab of TSV.
  public var delimiter: Delimiter?
  /// What separates whole and fraction in CSV and TSV; JSON knows the point only.
  public var decimalMark: DecimalMark
  /// What ends a line.
  public var lineEnd: LineEnd
  /// Whether CSV and TSV begin with the names of the columns.
  public var hasHeader: Bool
  /// Whether CSV and TSV begin with the table's metadata; JSON has no place for it.
  public var hasMetadata: Bool

  /// Creates a style; every choice has the default of the CSV contract.
  ///
  /// - Parameters:
  ///   - precision: Significant digits, 1 to 17; nil for all that a number has. Others are a
  ///     programmer's mistake.
  ///   - delimiter: What separates cells; nil for the format's own.
  ///   - decimalMark: What separates whole and fraction in CSV and TSV.
  ///   - lineEnd: What ends a line.
  ///   - hasHeader: Whether CSV and TSV begin with the names of the columns.
  ///   - hasMetadata: Whether CSV and TSV begin with the table's remarks.
  public init(
    precision: Int? = nil, delimiter: Delimiter? = nil, decimalMark: DecimalMark = .point,
    lineEnd: LineEnd = .lf, hasHeader: Bool = true, hasMetadata: Bool = false
  ) {
    Self.check(precision)
    self.precision = precision
    self.delimiter = delimiter
    self.decimalMark = decimalMark
    self.lineEnd = lineEnd
    self.hasHeader = hasHeader
    self.hasMetadata = hasMetadata
  }

  /// The digits that a precision may ask for: 17 tell every Double from every other.
  public static let precisions = 1...17

  private static func check(_ precision: Int?) {
    precondition(
      precision.map(precisions.contains) ?? true,
      "A precision must be between 1 and 17 significant digits.")
  }
}

/// What separates the cells of a row: one ASCII character.
///
///     Delimiter("tab") == .tab   // true
public struct Delimiter: Hashable, Sendable {
  let byte: UInt8

  /// The delimiter of CSV.
  public static let comma = Delimiter(byte: UInt8(ascii: ","))
  /// The delimiter of CSV where the decimal mark is a comma.
  public static let semicolon = Delimiter(byte: UInt8(ascii: ";"))
  /// The delimiter of TSV.
  public static let tab = Delimiter(byte: UInt8(ascii: "\t"))

  private init(byte: UInt8) {
    self.byte = byte
  }

  /// Creates a delimiter of a single character; `\t` and `tab` mean the tab.
  ///
  /// Anything but one ASCII character gives nil, and so do quotes and control characters.
  ///
  /// - Parameter text: One character, or `tab`.
  public init?(_ text: String) {
    let character = ["tab", "\\t"].contains(text) ? "\t" : text
    let bytes = Array(character.utf8)
    guard bytes.count == 1, bytes[0] == Self.tab.byte || (32...126).contains(bytes[0]),
      bytes[0] != UInt8(ascii: "\"")
    else { return nil }
    byte = bytes[0]
  }
}

/// What separates the whole part of a number from its fraction.
///
///     DecimalMark(rawValue: ",") == .comma   // true
public enum DecimalMark: String, Hashable, Sendable, CaseIterable {
  /// `0.5`
  case point = "."
  /// `0,5`
  case comma = ","

  var byte: UInt8 { self == .comma ? UInt8(ascii: ",") : UInt8(ascii: ".") }
}

/// What ends a line of a table.
///
///     TableStyle(lineEnd: .crlf).lineEnd.rawValue   // "\r\n"
public enum LineEnd: String, Hashable, Sendable, CaseIterable {
  /// A line feed: Unix tools, git.
  case lf = "\n"
  /// A carriage return and a line feed: RFC 4180.
  case crlf = "\r\n"
}
