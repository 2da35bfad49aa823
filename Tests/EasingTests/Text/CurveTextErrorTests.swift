// What is said about texts that are no curve.
import Easing
import Testing

@Suite struct CurveTextErrorTests {
  @Test(arguments: [
    ("esaeIn", "easeIn"), ("keybord", "keyboard"), ("easeinot", "easeInOut"), ("snapy", "snappy"),
    ("step-strat", "step-start"), ("interactiveSprng", "interactiveSpring"),
    ("bacc.out", "back.out"), ("sin.inOut", "sine.inOut"), ("ease-in-ot", "easeInOut"),
  ])
  func `a wrong name is answered with the nearest three`(text: String, name: String) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.kind == .unknownName)
    #expect(error?.suggestions.first == name)
    #expect(error?.suggestions.count == 3)
    #expect(error?.description.contains("\"\(text)\"") == true)
  }

  @Test(arguments: [
    ("sprong(duration: 0.5)", "spring"), ("cubicbezir(0,0,1,1)", "cubic-bezier"),
    ("revers(ease)", "reverse"),
  ])
  func `a wrong function is answered with functions`(text: String, name: String) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.kind == .unknownName)
    #expect(error?.suggestions.first == name)
    #expect(error?.suggestions.count == 3)
  }

  @Test func `names that are spelt alike are offered once`() {
    let error = #expect(throws: CurveTextError.self) { try Curve("ease-in-ot") }
    #expect(error?.suggestions.contains("ease-in-out") == false)
  }

  @Test(arguments: ["easeOutExpo(2)", "expo.out(2)", "ease()"])
  func `a name with parentheses takes no arguments`(text: String) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.kind == .argument)
    #expect(error?.description.hasSuffix(" takes no arguments") == true)
  }

  @Test(arguments: [
    ("spring(300, 20)", "spring needs damping: a number, as in spring(mass: 1, "),
    ("spring(dampingRatio: 1)", "spring(duration: 0.5, bounce: 0.2)"),
    ("cubic-bezier(0, 0, 1)", "needs y2: a number, as in cubic-bezier(0.25, 0.1, 0.25, 1)"),
  ])
  func `a missing argument is answered with a call that has it`(text: String, part: String) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.description.contains(part) == true)
  }

  @Test func `a wrong label is answered with the nearest one`() {
    let error = #expect(throws: CurveTextError.self) {
      try Curve("spring(mass: 1, stifness: 100, damping: 10)")
    }
    #expect(error?.description.contains("stiffness") == true)
    #expect(error?.kind == .unknownName || error?.kind == .argument)
  }

  /// Columns count characters from 1.
  @Test(
    arguments: [
      ("", nil), ("   ", nil), ("(", 1), ("ease(", 6), ("steps(4", 8), ("steps(4))", 9),
      ("steps(,4)", 7), ("steps(4,)", 9), ("spring(mass: , damping: 1)", 14), ("ease, linear", 5),
      ("cubic-bezier(0 0 1 1", 21), (":", 1), ("reverse(ease", 13), ("scale(ease 5, 1)", 12),
    ] as [(String, Int?)])
  func `a text without grammar is a syntax error with its place`(text: String, column: Int?) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.kind == .syntax, "\(String(describing: error))")
    if let column { #expect(error?.column == column, "\(String(describing: error))") }
  }

  @Test(
    arguments: [
      ("steps(x)", 7), ("steps(4, sideways)", 10),
      ("spring(mass: heavy, stiffness: 1, damping: 1)", 8),
      ("cubic-bezier(0, 0, 1, 1, 1)", 26), ("steps(4.5)", nil), ("cubic-bezier(0, 0, 1)", nil),
      ("linear(0, 1 2 3)", 11), ("scale(ease)", nil), ("keyboard(duration: 50%)", 10),
      ("steps(4, end, 3)", 15), ("spring(stiffness: 1, stiffness: 2, damping: 1)", 22),
    ] as [(String, Int?)])
  func `a wrong argument is named with its place`(text: String, column: Int?) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.kind == .argument, "\(String(describing: error))")
    #expect(error?.column == column, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("cubic-bezier(1.2, 0, 0.5, 1)", "x1", 1.2),
    ("{o:{x:-1,y:0},i:{x:1,y:1}}", "x1", -1), ("steps(0)", "count", 0),
    ("steps(1, jump-none)", "count", 1), ("spring(mass: 0, stiffness: 1, damping: 1)", "mass", 0),
    ("spring(duration: 0)", "duration", 0), ("spring(bounce: 2)", "bounce", 2),
    ("ui-spring(.5, 0)", "damping", 0), ("keyboard(-1)", "duration", -1),
    ("linear(0)", "number of stops", 1), ("linear()", "number of stops", 0),
    ("scale(ease, -1)", "duration", -1), ("easeInElastic(.5, .3)", "amplitude", 0.5),
    ("reverse(spring(stiffness: 1, damping: 0))", "duration of the curve", .infinity),
  ])
  func `a number outside its domain is named`(text: String, name: String, value: Double) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    guard case .parameter(let parameter)? = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(parameter.parameter == name)
    #expect(parameter.value == value)
    #expect(error?.description.contains(parameter.expected) == true)
  }

  @Test(arguments: [
    "{}", "{", "{{", "{o:{x:0,y:0}}", "{o:{x:0,y:0},i:{x:1}}", "{o:{x:0,y:nan},i:{x:1,y:1}}",
    "{o:{x:0,y:0},i:{x:1,y:1},t:3}}", "{o:{x:[0,0],y:0},i:{x:1,y:1}}", "{a:{x:0,y:0},i:{x:1,y:1}}",
  ])
  func `handles that are no pair are refused`(text: String) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.kind == .syntax)
    #expect(error?.description.contains("expected two handles") == true)
  }

  @Test(arguments: ["nan", "inf", "-inf", "0x10", "infinity", "1e999"])
  func `words and overflows are no numbers`(text: String) {
    #expect(throws: CurveTextError.self) { try Curve("spring(stiffness: \(text), damping: 1)") }
  }

  @Test(arguments: ["1e999%", "1e99999999999999999999%", "%", "e%", "1e%", "e5%", "1e5e5%", "--1%"])
  func `a stop at no number is refused`(percentage: String) {
    #expect(throws: CurveTextError.self) { try Curve("linear(0, 0.5 \(percentage), 1)") }
  }

  @Test(arguments: ["1e-9223372036854775808%", "1e-400%", "0e999%"])
  func `a stop at next to nothing is at 0`(percentage: String) throws {
    #expect(try Curve("linear(0, 1 \(percentage))") == Curve("linear(0, 1 0%)"))
  }

  @Test(arguments: ["8", "-1", "65535", "0x7", "7 << 2", "99999999999999999999"])
  func `other numbers are no curves`(text: String) {
    let error = #expect(throws: CurveTextError.self) { try Curve(text) }
    #expect(error?.kind == .unknownName)
  }

  @Test func `deep nesting is refused and not followed`() throws {
    let nested = { (depth: Int) in
      String(repeating: "mirror(", count: depth) + "ease" + String(repeating: ")", count: depth)
    }
    #expect(try Curve(nested(10)).duration == 1)
    // Each mirror doubles the curves: thirty of them would be a billion.
    let doubled = #expect(throws: CurveTextError.self) { try Curve(nested(30)) }
    #expect(doubled?.problem.contains("number of curves") == true)
    let error = #expect(throws: CurveTextError.self) { try Curve(nested(50_000)) }
    #expect(error?.kind == .syntax)
  }
}
