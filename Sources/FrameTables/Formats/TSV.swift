// Tab-separated values.

extension TableFormat {
  /// Tab-separated values; otherwise as CSV.
  public static let tsv = delimited(name: "tsv", by: .tab)
}
