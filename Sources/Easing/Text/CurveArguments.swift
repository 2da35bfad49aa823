// Taking the arguments of a curve function one by one.

/// The arguments of a function of curve text; what is left over at the end is refused.
struct CurveArguments {
  private let function: String
  private let files: Curve.FileResolver
  private var rest: [CurveExpression.Argument]
  private var known: [String] = []

  init(
    _ arguments: [CurveExpression.Argument], of function: String,
    files: @escaping Curve.FileResolver
  ) {
    (rest, self.function, self.files) = (arguments, function, files)
  }

  /// Whether an argument with the label is there.
  func has(_ label: String) -> Bool { rest.contains { $0.label.map(nameKey) == nameKey(label) } }

  /// Takes the argument with the label, else the first one without any label.
  mutating func take(_ label: String) -> CurveExpression.Argument? {
    known.append(label)
    let index =
      rest.firstIndex { $0.label.map(nameKey) == nameKey(label) }
      ?? rest.firstIndex { $0.label == nil }
    return index.map { rest.remove(at: $0) }
  }

  /// Takes all arguments that are left.
  mutating func takeAll() -> [CurveExpression.Argument] {
    defer { rest = [] }
    return rest
  }

  /// Takes a number; without one the default, without a default an error.
  mutating func number(
    _ label: String, default fallback: Double? = nil
  ) throws(CurveTextError) -> Double {
    guard let argument = take(label) else {
      guard let fallback else { throw missing(label, "a number") }
      return fallback
    }
    guard case .number(let number)? = argument.values.first, argument.values.count == 1 else {
      throw wrong(argument, label, "a number")
    }
    return number
  }

  /// Takes a word that is one of the given cases.
  mutating func word<Word: CaseIterable & RawRepresentable<String>>(
    _ label: String, default fallback: Word
  ) throws(CurveTextError) -> Word {
    guard let argument = take(label) else { return fallback }
    let words = Word.allCases.map(\.rawValue)
    guard case .expression(let word)? = argument.values.first, argument.values.count == 1,
      let match = Word.allCases.first(where: { nameKey($0.rawValue) == nameKey(word.name) })
    else { throw wrong(argument, label, words.joined(separator: ", ")) }
    return match
  }

  /// Takes a curve.
  mutating func curve(_ label: String) throws(CurveTextError) -> Curve {
    guard let argument = take(label) else { throw missing(label, "a curve") }
    guard argument.values.count == 1 else { throw wrong(argument, label, "a curve") }
    switch argument.values[0] {
    case .expression(let expression): return try expression.curve(files: files)
    case .number(let number):
      return try CurveExpression(name: number.plainText).curve(files: files)
    case .percentage: throw wrong(argument, label, "a curve")
    }
  }

  /// Refuses what was not taken.
  func finish() throws(CurveTextError) {
    guard let extra = rest.first else { return }
    guard let label = extra.label else {
      throw CurveTextError(
        .argument, "\(function) takes \(known.count) arguments, found one more: \(extra)",
        column: extra.column)
    }
    let isTwice = known.contains { nameKey($0) == nameKey(label) }
    throw CurveTextError(
      isTwice ? .argument : .unknownName,
      isTwice ? "\(label) is given twice" : "\(function) has no argument \"\(label)\"",
      column: extra.column, suggestions: isTwice ? [] : NearestNames.of(label, in: known))
  }

  private func missing(_ label: String, _ expected: String) -> CurveTextError {
    let usage = CurveFunction.find(function).map { ", as in \($0.usage)" } ?? ""
    return CurveTextError(.argument, "\(function) needs \(label): \(expected)\(usage)")
  }

  private func wrong(
    _ argument: CurveExpression.Argument, _ label: String, _ expected: String
  ) -> CurveTextError {
    let found = argument.values.map(\.description).joined(separator: " ")
    return CurveTextError(
      .argument, "\(label) of \(function) is \"\(found)\", expected \(expected)",
      column: argument.column)
  }
}
