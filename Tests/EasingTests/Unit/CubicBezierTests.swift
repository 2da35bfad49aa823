// Cubic Bézier curves against a 50 digit reference, an 80 bit oracle and closed forms.
import Easing
import TestSupport
import Testing

@Suite struct CubicBezierTests {
  /// The allowed error: 1e-15 plus κ · 2⁻⁵², κ being the local slope.
  ///
  /// The slope comes from the reference itself: the steeper of the chords to both neighbours. Where
  /// the tangent is vertical that is finite, and so stricter than the slope.
  @Test(arguments: try ReferenceRow.read("EasingTests/Reference/bezier.txt"))
  func `every point of the reference is met`(row: ReferenceRow) throws {
    let curve = try CubicBezier(controlPoints: row.numbers(0))
    let reference = row.numbers(1)
    var worst = WorstError()
    for (index, expected) in reference.enumerated() {
      let neighbours = [reference[max(index - 1, 0)], reference[min(index + 1, 1000)]]
      let slope = neighbours.map { ($0 - expected).magnitude * 1000 }.max() ?? 0
      worst.compare(
        curve.value(at: Double(index) / 1000), to: expected, within: 1e-15 + slope * 0x1p-52,
        at: "x = \(index)/1000")
    }
    #expect(worst.count == 1001)
    #expect(worst.isAllowed, "\(worst)")
  }

  #if arch(x86_64) && (os(Linux) || os(macOS))
    /// The allowed error: 1e-15 of the size of the curve plus what the curve moves while the time
    /// moves by 2⁻⁵², which is κ · 2⁻⁵² where the tangent is not vertical.
    @Test(arguments: RandomBeziers.allCases)
    func `random curves agree with bisection in 80 bits`(kind: RandomBeziers) throws {
      var random = SplitMix64(seed: 7)
      var worst = WorstError()
      for _ in 0..<1000 {
        let points = kind.controlPoints(&random)
        let curve = try CubicBezier(controlPoints: points)
        let oracle = BezierOracle(points[0], points[1], points[2], points[3])
        for x in kind.times(&random) {
          worst.compare(
            curve.value(at: x), to: oracle.value(at: x),
            within: 1e-15 * curve.size + oracle.change(at: x), at: "\(curve) at \(x)")
        }
      }
      #expect(worst.isAllowed, "\(worst)")
    }
  #endif

  @Test(arguments: RandomBeziers.allCases)
  func `both ends are exact whatever the control points`(kind: RandomBeziers) throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<1000 {
      let curve = try CubicBezier(controlPoints: kind.controlPoints(&random))
      for outside in OutsidePolicy.allCases {
        #expect(curve.value(at: 0, outside: outside) == 0, "\(curve)")
        #expect(curve.value(at: 1, outside: outside) == 1, "\(curve)")
      }
    }
  }

  @Test(arguments: [0.001, 0.008, 0.027, 0.125, 0.343, 0.512, 0.729])
  func `with x as the cube of t, y has a closed form`(x: Double) throws {
    let curve = try CubicBezier(0, 1, 0, 1)
    let t = (x * 1000).rounded().rootOfCube / 10
    #expect((curve.value(at: x) - (1 - (1 - t) * (1 - t) * (1 - t))).magnitude < 2e-14)
    #expect((curve.velocity(at: x) - (1 - t) * (1 - t) / (t * t)).magnitude < 1e-10)
  }

  @Test func `a loose solver's error at a vertical start is not made`() throws {
    #expect((try CubicBezier(0, 1, 0, 1).value(at: 0.001) - 0.271).magnitude < 1e-13)
  }

  @Test(arguments: [
    ([0, 0, 0.3333333333333333, 1], 0.319, 0.5966570577907762),
    ([0.25, 0.1, 0.5833333333333334, 1], 0.438, 0.5382123732567103),
    ([0.5, 0, 0.8333333333333334, 1], 0.593, 0.4528068991306165),
    ([0.5, 0, 0.8333333, 1], 0.738, 0.6768653004697368),
  ])
  func `a vanishing cubic term costs no digits`(points: [Double], x: Double, y: Double) throws {
    #expect((try CubicBezier(controlPoints: points).value(at: x) - y).magnitude < 1e-15)
  }

  @Test func `a standstill in the middle is solved`() throws {
    let curve = try CubicBezier(1, 0, 0, 1)
    #expect((curve.value(at: 0.667) - 0.936867405536185).magnitude < 1e-14)
    #expect(curve.value(at: 0.5) == 0.5)
    #expect(curve.velocity(at: 0.5) == .infinity)
  }

  @Test(arguments: [
    ([0.25, 0.1, 0.25, 1], -0.5, -0.2), ([0, 0.5, 0.5, 1], -0.1, 0), ([0, 0.5, 0, 1], -0.1, 0),
    ([0, 0, 0.5, 1], -0.1, -0.2), ([0.5, 0, 1, 1], 1.5, 2), ([0.25, 0.1, 0.25, 1], 2, 1),
    ([0.5, 0, 1, 0.5], 1.5, 1), ([0, 0, 1, 1], -3, -3),
  ])
  func `outside the axis the end tangent goes on`(points: [Double], x: Double, y: Double) throws {
    let curve = try CubicBezier(controlPoints: points)
    #expect((curve.value(at: x, outside: .extend) - y).magnitude < 1e-15)
    #expect(curve.value(at: x) == (x < 0 ? 0 : 1))
    #expect(curve.velocity(at: x) == 0)
  }

  /// Cocoa's own answers, known to 1e-5.
  @Test(arguments: [
    ([0.25, 0.1, 0.25, 1], 0.926527), ([0.42, 0, 0.58, 1], 0.772850), ([0.42, 0, 1, 1], 0.515911),
    ([0, 0, 0.58, 1], 0.846581), ([0.1, 1, 1, 0.2], 0.589449),
  ])
  func `Cocoa's answers at 0.67 are met`(points: [Double], y: Double) throws {
    #expect((try CubicBezier(controlPoints: points).value(at: 0.67) - y).magnitude < 1e-5)
  }

  @Test(
    arguments: try ReferenceRow.read("EasingTests/Reference/apple-measured.txt")
      .filter { $0.fields[1] == "timingFunction" })
  func `timing functions measured on macOS are met`(row: ReferenceRow) throws {
    let numbers = row.numbers(-1)
    let curve = try CubicBezier(controlPoints: numbers)
    #expect((curve.value(at: numbers[4]) - numbers[5]).magnitude <= row.numbers(2)[0])
    #expect(NamedCurve.find(row.fields[3])?.curve == .unit(.bezier(curve)))
  }

  @Test(arguments: [
    ([-0.1, 0, 0.5, 1], "x1"), ([1.1, 0, 0.5, 1], "x1"), ([0.5, 0, 1.0000001, 1], "x2"),
    ([.nan, 0, 0.5, 1], "x1"), ([0.5, .infinity, 0.5, 1], "y1"), ([0.5, 0, 0.5, .nan], "y2"),
    ([0.5, 0, 0.5, 1e101], "y2"),
  ])
  func `a number outside the domain is named`(points: [Double], name: String) {
    let error = #expect(throws: ParameterError.self) {
      try CubicBezier(controlPoints: points)
    }
    #expect(error?.parameter == name)
    #expect(error?.curve == "cubic-bezier")
  }
}

