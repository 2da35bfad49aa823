// The named ways in which two matrices meet.

/// How a matrix is taken apart, so that its parts can move towards those of another one.
///
/// Both take 3D matrices apart as css-transforms-2 does: perspective, translation, scale, skew and a
/// quaternion that turns the short way. A matrix that cannot be inverted has no parts: the motion
/// then jumps at amount 0.5. Rotations given as functions (``TransformList``) need neither.
///
///     DecomposedTransform(Transform(scaleX: -1, y: 1), by: .css).scale   // SIMD2(-1, 1)
public enum Decomposition: String, Hashable, Sendable, CaseIterable {
  /// The 2D algorithm of css-transforms-1: scale, rotation and what is left as a 2×2 matrix.
  ///
  /// Core Animation was measured to follow it (grade A-). An exact half turn from the identity goes
  /// counter-clockwise.
  case coreAnimation
  /// What browsers do in 2D: translate, rotate, skewX, scale.
  ///
  /// An exact half turn goes clockwise. Measured in Chrome.
  case css
}

/// What happens to two values of one kind, number by number.
enum Blend {
  /// The way from one to the other.
  case interpolate(Double)
  /// Both built up on each other: the sum, less what a value is that changes nothing.
  case accumulate

  func callAsFunction<Vector: SIMD>(
    _ a: Vector, _ b: Vector, neutral: Vector = .zero
  ) -> Vector where Vector.Scalar == Double {
    switch self {
    case .interpolate(let amount): a.interpolated(to: b, amount: amount)
    case .accumulate: a + b - neutral
    }
  }

  func callAsFunction(_ a: Angle, _ b: Angle) -> Angle {
    switch self {
    case .interpolate(let amount): a.interpolated(to: b, amount: amount)
    case .accumulate: a.adding(b)
    }
  }

  func callAsFunction(_ a: Quaternion, _ b: Quaternion) -> Quaternion {
    switch self {
    case .interpolate(let amount): a.interpolated(to: b, amount: amount)
    case .accumulate: a.multiplied(by: b)
    }
  }

  /// Which of two values stands where there is no way between them.
  func choose<Value>(_ a: Value, _ b: Value) -> Value {
    if case .interpolate(let amount) = self, amount < 0.5 { return a }
    return b
  }
}
