// Colours: premultiplied mixing in a named space.
import Testing
import Timing
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

  private func grey(_ level: Double) -> Color { Color(red: level, green: level, blue: level) }

  // web-platform-tests: rgb(0, 120, 0) and twice rgb(60, 60, 60) are rgb(120, 240, 120); rgb(128, 128,
  // 128) and red are rgb(255, 128, 128).
  @Test(arguments: [
    ([0, 120, 0.0], [[60, 60, 60], [60, 60, 60.0]], [120, 240, 120.0]),
    ([128, 128, 128], [[255, 0, 0]], [255, 128, 128]),
    ([0, 0, 0], [[102, 102, 102]], [102, 102, 102]),
    ([51, 51, 51], [[25.5, 25.5, 25.5]], [76.5, 76.5, 76.5]),
  ])
  func `a sum of opaque colours is opaque`(
    start: [Double], added: [[Double]], expected: [Double]
  ) {
    func color(_ bytes: [Double]) -> Color {
      Color(red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255)
    }
    let sums = [
      added.reduce(color(start)) { $0.adding(color($1)) },
      added.reduce(color(start)) { $0.accumulating(color($1)) },
    ]
    for sum in sums {
      #expect(sum.alpha == 1)
      let seen = [sum.red, sum.green, sum.blue]
      #expect(zip(seen, expected).allSatisfy { abs($0 - $1 / 255) < 1e-15 })
    }
  }

  @Test func `transparent colours add up by their alpha`() {
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let sum = half.adding(Color(red: 0, green: 0, blue: 1, alpha: 0.25))
    #expect(sum.components == SIMD4(0.5 / 0.75, 0, 0.25 / 0.75, 0.75))
  }

  // Premultiplied 1.1 at an alpha of 1.1: the alpha is clamped before the components are divided.
  @Test func `an alpha that overshoots is seen as 1 or 0`() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(Color.clear.interpolated(to: red, amount: 1.1).components == SIMD4(1, 0, 0, 1))
    #expect(Color.clear.interpolated(to: red, amount: -0.1).components == .zero)
  }

  @Test func `components between opaque colours overshoot`() {
    let beyond = grey(0).interpolated(to: grey(0.8), amount: 1.5)
    #expect(abs(beyond.red - 1.2) < 1e-15)
    #expect(beyond.alpha == 1)
  }

  @Test func `differences add up in any order and lead back`() {
    let (start, end) = (
      Color(red: 1, green: 0.5, blue: 0), Color(red: 0, green: 0, blue: 1, alpha: 0.25)
    )
    let (there, back) = (end.difference(from: start), start.difference(from: end))
    #expect(start.adding(there) == end)
    #expect(there.premultiplied.w == -0.75)
    #expect(there.adding(back).premultiplied == .zero)
    #expect(start.adding(there.adding(back)) == start)
  }

  @Test func `a difference belongs to the space of what it is added to`() {
    let (start, end) = (
      Color(red: 0.2, green: 0.4, blue: 0.6, space: .displayP3),
      Color(red: 0.9, green: 0.1, blue: 0.3)
    )
    let sum = start.adding(end.difference(from: start)).converted(to: .sRGB)
    #expect(abs(sum.red - 0.9) < 1e-12)
    #expect(abs(sum.blue - 0.3) < 1e-12)
  }
}
