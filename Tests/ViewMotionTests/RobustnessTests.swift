// Numbers of all magnitudes: nothing traps, and from finite numbers come finite ones.
import TestSupport
import Testing
import Timing

@testable import ViewMotion

struct RobustnessTests {
  /// Finite numbers as bad as they come, from a seed.
  private struct Numbers {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private static let corners = [
      0, -0.0, 1, -1, 0.5, 90, 180, 360, 1e-300, -1e-300, .leastNonzeroMagnitude,
      -.leastNonzeroMagnitude, 1e300, -1e300, 1e308,
      -1e308, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-160, 1e160,
    ]

    mutating func next() -> Double {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return Self.corners.randomElement(using: &random) ?? 0
      case 1:
        let exponent = Int.random(in: -1074...1023, using: &random)
        let significand = Double.random(in: 1..<2, using: &random)
        return Double(sign: pick(.plus, .minus), exponent: exponent, significand: significand)
      case 2: return Double(Int.random(in: -2...2, using: &random))
      default: return Double.random(in: -2...2, using: &random)
      }
    }

    mutating func pick<Value>(_ a: Value, _ b: Value) -> Value {
      Bool.random(using: &random) ? a : b
    }

    mutating func numbers(_ count: Int) -> [Double] { (0..<count).map { _ in next() } }

    mutating func vector<Vector: SIMD>() -> Vector where Vector.Scalar == Double {
      var vector = Vector()
      for lane in vector.indices { vector[lane] = next() }
      return vector
    }

    mutating func angle() -> Angle { Angle(degrees: next()) }

