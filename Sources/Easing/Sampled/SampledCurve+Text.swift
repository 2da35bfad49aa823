// samples() in curve text.

extension SampledCurve: CustomStringConvertible {
  /// The points as pairs of time and progress.
  public var description: String {
    var parts = zip(times, values).map { "\($0.plainText) \($1.plainText)" }
    if interpolation != .linear { parts.append("interpolation: \(interpolation.rawValue)") }
    return "samples(\(parts.joined(separator: ", ")))"
  }
}

extension CurveFunction {
  static let samples = CurveFunction(
    names: ["samples"], usage: "samples(0 0, 0.1 0.6, 0.2 1, interpolation: monotone)"
  ) { (_, rest) throws(CurveTextError) in
    let interpolation: SampledCurve.Interpolation =
      rest.has("interpolation")
      ? try rest.word("interpolation", default: .linear) : .linear
    var (times, values): ([Double], [Double]) = ([], [])
    for argument in rest.takeAll() {
      guard argument.label == nil, argument.values.count == 2,
        case .number(let time) = argument.values[0], case .number(let value) = argument.values[1]
      else {
        throw CurveTextError(
          .argument, "a point of samples is \"\(argument)\", expected a time and a progress",
          column: argument.column)
      }
      times.append(time)
      values.append(value)
    }
    return .sampled(
      try inText { () throws(ParameterError) in
        try SampledCurve(times: times, values: values, interpolation: interpolation)
      })
  }
}
