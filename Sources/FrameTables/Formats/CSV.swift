// Comma-separated values.

extension TableFormat {
  /// Comma-separated values with a header: the project's contract, and RFC 4180 but for its LF.
  public static let csv = delimited(name: "csv", by: .comma)
}

extension TableFormat {
  /// Tab-separated values; otherwise as CSV.
  public static let tsv = delimited(name: "tsv", by: .tab)
}
