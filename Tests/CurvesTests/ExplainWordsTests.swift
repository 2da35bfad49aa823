// curves explain: faults, policies, shapes, and the forms that it answers in.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ExplainWordsTests {
  private func facts(_ words: String...) throws -> [String: Any] {
    let run = try curves(["explain"] + words + ["--format", "json"])
    #expect(run.code == 0 && run.complaint.isEmpty, "\(run.complaint)")
    return try #require(try JSONSerialization.jsonObject(with: run.bytes) as? [String: Any])
  }

  private func text(_ heading: String, of word: String) throws -> String {
    try #require(try facts(word)[heading] as? String, "\(heading) of \(word)")
  }

  @Test(arguments: [
    "unshifted", "no-curve", "hide-frame", "height-only", "frame-as-bounds", "zero-on-hide",
    "inset-outside-animation", "lift-from-lifted", "lift-kept", "missing-key-dropped",
    "show-and-hide-only", "focus-unheard", "edges-subtracted", "safe-area-twice", "no-layout-pass",
    "focus-unconverted", "coordinates-unmapped",
  ])
  func `a fault is explained with what is right`(fault: String) throws {
    let facts = try facts(fault)
    #expect(facts["fault"] as? String == fault)
    #expect((facts["right"] as? String)?.isEmpty == false)
    #expect((facts["in documents"] as? String)?.contains("\"\(fault)\"") == true)
    #expect(try self.facts(fault.uppercased()) as NSDictionary == facts as NSDictionary)
  }

  @Test(arguments: [
    ("clamped", "allowed"), ("allowed", "clamped"), ("system", "stretched"),
    ("stretched", "system"), ("additive", "replace"), ("replace", "additive"), ("clamp", "extend"),
    ("extend", "clamp"), ("include", "exclude"), ("exclude", "include"), ("skip", "catchUp"),
    ("catch-up", "slip"), ("slip", "skip"), ("css", "coreAnimation"), ("exact", "coreAnimation"),
    ("ignored", "followed"), ("followed", "ignored"), ("notification", "unshifted"),
  ])
  func `a policy is explained beside the others`(word: String, other: String) throws {
    let facts = try facts(word)
    #expect((facts["question"] as? String)?.hasSuffix("?") == true)
    #expect((facts["else"] as? String)?.contains("\(other): ") == true)
    #expect((facts["default"] as? String)?.isEmpty == false)
  }

  @Test func `a word that answers two questions is explained twice`() throws {
    #expect((try facts("coreAnimation")["question"] as? [String])?.count == 2)
    #expect(try facts("unshifted")["policy"] as? String == "unshifted")
  }

  @Test(arguments: ["7", "0x7"])
  func `a seven that is passed as options is three flags`(number: String) throws {
    let facts = try facts("UIView.AnimationOptions(rawValue: \(number))")
    #expect(
      facts["flags"] as? String == "layoutSubviews, allowUserInteraction, beginFromCurrentState")
    #expect((facts["unshifted"] as? String)?.contains("0.2188 of the distance") == true)
  }

  @Test(arguments: ["458752", "7 << 16", "0x70000"])
  func `a shifted seven that is passed as options is the keyboard`(number: String) throws {
    let facts = try facts("UIView.AnimationOptions(rawValue: \(number))")
    #expect(facts["number"] as? String == "458752 = 0x70000 = 7 << 16")
    #expect(facts["name"] as? String == "keyboard")
    #expect(try self.facts("UIView.AnimationCurve(rawValue: 7)")["name"] as? String == "keyboard")
  }

  /// The cubic t² ((s + 1) t - s) is lowest at 2 s / (3 (s + 1)), by 4 s³ / (27 (s + 1)²).
  @Test func `overshoot, extrema and monotony are numbers`() throws {
    let s = 1.70158
    let (time, depth) = (1 - 2 * s / (3 * (s + 1)), 4 * s * s * s / (27 * (s + 1) * (s + 1)))
    let facts = try facts("easeOutBack")
    #expect(isNear(try #require(facts["overshoot"] as? Double), depth, within: 1e-12))
    #expect(facts["monotone"] as? Bool == false)
    let extrema = try #require(facts["extrema"] as? [[String: Double]])
    #expect(extrema.count == 1)
    #expect(isNear(try #require(extrema[0]["time"]), time, within: 1e-12))
    #expect(isNear(try #require(extrema[0]["progress"]), 1 + depth, within: 1e-12))
    let keyboard = try self.facts("keyboard")
    #expect(keyboard["overshoot"] as? Double == 0 && keyboard["monotone"] as? Bool == true)
    #expect((keyboard["extrema"] as? [Any])?.isEmpty == true)
    #expect(keyboard["duration"] as? Double == 0.5)
  }

  /// Critical damping is 2 √(k m): 36.5148… at k = 1000/3 and m = 1, 109.5445… at k = 1000 and m = 3.
  @Test(arguments: ["keyboard", "spring(mass: 3, stiffness: 1000, damping: 500)"])
  func `the damping to type is critical`(text: String) throws {
    let equals = try self.text("equals", of: text)
    #expect(equals.contains("mass 1, stiffness 333.333, damping 36.5148"))
    #expect(equals.contains("mass 3, stiffness 1000, damping 109.545"))
  }

  @Test func `an approximation shows its control points`() throws {
    let facts = try facts("keyboard")
    for (name, points) in [
      ("keyboard-bezier-forum", "cubic-bezier(0.38, 0.7, 0.125, 1) over 0.5 s"),
      ("keyboard-bezier-sheet", "cubic-bezier(0.32, 0.72, 0, 1) over 0.5 s"),
      ("keyboard-linear-17", "linear() with 17 points over 0.5 s"),
    ] { #expect((facts[name] as? String)?.hasPrefix(points) == true, "\(name)") }
  }

  @Test func `what UIKit cuts of a duration and a damping is said`() throws {
    let facts = try facts("ui-spring(duration: 20, damping: 2)")
    let cuts = try #require(facts["cut"] as? [String])
    #expect(cuts[0].contains("the duration 20 s to 10 s") && cuts[1].contains("the damping 2 to 1"))
    #expect((facts["limits"] as? String)?.contains("0.01 to 10 s") == true)
    #expect(try self.facts("ui-spring(.5, .7)")["cut"] == nil)
    let least = try text("cut", of: "ui-spring(0.001, 0.7)")
    #expect(least.contains("0.001 s to 0.01 s"))
  }

  @Test(arguments: [
    ("bouncy", "elsewhere", "figma.bouncy (Figma)"),
    ("ease", "elsewhere", "Easing.ease (React Native)"),
    ("easeOutExpo", "what", "GSAP"), ("easeOutExpo", "what", "Published"),
    ("back.inOut", "what", "easeInOutBack(1.70158)"),
    ("spring(tension: 170, friction: 26)", "whose", "origami("),
    ("spring(dampingRatio: .5, stiffness: 200)", "whose", "Compose"),
    ("FastOutSlowInEasing", "whose", "Compose"),
    ("FastOutSlowInEasing", "means", "(0.4, 0, 0.2, 1)"),
  ])
  func `a name says whose it is`(word: String, heading: String, part: String) throws {
    #expect(try text(heading, of: word).contains(part))
  }

  @Test(arguments: ["7", "easeOutExpo", "unshifted", "458752", "bouncy", "keyboard-linear-53"])
  func `lines are wrapped at eighty columns and lose no word`(word: String) throws {
    let lines = try curves("explain", word).lines
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(word)")
    let words = Set(lines.joined(separator: " ").split(separator: " "))
    for (heading, value) in try facts(word) {
      for text in (value as? [String]) ?? [(value as? String) ?? heading] {
        #expect(text.split(separator: " ").allSatisfy(words.contains), "\(heading)")
      }
    }
  }

  @Test func `the file of a definition is explained by what it says`() throws {
    try withFolder { folder in
      try #"{"name": "mine", "curve": "steps(4)", "grade": "A-", "notes": "Of my own."}"#
        .write("mine.json", in: folder)
      let run = try curves("explain", "mine.json", in: folder)
      #expect(run.lines.contains("notes      Of my own."))
      #expect(run.output.contains("A- (recorded data") && run.output.contains("steps(4, jump-end)"))
      let missing = try curves("explain", "other.json", in: folder)
      #expect(missing.code == 2 && missing.complaint.contains("other.json"))
    }
  }

  @Test func `an explanation goes to a file`() throws {
    try withFolder { folder in
      for option in [["-o", "a.txt"], ["--output", "b.txt"], ["--output=c.txt"], ["-od.txt"]] {
        #expect(try curves(["explain", "7"] + option, in: folder).bytes.isEmpty)
      }
      let expected = try curves("explain", "7").bytes
      for name in ["a.txt", "b.txt", "c.txt", "d.txt"] {
        #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == expected, "\(name)")
      }
      #expect(try curves("explain", "keybord", "-o", "e.txt", in: folder).code == 2)
      #expect(try names(in: folder) == ["a.txt", "b.txt", "c.txt", "d.txt"])
    }
    #expect(try curves("explain", "7", "-o", "-").bytes == curves("explain", "7").bytes)
  }

  @Test func `a mistyped long option is not the name of a file`() throws {
    try withFolder { folder in
      let run = try curves("dump", "keyboard", "-outside", "clamp", in: folder)
      #expect(run.code == 2 && run.complaint.contains("nearest: --outside"))
      #expect(try names(in: folder).isEmpty)
    }
  }

  @Test(arguments: [
    "458752", "0x70000", "7<<16", "UIView.AnimationOptions(rawValue: 7 << 16)", "keyboard;",
    "animation-timing-function: keyboard;",
  ])
  func `what explain knows is dumped as well`(text: String) throws {
    #expect(try curves("dump", text).bytes == curves("dump", "keyboard").bytes)
  }

  @Test(arguments: [
    ("ease; x", "character 7"), ("M0,0 C0.4,0 0.2,1 1,1", "an SVG path"),
    (#"{"$type":"cubicBezier","$value":[0,0,0.58,1]}"#, "a design token"),
    (#"{"v":"5.5.7","layers":[]}"#, "a Lottie file"), (".25 .1 .25", "found 3 numbers"),
  ])
  func `what is no curve is named and not cut`(text: String, part: String) throws {
    for verb in ["explain", "dump"] {
      let run = try curves(verb, text)
      #expect(run.code == 2 && run.bytes.isEmpty)
      #expect(run.complaint.contains(part) || text.hasPrefix("."), "\(run.complaint)")
    }
  }
}
