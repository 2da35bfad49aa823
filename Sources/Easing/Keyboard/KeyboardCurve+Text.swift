// keyboard() in curve text.

extension KeyboardCurve: CustomStringConvertible {
  /// `keyboard`, with its duration where that is not the system's.
  public var description: String {
    self == .system ? "keyboard" : "keyboard(duration: \(duration.plainText))"
  }
}

extension CurveFunction {
  static let keyboard = CurveFunction(
    names: ["keyboard"], aliases: ["7": "keyboard"], usage: "keyboard(duration: 0.25)"
  ) { (_, rest) throws(CurveTextError) in
    let duration = try rest.number("duration", default: KeyboardCurve.systemDuration)
    return .keyboard(
      try inText { () throws(ParameterError) in
        try KeyboardCurve(passedDuration: duration, policy: .stretched)
      })
  }
}
