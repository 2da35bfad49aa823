// Motions between transforms that are made ready once.
import TestSupport
import Testing

@testable import ViewMotion

struct TransformInterpolatorTests {
  /// The way between two texts as browsers have it.
  private func way(
    _ start: String, _ end: String, _ policy: Decomposition = .css
  ) throws -> TransformInterpolator {
    TransformInterpolator(
      from: try TransformList(start, decomposition: policy),
      to: try TransformList(end, decomposition: policy))
  }

  @Test(arguments: try reference("transform2d") + reference("transform3d"))
  func `a motion is the web platform's`(row: ReferenceRow) throws {
    let (tolerance, amount) = (
      try #require(row.numbers(2).first), try #require(row.numbers(3).first)
    )
    let way = try way(row.fields[4], row.fields[5])
    #expect(way.matrix(at: amount).distance(to: row.numbers(6)) <= tolerance)
    #expect(way.matrix(at: amount).distance(to: row.numbers(7)) <= 1e-6)
    #expect(way.transform(at: amount) == way.matrix(at: amount).flattened)
  }

  // Skews near a right angle take two digits: their tangents are of the order of ten.
  @Test(arguments: try reference("function-lists"))
  func `arguments move in straight lines`(row: ReferenceRow) throws {
    let amount = try #require(row.numbers(1).first)
    let expected = row.numbers(4)
    let way = try way(row.fields[2], row.fields[3])
    #expect(way.isFlat || expected.count == 16)
    #expect(way.matrix(at: amount).distance(to: expected) <= 2e-14)
    #expect(way.list(at: amount).matrix.distance(to: expected) <= 2e-14)
    if expected.count == 6 {
      #expect(Transform3D(way.transform(at: amount)).distance(to: expected) <= 2e-14)
      #expect(Transform3D(way.list(at: amount).transform).distance(to: expected) <= 2e-14)
    }
  }

  @Test(arguments: try reference("flat-beside-space"))
  func `a flat matrix beside one of space is taken apart in the plane with css`(
    row: ReferenceRow
  ) throws {
    let amount = try #require(row.numbers(1).first)
    let (start, end) = (
      try TransformList(row.fields[2], decomposition: .css), try TransformList(row.fields[3])
    )
    let result = start.interpolated(to: end, amount: amount)
    #expect(result.matrix.distance(to: row.numbers(4)) <= 1e-12)
    let matrix = start.matrix.interpolated(to: end.matrix, amount: amount, by: .css)
    #expect(matrix.distance(to: row.numbers(4)) <= 1e-12)
  }

  @Test(arguments: [
    ("translate(10px, 20px) rotate(30deg)", "rotate(77deg) scale(2)"),
    ("matrix(1, 2, 3, 4, 5, 6)", "matrix(0.3, -0.8, 1.1, 0.4, 12, -7)"),
    ("rotate3d(1, 2, 3, 10deg)", "rotate3d(1, 2, 3.0001, 100deg)"), ("none", "rotateX(20deg)"),
    ("rotate3d(1, 0, 0, 30deg)", "rotate3d(0, 1, 0, 50deg)"), ("perspective(77px)", "none"),
    ("scale(0)", "rotate(20deg)"), ("rotate3d(0, 0, 0, 90deg)", "rotate3d(0, 0, 1, 180deg)"),
  ])
  func `both ends are exact`(start: String, end: String) throws {
    for policy in Decomposition.allCases {
      let way = try way(start, end, policy)
      #expect(way.matrix(at: 0) == way.start.matrix)
      #expect(way.matrix(at: 1) == way.end.matrix)
      #expect(way.transform(at: 0) == way.start.matrix.flattened)
      #expect(way.transform(at: 1) == way.end.matrix.flattened)
      #expect(way.list(at: 0) == way.start)
      #expect(way.list(at: 1) == way.end)
    }
  }

  @Test(arguments: ["matrix(1, 1, 1, 1, 7, 0)", "scale(0) skewX(1deg)", "scaleZ(0) rotate(1deg)"])
  func `what cannot be taken apart changes at half time`(collapsed: String) throws {
    let way = try way(collapsed, "skewY(45deg) translate(3px, 4px)")
    #expect(way.matrix(at: 0.49) == way.start.matrix)
    #expect(way.matrix(at: -3) == way.start.matrix)
    #expect(way.matrix(at: 0.5) == way.end.matrix)
    #expect(way.transform(at: 2) == way.end.transform)
    #expect(way.list(at: 0.5) == way.end)
  }

  @Test func `single matrices are made ready as they are`() {
    let (start, end) = (Transform(scaleX: 2, y: 3), Transform(rotationAngle: .degrees(-90)))
    for policy in Decomposition.allCases {
      let way = TransformInterpolator(from: start, to: end, by: policy)
      #expect(way.isFlat)
      #expect(way.transform(at: 0.3) == start.interpolated(to: end, amount: 0.3, by: policy))
    }
    let tilted = Transform3D(rotationAngle: .degrees(60), axis: SIMD3(1, 1, 0))
    let way = TransformInterpolator(from: Transform3D(start), to: tilted)
    #expect(!way.isFlat)
    #expect(way.matrix(at: 0.3) == Transform3D(start).interpolated(to: tilted, amount: 0.3))
  }

  @Test func `numbers are written side by side`() {
    var numbers = [Double](repeating: -1, count: 24)
    var span = numbers.mutableSpan
    let flat = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    flat.write(to: &span, at: 1)
    Transform3D(flat).write(to: &span, at: 8)
    #expect(Array(numbers[0..<8]) == [-1, 1, 2, 3, 4, 5, 6, -1])
    #expect(Array(numbers[8...]) == Transform3D(flat).numbers)
  }
}
