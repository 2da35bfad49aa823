// What is to be said about the keyboard's curve.
import Easing

extension Explanation {
  /// The keyboard's story: durations, the clamp, the shift, what is unresolved.
  mutating func addKeyboard() {
    let spring = Spring.keyboard
    add(
      "durations",
      "0.25 s in the notification (A); 0.5 s on screen (B, A-: UIKit overwrites what is passed, "
        + "except 0); \(spring.duration.digits(6)) s until it has settled to 0.001 (calc); "
        + "\(spring.settlingDuration(.coreAnimation).plainText) s in settlingDuration (A-)")
    add(
      "the clamp",
      "the nominal ratio \(spring.dampingRatio.digits(5)) counts as 1 (A-, recorded frames): "
        + "p(t) = 1 - (1 + w t) e^(-w t), w = √(1000/3) = \(spring.angularFrequency.plainText); "
        + "at 0.25 s it is at \(spring.value(at: 0.25).digits(6)), unclamped it would be at "
        + unclampedText)
    let frequency = spring.angularFrequency
    add(
      "peak velocity",
      "\(spring.velocity(at: 1 / frequency).digits(5)) per second at \((1000 / frequency).digits(3)) ms"
    )
    addUnshifted()
    add(
      "policies",
      "system: 0.5 s whatever was passed; stretched: keyboard(duration: 0.25) plays the spring "
        + "faster, as some apps do")
    add(
      "in a switch", "unknown to the public enum: keep the raw value, never switch exhaustively")
    for named in NamedCurve.all {
      guard let gap = named.keyboardDifference else { continue }
      add(named.name, "\(named.shapeText): \(Self.text(gap))")
    }
    addCandidates()
  }

  /// Says what is known of iOS 26.
  mutating func addCandidates() {
    add(
      "iOS 26",
      "unresolved: the notification still says 7, the duration 0.383 s (A-); candidates "
        + "keyboard-ios26-a (B) and keyboard-ios26-b (C)")
  }

  /// Says what 7 means where it is passed as options without the shift.
  mutating func addUnshifted() {
    let word = AnimationOptions(rawValue: 7)
    add(
      "unshifted",
      "passed as options, 7 means \(word.names.joined(separator: " + ")) with "
        + "\(word.curve.name ?? "no known curve"): \(Self.text(unshiftedGap)) when that runs 0.25 s"
    )
  }

  private var unshiftedGap: CurveDifference {
    let quarter = (try? Curve.unit(.easeInOut).scaled(to: 0.25)) ?? .unit(.easeInOut)
    return CurveDifference(of: quarter, from: KeyboardCurve.system, over: 0.5)
  }

  private var unclampedText: String {
    let free = try? Spring(mass: 3, stiffness: 1000, damping: 500, overdamping: .allowed)
    return (free?.value(at: 0.25) ?? .nan).digits(6)
  }
}

extension NamedCurve {
  /// What an approximation is, in a few words: its control points, or how many its stops are.
  fileprivate var shapeText: String {
    guard case .scaled(let timed) = curve else { return curve.description }
    let duration = " over \(timed.duration.plainText) s"
    if case .unit(.stops(let stops)) = timed.curve {
      return "linear() with \(stops.points.count) points\(duration)"
    }
    return timed.curve.description + duration
  }
}