extension Double {
  /// The cube root of a small cube, exactly.
  fileprivate var rootOfCube: Double {
    (0...10).map(Double.init).first { $0 * $0 * $0 == self } ?? .nan
  }
}

extension CubicBezier {
  /// Creates a curve from four numbers in a row.
  init(controlPoints: [Double]) throws(ParameterError) {
    try self.init(controlPoints[0], controlPoints[1], controlPoints[2], controlPoints[3])
  }

  /// The largest progress that the control points ask for, 1 at least.
  var size: Double { max(1, y1.magnitude, y2.magnitude) }
}

/// Kinds of random control points, the hard ones among them.
enum RandomBeziers: CaseIterable, Sendable {
  /// Anywhere in the domain.
  case anywhere
  /// On the line x2 - x1 = 1/3, where the cubic term of x(t) vanishes, and beside it.
  case withoutCubicTerm
  /// With x1 near 1 and x2 near 0, where the tangent is almost vertical in the middle.
  case nearlyVertical
  /// With a time of a control point at or near 0 or 1.
  case atTheEdges
  /// With y up to a million.
  case huge

  func controlPoints(_ random: inout SplitMix64) -> [Double] {
    let y = [Double.random(in: -2...3, using: &random), .random(in: -2...3, using: &random)]
    let tiny = Double.random(in: 0...1, using: &random) * Self.scale(&random)
    switch self {
    case .anywhere:
      return [.random(in: 0...1, using: &random), y[0], .random(in: 0...1, using: &random), y[1]]
    case .withoutCubicTerm:
      let x1 = Double.random(in: 0...0.6, using: &random)
      return [x1, y[0], x1 + 1.0 / 3 + (Bool.random(using: &random) ? tiny * 1e-3 : 0), y[1]]
    case .nearlyVertical:
      return [1 - tiny, y[0], Bool.random(using: &random) ? tiny : 0, y[1]]
    case .atTheEdges:
      let edges = [0, tiny, 1 - tiny, 1]
      return [
        edges[Int.random(in: 0..<4, using: &random)], y[0],
        edges[Int.random(in: 0..<4, using: &random)], y[1],
      ]
    case .huge:
      let x = [Double.random(in: 0...1, using: &random), .random(in: 0...1, using: &random)]
      return [x[0], y[0] * 1e6, x[1], y[1] * 1e6]
    }
  }

  /// Times inside, near both ends and near the middle.
  func times(_ random: inout SplitMix64) -> [Double] {
    let near = Self.scale(&random)
    return [
      .random(in: 0...1, using: &random), near, 1 - near, 0.5, 0.5 + near / 2, 0.5 - near / 2,
    ]
  }

  /// A power of ten from 1 down to 1e-16.
  private static func scale(_ random: inout SplitMix64) -> Double {
    (0..<Int.random(in: 0...16, using: &random)).reduce(1) { scale, _ in scale / 10 }
  }
}
