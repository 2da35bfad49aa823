// What a column of a dump holds.

/// A column of a dump.
enum Quantity: String, CaseIterable {
  case frame, time, curve, progress, value, velocity

  /// All names, for messages.
  static let names = allCases.map(\.rawValue).joined(separator: ",")

  /// Whether each curve has a column of its own for it.
  var isOfCurve: Bool { [.progress, .value, .velocity].contains(self) }

  /// The columns that were asked for, else the usual ones.
  static func read(_ arguments: Arguments, hasValues: Bool) throws -> [Quantity] {
    guard let text = arguments.text("--columns") else {
      return usual(arguments, hasValues: hasValues)
    }
    var columns: [Quantity] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let quantity = Quantity(rawValue: String(name)) else {
        throw UsageError.unknown("column", String(name), among: allCases.map(\.rawValue))
      }
      guard !columns.contains(quantity) else { throw UsageError("column \(name) is given twice") }
      columns.append(quantity)
    }
    return columns
  }

  private static func usual(_ arguments: Arguments, hasValues: Bool) -> [Quantity] {
    if arguments.text("--layout") == "long" {
      return [.frame, .time, .curve, .progress] + (hasValues ? [.value] : [])
    }
    // Several curves side by side show one number each.
    if arguments.operands.count > 1 { return [.frame, .time, hasValues ? .value : .progress] }
    return [.frame, .time, .progress] + (hasValues ? [.value] : [])
  }
}
