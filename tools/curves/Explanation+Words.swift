// What the words of keyboard documents and options mean: faults of handlers, and policies.
import Easing

extension Explanation {
  /// Explains a fault or a policy by its name; nil for other words, and for those that are curves.
  init?(ofWord text: String) {
    let key = nameKey(text)
    guard NamedCurve.find(text) == nil else { return nil }
    let fault = Fault.all.first { nameKey($0.name) == key }
    let policies = Policy.all.filter { policy in
      policy.answers.contains { nameKey($0.name) == key }
    }
    guard fault != nil || !policies.isEmpty else { return nil }
    self.init()
    if let fault { add(fault) }
    for policy in policies { add(policy, asked: key) }
  }

  private mutating func add(_ fault: Fault) {
    add("fault", fault.name)
    add("what", fault.mistake)
    add("right", fault.remedy)
    add(
      "in documents", "\"faults\": [\"\(fault.name)\"] in an entry of \"avoid\" shows what it costs"
    )
    if fault.name == "unshifted" { addUnshifted() }
  }

  private mutating func add(_ policy: Policy, asked key: String) {
    for answer in policy.answers where nameKey(answer.name) == key {
      add("policy", answer.name)
      add("question", policy.question)
      add("what", answer.meaning)
    }
    let others = policy.answers.filter { nameKey($0.name) != key }
    add("else", others.map { "\($0.name): \($0.meaning)" }.joined(separator: "; "))
    add("default", policy.answers[0].name)
    add("where", policy.place)
  }
}

/// A mistake that handlers of the keyboard make, by its name in keyboard documents.
private struct Fault {
  let name: String
  /// What such a handler does.
  let mistake: String
  /// What it should do.
  let remedy: String

  init(_ name: String, _ mistake: String, right remedy: String) {
    (self.name, self.mistake, self.remedy) = (name, mistake, remedy)
  }

  static let all = [
    Fault(
      "unshifted",
      "passes the notification's curve as options without its shift by 16, which sets three flags, "
        + "and the view moves with easeInOut",
      right: "UIView.AnimationOptions(rawValue: curve << 16)"),
    Fault(
      "no-curve", "passes no curve, and the view moves with easeInOut",
      right: "pass the curve of the notification, shifted by 16"),
    Fault(
      "hide-frame",
      "takes back on hiding the size of the end frame, which need not be the one that was given",
      right: "keep what was there before and restore it"),
    Fault(
      "height-only", "takes the keyboard's height for the overlap, wherever the keyboard is",
      right: "meet the keyboard's end frame with the view's, in one coordinate system"),
    Fault(
      "frame-as-bounds",
      "meets a keyboard in the view's own coordinates with the frame of the view, which is in its parent's",
      right: "take the bounds, or convert the frame"),
    Fault(
      "zero-on-hide", "sets all four insets to zero on hiding",
      right: "restore the insets that were there before"),
    Fault(
      "inset-outside-animation",
      "sets the inset before the animation begins, so that it jumps, and scrolls by an animation of its own",
      right: "set inset and offset inside the animation block"),
    Fault(
      "lift-from-lifted", "measures the field where the last lift has put it",
      right: "measure with the lift removed"),
    Fault(
      "lift-kept", "keeps the lift when the next field needs none",
      right: "work out the lift anew for each field, also when it is 0"),
    Fault(
      "missing-key-dropped", "leaves out a notification that lacks a key",
      right: "take a duration of 0 and the last curve where they are missing"),
    Fault(
      "show-and-hide-only",
      "hears shows and hides alone, while another input method mostly changes just the frame",
      right: "hear keyboardWillChangeFrame as well"),
    Fault(
      "focus-unheard",
      "hears notifications alone, and stays where it is when only the focus changes",
      right: "lay out again when the focus moves to another field"),
    Fault(
      "edges-subtracted",
      "takes the difference of two edges without asking whether view and keyboard meet",
      right: "an empty or distant frame covers nothing"),
    Fault(
      "safe-area-twice", "adds the safe area to an overlap that contains it",
      right: "count the safe area once: subtract it where the layout adds it"),
    Fault(
      "no-layout-pass",
      "changes a constraint without layoutIfNeeded in the animation block, so that the view jumps",
      right: "call layoutIfNeeded inside the block"),
    Fault(
      "focus-unconverted",
      "takes the frame of a nested field as if it were in the window's coordinates",
      right: "convert it from the field's parent"),
    Fault(
      "coordinates-unmapped",
      "takes the rectangles of iOS 7 and before, which are portrait's, for those of the interface",
      right: "convert them from the window's fixed coordinates"),
  ]
}