    mutating func function() -> TransformFunction {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: .translate(x: next(), y: next(), z: pick(0, next()))
      case 1: .scale(x: next(), y: next(), z: pick(1, next()))
      case 2: .rotate(angle(), axis: pick(SIMD3(0, 0, 1), vector()))
      case 3: .skewX(angle())
      case 4: .skewY(angle())
      case 5: .skew(x: angle(), y: angle())
      case 6: .matrix(Transform(numbers(6)))
      case 7: .matrix3D(Transform3D(numbers(16)))
      default: .perspective(next().magnitude)
      }
    }

    mutating func list() -> TransformList {
      let count = Int.random(in: 0...3, using: &random)
      return TransformList(
        (0..<count).map { _ in function() }, decomposition: pick(.css, .coreAnimation))
    }

    mutating func color() -> Color {
      let space = ColorSpace.allCases.randomElement(using: &random) ?? .sRGB
      return Bool.random(using: &random)
        ? Color(premultiplied: vector(), space: space)
        : Color(red: next(), green: next(), blue: next(), alpha: next(), space: space)
    }

    mutating func geometry() -> ViewGeometry {
      ViewGeometry(
        bounds: Rect(vector()), position: Point(vector()), anchorPoint: Point(vector()),
        transform: Transform(numbers(6)))
    }
  }

  private static func areFinite(_ numbers: [Double]) -> Bool { numbers.allSatisfy { $0.isFinite } }

  /// Everything that a value can do, and what comes out as numbers.
  private func check<Value: Interpolatable>(
    _ seed: UInt64, _ make: (inout Numbers) -> Value, _ numbers: (Value) -> [Double]
  ) {
    var source = Numbers(seed: seed)
    for round in 0..<1000 {
      let (start, end) = (make(&source), make(&source))
      var results = [
        "adding": start.adding(end), "accumulating": start.accumulating(end),
        "difference": start.difference(from: end),
      ]
      for amount in [0, 1, 0.25, 0.75, source.next()] {
        results["at \(amount)"] = start.interpolated(to: end, amount: amount)
      }
      for (name, result) in results {
        let isFinite = Self.areFinite(numbers(result))
        #expect(isFinite, "round \(round): \(name) from \(start) to \(end) gives \(result)")
      }
    }
  }

  @Test func `points, sizes, rectangles, insets and angles stay finite`() {
    check(11, { Point($0.vector()) }, { [$0.x, $0.y] })
    check(12, { Size($0.vector()) }, { [$0.width, $0.height] })
    check(13, { Insets($0.vector()) }, { [$0.top, $0.left, $0.bottom, $0.right] })
    check(14, { $0.angle() }, { [$0.degrees, $0.radians, $0.cosine, $0.sine, $0.tangent] })
    check(15, { Rect($0.vector()) }, Self.numbers)
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    let standard = rect.standardized
    return [
      rect.minX, rect.maxX, rect.minY, rect.maxY, rect.center.x, rect.center.y, standard.width,
      standard.height, rect.width, rect.height,
    ]
  }

  @Test func `colours stay finite, and their alphas between 0 and 1`() {
    check(
      16, { $0.color() },
      { color in
        let spaces = ColorSpace.allCases.map { color.converted(to: $0) }
        #expect(spaces.allSatisfy { (0...1).contains($0.alpha) })
        return ([color] + spaces).flatMap {
          let (seen, kept) = ($0.components, $0.premultiplied)
          return [seen.x, seen.y, seen.z, kept.x, kept.y, kept.z, kept.w]
        }
      })
  }

  @Test func `transforms stay finite`() {
    check(17, { Transform($0.numbers(6)) }, Self.numbers)
    check(
      18, { Transform3D($0.numbers(16)) },
      { $0.numbers + [$0.determinant] + ($0.inverted()?.numbers ?? []) })
    check(19, { $0.list() }, { $0.matrix.numbers + $0.transform.numbers })
  }

  private static func numbers(_ transform: Transform) -> [Double] {
    transform.numbers + [transform.determinant] + (transform.inverted()?.numbers ?? [])
  }

  @Test func `views stay finite`() {
    check(
      20, { $0.geometry() },
      { view in
        Self.numbers(view.frame) + Self.numbers(view.bounds) + Self.numbers(view.toParent)
          + view.fromParent.numbers
      })
  }

  @Test func `rectangles cover finite ones`() {
    var source = Numbers(seed: 21)
    for _ in 0..<5000 {
      let (a, b) = (Rect(source.vector()), Rect(source.vector()))
      let insets = Insets(source.vector())
      let (x, y) = (source.next(), source.next())
      let results = [
        a.union(b), a.intersection(b) ?? .zero, a.inset(by: insets), a.offsetBy(dx: x, dy: y),
        a.applying(Transform(source.numbers(6))), Rect(minX: x, minY: y, maxX: y, maxY: x),
      ]
      let isFinite = Self.areFinite(results.flatMap { Self.numbers($0) })
      #expect(isFinite, "\(a), \(b)")
      let scroll = ScrollGeometry(
        bounds: a, content: ScrollContent(size: b.size, inset: insets), safeAreaInsets: insets)
      let offsets = [scroll.offset(toShow: b), scroll.minimumOffset, scroll.maximumOffset]
      #expect(offsets.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      if let seen = Point(x: x, y: y).applying(Transform3D(source.numbers(16))) {
        #expect(seen.x.isFinite && seen.y.isFinite)
      }
    }
  }

  @Test func `parts of transforms and rotations are finite`() {
    var source = Numbers(seed: 22)
    for round in 0..<5000 {
      let transform = Transform3D(source.numbers(16))
      if let parts = DecomposedTransform3D(transform) {
        let numbers = [
          parts.perspective.sum(), parts.translation.sum(), parts.scale.sum(), parts.skew.sum(),
        ]
        #expect(numbers.allSatisfy { !$0.isNaN }, "round \(round): \(transform)")
        #expect(abs(parts.rotation.vector.length - 1) < 1e-14, "round \(round): \(transform)")
      }
      for policy in Decomposition.allCases {
        let parts = DecomposedTransform(transform.flattened, by: policy)
        let numbers = [
          parts.translation.sum(), parts.scale.sum(), parts.skew, parts.rotation.degrees,
        ]
        #expect(numbers.allSatisfy { !$0.isNaN }, "round \(round): \(transform.flattened)")
        #expect(Self.areFinite(Transform(parts).numbers))
      }
      let first = Quaternion(source.vector())
      let turned = first.multiplied(by: Quaternion(angle: source.angle(), axis: source.vector()))
      let between = first.interpolated(to: turned, amount: source.next())
      #expect(abs(between.vector.length - 1) < 1e-14, "\(first), \(turned)")
      #expect(between.angle.degrees.isFinite && abs(between.axis.length - 1) < 1e-14)
    }
  }

  @Test func `what is made ready once answers as the lists do, finite`() {
    var source = Numbers(seed: 23)
    for round in 0..<3000 {
      let (start, end) = (source.list(), source.list())
      let way = TransformInterpolator(from: start, to: end)
      for amount in [0, 0.5, 1, source.next()] {
        let (flat, matrix) = (way.transform(at: amount), way.matrix(at: amount))
        #expect(
          Self.areFinite(flat.numbers + matrix.numbers),
          "round \(round) at \(amount): from \(start) to \(end)")
        #expect(flat == matrix.flattened)
        #expect(way.list(at: amount) == start.interpolated(to: end, amount: amount))
      }
    }
  }

  @Test func `a rectangle that is nowhere moves and covers nothing`() {
    let nowhere = Rect(x: .nan, y: .infinity, width: .nan, height: -.infinity)
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(!nowhere.contains(Point.zero))
    #expect(nowhere.intersection(rect) == nil)
    let scroll = ScrollGeometry(bounds: rect, content: ScrollContent(size: rect.size))
    #expect(scroll.offset(toShow: nowhere) == .zero)
    #expect(scroll.offset(toShow: Rect(x: .infinity, y: .infinity, width: 0, height: 0)) == .zero)
  }
}
