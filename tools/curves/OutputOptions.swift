// How tables leave the tool: the options that all verbs share.
import FrameTables

/// The output options of a command line.
struct OutputOptions: Sendable {
  /// The options, for every verb that writes a table.
  static let options = [
    Option("--format", "csv|tsv|json|jsonl", "the format of the table; csv"),
    Option("--precision", "N", "significant digits, 1 to 17; as many as needed"),
    Option("--delimiter", "C", "what separates cells; a comma"),
    Option("--decimal", "C", "the decimal mark, . or , (with --delimiter ';'); a dot"),
    Option("--crlf", nil, "ends lines with CR LF"),
    Option("--no-header", nil, "leaves the header out"),
    Option("--metadata", nil, "starts with # key: value lines"),
    Option("-o", "FILE", "writes to a file, whole or not at all"),
  ]

  let format: TableFormat
  let style: TableStyle
  private let path: String?

  init(_ arguments: Arguments) throws {
    let name = arguments.text("--format") ?? "csv"
    guard let format = TableFormat.named(name) else {
      throw UsageError.unknown(
        "format", name, among: TableFormat.all.map(\.name), of: "--format")
    }
    self.format = format
    style = TableStyle(
      precision: try arguments.integer("--precision", in: TableStyle.precisions),
      delimiter: try Self.delimiter(arguments),
      decimalMark: try arguments.choice("--decimal", default: DecimalMark.point),
      lineEnd: arguments.has("--crlf") ? .crlf : .lf,
      hasHeader: !arguments.has("--no-header"), hasMetadata: arguments.has("--metadata"))
    try Self.checkText(arguments, format)
    path = arguments.text("-o")
    if path == "" { throw UsageError("-o is \"\", expected the path of a file") }
  }

  /// Whether any of the options was given.
  static func areGiven(in arguments: Arguments) -> Bool {
    options.contains { arguments.has($0.name) }
  }

  /// A writer to the file that was asked for, else to standard output.
  ///
  /// - Parameter patience: for how many s a reader may take nothing; nil: as long as it likes.
  /// - Returns: a writer that expects the first block.
  /// - Throws: what keeps the file from being opened.
  func writer(patience: Double? = nil) throws -> TableWriter {
    var bytes = try bytes()
    bytes.patience = patience
    return TableWriter(to: bytes, as: format, style: style)
  }

  private func bytes() throws -> ByteOutput {
    guard let path, path != "-" else { return .standardOutput() }
    return try .file(path)
  }

  /// Refuses options that say nothing of the format.
  private static func checkText(_ arguments: Arguments, _ format: TableFormat) throws {
    try arguments.refuse("--metadata", with: "--no-header")
    guard [TableFormat.json.name, TableFormat.jsonLines.name].contains(format.name) else { return }
    let options = ["--metadata", "--no-header", "--delimiter", "--decimal"]
    if let option = options.first(where: arguments.has) {
      throw UsageError("\(option) is for csv and tsv: --format \(format.name) has no such thing")
    }
  }

  private static func delimiter(_ arguments: Arguments) throws -> Delimiter? {
    guard let text = arguments.text("--delimiter") else { return nil }
    guard let delimiter = Delimiter(text) else {
      throw UsageError("--delimiter is \"\(text)\", expected one ASCII character")
    }
    return delimiter
  }
}
