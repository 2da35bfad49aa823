// The parameterised Penner families in curve text.

extension PennerCurve: CustomStringConvertible {
  /// The name that designers know, with its parameters where they are not the usual ones.
  public var description: String {
    let stem = "ease" + direction.rawValue
    switch shape {
    case .sine: return stem + "Sine"
    case .exponential: return stem + "Expo"
    case .publishedExponential: return stem + "ExpoPublished"
    case .circular: return stem + "Circ"
    case .bounce: return stem + "Bounce"
    case .power(let exponent):
      let names: [Double: String] = [2: "Quad", 3: "Cubic", 4: "Quart", 5: "Quint"]
      return names[exponent].map { stem + $0 } ?? "\(stem)Power(\(exponent.plainText))"
    case .back(let overshoot):
      return shape == .back(for: direction)
        ? stem + "Back" : "\(stem)Back(\(overshoot.plainText))"
    case .elastic(let amplitude, let period):
      return shape == .elastic(for: direction)
        ? stem + "Elastic" : "\(stem)Elastic(\(amplitude.plainText), \(period.plainText))"
    }
  }
}

extension PennerCurve.Shape {
  /// Penner's swing back: 1.70158, 10 % of the way; at both ends of half size 1.525 times that.
  static func back(for direction: Direction) -> Self {
    .back(overshoot: direction == .inOut ? 1.70158 * 1.525 : 1.70158)
  }

  /// Penner's elastic: amplitude 1, period 0.3; at both ends of half size 0.45.
  static func elastic(for direction: Direction) -> Self {
    .elastic(amplitude: 1, period: direction == .inOut ? 0.45 : 0.3)
  }
}

extension CurveFunction {
  static let back = penner("Back", gsap: "back", usage: "easeOutBack(1.70158)") {
    (direction, rest) throws(CurveTextError) in
    guard case .back(let usual) = PennerCurve.Shape.back(for: direction) else { return .sine }
    return .back(overshoot: try rest.number("overshoot", default: usual))
  }

  static let elastic = penner("Elastic", gsap: "elastic", usage: "easeOutElastic(1, 0.3)") {
    (direction, rest) throws(CurveTextError) in
    let usualPeriod = direction == .inOut ? 0.45 : 0.3
    return .elastic(
      amplitude: try rest.number("amplitude", default: 1),
      period: try rest.number("period", default: usualPeriod))
  }

  static let power = penner("Power", gsap: "power", usage: "easeOutPower(2.5)") {
    (_, rest) throws(CurveTextError) in .power(try rest.number("exponent"))
  }

  /// The three functions of a family: `easeInBack`, also `back.in` and `inBack`, and so on.
  private static func penner(
    _ family: String, gsap: String, usage: String,
    shape:
      @escaping @Sendable (Direction, inout CurveArguments) throws(CurveTextError) ->
      PennerCurve.Shape
  ) -> CurveFunction {
    let directions = Direction.allCases.map { ("ease\($0.rawValue)\(family)", $0) }
    var aliases: [String: String] = [gsap: "easeOut\(family)"]
    for (name, direction) in directions {
      aliases["\(gsap).\(direction.rawValue)"] = name
      aliases["\(direction.rawValue)\(family)"] = name
    }
    return CurveFunction(
      names: directions.map(\.0), aliases: aliases, usage: usage
    ) { (name, rest) throws(CurveTextError) in
      let direction = directions.first { $0.0 == name }?.1 ?? .out
      let shape = try shape(direction, &rest)
      return .unit(
        .penner(
          try inText { () throws(ParameterError) in
            try PennerCurve(shape: shape, direction: direction)
          }))
    }
  }
}
