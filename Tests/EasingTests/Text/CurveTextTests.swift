// The text of curves: every spelling, and printing that reads back.
import Easing
import TestSupport
import Testing

@Suite struct CurveTextTests {
  /// Spellings that mean the same; the first one is a name or a function in its plainest form.
  static let spellings: [[String]] = [
    ["keyboard", "7", "Keyboard", "KEY_BOARD", " keyboard ", "keyboard()"],
    [
      "easeInOut", "ease-in-out", "curveEaseInOut", "0", "ease_in_out", "EASE IN OUT",
      "easeInEaseOut",
    ],
    ["easeIn", "ease-in", "curveEaseIn", "1"], ["easeOut", "ease-out", "curveEaseOut", "2"],
    ["linear", "curveLinear", "3", "none", "cubic-bezier(0, 0, 1, 1)"],
    ["ease", "default", "5", "cubic-bezier(.25,.1,.25,1)", "CubicBezier( .25 , .1 , .25 , 1.0 )"],
    [
      "curve4", "4", "cubic-bezier(.66, 0, .33, 1)", "{o:{x:.66,y:0},i:{x:.33,y:1}}",
      #" {"i": {"x": [0.33], "y": [1]}, "o": {"x": [0.66], "y": [0]}} "#,
    ],
    ["keyboard(duration: .25)", "keyboard(.25)", "keyboard(duration: 250ms)", "keyboard(0.25s)"],
    ["easeOutBack", "back.out(1.70158)", "back.out", "outBack", "ease-out-back", "back"],
    ["easeOutBack(1.7)", "back.out(1.7)", "back(1.7)", "easeOutBack(overshoot: 1.7)"],
    ["easeInOutCubic", "power2.inOut", "inOutCubic"],
    ["easeInCirc", "circularEaseIn", "circ.in"],
    ["step-start", "steps(1, start)", "steps(1, jump-start)", "stepStart"],
    ["step-end", "steps(1)", "steps(1, end)", "steps(1, jump-end)"],
    ["steps(4, jump-start)", "steps(4, start)", "steps(count: 4, position: start)"],
    ["steps(4, jump-end)", "steps(4, end)", "steps(4)"],
    [
      "spring(mass: 3, stiffness: 1000, damping: 500)",
      "spring(damping: 500, stiffness: 1e3, mass: 3)", "SPRING(3,1000,500)",
      "spring(mass:3 stiffness:1000 damping:500)",
    ],
    [
      "spring(stiffness: 100, damping: 10, velocity: 0)", "caSpring",
      "spring(mass: 1, stiffness: 100, damping: 10, overdamping: clamped)",
    ],
    ["spring(duration: 0.5, bounce: 0)", "spring", "smooth", "spring(duration: 500ms)"],
    [
      "spring(response: .5, dampingFraction: .825)", "legacySpring",
      "spring(response: 500ms, dampingRatio: .825)",
    ],
    ["ui-spring(duration: .5, damping: .7, velocity: 0)", "uiSpring(.5, .7)"],
    ["linear(0, 0.2 25% 75%, 1)", "linear(0 0%, .2 25%, .2 75%, 1 100%)"],
    ["reverse(easeIn)", "reverse(1)", "REVERSE( ease in )"],
    ["mirror(easeIn)", "join(easeIn, reverse(easeIn))"],
    ["scale(easeIn, duration: 0.25)", "scale(easeIn, 250ms)", "scale(ease-in duration:.25)"],
  ]

