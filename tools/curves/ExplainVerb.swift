// curves explain: what a name, a number or an options word is.
import Easing
import FrameTables
import Goldens
import SceneText

extension Verb {
  static let explain = Verb(
    name: "explain",
    summary: "what a name, number, options word, fault or policy is, and its traps",
    operands: "X",
    options: [
      Option("--format", "text|json", "lines for people or one JSON object; text"),
      Option("-o", "FILE", "writes to a file, whole or not at all"),
    ],
    examples: [
      "explain 7", "explain 'UIView.AnimationOptions(rawValue: 7)'", "explain ease-in-out",
    ]
  ) { arguments in
    guard !arguments.operands.isEmpty else {
      throw UsageError("explain needs a name or a number", hint: "for example: curves explain 7")
    }
    let format = arguments.text("--format") ?? "text"
    guard ["text", "json"].contains(format) else {
      throw UsageError.unknown("format", format, among: ["text", "json"], of: "--format")
    }
    let path = arguments.text("-o")
    if path == "" { throw UsageError("-o is \"\", expected the path of a file") }
    let explanation = try explanation(of: arguments.operands.joined(separator: " "))
    let isTerminal = path == nil || path == "-"
    let text =
      format == "json"
      ? explanation.json : explanation.text(width: isTerminal ? Explanation.terminalWidth : 80)
    guard !isTerminal, let path else { return try Console.print(text) }
    var file = try ByteOutput.file(path)
    try file.write(Array((text + "\n").utf8))
    try file.finish()
  }

  private static func explanation(of text: String) throws -> Explanation {
    if let word = Explanation(ofWord: text) { return word }
    if let word = OptionsWord(text) { return word.explanation }
    if let number = Int(text) { return Explanation(number: AnimationCurve(rawValue: number)) }
    let read = Result { () throws(CurveTextError) in try CurveExpression(text) }
    let isNumber = OptionsWord.looksLikeOne(text) && text.split(separator: " ").count < 3
    if isNumber, (try? read.get())?.arguments == nil {
      throw UsageError(
        "\"\(text)\" is neither the number of a curve nor an options word",
        hint: "such as 7, 458752, 0x70000 or 7<<16, in 64 bits")
    }
    return try Explanation(of: read.get(), as: text)
  }
}

extension Explanation {
  /// Explains the text of a curve.
  fileprivate init(of expression: CurveExpression, as text: String) throws {
    let curve = try expression.curve(files: CurveFiles.read)
    if expression.arguments == nil, expression.name.lowercased().hasSuffix(".json") {
      let definition = try CurveDefinition(reading: ByteInput.file(expression.name))
      self.init(of: definition)
      return
    }
    if expression.name == "UIView.AnimationOptions",
      let value = expression.number("rawValue", at: 0)
    {
      self = OptionsWord(AnimationOptions(rawValue: value)).explanation
    } else if expression.name == "UIView.AnimationCurve",
      let value = expression.number("rawValue", at: 0)
    {
      self.init(number: AnimationCurve(rawValue: Int(truncatingIfNeeded: value)))
    } else if let named = NamedCurve.find(expression.name), expression.arguments == nil {
      self.init(of: named)
      addOwner(of: expression, as: text)
    } else {
      self.init(of: curve, expression, as: text)
      if expression.name == "ui-spring" { addCuts(expression) }
    }
  }
}

extension CurveExpression {
  /// The options word of an argument with a label, else of the one at a place.
  fileprivate func number(_ label: String, at place: Int) -> UInt? {
    switch value(label, at: place) {
    case .number(let number)?: UInt(exactly: number)
    case .expression(let word)?: AnimationOptions(word.name)?.rawValue
    default: nil
    }
  }

  /// Whether an argument has a label.
  func has(_ label: String) -> Bool {
    arguments?.contains { $0.label.map(nameKey) == nameKey(label) } ?? false
  }

  /// The value of an argument with a label, else of the one without at a place.
  func value(_ label: String, at place: Int) -> Value? {
    guard let arguments else { return nil }
    let labelled = arguments.first { $0.label.map(nameKey) == nameKey(label) }
    let positional =
      arguments.indices.contains(place) && arguments[place].label == nil ? arguments[place] : nil
    return (labelled ?? positional)?.values.first
  }
}
