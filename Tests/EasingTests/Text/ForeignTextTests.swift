// What is no curve is named for what it is, at its place.
import Easing
import Testing

@Suite struct ForeignTextTests {
  @Test(arguments: [
    (#"{"v":"5.5.7","fr":60,"ip":0,"op":60,"w":10,"h":10,"layers":[]}"#, "a Lottie file"),
    (#"{"t":0,"s":[0],"i":{"x":[0.67],"y":[1]},"o":{"x":[0.33],"y":[0]}}"#, "a Lottie keyframe"),
    (#"{"h":1}"#, "a Lottie keyframe"),
    (#"{"$type":"cubicBezier","$value":[0,0,0.58,1]}"#, "a design token"),
    (#"{"duration":{"$type":"duration","$value":{"value":300,"unit":"ms"}}}"#, "a design token"),
    (#"{"version": 1, "tracks": []}"#, "a timeline document"),
    (#"{"version": 1, "screen": {}, "events": []}"#, "a keyboard document"),
    (#"{"name": "x", "curve": "ease"}"#, "the definition of a curve"),
    ("{ stiffness: 100, damping: 10 }", "the settings of a spring"),
    (#"{"type": "spring", "stiffness": 100, "damping": 10}"#, "the settings of a spring"),
    ("M0,0 C0.4,0 0.2,1 1,1", "an SVG path"), ("m 0 0 c .25 .1 .25 1 1 1", "an SVG path"),
    ("<pathInterpolator android:controlX1=\"0.4\"/>", "an Android interpolator"),
    ("<animate attributeName=\"x\"/>", "XML"),
    ("@keyframes bounce { from { top: 0 } }", "a CSS @ rule"),
    ("transition: opacity 0.3s ease-in-out;", "a CSS shorthand"),
    ("animation: spin 1s linear infinite", "a CSS shorthand"),
    ("(t) => t * t", "JavaScript code"), ("function (t) { return t }", "JavaScript code"),
    ("UIKeyboardAnimationCurveUserInfoKey = 7", "a keyboard log"),
  ])
  func `another kind of text is named`(text: String, name: String) {
    for (indent, text) in [(1, text), (4, "   " + text)] {
      let error = #expect(throws: CurveTextError.self) { try Curve(text) }
      #expect(error?.kind == .foreign)
      #expect(error?.description.contains("this is \(name), not the text of a curve") == true)
      #expect(error?.column == indent)
    }
  }

  @Test(arguments: ["mirror(ease)", "material.standard", "metalease", "m", "animation", "M"])
  func `names that begin like one are read as names`(text: String) {
    do throws(CurveTextError) { _ = try Curve(text) } catch {
      #expect(error.kind != .foreign, "\(error)")
    }
  }

  @Test(arguments: [
    ("material.emphasized", "two cubics"), ("--md-sys-motion-easing-emphasized", "two cubics"),
    ("Curves.elasticOut", "within 0.001"), ("Easing.elastic(1)", "another curve"),
    ("Easing.out(Easing.elastic(2))", "another curve"), ("BounceInterpolator()", "another curve"),
    ("Curves.fastEaseInToSlowEaseOut", "Curves.fastOutSlowIn"),
  ])
  func `a known curve that is not played is named`(text: String, part: String) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.kind == .foreign)
    #expect(error?.description.contains(part) == true)
  }

  /// What stands behind a semicolon, and a list of curves, are never left out.
  @Test(arguments: [
    ("ease; x", 7), ("ease-in; transition-duration: 1s;", 10), ("ease, linear", 5),
    ("cubic-bezier(0, 0, 1, 1); y", 27), ("steps(2;)", 8), ("'ease", 6), ("'ease\"", 6),
    (".25, .1, .25", 1), (".25 .1 .25 1 1", 1), ("0 0 1 x", 7), (".1, .2,, 1", 8),
    ("[0, 0, 1, 1", 12), ("[ease]", 1), ("[]", 1), ("spring({tension: 1, friction: 2)", 32),
    ("é ease; ü", 9), ("ease\u{a0}; x", 8),
  ])
  func `the place of what is left over is named`(text: String, column: Int) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.kind == .syntax, "\(String(describing: error))")
    #expect(error?.column == column, "\(String(describing: error))")
  }

  @Test(arguments: [
    "UICubicTimingParameters(controlPoint1: 0.2, controlPoint2: 0.3)",
    "UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2), controlPoint2: CGPoint(x: 0, y: 1))",
    "UICubicTimingParameters(controlPoint1: CGRect(x: 0, y: 0), controlPoint2: CGPoint(x: 0, y: 1))",
    "UISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity: CGVector(dx: 1, dy: 2))",
    "UIView.AnimationOptions(rawValue: ease)", "UIView.AnimationOptions(rawValue: 7.5)",
    "UIView.AnimationOptions()", "UIView.AnimationCurve(rawValue: 9)", "easeIn(0.3)",
    "spring(tension: 170)", "spring(dampingRatio: 1)", ".spring(0.5)", "Easing.out()",
    "Easing.out(Easing.cubic, 1)", "CAMediaTimingFunction(name: 0.5 0.5)", "FastOutSlowInEasing(1)",
    "cubic-bezier(.25 .1 .25)",
  ])
  func `a call that is not whole is an argument's mistake`(text: String) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.kind == .argument, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("Easing.bezir(0, 0, 1, 1)", "Easing.bezier"), ("Curves.fastOutSlwIn", "Curves.fastOutSlowIn"),
    ("FastOutSlowInEasng", "FastOutSlowInEasing"),
    ("CubicBezierEasng(0, 0, 1, 1)", "CubicBezierEasing"),
  ])
  func `a mistyped name of another platform is answered with its own`(text: String, name: String) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.kind == .unknownName)
    #expect(error?.suggestions.first?.hasPrefix(name) == true, "\(String(describing: error))")
  }
}
