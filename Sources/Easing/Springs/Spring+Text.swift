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
    // SwiftUI's `.spring()` and `.spring(.bouncy)`.
    if rest.isEmpty { return try Curve("smooth") }
    if rest.isOneWord { return try rest.curve("spring") }
    // How SwiftUI blends two springs is no part of either.
    if rest.has("blendDuration") { _ = try rest.number("blendDuration") }
    if rest.has("duration") || rest.has("bounce") || rest.has("perceptualDuration") {
      return try durationBounce(&rest)
    }
    if rest.has("settlingDuration") { return try settling(&rest) }
    if rest.has("response") || rest.has("dampingFraction") { return try response(&rest) }
    if rest.has("tension") || rest.has("friction") { return try tensionFriction(&rest) }
    if rest.has("dampingRatio") { return try stiffnessRatio(&rest) }
    return try physical(&rest)
  }

  /// Flutter's springs, which are not clamped to critical damping.
  static let springDescription = CurveFunction(
    names: ["SpringDescription", "SpringDescription.withDampingRatio"],
    usage: "SpringDescription(mass: 1, stiffness: 100, damping: 10)"
  ) { (name, rest) throws(CurveTextError) in
    let mass = try rest.number("mass", default: 1)
    let stiffness = try rest.number("stiffness")
    if name == "SpringDescription" {
      return try unclamped(mass: mass, stiffness, damping: try rest.number("damping"), &rest)
    }
    let ratio = try rest.number("ratio", default: 1)
    return try unclamped(
      mass: mass, stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot(), &rest)
  }

  /// Origami's numbers, which Rebound, Pop and React Native's Animated take as well.
  ///
  /// Stiffness 194 + 3.62 (tension - 30), damping 25 + 3 (friction - 8).
  static let origami = CurveFunction(
    names: ["origami"], usage: "origami(tension: 40, friction: 7)"
  ) { (_, rest) throws(CurveTextError) in
    let tension = try rest.number("tension", default: 40)
    let friction = try rest.number("friction", default: 7)
    return try unclamped(
      mass: 1, 194 + 3.62 * (tension - 30), damping: 25 + 3 * (friction - 8), &rest)
  }

  /// SwiftUI's presets with a duration of their own, and more bounce than they have.
  static let preset = CurveFunction(
    names: ["smooth", "snappy", "bouncy"], usage: "snappy(duration: 0.5, extraBounce: 0.1)"
  ) { (name, rest) throws(CurveTextError) in
    let duration = try rest.number("duration", default: 0.5)
    let bounce = (name == "smooth" ? 0 : name == "snappy" ? 0.15 : 0.3)
    let extra = try rest.number("extraBounce", default: 0)
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring(duration: duration, bounce: bounce + extra)
      })
  }

  static let interactiveSpring = CurveFunction(
    names: ["interactiveSpring"], usage: "interactiveSpring(response: 0.15, dampingFraction: 0.86)"
  ) { (_, rest) throws(CurveTextError) in
    if rest.has("blendDuration") { _ = try rest.number("blendDuration") }
    return try response(&rest, default: (0.15, 0.86))
  }

  static let uiSpring = CurveFunction(
    names: ["ui-spring"], usage: "ui-spring(duration: 0.5, damping: 0.7, velocity: 0)"
  ) { (_, rest) throws(CurveTextError) in
    let duration = try rest.number(labels: "withDuration", "duration")
    let damping = try rest.number(labels: "usingSpringWithDamping", "damping")
    let velocity = try rest.number(labels: "initialSpringVelocity", "velocity", default: 0)
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring(uiDuration: duration, damping: damping, velocity: velocity)
      })
  }

  private static func physical(_ rest: inout CurveArguments) throws(CurveTextError) -> Curve {
    let mass = try rest.number("mass", default: 1)
    let stiffness = try rest.number("stiffness")
    let damping = try rest.number("damping")
    let velocity = try velocity(&rest)
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
    let duration = try rest.number(labels: "perceptualDuration", "duration", default: 0.5)
    let bounce = try rest.number("bounce", default: 0)
    let velocity = try velocity(&rest)
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring(duration: duration, bounce: bounce, initialVelocity: velocity)
      })
  }

  private static func response(
    _ rest: inout CurveArguments, default usual: (Double, Double) = (0.5, 0.825)
  ) throws(CurveTextError) -> Curve {
    let response = try rest.number("response", default: usual.0)
    let fraction = try rest.number(labels: "dampingRatio", "dampingFraction", default: usual.1)
    let velocity = try velocity(&rest)
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring(
          response: response, dampingFraction: fraction, initialVelocity: velocity)
      })
  }

  private static func settling(_ rest: inout CurveArguments) throws(CurveTextError) -> Curve {
    let duration = try rest.number("settlingDuration")
    let ratio = try rest.number("dampingRatio")
    let velocity = try velocity(&rest)
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring(
          settlingDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
      })
  }

  /// react-spring's and Framer's older words for stiffness and damping.
  private static func tensionFriction(
    _ rest: inout CurveArguments
  ) throws(CurveTextError) -> Curve {
    let mass = try rest.number("mass", default: 1)
    let (tension, friction) = (try rest.number("tension"), try rest.number("friction"))
    return try unclamped(mass: mass, tension, damping: friction, &rest)
  }

  /// Android's and Compose's form: mass 1, the damping as a ratio.
  private static func stiffnessRatio(
    _ rest: inout CurveArguments
  ) throws(CurveTextError) -> Curve {
    let ratio = try rest.number("dampingRatio")
    let stiffness = try rest.number("stiffness")
    let velocity = try velocity(&rest)
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring.checkRatio(ratio, "dampingRatio")
        try ParameterError.check(
          1e-100...1e100 ~= stiffness, "stiffness", of: "spring", is: stiffness,
          expected: "a finite number above 0")
        return try Spring(
          angularFrequency: stiffness.squareRoot(), dampingRatio: ratio, initialVelocity: velocity)
      })
  }

  /// A spring of a platform that lets springs be over-damped.
  private static func unclamped(
    mass: Double, _ stiffness: Double, damping: Double, _ rest: inout CurveArguments
  ) throws(CurveTextError) -> Curve {
    let velocity = try velocity(&rest)
    let isOverdamped = damping * damping > 4 * mass * stiffness
    return .spring(
      try inText { () throws(ParameterError) in
        try Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
          overdamping: isOverdamped ? .allowed : .clamped)
      })
  }

  private static func velocity(_ rest: inout CurveArguments) throws(CurveTextError) -> Double {
    try rest.number(labels: "initialVelocity", "velocity", default: 0)
  }
}
