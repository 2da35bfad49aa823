// Taking the arguments of a curve function one by one.

/// The arguments of a function of curve text; what is left over at the end is refused.
struct CurveArguments {
  private let function: String
  private let files: Curve.FileResolver
  private var rest: [CurveExpression.Argument]
  /// The labels of those, as they are compared.
  private var keys: [String?]
  private var known: [String] = []

  init(
    _ arguments: [CurveExpression.Argument], of function: String,
    files: @escaping Curve.FileResolver
  ) {
    (rest, self.function, self.files) = (arguments, function, files)
    keys = arguments.map { $0.label.map(nameKey) }
  }

  /// Whether no argument is left.
  var isEmpty: Bool { rest.isEmpty }

  /// Whether one argument is left, a word or call without a label.
  var isOneWord: Bool {
    guard rest.count == 1, rest[0].label == nil, case .expression? = rest[0].values.first else {
      return false
    }
    return true
  }

  /// Whether an argument with the label is there.
  func has(_ label: String) -> Bool {
    keys.contains { $0 != nil } && keys.contains(nameKey(label))
  }

  /// Takes the argument with the label, else the first one without any label.
  mutating func take(_ label: String) -> CurveExpression.Argument? {
    known.append(label)
    guard let index = keys.firstIndex(of: nameKey(label)) ?? keys.firstIndex(of: nil) else {
      return nil
    }
    keys.remove(at: index)
    return rest.remove(at: index)
  }

  /// Takes an argument of four numbers, written as `.25 .1 .25 1` without commas.
  mutating func fourNumbers() -> [Double]? {
    guard rest.count == 1, rest[0].label == nil, rest[0].values.count == 4 else { return nil }
    let numbers = rest[0].values.compactMap(Self.number)
    guard numbers.count == 4 else { return nil }
    (rest, keys) = ([], [])
    return numbers
  }

  /// Takes a whole number as options words are written; also `7 << 16`.
  mutating func optionsWord(_ label: String) throws(CurveTextError) -> UInt {
    guard let argument = take(label) else { throw missing(label, "a whole number") }
    switch argument.values.first {
    case .number(let number)?:
      if argument.values.count == 1, let word = UInt(exactly: number) { return word }
    case .expression(let expression)?:
      if let word = AnimationOptions(expression.name)?.rawValue { return word }
    default: break
    }
    throw wrong(argument, label, "a whole number such as 7, 458752, 0x70000 or 7 << 16")
  }

  /// Takes all arguments that are left.
  mutating func takeAll() -> [CurveExpression.Argument] {
    defer { (rest, keys) = ([], []) }
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
    guard argument.values.count == 1, let number = Self.number(argument.values[0]) else {
      throw wrong(argument, label, "a number")
    }
    return number
  }

  /// Takes a number that may have one of several labels; the last one names it in messages.
  mutating func number(
    labels: String..., default fallback: Double? = nil
  ) throws(CurveTextError) -> Double {
    let label = labels.first(where: has) ?? labels[labels.count - 1]
    return try number(label, default: fallback)
  }

  /// Takes two numbers such as `CGPoint(x: 0.25, y: 0.1)`.
  mutating func point(_ label: String) throws(CurveTextError) -> (x: Double, y: Double) {
    guard let argument = take(label) else { throw missing(label, "a point") }
    guard argument.values.count == 1, case .expression(let call) = argument.values[0],
      let arguments = call.arguments,
      Self.points.contains(nameKey(CurveSpellings.withoutDot(call.name)))
    else { throw wrong(argument, label, "a point such as CGPoint(x: 0.25, y: 0.1)") }
    var rest = CurveArguments(arguments, of: call.name, files: files)
    let point = (try rest.number("x"), try rest.number("y"))
    try rest.finish()
    return point
  }

  private static let points = Set(
    ["CGPoint", "UnitPoint", "Offset", "init", "NSPoint"].map(nameKey))

  /// The number of a value: written out, called by a name, or both sides of a vector.
  private static func number(_ value: CurveExpression.Value) -> Double? {
    switch value {
    case .number(let number): return number
    case .percentage: return nil
    case .expression(let expression):
      guard let sides = expression.arguments else { return CurveSpellings.number(expression.name) }
      // A vector of equal sides is one number; so is one that moves along x alone.
      let numbers = sides.compactMap { $0.values.count == 1 ? number($0.values[0]) : nil }
      guard nameKey(expression.name) == "cgvector", numbers.count == 2,
        numbers[1] == numbers[0] || numbers[1] == 0
      else { return nil }
      return numbers[0]
    }
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
