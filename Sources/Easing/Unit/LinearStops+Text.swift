// linear() in curve text.

extension LinearStops: CustomStringConvertible {
  /// The chain as CSS writes it, with every position.
  public var description: String {
    let stops = points.map { point in
      "\(point.value.plainText) \(Self.percentText(point.time))%"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  /// The percentage whose hundredth is exactly the time, as short as it can be.
  private static func percentText(_ time: Double) -> String {
    let percent = time * 100
    for candidate in [percent, percent.nextUp, percent.nextDown] where candidate / 100 == time {
      return candidate.plainText
    }
    return percent.plainText
  }
}

extension CurveFunction {
  static let linear = CurveFunction(
    names: ["linear"], usage: "linear(0, 0.2 25% 75%, 1)"
  ) { (_, rest) throws(CurveTextError) in
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
      case .percentage(let percent): positions.append(percent / 100)
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
