// What is to be said about a curve.
import Easing

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
    if named.name == "keyboard" { addKeyboard() }
    if named.name.hasPrefix("keyboard-ios26") { addCandidates() }
    addNumber(of: named)
  }

  /// Explains a curve without a name.
  init(of curve: Curve, label: String) {
    add("curve", label)
    add(Explanation(figuresOf: curve, called: label))
    if case .keyboard(let keyboard) = curve, keyboard != .system {
      add("policy", "stretched: UIKit itself would play 0.5 s whatever was passed")
    }
  }

  private init(figuresOf curve: Curve, called label: String) {
    if curve.description != label { add("means", curve.description.cut(to: 300)) }
    add("duration", Self.durationText(curve))
    add("equals", Self.equivalents(curve).joined(separator: "; "))
    guard curve.duration.isFinite else { return }
    let last = curve.value(at: curve.duration)
    if last != 1 {
      add("at its end", "\(last.plainText): the rest is a jump when the animation is removed")
    }
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
    case .spring(let spring):
      return [
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
