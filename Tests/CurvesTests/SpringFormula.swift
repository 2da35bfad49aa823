// The textbook motion of a spring, written down once more to test against.
import Foundation

/// A unit spring by its natural frequency in 1/s, damping ratio and initial velocity in 1/s.
struct SpringFormula {
  var frequency: Double
  var ratio: Double
  var velocity = 0.0

  /// The keyboard's: mass 3, stiffness 1000, clamped to critical.
  static let keyboard = SpringFormula(frequency: (1000.0 / 3).squareRoot(), ratio: 1)

  /// The progress at a time in seconds, for ratios up to 1.
  func progress(at time: Double) -> Double {
    let envelope = exp(-ratio * frequency * time)
    if ratio == 1 { return 1 - envelope * (1 + (frequency - velocity) * time) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * frequency - velocity) / swing * sin(swing * time)
    return 1 - envelope * (cos(swing * time) + sine)
  }
}

/// Whether two numbers agree to a tolerance.
func isNear(_ found: Double, _ expected: Double, within tolerance: Double = 1e-12) -> Bool {
  (found - expected).magnitude <= tolerance
}

/// Whether two lists of numbers agree one by one to a tolerance.
func areNear(_ found: [Double], _ expected: [Double], within tolerance: Double = 1e-12) -> Bool {
  found.count == expected.count
    && zip(found, expected).allSatisfy { isNear($0, $1, within: tolerance) }
}
