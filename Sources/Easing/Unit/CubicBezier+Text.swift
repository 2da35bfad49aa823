// cubic-bezier() in curve text.

extension CubicBezier: CustomStringConvertible {
  /// The curve as CSS writes it; `linear` for the diagonal.
  public var description: String {
    if self == CubicBezier(known: 0, 0, 1, 1) { return "linear" }
    let numbers = [x1, y1, x2, y2].map(\.plainText)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}

extension CurveFunction {
  static let cubicBezier = CurveFunction(
    names: ["cubic-bezier"], aliases: ["bezier": "cubic-bezier"],
    usage: "cubic-bezier(0.25, 0.1, 0.25, 1)"
  ) { (_, rest) throws(CurveTextError) in try timed(try bezier(&rest), &rest) }

  /// Core Animation's and UIKit's timing functions, which may also be asked for by name.
  static let timingFunction = CurveFunction(
    names: ["CAMediaTimingFunction", "UICubicTimingParameters"],
    usage: "CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)"
  ) { (_, rest) throws(CurveTextError) in
    for label in ["name", "animationCurve"] where rest.has(label) { return try rest.curve(label) }
    return try bezier(&rest)
  }

  /// Four numbers, or two control points with the labels that Apple's initialisers have.
  private static func bezier(_ rest: inout CurveArguments) throws(CurveTextError) -> Curve {
    var points = rest.fourNumbers() ?? []
    for labels in [("controlPoint1", "controlPoint2"), ("startControlPoint", "endControlPoint")]
    where rest.has(labels.0) {
      let (first, second) = (try rest.point(labels.0), try rest.point(labels.1))
      points = [first.x, first.y, second.x, second.y]
    }
    if points.isEmpty {
      points = [try rest.number(labels: "controlPoints", "x1")]
      for name in ["y1", "x2", "y2"] { points.append(try rest.number(name)) }
    }
    return .unit(
      .bezier(
        try inText { () throws(ParameterError) in
          try CubicBezier(points[0], points[1], points[2], points[3])
        }))
  }

  /// The curve in the time of an argument `duration`, where there is one, as SwiftUI writes it.
  static func timed(
    _ curve: Curve, _ rest: inout CurveArguments
  ) throws(CurveTextError) -> Curve {
    guard rest.has("duration") else { return curve }
    let duration = try rest.number("duration")
    return try inText { () throws(ParameterError) in try curve.scaled(to: duration) }
  }
}

extension CurveExpression {
  /// Reads `{"o": {"x": 0.33, "y": 0}, "i": {"x": 0.67, "y": 1}}` as the `cubic-bezier()` it is.
  ///
  /// Quotes may be missing, and a number may stand in a list of its own, as Lottie writes it.
  init(lottie text: String) throws(CurveTextError) {
    var numbers: [Substring: Value] = [:]
    let parts = Self.lottieParts(text)
    for (name, number) in parts { numbers[name] = number }
    let points = ["o:x:", "o:y:", "i:x:", "i:y:"].compactMap { numbers[$0] }
    guard points.count == 4, parts.count == 4, text.filter({ $0 == "}" }).count == 3 else {
      throw CurveTextError(
        .syntax, "expected two handles {\"o\": {\"x\": …, \"y\": …}, \"i\": {\"x\": …, \"y\": …}}")
    }
    self.init(
      name: "cubic-bezier", arguments: points.map { Argument(label: nil, values: [$0], column: 1) })
  }

  /// What stands between the commas of each handle: `o:x:` and its number, and so on.
  private static func lottieParts(_ text: String) -> [(name: Substring, number: Value?)] {
    let plain = text.filter { !$0.isWhitespace && !"\"'[]".contains($0) }
    return plain.dropFirst().split(separator: "}").flatMap { handle in
      let name = handle.prefix { $0 != "{" }
      return handle.dropFirst(name.count + 1).split(separator: ",").map { part in
        let number = Double(decimal: part.dropFirst(2)).map { Value.number($0) }
        return (name.drop { $0 == "," } + part.prefix(2), number)
      }
    }
  }
}
