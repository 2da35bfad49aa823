// Matrices as the reference tables write them, and how far apart two are.
import TestSupport

@testable import ViewMotion

extension Transform {
  var numbers: [Double] { [a, b, c, d, tx, ty] }

  init(numbers n: [Double]) { self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) }
}

extension Transform3D {
  var numbers: [Double] {
    [xAxis, yAxis, zAxis, origin].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  /// Six numbers are a 2D transform, sixteen a 3D one.
  init(numbers n: [Double]) {
    if n.count == 6 {
      self.init(Transform(numbers: n))
    } else {
      let rows = [0, 4, 8, 12].map { SIMD4(n[$0..<$0 + 4]) }
      self.init(rows[0], rows[1], rows[2], rows[3])
    }
  }

  /// The largest difference to a row of numbers; relative to their largest where that exceeds 1.
  func distance(to expected: [Double]) -> Double {
    let other = Transform3D(numbers: expected).numbers
    let largest = other.reduce(1) { max($0, $1.magnitude) }
    let errors = zip(numbers, other).map { ($0 - $1).magnitude / largest }
    // NaN is a distance that no tolerance allows.
    return errors.reduce(0) { $1.isNaN ? .infinity : max($0, $1) }
  }
}

/// Tables below this folder.
func reference(_ name: String) throws -> [ReferenceRow] {
  try ReferenceRow.read("ViewMotionTests/Reference/\(name).txt")
}
