// What is to be said about UIKit's numbers: animation curves and options words.
import Easing

extension Explanation {
  /// Explains a number as an animation curve.
  init(number curve: AnimationCurve) {
    if let name = curve.name, let named = NamedCurve.find(name) {
      self.init(of: named)
      return
    }
    self.init()
    add("number", "\(curve.rawValue)")
    if curve == .custom {
      add("what", "animation curve 6: a timing function taken from elsewhere; private (grade B)")
      add("without one", "falls back to 5, Core Animation's default: ease")
      add(
        "on hiding",
        "some code hard-codes 6 << 16 for it; use the curve that each notification carries")
    } else {
      add("what", "no animation curve of UIKit's has this number; keep it, report it, never trap")
      addShifted(curve)
    }
  }

  /// Says what remains of a number that is no curve's when it is shifted into an options word.
  fileprivate mutating func addShifted(_ curve: AnimationCurve) {
    let kept = AnimationOptions(curve: curve).curve
    add(
      "shifted",
      "the options word keeps three bits: \(curve.rawValue) << 16 carries curve "
        + "\(kept.rawValue) (\(kept.name ?? "unknown"))")
  }
}

/// An options word, and how it was written.
struct OptionsWord {
  private let word: AnimationOptions

  /// The word of a call that names its type.
  init(_ word: AnimationOptions) { self.word = word }

  /// The word that a text means: shifted, hexadecimal, or a number above the curves.
  init?(_ text: String) {
    guard let word = AnimationOptions(text) else { return nil }
    let isPlain = text.allSatisfy { "0123456789 _".contains($0) }
    guard !isPlain || word.rawValue > 7 else { return nil }
    self.word = word
  }

  var explanation: Explanation {
    var lines = Explanation()
    let number = word.rawValue
    lines.add(
      "number", "\(number) = 0x\(String(number, radix: 16, uppercase: true))" + shiftText)
    lines.add("what", "options of UIView.animate (UIView.AnimationOptions, grade A)")
    lines.add("flags", word.names.joined(separator: ", "))
    lines.add("curve", curveText)
    if number < 1 << 16 {
      let curve = AnimationCurve(rawValue: Int(number))
      if let name = curve.name {
        lines.add("as a curve number", "\(name), see `curves explain \(number)`")
      } else {
        lines.add(
          "as a curve number",
          "no animation curve of UIKit's has it; keep it, report it, never trap")
        lines.addShifted(curve)
      }
      if number == 7 { lines.addUnshifted() }
    }
    if word.transition != .none { lines.add("transition", "\(word.transition)") }
    if let rate = word.preferredFramesPerSecond { lines.add("frame rate", "\(rate) per second") }
    if word.unknownBits != 0 {
      lines.add("unknown bits", "0x\(String(word.unknownBits, radix: 16, uppercase: true))")
    }
    if let mode = KeyframeAnimationOptions(rawValue: number).calculationMode, mode != .linear {
      lines.add("as keyframe options", "calculation mode \(mode)")
    }
    if let name = word.curve.name, name != "easeInOut", let named = NamedCurve.find(name) {
      lines.add(Explanation(of: named))
    }
    return lines
  }

  private var shiftText: String {
    let curve = word.curve.rawValue
    return curve > 0 && word.rawValue == UInt(curve) << 16 ? " = \(curve) << 16" : ""
  }

  private var curveText: String {
    let curve = word.curve
    return "\(curve.rawValue) (\(curve.name ?? "unknown")), from bits 16 to 18; "
      + (curve.isPublic ? "public" : "private")
  }

  /// Whether a text can only have been meant as a number.
  static func looksLikeOne(_ text: String) -> Bool {
    let digits = text.drop { "+- ".contains($0) }
    return digits.first.map { "0123456789".contains($0) } ?? false
      && digits.allSatisfy { "0123456789abcdefABCDEFxX<+-_. ".contains($0) }
  }

}
