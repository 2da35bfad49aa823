// Matrices as the reference tables write them, and how far apart two are.
import TestSupport

@testable import ViewMotion

extension Transform3D {
  /// Six numbers are a 2D transform, sixteen a 3D one.
  init(numbers n: [Double]) { self = n.count == 6 ? Self(Transform(n)) : Self(n) }

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
