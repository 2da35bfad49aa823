// The search for the names that a mistyped one may have meant.
import Easing
import Testing

@Suite struct NearestNamesTests {
  static let names = ["easeIn", "easeOut", "easeInOut", "linear", "keyboard", "spring"]

  @Test(arguments: [
    ("esaeIn", "easeIn"), ("easeOt", "easeOut"), ("kyeboard", "keyboard"), ("LINEAR", "linear"),
    ("sprin", "spring"), ("ease-in-ou", "easeInOut"), ("liner", "linear"),
  ])
  func `a typing mistake finds its name`(typed: String, name: String) {
    #expect(NearestNames.of(typed, in: Self.names).first == name)
  }

  @Test func `three names are given, fewer where there are fewer`() {
    #expect(NearestNames.of("x", in: Self.names).count == 3)
    #expect(NearestNames.of("x", in: ["a"]) == ["a"])
    #expect(NearestNames.of("x", in: []) == [])
    #expect(NearestNames.of("", in: Self.names).count == 3)
    #expect(NearestNames.of("ease", in: Self.names, count: 1).count == 1)
  }

  @Test func `ties keep the order of the known names`() {
    #expect(NearestNames.of("ac", in: ["ab", "ad", "ae"]) == ["ab", "ad", "ae"])
  }

  @Test func `a long name costs no time`() {
    let long = String(repeating: "é", count: 1_000_000)
    #expect(NearestNames.of(long, in: Self.names).count == 3)
  }
}
