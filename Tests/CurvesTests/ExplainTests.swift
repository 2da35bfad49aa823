// curves explain: names, numbers and options words get their answer.
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ExplainTests {
  private func answer(_ words: String...) throws -> String {
    let run = try curves(["explain"] + words)
    #expect(run.code == 0)
    #expect(run.complaint.isEmpty)
    return run.output.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// What is said under a heading.
  private func fact(_ heading: String, of text: String) throws -> String {
    let run = try curves("explain", text, "--format", "json")
    let facts = try #require(try JSONSerialization.jsonObject(with: run.bytes) as? [String: Any])
    return try #require(facts[heading] as? String, "\(heading) of \(text)")
  }

  @Test(arguments: ["7", "458752", "7<<16", "7 << 16", "0x70000", "0X7_0000", "keyboard"])
  func `seven is the keyboard's private curve`(text: String) throws {
    let answer = try answer(text)
    for fact in [
      "keyboard", "private", "mass 3, stiffness 1000, damping 500", "7 << 16 = 458752",
      "B (reconstructed", "Flutter", "Telegram",
    ] { #expect(answer.contains(fact), "\(fact)") }
  }

  @Test func `the three durations and the clamp are told apart`() throws {
    let answer = try answer("7")
    for fact in [
      "0.25 s in the notification", "0.5 s on screen", "0.505735 s", "0.6 s in settlingDuration",
      "4.5644", "0.942038", "0.389682", "18.257418583505537", "6.7165 per second at 54.8 ms",
      "0.99890097889", "never switch exhaustively",
    ] { #expect(answer.contains(fact), "\(fact)") }
  }

  @Test(arguments: [
    ("keyboard", "private"), ("curve4", "private"), ("keyboard-ios26-a", "private"),
    ("keyboard-bezier-best", "not from the vendor"), ("easeInOut", "public"),
  ])
  func `a status is one word for one thing`(name: String, status: String) throws {
    #expect(try fact("status", of: name) == status)
  }

  @Test func `the cost of an unshifted seven is stated`() throws {
    let answer = try answer("7")
    for fact in [
      "layoutSubviews + allowUserInteraction + beginFromCurrentState", "0.2188", "73.5 pt of 336",
    ] { #expect(answer.contains(fact), "\(fact)") }
  }

  @Test(arguments: [
    ("keyboard-bezier-forum", "0.0765", "0.0273"), ("keyboard-bezier-telegram", "0.167", "0.077"),
    ("keyboard-bezier-sheet", "0.119", "0.048"), ("keyboard-bezier-android", "0.0775", "0.0469"),
    ("keyboard-bezier-best", "0.01276", "0.009"),
  ])
  func `an approximation tells how far it is off`(
    name: String, maximum: String, rms: String
  ) throws {
    let line = try fact("against 7", of: name)
    let numbers = line.split { !"0123456789.e-".contains($0) }.compactMap { Double($0) }
    let expected = try (#require(Double(maximum)), #require(Double(rms)))
    // The maximum comes first, the rms last.
    #expect(isNear(numbers[0], expected.0, within: 1e-3))
    #expect(isNear(numbers[numbers.count - 1], expected.1, within: 1e-3))
  }

  @Test(arguments: ["curveEaseInOut", "ease-in-out", "0", "EASE IN OUT"])
  func `a public curve has its points, number and grade`(text: String) throws {
    let answer = try answer(text)
    for fact in [
      "name easeInOut", "public", "A (documented", "animation curve 0 (public)",
      "CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)",
    ] { #expect(answer.contains(fact), "\(fact)") }
  }

  @Test func `words need no quotes`() throws {
    #expect(try answer("ease", "in", "out") == answer("easeInOut"))
  }

  @Test func `six is taken from elsewhere and falls back to five`() throws {
    let answer = try answer("6")
    for fact in ["private", "falls back to 5", "ease", "grade B"] {
      #expect(answer.contains(fact), "\(fact)")
    }
    #expect(try self.answer("5").contains("animation curve 5 (private)"))
    #expect(try self.answer("4").contains("cubic-bezier(0.66, 0, 0.33, 1)"))
  }

  @Test func `twelve is a word of two flags and no curve`() throws {
    let answer = try answer("12")
    for fact in [
      "0xC", "beginFromCurrentState, repeat", "never trap", "12 << 16 carries curve 4",
    ] { #expect(answer.contains(fact), "\(fact)") }
  }

  @Test(arguments: [("-3", "carries curve 5"), ("-9223372036854775808", "carries curve 0")])
  func `a negative number is kept and reported`(text: String, shifted: String) throws {
    let answer = try answer(text)
    #expect(answer.contains("no animation curve of UIKit's"))
    #expect(answer.contains(shifted))
  }

  @Test func `an options word is read bit by bit`() throws {
    // transition flipFromRight, 30 frames per second, curve 2, bits 1 and 3, as the header has them.
    let word = 2 << 20 | 7 << 24 | 2 << 16 | 1 << 1 | 1 << 3
    let answer = try answer("\(word)")
    for fact in ["allowUserInteraction, repeat", "2 (easeOut)", "flipFromRight", "30 per second"] {
      #expect(answer.contains(fact), "\(fact)")
    }
    #expect(try self.answer("0x7").contains("layoutSubviews"))
    #expect(try self.answer("18446744073709551615").contains("unknown bits"))
  }

  @Test(arguments: ["keyboard-ios26-a", "keyboard-ios26-b"])
  func `what is unresolved is said to be`(name: String) throws {
    let answer = try answer(name)
    #expect(answer.contains("unresolved"))
    #expect(answer.contains("keyboard-ios26-a (B) and keyboard-ios26-b (C)"))
    #expect(answer.contains(name.hasSuffix("a") ? "0.3832 s" : "804.307"))
  }

  @Test func `a curve without a name is explained by its figures`() throws {
    let spring = try answer("spring(mass: 1, stiffness: 100, damping: 10)")
    for fact in ["damping ratio 0.5", "1.27016", "1.4727"] { #expect(spring.contains(fact)) }
    let endless = try answer("spring(mass: 1, stiffness: 100, damping: 0)")
    #expect(endless.contains("never settles"))
    #expect(try answer("keyboard(duration: 0.25)").contains("stretched"))
    #expect(try answer("cubic-bezier(0, 0, 1, 1)").contains("means linear"))
  }

  @Test(arguments: ["7 8", "7<<62", "1<<64", "7<<-1", "7.0", "0x", "99999999999999999999", "7<<"])
  func `a text like a number is refused as a number`(text: String) throws {
    let run = try curves("explain", text)
    #expect(run.code == 2)
    #expect(run.complaint.contains("\"\(text)\" is neither"))
    #expect(run.complaint.contains("0x70000"))
  }

  @Test func `an unknown name is answered with the nearest`() throws {
    let run = try curves("explain", "keybord")
    #expect(run.code == 2)
    #expect(run.bytes.isEmpty)
    #expect(run.complaint.contains("nearest: keyboard"))
  }
}