  @Test(arguments: spellings)
  func `spellings of one curve are equal`(texts: [String]) throws {
    let curve = try Curve(texts[0])
    for text in texts { #expect(try Curve(text) == curve, "\(text)") }
    #expect(try Curve(curve.description) == curve)
  }

  @Test(arguments: [
    ("7", "keyboard"), ("keyboard(duration:.25)", "keyboard(duration: 0.25)"),
    ("ease-in", "cubic-bezier(0.42, 0, 1, 1)"), ("3", "linear"), ("power2.inout", "easeInOutCubic"),
    ("back.out(1.7)", "easeOutBack(1.7)"), ("steps(4)", "steps(4, jump-end)"),
    ("linear(0, 1)", "linear(0 0%, 1 100%)"), ("mirror(linear)", "mirror(linear)"),
    (
      "spring(mass: 3, stiffness: 1000, damping: 500)",
      "spring(mass: 3, stiffness: 1000, damping: 500)"
    ),
    ("scale(7, duration: 1s)", "scale(keyboard, duration: 1)"),
    ("cubic-bezier(.1, -0, .2, -.5)", "cubic-bezier(0.1, 0, 0.2, -0.5)"),
  ])
  func `one canonical text is printed`(text: String, canonical: String) throws {
    #expect(try Curve(text).description == canonical)
  }

  @Test(arguments: [
    ("SPRING( response:.4 dampingFraction:.80 )", "spring(response: 0.4, dampingFraction: 0.8)"),
    ("ease_in", "easeIn"), ("Scale(7,.5)", "scale(7, 0.5)"),
    ("linear(0,.2 25% 75%,1)", "linear(0, 0.2 25% 75%, 1)"),
  ])
  func `an expression keeps the form it was written in`(text: String, canonical: String) throws {
    #expect(try CurveExpression(text).description == canonical)
    #expect(try CurveExpression(canonical).description == canonical)
  }

  @Test func `random curves read back from their text`() throws {
    var random = SplitMix64(seed: 17)
    for _ in 0..<600 {
      let curve = try RandomCurve.make(depth: 2, &random)
      #expect(try Curve(curve.description) == curve, "\(curve)")
    }
  }

  @Test(arguments: [
    ("250ms", 0.25), (".5", 0.5), ("0.25s", 0.25), ("1e-1", 0.1), ("+2", 2), ("2.", 2),
  ])
  func `durations are numbers with or without a unit`(text: String, seconds: Double) throws {
    #expect(try Curve("scale(ease, duration: \(text))").duration == seconds)
  }

  @Test(arguments: [("-2", -2.0), ("-.5", -0.5), ("-1e2", -100)])
  func `numbers may be negative`(text: String, velocity: Double) throws {
    let curve = try Curve("spring(stiffness: 100, damping: 10, velocity: \(text))")
    #expect(curve.velocity(at: 0) == velocity)
  }

  @Test func `a path is given to the resolver`() throws {
    let files: Curve.FileResolver = { (path) throws(CurveTextError) in
      if path == "recorded/show.csv" { return .keyboard(.system) }
      throw CurveTextError(.file, "no \(path)")
    }
    #expect(try Curve("recorded/show.csv", files: files) == .keyboard(.system))
    #expect(
      try Curve("reverse(recorded/show.csv)", files: files) == Curve("reverse(keyboard)"))
    let error = #expect(throws: CurveTextError.self) { try Curve("other.json", files: files) }
    #expect(error?.kind == .file)
    let refused = #expect(throws: CurveTextError.self) { try Curve("recorded/show.csv") }
    #expect(refused?.kind == .file)
  }
}

/// Curves of every kind with random numbers.
enum RandomCurve {
  static func make(depth: Int, _ random: inout SplitMix64) throws -> Curve {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    switch Int.random(in: 0..<(depth > 0 ? 13 : 8), using: &random) {
    case 0:
      return .unit(
        .bezier(try CubicBezier(number(0...1), number(-3...3), number(0...1), number(-3...3))))
    case 1:
      let position = Steps.Position.allCases.randomElement(using: &random) ?? .jumpEnd
      return .unit(.steps(try Steps(.random(in: 2...99, using: &random), position)))
    case 2:
      let stops = (0..<5).map { _ in
        LinearStops.Stop(number(-1...2), at: Bool.random(using: &random) ? number(0...1) : nil)
      }
      return .unit(.stops(try LinearStops(stops)))
    case 3:
      let direction = Direction.allCases.randomElement(using: &random) ?? .in
      let shapes: [PennerCurve.Shape] = [
        .sine, .power(number(0.1...9)), .power(4), .exponential, .publishedExponential, .circular,
        .back(overshoot: number(0...5)),
        .elastic(amplitude: number(1...3), period: number(0.1...1)),
        .bounce,
      ]
      return .unit(
        .penner(
          try PennerCurve(
            shape: shapes.randomElement(using: &random) ?? .sine, direction: direction)))
    case 4:
      return .spring(
        try Spring(
          mass: number(0.1...5), stiffness: number(1...900), damping: number(0.1...90),
          initialVelocity: number(-9...9),
          overdamping: Bool.random(using: &random) ? .clamped : .allowed))
    case 5: return .spring(try Spring(duration: number(0.1...2), bounce: number(-0.9...0.9)))
    case 6:
      return .keyboard(
        try KeyboardCurve(passedDuration: number(0...2), policy: .stretched))
    case 7:
      let times = [0, number(0.1...0.2), number(0.3...0.4)]
      return .sampled(
        try SampledCurve(
          times: times, values: times.map { _ in number(-1...2) },
          interpolation: Bool.random(using: &random) ? .linear : .monotone))
    case 8: return try make(depth: depth - 1, &random).scaled(to: number(0...3))
    case 9: return try make(depth: depth - 1, &random).clipped(to: number(0...3))
    case 10: return try make(depth: depth - 1, &random).reversed()
    case 11: return try make(depth: depth - 1, &random).mirrored()
    default:
      return try make(depth: depth - 1, &random).joined(with: make(depth: depth - 1, &random))
    }
  }
}
