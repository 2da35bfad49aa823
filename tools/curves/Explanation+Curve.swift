// What is to be said about a curve.
import Easing
import SceneText

extension Explanation {
  /// Explains a named curve.
  init(of named: NamedCurve) {
    add("name", named.name)
    add("also", named.aliases.joined(separator: ", "))
    add("what", named.notes)
    add("status", Self.status(named))
    add("grade", "\(named.grade.rawValue) (\(named.grade.meaning))")
    add("source", named.sources.joined(separator: "; "))
    add(Explanation(figuresOf: named.curve, called: named.name))
    if let gap = named.keyboardDifference { add("against 7", Self.text(gap)) }
    let others = CurveSpellings.homonyms(of: named).map { other in
      "\(other.spelling) (\(other.owner)) is \(other.text)"
    }
    add("elsewhere", others.joined(separator: "; "))
    if named.name == "keyboard" { addKeyboard() }
    if named.name.hasPrefix("keyboard-ios26") { addCandidates() }
    addNumber(of: named)
  }

  /// Explains the definition of a curve by what it says itself.
  init(of definition: CurveDefinition) {
    add("name", definition.name)
    add("also", definition.aliases.joined(separator: ", "))
    add("notes", definition.notes)
    if let grade = definition.grade { add("grade", "\(grade.rawValue) (\(grade.meaning))") }
    add("source", definition.sources.joined(separator: "; "))
    add(Explanation(figuresOf: definition.curve, called: definition.name))
  }

  /// Explains a curve without a name.
  init(of curve: Curve, _ expression: CurveExpression, as text: String) {
    let label = expression.description
    add("curve", label)
    addOwner(of: expression, as: text)
    add(Explanation(figuresOf: curve, called: label))
    if case .keyboard(let keyboard) = curve, keyboard != .system {
      add("policy", "stretched: UIKit itself would play 0.5 s whatever was passed")
    }
  }

  private init(figuresOf curve: Curve, called label: String) {
    if curve.description != label { add("means", curve.description.cut(to: 300)) }
    add("duration", Self.durationText(curve), .number(curve.duration))
    add("equals", Self.equivalents(curve).joined(separator: "; "))
    guard curve.duration.isFinite else { return }
    let last = curve.value(at: curve.duration)
    if last != 1 {
      add(
        "at its end", "\(last.plainText): the rest is a jump when the animation is removed",
        .number(last))
    }
    addShape(of: curve)
  }

  /// Says how far a curve goes over, where it turns around, and whether it only rises.
  private mutating func addShape(of curve: Curve) {
    let (range, extrema) = (curve.range, curve.extrema)
    let over = curve.overshoot
    let peak = extrema.first { $0.value == range.upperBound }
    add(
      "overshoot",
      over > 0
        ? "\((over * 100).digits(4)) % of the way beyond the target"
          + (peak.map { " at \($0.time.digits(4)) s" } ?? "")
        : "none",
      .number(over))
    if range.lowerBound < 0 {
      add(
        "undershoot", "\((-range.lowerBound * 100).digits(4)) % of the way behind the start",
        .number(-range.lowerBound))
    }
    let shown = extrema.prefix(6).map { "\($0.value.digits(6)) at \($0.time.digits(6)) s" }
    let rest = extrema.count > 6 ? ["and \(extrema.count - 6) more"] : []
    add(
      "extrema", extrema.isEmpty ? "none" : (shown + rest).joined(separator: "; "), .places(extrema)
    )
    add("monotone", curve.isMonotone ? "yes: it never falls" : "no", .flag(curve.isMonotone))
  }

  /// Says whose words a curve was asked for in.
  mutating func addOwner(of expression: CurveExpression, as text: String) {
    if let spelling = CurveSpellings.find(text) {
      add("whose", "\(spelling.owner): \(spelling.spelling) is \(spelling.text)")
    } else if expression.name == "spring", expression.has("tension") {
      add(
        "whose",
        "react-spring's tension and friction are stiffness and damping; those of Origami, Rebound and "
          + "React Native's Animated are other numbers: origami(tension: 40, friction: 7)")
    } else if expression.name == "spring", expression.has("dampingRatio"),
      expression.has("stiffness")
    {
      add(
        "whose", "Android's and Compose's form: mass 1, and over-damped where the ratio is above 1")
    }
  }

