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
  ) { (_, rest) throws(CurveTextError) in
    var points: [Double] = []
    for name in ["x1", "y1", "x2", "y2"] { points.append(try rest.number(name)) }
    return .unit(
      .bezier(
        try inText { () throws(ParameterError) in
          try CubicBezier(points[0], points[1], points[2], points[3])
        }))
  }
}
