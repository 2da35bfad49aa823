// What a column of a dump holds.

/// A column of a dump.
enum Quantity: String, CaseIterable, Sendable {
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
        throw UsageError.unknown(
          "column", String(name), among: usable(arguments), of: "--columns")
      }
      guard !columns.contains(quantity) else {
        throw UsageError("--columns has \(name) twice")
      }
      guard usable(arguments).contains(quantity.rawValue) else {
        throw UsageError("--columns has curve, which is a column of --layout long only")
      }
      columns.append(quantity)
    }
    return columns
  }

  /// The columns of a layout: side by side, the curves stand in the header.
  private static func usable(_ arguments: Arguments) -> [String] {
    allCases.filter { $0 != .curve || isLong(arguments) }.map(\.rawValue)
  }

  private static func isLong(_ arguments: Arguments) -> Bool {
    arguments.text("--layout") == "long"
  }

  private static func usual(_ arguments: Arguments, hasValues: Bool) -> [Quantity] {
    if isLong(arguments) {
      return [.frame, .time, .curve, .progress] + (hasValues ? [.value] : [])
    }
    // Several curves side by side show one number each.
    if arguments.operands.count > 1 { return [.frame, .time, hasValues ? .value : .progress] }
    return [.frame, .time, .progress] + (hasValues ? [.value] : [])
  }
}
