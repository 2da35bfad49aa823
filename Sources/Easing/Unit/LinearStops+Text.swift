// linear() in curve text.

extension LinearStops: CustomStringConvertible {
  /// The chain as CSS writes it, with every position.
  public var description: String {
    let stops = points.map { "\($0.value.plainText) \($0.time.percentText)" }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}

extension CurveFunction {
  static let linear = CurveFunction(
    names: ["linear"], usage: "linear(0, 0.2 25% 75%, 1)"
  ) { (_, rest) throws(CurveTextError) in
    if rest.has("duration") { return try timed(.unit(.linear), &rest) }
    var stops: [LinearStops.Stop] = []
    let arguments = rest.takeAll()
    for argument in arguments { stops += try stopsOf(argument) }
    return .unit(
      .stops(
        try inText { () throws(ParameterError) in
          // One stop with two positions is still one.
          try LinearStops(arguments.count < 2 ? Array(stops.prefix(1)) : stops)
        }))
  }

  /// A value with no, one or two positions; two make a flat piece.
  private static func stopsOf(
    _ argument: CurveExpression.Argument
  ) throws(CurveTextError) -> [LinearStops.Stop] {
    var numbers: [Double] = []
    var positions: [Double] = []
    for value in argument.values {
      switch value {
      case .number(let number): numbers.append(number)
      case .percentage(let position): positions.append(position)
      case .expression: numbers = []
      }
    }
    let isSplit = argument.values.count == 3 && isNumber(argument.values[1])
    guard argument.label == nil, numbers.count == 1, positions.count <= 2, !isSplit else {
      throw CurveTextError(
        .argument,
        "a stop of linear is \"\(argument)\", expected a number and up to two percentages",
        column: argument.column)
    }
    if positions.isEmpty { return [.init(numbers[0])] }
    return positions.map { .init(numbers[0], at: $0) }
  }

  private static func isNumber(_ value: CurveExpression.Value) -> Bool {
    if case .number = value { true } else { false }
  }
}
