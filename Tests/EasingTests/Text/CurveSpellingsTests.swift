// What people paste from code, style sheets and design tools, against published numbers.
import Easing
import TestSupport
import Testing

@Suite struct CurveSpellingsTests {
  /// Spellings and the four published numbers of the cubic that they mean.
  static let cubics: [(String, [Double])] = [
    (".25, .1, .25, 1", [0.25, 0.1, 0.25, 1]), (".25 .1 .25 1", [0.25, 0.1, 0.25, 1]),
    ("[0, 0, 0.58, 1]", [0, 0, 0.58, 1]), ("(0.4,0,0.2,1)", [0.4, 0, 0.2, 1]),
    ("0.36, 0, 0.66, -0.56", [0.36, 0, 0.66, -0.56]),
    ("cubic-bezier(.25 .1 .25 1)", [0.25, 0.1, 0.25, 1]),
    (".easeInOut", [0.42, 0, 0.58, 1]), (".easeIn", [0.42, 0, 1, 1]),
    ("UIView.AnimationCurve.easeInOut", [0.42, 0, 0.58, 1]),
    ("UIViewAnimationCurveEaseInOut", [0.42, 0, 0.58, 1]),
    ("UIViewAnimationOptionCurveEaseOut", [0, 0, 0.58, 1]),
    ("UIView.AnimationOptions.curveEaseIn", [0.42, 0, 1, 1]), (".curveEaseIn", [0.42, 0, 1, 1]),
    ("kCAMediaTimingFunctionEaseInEaseOut", [0.42, 0, 0.58, 1]),
    ("CAMediaTimingFunctionName.default", [0.25, 0.1, 0.25, 1]),
    ("CAMediaTimingFunction(controlPoints: .25, .1, .25, 1)", [0.25, 0.1, 0.25, 1]),
    ("CAMediaTimingFunction(name: .easeInEaseOut)", [0.42, 0, 0.58, 1]),
    (
      "UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0.8), controlPoint2: CGPoint(x: 0.1, y: 1))",
      [0.2, 0.8, 0.1, 1]
    ),
    ("UICubicTimingParameters(animationCurve: .easeOut)", [0, 0, 0.58, 1]),
    (
      "UnitCurve.bezier(startControlPoint: UnitPoint(x: .25, y: .1), endControlPoint: .init(x: .75, y: .9))",
      [0.25, 0.1, 0.75, 0.9]
    ),
    (".timingCurve(0.17, 0.67, 0.83, 0.67)", [0.17, 0.67, 0.83, 0.67]),
    ("Cubic(0.18, 1.0, 0.04, 1.0)", [0.18, 1, 0.04, 1]),
    ("const Cubic(0.4, 0.0, 0.2, 1.0)", [0.4, 0, 0.2, 1]),
    ("Curves.fastOutSlowIn", [0.4, 0, 0.2, 1]), ("Curves.easeInSine", [0.47, 0, 0.745, 0.715]),
    ("Curves.easeInOutBack", [0.68, -0.55, 0.265, 1.55]), ("Curves.ease", [0.25, 0.1, 0.25, 1]),
    ("CubicBezierEasing(0.4f, 0.0f, 0.2f, 1.0f)", [0.4, 0, 0.2, 1]),
    ("FastOutSlowInEasing", [0.4, 0, 0.2, 1]), ("LinearOutSlowInEasing", [0, 0, 0.2, 1]),
    ("FastOutLinearInEasing", [0.4, 0, 1, 1]), ("compose.EaseOutBack", [0.34, 1.56, 0.64, 1]),
    ("PathInterpolator(0.2f, 0f, 0f, 1f)", [0.2, 0, 0, 1]),
    ("new PathInterpolator(0.4f, 0f, 1f, 1f)", [0.4, 0, 1, 1]),
    ("FastOutSlowInInterpolator()", [0.4, 0, 0.2, 1]),
    ("Easing.bezier(0.25, 0.1, 0.25, 1.0)", [0.25, 0.1, 0.25, 1]),
    ("Easing.ease", [0.42, 0, 1, 1]), ("Easing.in(Easing.ease)", [0.42, 0, 1, 1]),
    ("material.standard", [0.2, 0, 0, 1]), ("Easing.emphasizedDecelerate", [0.05, 0.7, 0.1, 1]),
    ("--md-sys-motion-easing-emphasized-accelerate", [0.3, 0, 0.8, 0.15]),
    ("md.sys.motion.easing.legacy", [0.4, 0, 0.2, 1]),
    ("EASE_IN_AND_OUT", [0.42, 0, 0.58, 1]), ("figma.easeOutBack", [0.45, 1.45, 0.8, 1]),
    ("transition-timing-function: cubic-bezier(.4,0,.2,1);", [0.4, 0, 0.2, 1]),
    ("animation-timing-function: ease-in", [0.42, 0, 1, 1]),
    ("-webkit-transition-timing-function: ease-out ;", [0, 0, 0.58, 1]),
    ("transitionTimingFunction: 'ease-in-out'", [0.42, 0, 0.58, 1]),
    (#""easing": "cubic-bezier(0.4, 0, 0.2, 1)""#, [0.4, 0, 0.2, 1]),
    ("ease: [0.17, 0.67, 0.83, 0.67]", [0.17, 0.67, 0.83, 0.67]),
    ("easing = CubicBezierEasing(0.4f, 0f, 0.2f, 1f)", [0.4, 0, 0.2, 1]),
    ("'ease'", [0.25, 0.1, 0.25, 1]), ("ease;", [0.25, 0.1, 0.25, 1]),
  ]

  @Test(arguments: cubics)
  func `a pasted cubic has its published control points`(text: String, points: [Double]) throws {
    let curve = try Curve(text)
    #expect(curve == .unit(.bezier(try CubicBezier(controlPoints: points))))
    let printed = try CurveExpression(text).description
    #expect(try Curve(printed) == curve, "\(printed)")
    #expect(try CurveExpression(printed).description == printed)
  }

  /// Spellings and the same curve in this project's words.
  static let others: [(String, String)] = [
    ("0x70000", "keyboard"), ("7<<16", "keyboard"), ("7 << 16", "keyboard"), ("458752", "keyboard"),
    ("458754", "keyboard"), ("1 << 16", "easeIn"), ("0x30004", "linear"),
    ("UIView.AnimationOptions(rawValue: 7 << 16)", "keyboard"),
    ("UIView.AnimationOptions(rawValue: 458752)", "keyboard"),
    ("UIView.AnimationOptions(rawValue: 0x70000)", "keyboard"),
    ("UIView.AnimationOptions(rawValue: 7)", "easeInOut"),
    ("UIViewAnimationOptions(rawValue: 7<<16)", "keyboard"),
    ("UIView.AnimationCurve(rawValue: 7)", "keyboard"),
    ("Easing.cubic", "easeInCubic"), ("Easing.out(Easing.cubic)", "easeOutCubic"),
    ("Easing.inOut(Easing.quad)", "easeInOutQuad"), ("Easing.in(Easing.quad)", "easeInQuad"),
    ("Easing.out(Easing.poly(5))", "easeOutQuint"),
    ("Easing.out(Easing.back(1.7))", "back.out(1.7)"),
    ("Easing.inOut(Easing.back())", "easeInOutBack(1.70158)"),
    ("Easing.out(Easing.exp)", "easeOutExpoPublished"), ("Easing.bounce", "easeOutBounce"),
    ("Easing.out(Easing.bounce)", "easeInBounce"), ("Easing.inOut(Easing.linear)", "linear"),
    ("Easing.out(Easing.bezier(.42, 0, 1, 1))", "reverse(easeIn)"),
    ("Easing.inOut(Easing.ease)", "mirror(easeIn)"),
    ("Curves.decelerate", "easeOutQuad"), ("Curves.bounceOut", "easeOutBounce"),
    ("AccelerateDecelerateInterpolator()", "easeInOutSine"),
    ("OvershootInterpolator(2f)", "easeOutBack(2)"), ("OvershootInterpolator()", "easeOutBack(2)"),
    (
      ".spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0)",
      "spring(response: 0.4, dampingFraction: 0.8)"
    ),
    (".spring(duration: 0.4, bounce: 0.2)", "spring(duration: 0.4, bounce: 0.2)"),
    (".spring", "smooth"), (".spring()", "smooth"), (".spring(.bouncy)", "bouncy"),
    (".spring(Spring(duration: 0.4, bounce: 0.2))", "spring(duration: 0.4, bounce: 0.2)"),
    (".bouncy", "bouncy"), ("Animation.bouncy", "bouncy"),
    (".bouncy(duration: 0.4, extraBounce: 0.1)", "spring(duration: 0.4, bounce: 0.4)"),
    (".interactiveSpring()", "interactiveSpring"),
    (
      ".interactiveSpring(response: 0.3, dampingFraction: 0.9, blendDuration: 0.25)",
      "spring(response: 0.3, dampingFraction: 0.9)"
    ),
    (".interpolatingSpring(stiffness: 170, damping: 15)", "spring(stiffness: 170, damping: 15)"),
    (
      ".interpolatingSpring(mass: 2, stiffness: 170, damping: 15, initialVelocity: 3)",
      "spring(mass: 2, stiffness: 170, damping: 15, velocity: 3)"
    ),
    (
      "UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)",
      "spring(mass: 3, stiffness: 1000, damping: 500)"
    ),
    (
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 2, dy: 2))",
      "spring(stiffness: 100, damping: 10, velocity: 2)"
    ),
    (
      "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)",
      "spring(duration: 0.5, bounce: 0.2)"
    ),
    (
      ".timingCurve(0.2, 0.8, 0.2, 1, duration: 0.3)",
      "scale(cubic-bezier(0.2, 0.8, 0.2, 1), duration: 0.3)"
    ),
    (".easeInOut(duration: 0.3)", "scale(easeInOut, duration: 0.3)"),
    (".linear(duration: 2)", "scale(linear, duration: 2)"),
    ("spring(tension: 170, friction: 26)", "spring(stiffness: 170, damping: 26)"),
    ("spring({ tension: 180, friction: 12 })", "spring(stiffness: 180, damping: 12)"),
    (
      "spring({stiffness: 100, damping: 10, mass: 2})",
      "spring(mass: 2, stiffness: 100, damping: 10)"
    ),
    ("react-spring.wobbly", "spring(stiffness: 180, damping: 12)"),
    ("origami(tension: 40, friction: 7)", "spring(stiffness: 230.2, damping: 22)"),
    ("figma.gentle", "spring(stiffness: 100, damping: 15)"),
    ("figma.bouncy", "spring(stiffness: 600, damping: 15)"), ("BOUNCY", "bouncy"),
    (
      "SpringDescription(mass: 1, stiffness: 500, damping: 15)",
      "spring(stiffness: 500, damping: 15)"
    ),
    (
      "SpringDescription(mass: 1, stiffness: 100, damping: 30)",
      "spring(stiffness: 100, damping: 30, overdamping: allowed)"
    ),
    (
      "uiSpring(withDuration: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 0)",
      "ui-spring(duration: 0.5, damping: 0.7)"
    ),
    ("gsap.back.inOut", "easeInOutBack(1.70158)"), ("step-end;", "step-end"),
  ]

  @Test(arguments: others)
  func `a pasted text means the same curve in other words`(text: String, plain: String) throws {
    let curve = try Curve(text)
    #expect(curve == (try Curve(plain)), "\(curve)")
    let printed = try CurveExpression(text).description
    #expect(try Curve(printed) == curve, "\(printed)")
  }

  /// Android: stiffness k at mass 1, damping 2 ζ √k; 1500 and 0.75 give 58.094750193111255.
  @Test(arguments: [
    "spring(dampingRatio: 0.75, stiffness: 1500)",
    "spring(dampingRatio = 0.75f, stiffness = 1500f)",
    "spring(dampingRatio = Spring.DampingRatioLowBouncy, stiffness = Spring.StiffnessMedium)",
    "spring(stiffness: SpringForce.STIFFNESS_MEDIUM, dampingRatio: SpringForce.DAMPING_RATIO_LOW_BOUNCY)",
    "SpringDescription.withDampingRatio(mass: 1, stiffness: 1500, ratio: 0.75)",
  ])
  func `Android's springs have a stiffness and a ratio`(text: String) throws {
    guard case .spring(let spring) = try Curve(text) else {
      Issue.record("\(text) is no spring")
      return
    }
    #expect(spring.mass == 1)
    #expect((spring.stiffness - 1500).magnitude < 1e-9)
    #expect((spring.damping - 58.094750193111255).magnitude < 1e-11)
  }

  /// Compose does not clamp: at ratio 2 and stiffness 100 the rates are r = 10 (-2 ± √3), and at 0.5 s
  /// the spring is at 1 - (r₂ e^(r₁ t) - r₁ e^(r₂ t)) / (r₂ - r₁).
  @Test func `Android's springs may be over-damped`() throws {
    let value = try Curve("spring(dampingRatio: 2, stiffness: 100)").value(at: 0.5)
    #expect((value - 0.7178288260248469).magnitude < 1e-14)
  }

  @Test func `every name of another platform is a curve and prints as one`() throws {
    #expect(CurveSpellings.names.count > 200)
    for spelling in CurveSpellings.names {
      let curve = try Curve(spelling.spelling)
      #expect(try Curve(spelling.text) == curve, "\(spelling.spelling)")
      let printed = try CurveExpression(spelling.spelling).description
      #expect(try Curve(printed) == curve, "\(printed)")
    }
  }

  @Test func `no name of another platform hides one of ours`() {
    for spelling in CurveSpellings.names {
      guard let named = NamedCurve.find(spelling.spelling) else { continue }
      #expect((try? spelling.curve) == named.curve, "\(spelling.spelling)")
    }
  }

  @Test(arguments: [
    ("bouncy", "figma.bouncy"), ("back", "gsap.back.inOut"), ("ease", "Easing.ease"),
    ("easeInSine", "Curves.easeInSine"), ("easeInSine", "compose.EaseInSine"),
  ])
  func `a name that platforms use differently knows the others`(name: String, other: String) throws
  {
    let named = try #require(NamedCurve.find(name == "back" ? "back.inOut" : name))
    #expect(CurveSpellings.homonyms(of: named).map(\.spelling).contains(other))
  }

  /// Spaces, case, a trailing f and semicolons change nothing.
  @Test func `random spellings of one curve are equal`() throws {
    var random = SplitMix64(seed: 31)
    let names = [
      "cubic-bezier", "CubicBezierEasing", "Cubic", "Easing.bezier", "PathInterpolator",
      ".timingCurve", "CAMediaTimingFunction", "",
    ]
    for _ in 0..<2000 {
      let points = (0..<4).map { index in
        let thousandths = Int.random(in: index % 2 == 0 ? 0...1000 : -2000...2000, using: &random)
        return Double(thousandths) / 1000
      }
      let name = names.randomElement(using: &random) ?? ""
      func space() -> String { ["", " ", "  ", "\n"].randomElement(using: &random) ?? "" }
      func cased(_ text: String) -> String {
        String(
          text.map {
            Bool.random(using: &random)
              ? Character(String($0).uppercased()) : Character(String($0).lowercased())
          })
      }
      let numbers = points.map { point in
        var digits = "\(point)"
        if digits.hasPrefix("0."), Bool.random(using: &random) { digits.removeFirst() }
        return digits + (["", "f", "F"].randomElement(using: &random) ?? "")
      }
      var text = numbers.joined(separator: space() + "," + space())
      if !name.isEmpty {
        let label = name == "CAMediaTimingFunction" ? "controlPoints:" + space() : ""
        text = "\(cased(name))(\(space())\(label)\(text)\(space()))"
      }
      let property = [
        "", "transition-timing-function:", "easing = ", "ANIMATION-TIMING-FUNCTION :",
      ]
      let line =
        space() + cased(property.randomElement(using: &random) ?? "") + space() + text + space()
        + (["", ";", "; ", ";;"].randomElement(using: &random) ?? "")
      let expected = Curve.unit(.bezier(try CubicBezier(controlPoints: points)))
      #expect((try? Curve(line)) == expected, "\(line.debugDescription)")
    }
  }
}
