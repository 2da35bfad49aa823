// reverse(), mirror(), join(), scale() and clip() in curve text.

extension CurveFunction {
  static let reverse = CurveFunction(
    names: ["reverse"], usage: "reverse(easeIn)"
  ) { (_, rest) throws(CurveTextError) in
    let curve = try rest.curve("curve")
    return try inText { () throws(ParameterError) in try curve.reversed() }
  }

  static let mirror = CurveFunction(
    names: ["mirror"], usage: "mirror(easeIn)"
  ) { (_, rest) throws(CurveTextError) in
    let curve = try rest.curve("curve")
    return try inText { () throws(ParameterError) in try curve.mirrored() }
  }

  static let join = CurveFunction(
    names: ["join"], usage: "join(easeIn, easeOut)"
  ) { (_, rest) throws(CurveTextError) in
    let (first, second) = (try rest.curve("first"), try rest.curve("second"))
    return try inText { () throws(ParameterError) in try first.joined(with: second) }
  }

  static let scale = CurveFunction(
    names: ["scale"], usage: "scale(easeIn, duration: 0.25)"
  ) { (_, rest) throws(CurveTextError) in
    let (curve, duration) = (try rest.curve("curve"), try rest.number("duration"))
    return try inText { () throws(ParameterError) in try curve.scaled(to: duration) }
  }

  static let clip = CurveFunction(
    names: ["clip"], usage: "clip(spring(duration: 0.5), duration: 0.4)"
  ) { (_, rest) throws(CurveTextError) in
    let (curve, duration) = (try rest.curve("curve"), try rest.number("duration"))
    return try inText { () throws(ParameterError) in try curve.clipped(to: duration) }
  }
}
