// spring() and ui-spring() in curve text.

extension Spring: CustomStringConvertible {
  /// The spring by its physical parameters.
  public var description: String {
    var parts = [
      "mass: \(mass.plainText)", "stiffness: \(stiffness.plainText)",
      "damping: \(damping.plainText)",
    ]
    if initialVelocity != 0 { parts.append("velocity: \(initialVelocity.plainText)") }
    if overdamping != .clamped { parts.append("overdamping: \(overdamping.rawValue)") }
    return "spring(\(parts.joined(separator: ", ")))"
  }
}

extension CurveFunction {
  static let spring = CurveFunction(
    names: ["spring"],
    usage: "spring(mass: 1, stiffness: 100, damping: 10) or spring(duration: 0.5, bounce: 0.2)"
  ) { (_, rest) throws(CurveTextError) in
    if rest.has("duration") || rest.has("bounce") { return try durationBounce(&rest) }
    if rest.has("settlingDuration") { return try settling(&rest) }
    if rest.has("response") || rest.has("dampingFraction") { return try response(&rest) }
    return try physical(&rest)
  }

  static let uiSpring = CurveFunction(
    names: ["ui-spring"], usage: "ui-spring(duration: 0.5, damping: 0.7, velocity: 0)"
  ) { (_, rest) throws(CurveTextError) in
    let duration = try rest.number("duration")
    let damping = try rest.number("damping")
    let velocity = try rest.number("velocity", default: 0)
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring(uiDuration: duration, damping: damping, velocity: velocity)
      })
  }

  private static func physical(_ rest: inout CurveArguments) throws(CurveTextError) -> Curve {
    let mass = try rest.number("mass", default: 1)
    let stiffness = try rest.number("stiffness")
    let damping = try rest.number("damping")
    let velocity = try rest.number("velocity", default: 0)
    let overdamping: Spring.Overdamping = try rest.word("overdamping", default: .clamped)
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
          overdamping: overdamping)
      })
  }

  private static func durationBounce(
    _ rest: inout CurveArguments
  ) throws(CurveTextError) -> Curve {
    let duration = try rest.number("duration", default: 0.5)
    let bounce = try rest.number("bounce", default: 0)
    let velocity = try rest.number("velocity", default: 0)
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring(duration: duration, bounce: bounce, initialVelocity: velocity)
      })
  }

  private static func response(_ rest: inout CurveArguments) throws(CurveTextError) -> Curve {
    let response = try rest.number("response", default: 0.5)
    let fraction = try rest.number(
      rest.has("dampingRatio") ? "dampingRatio" : "dampingFraction", default: 0.825)
    let velocity = try rest.number("velocity", default: 0)
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring(
          response: response, dampingFraction: fraction, initialVelocity: velocity)
      })
  }

  private static func settling(_ rest: inout CurveArguments) throws(CurveTextError) -> Curve {
    let duration = try rest.number("settlingDuration")
    let ratio = try rest.number("dampingRatio")
    let velocity = try rest.number("velocity", default: 0)
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring(
          settlingDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
      })
  }
}
