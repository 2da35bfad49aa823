// Random text: never a trap, and what reads as a curve prints and reads back.
import Easing
import TestSupport
import Testing

@Suite struct CurveScannerTests {
  /// Pieces of the grammar, and some that are not of it.
  static let pieces = [
    "(", ")", ",", ":", " ", "%", "-", ".", "+", "e", "E", "0", "1", "2.5", ".5", "-3", "1e9",
    "1e400", "250ms", "0.2s", "50%", "easeIn", "7", "keyboard", "spring", "linear", "steps",
    "cubic-bezier", "reverse", "mirror", "join", "scale", "clip", "samples", "ui-spring",
    "duration", "bounce", "mass", "stiffness", "damping", "velocity", "jump-none", "overdamping",
    "allowed", "/", "a.csv", "e\u{301}", "é", "\n", "\t", "\0", "🎹", "\"",
  ]

  @Test func `random text is an expression or an error`() throws {
    var random = SplitMix64(seed: 23)
    var expressions = 0
    for _ in 0..<8000 {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      guard let expression = try? CurveExpression(text) else { continue }
      expressions += 1
      let printed = expression.description
      let again = (try? CurveExpression(printed))?.description
      #expect(again == printed, "\(text.debugDescription)")
    }
    #expect(expressions > 100)
  }

  /// Valid texts with one character removed, doubled or replaced; every name is searched for.
  @Test func `mistyped text is a curve or an error`() throws {
    var random = SplitMix64(seed: 29)
    let texts = CurveTextTests.spellings.flatMap { $0 }
    var curves = 0
    for _ in 0..<1500 {
      let text = texts.randomElement(using: &random) ?? "ease"
      var pieces = text.map { String($0) }
      let index = Int.random(in: 0..<pieces.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: pieces.remove(at: index)
      case 1: pieces.insert(pieces[index], at: index)
      default: pieces[index] = Self.pieces.randomElement(using: &random) ?? ""
      }
      guard let curve = try? Curve(pieces.joined()) else { continue }
      curves += 1
      #expect(try Curve(curve.description) == curve, "\(pieces.joined())")
    }
    #expect(curves > 100)
  }
}
