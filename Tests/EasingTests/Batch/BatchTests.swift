// Batches and prepared curves against the scalar path and an 80-bit oracle.
import Easing
import TestSupport
import Testing

@Suite struct BatchTests {
  private static let texts = [
    "ease", "easeInOut", "cubic-bezier(.9,0,.1,1)", "cubic-bezier(0,1,0,1)",
    "cubic-bezier(1,0,0,1)",
    "cubic-bezier(0,3,1,3)", "linear", "keyboard", "bouncy", "easeOutBack", "steps(5)",
    "scale(easeIn, duration: 0.3)", "reverse(easeIn)", "mirror(ease)", "samples(0 0, 0.4 1)",
    "spring(stiffness: 100, damping: 60, overdamping: allowed)", "easeInCubic", "easeInOutQuint",
    "easeOutPower(2.5)", "easeInOutSine", "easeInExpo", "easeOutExpoPublished", "easeInOutCirc",
    "easeOutElastic", "easeInOutBounce",
  ]

  private static let grid = UniformGrid(start: -0.25, step: 0.0013)

  private static func values(
    _ count: Int, _ write: (inout MutableSpan<Double>) -> Void
  ) -> [Double] {
    var values = [Double](repeating: .nan, count: count)
    var span = values.mutableSpan
    write(&span)
    return values
  }

  @Test(arguments: texts, OutsidePolicy.allCases)
  func `a batch equals single values to the last digit`(
    text: String, outside: OutsidePolicy
  ) throws {
    let curve = try Curve(text)
    let times = (0..<1200).map { Self.grid.time(at: $0) }
    let single = times.map { curve.value(at: $0, outside: outside) }
    let velocities = times.map { curve.velocity(at: $0, outside: outside) }
    #expect(
      Self.values(1200) { curve.write(into: &$0, at: times.span, outside: outside) } == single)
    #expect(Self.values(1200) { curve.write(into: &$0, on: Self.grid, outside: outside) } == single)
    #expect(
      Self.values(1200) { curve.writeVelocities(into: &$0, at: times.span, outside: outside) }
        == velocities)
    #expect(
      Self.values(1200) { curve.writeVelocities(into: &$0, on: Self.grid, outside: outside) }
        == velocities)
  }

  @Test(arguments: texts, OutsidePolicy.allCases)
  func `a prepared curve's batch equals its single values however it is split`(
    text: String, outside: OutsidePolicy
  ) throws {
    let prepared = PreparedCurve(try Curve(text))
    let times = (0..<1200).map { Self.grid.time(at: $0) }
    let single = times.map { prepared.value(at: $0, outside: outside) }
    #expect(
      Self.values(1200) { prepared.write(into: &$0, at: times.span, outside: outside) } == single)
    for size in [1, 7, 100, 1200] {
      let parts = stride(from: 0, to: 1200, by: size).flatMap { first in
        Self.values(min(size, 1200 - first)) {
          prepared.write(into: &$0, on: Self.grid, from: first, outside: outside)
        }
      }
      #expect(parts == single, "in parts of \(size)")
    }
  }

  @Test(arguments: texts)
  func `a prepared curve keeps to the accuracy of its curve`(text: String) throws {
    let curve = try Curve(text)
    let prepared = PreparedCurve(curve)
    var numbers = SplitMix64(seed: 11)
    var worst = WorstError()
    for _ in 0..<5000 {
      let time = Double.random(in: 0...curve.duration, using: &numbers)
      let slope = curve.velocity(at: time).magnitude
      let tolerance = 1e-15 * max(1, curve.range.upperBound) + slope * 0x1p-52 * max(1, time)
      worst.compare(
        prepared.value(at: time), to: curve.value(at: time), within: tolerance, at: "\(time)")
    }
    #expect(worst.isAllowed, "\(worst)")
    #expect(prepared.value(at: 0) == curve.value(at: 0))
    #expect(prepared.value(at: curve.duration) == curve.value(at: curve.duration))
  }

  @Test func `a thousand random prepared Bezier curves keep to their bound`() throws {
    var numbers = SplitMix64(seed: 12)
    var worst = WorstError()
    for _ in 0..<100 {
      let points = (0..<4).map { _ in Double.random(in: 0...1, using: &numbers) }
      let bezier = try CubicBezier(points[0], points[1] * 3 - 1, points[2], points[3] * 3 - 1)
      let prepared = PreparedCurve(.unit(.bezier(bezier)))
      for _ in 0..<50 {
        let time = Double.random(in: 0...1, using: &numbers)
        let tolerance = 3e-15 + bezier.velocity(at: time).magnitude * 0x1p-52
        worst.compare(
          prepared.value(at: time), to: bezier.value(at: time), within: tolerance,
          at: "\(bezier) at \(time)")
      }
    }
    #expect(worst.isAllowed, "\(worst)")
  }

  @Test(arguments: [
    "spring(stiffness: 100, damping: 20)", "spring(stiffness: 300, damping: 20, velocity: -20)",
    "spring(stiffness: 100, damping: 40, overdamping: allowed, velocity: 5)",
  ])
  func `a spring's batch is exact and does not depend on how it is split`(text: String) throws {
    guard case .spring(let spring) = try Curve(text) else { return #expect(Bool(false)) }
    for outside in OutsidePolicy.allCases {
      let whole = Self.values(1200) {
        spring.write(into: &$0, on: Self.grid, from: -100, outside: outside)
      }
      var worst = WorstError()
      for (index, value) in whole.enumerated() {
        let time = Self.grid.time(at: index - 100)
        let exact = spring.value(at: time, outside: outside)
        worst.compare(value, to: exact, within: 1e-14 * max(1, exact.magnitude), at: "\(time)")
      }
      #expect(worst.isAllowed, "\(outside): \(worst)")
      for size in [1, 13, 256, 500] {
        let parts = stride(from: 0, to: 1200, by: size).flatMap { first in
          Self.values(min(size, 1200 - first)) {
            spring.write(into: &$0, on: Self.grid, from: first - 100, outside: outside)
          }
        }
        #expect(parts == whole, "in parts of \(size)")
      }
    }
  }

  @Test func `a spring's batch does not drift`() throws {
    let spring = try Spring(stiffness: 100, damping: 0.02)
    let grid = UniformGrid(step: 1e-4)
    let values = Self.values(1_000_000) { spring.write(into: &$0, on: grid, outside: .extend) }
    for index in stride(from: 255, to: 1_000_000, by: 99_991) {
      let exact = spring.extendedValue(at: grid.time(at: index))
      #expect((values[index] - exact).magnitude < 1e-13)
    }
  }

  @Test(arguments: [0.0, -0.001])
  func `a grid may stand still or run backwards`(step: Double) throws {
    let grid = UniformGrid(start: 0.4, step: step)
    let bezier = try CubicBezier(0.42, 0, 0.58, 1)
    let spring = Spring.keyboard
    let expected = (0..<20).map { grid.time(at: $0) }
    #expect(
      Self.values(20) { PreparedCurve(.unit(.bezier(bezier))).write(into: &$0, on: grid) }
        .elementsEqual(expected.map { bezier.value(at: $0) }) { ($0 - $1).magnitude < 1e-15 })
    #expect(
      Self.values(20) { spring.write(into: &$0, on: grid) } == expected.map { spring.value(at: $0) }
    )
  }
}
