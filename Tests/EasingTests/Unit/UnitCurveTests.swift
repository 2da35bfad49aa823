// Unit curves of every kind against a browser and the test suites of others.
import Easing
import TestSupport
import Testing

@Suite struct UnitCurveTests {
  @Test(arguments: try ReferenceRow.read("EasingTests/Reference/chromium-easing.txt"))
  func `Chrome's answers are met`(row: ReferenceRow) throws {
    let (curve, tolerance) = (try Curve(row.fields[0]), row.numbers(2)[0])
    let numbers = row.numbers(4)
    var worst = WorstError()
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let x = numbers[index]
      let y =
        row.fields[3] == "before"
        ? try #require(curve.steps).value(at: x, before: true)
        : curve.value(at: x, outside: .extend)
      worst.compare(y, to: numbers[index + 1], within: tolerance, at: "\(x)")
    }
    #expect(worst.isAllowed, "\(worst)")
    #expect(worst.count == numbers.count / 2)
  }

  /// Chrome writes positions with its own roundings of the last digit.
  @Test(arguments: try ReferenceRow.read("EasingTests/Reference/chromium-easing.txt"))
  func `Chrome's serialisation is the same curve`(row: ReferenceRow) throws {
    let (curve, read) = (try Curve(row.fields[0]), try Curve(row.fields[1]))
    if case .unit(.stops(let stops)) = curve, case .unit(.stops(let others)) = read {
      #expect(stops.points.map(\.value) == others.points.map(\.value))
      for (point, other) in zip(stops.points, others.points) {
        #expect((point.time - other.time).magnitude < 1e-15)
      }
    } else {
      #expect(curve == read)
    }
  }

  @Test(arguments: try ReferenceRow.read("EasingTests/Reference/easing.txt"))
  func `answers of other test suites are met`(row: ReferenceRow) throws {
    let text = row.fields[1]
    if row.fields[2] == "invalid" {
      #expect(throws: CurveTextError.self) { try Curve(text) }
      return
    }
    let (curve, tolerance, numbers) = (try Curve(text), row.numbers(3)[0], row.numbers(4))
    for (answer, expected) in try answers(of: curve, to: row.fields[2], numbers) {
      // A decimal tolerance has a rounding error of its own: 1.199 and 1.2 are 0.001 apart.
      #expect((answer - expected).magnitude <= tolerance * (1 + 1e-9) || answer == expected)
    }
  }

  private func answers(
    of curve: Curve, to question: String, _ numbers: [Double]
  ) throws -> [(Double, Double)] {
    let samples = (0...1000).map { curve.value(at: Double($0) / 1000) }
    switch question {
    case "value": return [(curve.value(at: numbers[0], outside: .extend), numbers[1])]
    case "slope": return [(curve.velocity(at: numbers[0], outside: .extend), numbers[1])]
    case "before":
      return [(try #require(curve.steps).value(at: numbers[0], before: true), numbers[1])]
    case "min": return [(try #require(samples.min()), numbers[0])]
    case "max": return [(try #require(samples.max()), numbers[0])]
    case "resolve":
      guard case .unit(.stops(let stops)) = curve else { return [(.nan, 0)] }
      return Array(zip(stops.points.flatMap { [$0.time, $0.value] }, numbers))
    default: return [(.nan, 0)]
    }
  }

  /// SwiftUI's UnitCurve, to one hundredth.
  @Test(arguments: [
    (UnitCurve.easeIn, [0, 0.09, 0.32, 0.62, 1]), (.easeOut, [0, 0.38, 0.68, 0.91, 1]),
    (.easeInOut, [0, 0.13, 0.5, 0.87, 1]), (.linear, [0, 0.25, 0.5, 0.75, 1]),
  ])
  func `SwiftUI's values are met`(curve: UnitCurve, values: [Double]) {
    for (time, value) in zip([0, 0.25, 0.5, 0.75, 1], values) {
      #expect((curve.value(at: time) - value).magnitude <= 0.01)
    }
  }

  @Test func `SwiftUI's velocities are met`() throws {
    for (time, velocity) in zip([0, 0.25, 0.5, 0.75, 1], [0, 1.06, 1.72, 1.06, 0]) {
      #expect((UnitCurve.easeInOut.velocity(at: time) - velocity).magnitude <= 0.01)
    }
    let curve = try CubicBezier(0.25, 0.1, 0.75, 0.9)
    #expect(curve.value(at: 0.5) == 0.5)
    #expect((curve.velocity(at: 0.5) - 1.2).magnitude <= 1e-15)
  }
}

extension Curve {
  /// The staircase, if the curve is one.
  fileprivate var steps: Steps? {
    if case .unit(.steps(let steps)) = self { steps } else { nil }
  }
}
