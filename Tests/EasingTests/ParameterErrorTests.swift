// The sentence about a number outside its domain, and numbers in text.
import Easing
import Testing

@Suite struct ParameterErrorTests {
  @Test func `the sentence names curve, parameter, number and domain`() {
    let error = ParameterError(
      of: "spring", "mass", is: 0, expected: "a finite number above 0")
    #expect(error.description == "spring: mass is 0, expected a finite number above 0")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-2, "-2"), (0.1, "0.1"), (1e21, "1e+21"),
    (1e-7, "1e-07"), (0.1 + 0.2, "0.30000000000000004"),
  ])
  func `numbers are as short as they can be`(number: Double, text: String) {
    #expect(number.plainText == text)
    #expect(Double(number.plainText) == number)
  }

  @Test(arguments: [
    (0.0, "0%"), (0.25, "25%"), (1, "100%"), (-0.5, "-50%"), (0.0105, "1.05%"), (1.1, "110%"),
    (0.1111111111111111, "11.11111111111111%"), (0.9616127523418707, "96.16127523418707%"),
    (1e-7, "1e-5%"), (1e20, "1e22%"), (0.003, "0.3%"), (12, "1200%"), (.infinity, "inf%"),
  ])
  func `percentages are the number with its point moved`(number: Double, text: String) {
    #expect(number.percentText == text)
  }
}