/// A question that has several right answers, each with a name.
private struct Policy {
  let question: String
  /// The names and what they mean; the default comes first.
  let answers: [(name: String, meaning: String)]
  /// Where it is said.
  let place: String

  init(_ question: String, _ answers: [(String, String)], at place: String) {
    self.question = question
    self.answers = answers.map { (name: $0.0, meaning: $0.1) }
    self.place = place
  }

  static let all = [
    Policy(
      "what holds for a damping ratio above 1?",
      [
        ("clamped", "it counts as 1, as in UIKit, Core Animation and SwiftUI (A)"),
        ("allowed", "the spring creeps, as physics has it; allowsOverdamping"),
      ], at: "spring(…, overdamping: allowed)"),
    Policy(
      "what becomes of the duration that is passed along with curve 7?",
      [
        ("system", "0.5 s whatever was passed, except 0, which is a step (B)"),
        ("stretched", "the spring is played at the speed that ends after the passed duration"),
      ], at: "keyboard(duration: 0.25) is stretched; \"duration\" in a keyboard document"),
    Policy(
      "what becomes of a motion that another one of the same value interrupts?",
      [
        ("additive", "it runs out and the new one is put on top, as in UIKit since iOS 8 (A)"),
        (
          "replace",
          "the new one starts from the value presented then, as beginFromCurrentState did"
        ),
      ], at: "\"interruption\" in documents"),
    Policy(
      "what is a curve before its start and after its end?",
      [
        ("clamp", "at its nearer end, at rest"),
        ("extend", "its formula goes on: CSS easing along the tangent, a spring swings on"),
      ], at: "dump --outside"),
    Policy(
      "is there a row at the very end of a run?",
      [
        ("include", "a last row exactly at the end, also between two frames"),
        ("exclude", "whole frames before the end alone"),
      ], at: "dump --end"),
    Policy(
      "what becomes of a live frame that is late by a frame or more?",
      [
        ("skip", "it is left out: the index follows elapsed time"),
        ("catchUp", "all that were missed are written at once"),
        ("slip", "every frame is written at its pace, and the rest of the run is later"),
      ], at: "--late with --clock dispatch"),
    Policy(
      "how are matrices taken apart between two transforms?",
      [
        (
          "coreAnimation",
          "translate, rotate, scale and a residual; an exact half turn goes to the negative side"
        ),
        ("css", "translate, rotate, skewX, scale, as browsers do; a half turn is positive"),
      ], at: "\"decompose\" in a timeline"),
    Policy(
      "when has a spring settled?",
      [
        ("exact", "the last time at which the distance exceeds 0.001"),
        (
          "coreAnimation",
          "what settlingDuration says: a formula when under-damped, else the first tenth of a second "
            + "below 0.001 (A-)"
        ),
      ], at: "Spring.settlingDuration(_:)"),
    Policy(
      "do views give way to an undocked, split or floating keyboard?",
      [("ignored", "no"), ("followed", "yes, to where it is")],
      at: "\"undocked\" in a keyboard document"),
    Policy(
      "which curve does a handler of the keyboard play?",
      [
        ("notification", "that of the notification, shifted by 16 into the options word"),
        ("unshifted", "that of the notification without the shift: easeInOut and three flags"),
      ],
      at: "\"curve\" under \"motion\" in a keyboard document, which also takes the text of a curve"),
  ]
}
