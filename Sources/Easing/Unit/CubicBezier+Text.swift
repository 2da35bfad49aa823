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
