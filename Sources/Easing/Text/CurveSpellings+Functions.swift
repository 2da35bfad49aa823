// How other platforms call functions that make curves, one line each.

extension CurveSpellings {
  /// A function as another platform writes it.
  package struct Function: Sendable {
    /// How it is written there.
    package let spelling: String
    /// The name of the function in this project's words.
    package let name: String
    /// Whose function it is.
    package let owner: String

    fileprivate init(_ spelling: String, _ name: String, of owner: String) {
      (self.spelling, self.name, self.owner) = (spelling, name, owner)
    }
  }

  /// All functions.
  package static let functions = [
    Function("Cubic", "cubic-bezier", of: "Flutter"),
    Function("CubicBezierEasing", "cubic-bezier", of: "Compose"),
    Function("PathInterpolator", "cubic-bezier", of: "Android"),
    Function("PathInterpolatorCompat.create", "cubic-bezier", of: "Android"),
    Function("Easing.bezier", "cubic-bezier", of: "React Native"),
    Function("Easing.bezierFn", "cubic-bezier", of: "React Native"),
    Function("timingCurve", "cubic-bezier", of: "SwiftUI"),
    Function("Animation.timingCurve", "cubic-bezier", of: "SwiftUI"),
    Function("UnitCurve.bezier", "cubic-bezier", of: "SwiftUI"),
    Function("Easing.steps", "steps", of: "React Native"),
    Function("Easing.back", "easeInBack", of: "React Native"),
    Function("Easing.poly", "easeInPower", of: "React Native"),
    Function("OvershootInterpolator", "easeOutBack", of: "Android"),
    Function("AnticipateInterpolator", "easeInBack", of: "Android"),
    Function("Animation.linear", "linear", of: "SwiftUI"),
    Function("Animation.easeIn", "easeIn", of: "SwiftUI"),
    Function("Animation.easeOut", "easeOut", of: "SwiftUI"),
    Function("Animation.easeInOut", "easeInOut", of: "SwiftUI"),
    Function("Animation.spring", "spring", of: "SwiftUI"),
    Function("Animation.interpolatingSpring", "spring", of: "SwiftUI"),
    Function("interpolatingSpring", "spring", of: "SwiftUI"),
    Function("Animation.interactiveSpring", "interactiveSpring", of: "SwiftUI"),
    Function("Animation.smooth", "smooth", of: "SwiftUI"),
    Function("Animation.snappy", "snappy", of: "SwiftUI"),
    Function("Animation.bouncy", "bouncy", of: "SwiftUI"),
    Function("UISpringTimingParameters", "spring", of: "UIKit"),
    Function("CASpringAnimation", "spring", of: "Core Animation"),
    Function("UIViewAnimationOptions", "UIView.AnimationOptions", of: "UIKit"),
    Function("UIViewAnimationCurve", "UIView.AnimationCurve", of: "UIKit"),
    Function("fromOrigamiTensionAndFriction", "origami", of: "React Native"),
  ]

  /// Names of curves that nothing here plays, each with what it is and what is nearest to it.
  private static let unplayed = [
    ("material.emphasized", emphasized), ("Easing.emphasized", emphasized),
    ("md.sys.motion.easing.emphasized", emphasized),
    ("md-sys-motion-easing-emphasized", emphasized),
    (
      "Curves.easeInOutCubicEmphasized",
      "Flutter's name for Material's emphasized curve, two cubics; "
        + "material.standard stands for it in CSS"
    ),
    ("Curves.fastEaseInToSlowEaseOut", "two cubics of Flutter's; Curves.fastOutSlowIn is near"),
    ("Curves.elasticIn", elastic), ("Curves.elasticOut", elastic), ("Curves.elasticInOut", elastic),
    (
      "Easing.elastic",
      "React Native's 1 - cos³(t π/2) cos(t π n); easeInElastic is Penner's, another curve"
    ),
    ("BounceInterpolator", "Android's own parabolas; easeOutBounce is Penner's, another curve"),
  ]

  private static let emphasized =
    "Material's emphasized curve, two cubics; material.standard stands for it in CSS"
  private static let elastic =
    "Flutter's elastic, whose decay misses an end; easeOutElastic(1, 0.4) and its kin are within 0.001"

  /// The error for a name of a curve that nothing here plays; nil for other names.
  static func refusal(of name: String) -> CurveTextError? {
    let key = nameKey(withoutDot(name))
    guard let (spelling, reason) = unplayed.first(where: { nameKey($0.0) == key }) else {
      return nil
    }
    return CurveTextError(.foreign, "\(spelling) is not played here: it is \(reason)")
  }

  /// What a curve is assigned to, in style sheets and code, as `nameKey` has it.
  static let properties = Set(
    [
      "transition-timing-function", "animation-timing-function", "timing-function",
      "-webkit-transition-timing-function", "-webkit-animation-timing-function",
      "easing", "ease", "curve", "timing", "timingCurve", "interpolator",
    ].map(nameKey))

  /// Words of code in front of a value.
  static let modifiers: Set<String> = ["const", "new", "return"]

  /// Numbers that have a name, as `nameKey` has it.
  static let numbers: [String: Double] = Dictionary(
    [
      ("zero", 0), ("CGVector.zero", 0),
      ("Spring.DampingRatioHighBouncy", 0.2), ("Spring.DampingRatioMediumBouncy", 0.5),
      ("Spring.DampingRatioLowBouncy", 0.75), ("Spring.DampingRatioNoBouncy", 1),
      ("Spring.StiffnessHigh", 10_000), ("Spring.StiffnessMedium", 1500),
      ("Spring.StiffnessMediumLow", 400), ("Spring.StiffnessLow", 200),
      ("Spring.StiffnessVeryLow", 50),
      ("SpringForce.DAMPING_RATIO_HIGH_BOUNCY", 0.2),
      ("SpringForce.DAMPING_RATIO_MEDIUM_BOUNCY", 0.5),
      ("SpringForce.DAMPING_RATIO_LOW_BOUNCY", 0.75),
      ("SpringForce.DAMPING_RATIO_NO_BOUNCY", 1), ("SpringForce.STIFFNESS_HIGH", 10_000),
      ("SpringForce.STIFFNESS_MEDIUM", 1500), ("SpringForce.STIFFNESS_LOW", 200),
      ("SpringForce.STIFFNESS_VERY_LOW", 50),
    ].map { (nameKey($0.0), $0.1) }
  ) { first, _ in first }
}
