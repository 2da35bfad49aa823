// The rows of a run as text.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum Report {
  /// The rows for the eye.
  static func table(_ rows: [Row]) -> String {
    let head = ["work", "unit", "ours", "min … max", "textbook", "ratio", "accuracy", "peers"]
    let cells = [head] + rows.map(cells)
    let widths = head.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The rows for a program.
  static func json(_ rows: [Row]) -> String {
    "[\n" + rows.map(object).joined(separator: ",\n") + "\n]"
  }

  /// Ends with exit code 1 where a ratio is far below what it should be.
  static func guardRatios(_ rows: [Row]) {
    let slow = rows.filter { row in
      guard let least = row.leastRatio, let ratio = row.ratio else { return false }
      return ratio < least
    }
    for row in slow {
      print("too slow: \(row.work), ratio \(short(row.ratio)), at least \(short(row.leastRatio))")
    }
    if !slow.isEmpty { exit(1) }
  }

  private static func cells(_ row: Row) -> [String] {
    [
      row.work, row.unit, short(row.ours.median),
      "\(short(row.ours.least)) … \(short(row.ours.most))", short(row.baseline?.median),
      row.ratio == nil ? "" : "\(short(row.ratio))x", row.accuracy, row.peers,
    ]
  }

  private static func object(_ row: Row) -> String {
    let baseline = row.baseline.map { "\($0.median)" } ?? "null"
    return """
        {"work": "\(row.work)", "unit": "\(row.unit)", "ours": \(row.ours.median), \
      "min": \(row.ours.least), "max": \(row.ours.most), "textbook": \(baseline), \
      "ratio": \(row.ratio.map { "\($0)" } ?? "null"), "accuracy": "\(row.accuracy)", \
      "peers": "\(row.peers)"}
      """
  }

  /// A number with three digits or so.
  private static func short(_ value: Double?) -> String {
    guard let value else { return "" }
    let scale = value < 10 ? 100.0 : value < 100 ? 10 : 1
    return "\((value * scale).rounded() / scale)"
  }
}
