// Colours: premultiplied mixing in a named space.
import Testing
import ViewMotion

struct ColorTests {
  @Test func `a colour that fades out keeps its hue`() {
    let half = Color(red: 1, green: 0.5, blue: 0).interpolated(to: .clear, amount: 0.5)
    #expect([half.red, half.green, half.blue, half.alpha] == [1, 0.5, 0, 0.5])
  }

  // css-color-4: red at 0.2 to blue at 0.6, in the middle (0.1 / 0.4, 0, 0.3 / 0.4) at 0.4.
  @Test func `components are mixed by their alpha`() {
    let start = Color(red: 1, green: 0, blue: 0, alpha: 0.2)
    let half = start.interpolated(to: Color(red: 0, green: 0, blue: 1, alpha: 0.6), amount: 0.5)
    #expect(abs(half.red - 0.25) < 1e-15)
    #expect(abs(half.blue - 0.75) < 1e-15)
    #expect(abs(half.alpha - 0.4) < 1e-15)
  }

  // sRGB 0.5 is 0.21404 in light; Display P3's red is sRGB 1.09307, -0.22674, -0.15013 (css-color-4).
  @Test(arguments: [
    (Color(red: 0.5, green: 0.5, blue: 0.5), ColorSpace.linearSRGB, [0.21404, 0.21404, 0.21404]),
    (Color(red: 1, green: 0, blue: 0, space: .displayP3), .sRGB, [1.09307, -0.22674, -0.15013]),
    (Color(red: 1, green: 1, blue: 1), .displayP3, [1, 1, 1]),
    (Color(red: 1, green: 0, blue: 0), .displayP3, [0.9175, 0.2003, 0.1386]),
  ])
  func `a colour is the same in another space`(
    color: Color, space: ColorSpace, expected: [Double]
  ) {
    let converted = color.converted(to: space)
    let components = [converted.red, converted.green, converted.blue]
    #expect(zip(components, expected).allSatisfy { abs($0 - $1) < 5e-5 })
    let back = converted.converted(to: color.space)
    #expect(abs(back.red - color.red) < 1e-12)
    #expect(abs(back.blue - color.blue) < 1e-12)
  }

  @Test func `a motion takes place in the space of its end`() {
    let end = Color(red: 1, green: 1, blue: 1, space: .linearSRGB)
    let half = Color(red: 0, green: 0, blue: 0).interpolated(to: end, amount: 0.5)
    #expect(half == Color(red: 0.5, green: 0.5, blue: 0.5, space: .linearSRGB))
    #expect(half.interpolated(to: end, amount: 1) == end)
  }
}
