// Functions of other platforms that are more than another name: directions, durations, numbers.

extension CurveFunction {
  /// React Native's `Easing.in`, `Easing.out` and `Easing.inOut` of a curve that departs.
  static let easing = CurveFunction(
    names: ["Easing.in", "Easing.out", "Easing.inOut"], usage: "Easing.out(Easing.cubic)"
  ) { (name, rest) throws(CurveTextError) in
    let curve = try rest.curve("easing")
    return try inText { () throws(ParameterError) in
      switch name {
      case "Easing.in": curve
      case "Easing.out": try curve.turned(.out)
      default: try curve.turned(.inOut)
      }
    }
  }

  /// SwiftUI's `easeInOut(duration:)` and its kin.
  static let timedEase = CurveFunction(
    names: ["easeIn", "easeOut", "easeInOut"], usage: "easeInOut(duration: 0.35)"
  ) { (name, rest) throws(CurveTextError) in
    let curve: UnitCurve = name == "easeIn" ? .easeIn : name == "easeOut" ? .easeOut : .easeInOut
    guard rest.has("duration") else {
      throw CurveTextError(.argument, "\(name) takes no arguments but a duration")
    }
    return try timed(.unit(curve), &rest)
  }

  /// UIKit's options word, which holds a curve from bit 16 on.
  static let optionsWord = CurveFunction(
    names: ["UIView.AnimationOptions"], usage: "UIView.AnimationOptions(rawValue: 7 << 16)"
  ) { (_, rest) throws(CurveTextError) in
    let word = AnimationOptions(rawValue: try rest.optionsWord("rawValue"))
    return word.curve.curve ?? .unit(.ease)
  }

  /// UIKit's curves by number.
  static let curveNumber = CurveFunction(
    names: ["UIView.AnimationCurve"], usage: "UIView.AnimationCurve(rawValue: 7)"
  ) { (_, rest) throws(CurveTextError) in
    let number = try rest.optionsWord("rawValue")
    guard let curve = AnimationCurve(rawValue: Int(truncatingIfNeeded: number)).curve else {
      throw CurveTextError(
        .argument, "rawValue of UIView.AnimationCurve is \(number), expected a number from 0 to 7")
    }
    return curve
  }
}

extension Curve {
  /// The curve seen from its end or mirrored, as the curve that it is where that has a name.
  fileprivate func turned(_ direction: Direction) throws(ParameterError) -> Curve {
    if case .unit(let unit) = self {
      if unit == .linear { return self }
      if case .penner(let penner) = unit, penner.direction != .inOut {
        switch (direction, penner.direction) {
        case (.out, .in): return .unit(.penner(PennerCurve(penner.shape, .out)))
        case (.out, .out): return .unit(.penner(PennerCurve(penner.shape, .in)))
        case (.inOut, .in): return .unit(.penner(PennerCurve(penner.shape, .inOut)))
        default: break
        }
      }
    }
    return direction == .out ? try reversed() : try mirrored()
  }
}