  /// Says what UIKit makes of a duration and a damping outside what it takes.
  mutating func addCuts(_ expression: CurveExpression) {
    func cut(_ name: String, _ place: Int, _ range: ClosedRange<Double>, _ unit: String) {
      guard case .number(let number)? = expression.value(name, at: place), !range.contains(number)
      else { return }
      let kept = min(max(number, range.lowerBound), range.upperBound)
      add("cut", "UIKit cuts the \(name) \(number.plainText)\(unit) to \(kept.plainText)\(unit)")
    }
    cut("duration", 0, Spring.uiDurations, " s")
    cut("damping", 1, Spring.uiDampingRatios, "")
    add(
      "limits",
      "UIKit takes durations of \(Spring.uiDurations.lowerBound.plainText) to "
        + "\(Spring.uiDurations.upperBound.plainText) s and dampings of 1.19e-7 to 1, and cuts others"
    )
  }

  /// Says which UIKit number the curve has, and the options word that carries it.
  private mutating func addNumber(of named: NamedCurve) {
    guard let number = (0...7).first(where: { AnimationCurve(rawValue: $0).name == named.name })
    else { return }
    let curve = AnimationCurve(rawValue: number)
    add(
      "in UIKit",
      "animation curve \(number) (\(curve.isPublic ? "public" : "private")); "
        + "as options \(number) << 16 = \(AnimationOptions(curve: curve).rawValue)")
  }

  private static func status(_ named: NamedCurve) -> String {
    if named.isPublic { return "public" }
    return named.family == .approximations ? "not from the vendor" : "private"
  }

  private static func durationText(_ curve: Curve) -> String {
    guard curve.duration.isFinite else {
      return "never settles: without damping it swings for ever"
    }
    guard case .spring(let spring) = curve else { return "\(curve.duration.plainText) s" }
    let system = spring.settlingDuration(.coreAnimation)
    return "\(spring.duration.plainText) s until the distance stays below 0.001; "
      + "Core Animation's settlingDuration says \(system.plainText) s"
  }

  private static func equivalents(_ curve: Curve) -> [String] {
    switch curve {
    case .unit(.bezier(let bezier)):
      let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(\.plainText)
      return ["CAMediaTimingFunction(controlPoints: \(points.joined(separator: ", ")))"]
    case .keyboard: return [massText(.keyboard)]
    case .spring(let spring):
      return [
        massText(spring),
        "damping ratio \(spring.dampingRatio.plainText)"
          + (spring.dampingRatio > 1 && spring.overdamping == .clamped ? ", clamped to 1" : ""),
        "Compose, Flutter (which do not clamp): stiffness/mass "
          + "\((spring.stiffness / spring.mass).plainText), "
          + "ratio \(spring.effectiveRatio.plainText)",
      ]
    case .scaled(let timed), .clipped(let timed): return equivalents(timed.curve)
    default: return []
    }
  }

  /// What to type where nothing clamps, for the masses that people use.
  private static func massText(_ spring: Spring) -> String {
    let frequency = spring.angularFrequency
    let texts = [1.0, 3].map { mass in
      "mass \(mass.plainText), stiffness \((mass * frequency * frequency).digits(6)), "
        + "damping \((2 * spring.effectiveRatio * mass * frequency).digits(6))"
    }
    return "to type where nothing clamps: " + texts.joined(separator: ", or ")
  }

  static func text(_ gap: CurveDifference) -> String {
    "at most \(gap.maximum.digits(4)) of the distance at \(gap.time.digits(4)) s "
      + "(\((gap.maximum * 336).digits(3)) pt of 336), rms \(gap.rms.digits(3))"
  }
}

extension Grade {
  /// What the grade says, in words.
  var meaning: String {
    switch self {
    case .documented: "documented by the vendor, or a recorded log"
    case .measured: "recorded data, read through a library or a fit"
    case .reconstructed: "reconstructed by others and shipped in their software"
    case .folklore: "folklore or an approximation"
    case .calculated: "computed here from a cited formula"
    }
  }
}

extension Spring {
  /// The damping ratio that the spring moves with.
  var effectiveRatio: Double {
    overdamping == .clamped ? min(dampingRatio, 1) : dampingRatio
  }
}

extension Double {
  /// The number with a few significant digits, for people.
  func digits(_ count: Int) -> String {
    guard self != 0, isFinite else { return plainText }
    var (scale, size) = (1.0, magnitude)
    for _ in 0..<40 where size < 1 { (scale, size) = (scale * 10, size * 10) }
    for _ in 0..<40 where size >= 10 { (scale, size) = (scale / 10, size / 10) }
    for _ in 1..<count { scale *= 10 }
    return ((self * scale).rounded() / scale).plainText
  }
}
