// The named ways in which two matrices meet.

/// How a matrix is taken apart, so that its parts can move towards those of another one.
///
/// Both take 3D matrices apart as css-transforms-2 does: perspective, translation, scale, skew and a
/// quaternion that turns the short way. Skews move by their factors, the tangents, not by their angles.
/// A matrix that cannot be inverted has no parts: the motion then jumps at amount 0.5. Rotations given
/// as functions (``TransformList``) need neither.
///
/// They differ in how two flat matrices meet, and in a flat one beside one of space: see the cases.
///
///     DecomposedTransform(Transform(scaleX: -1, y: 1), by: .css).scale   // SIMD2(-1, 1)
public enum Decomposition: String, Hashable, Sendable, CaseIterable {
  /// The 2D algorithm of css-transforms-1: scale, rotation and what is left as a 2×2 matrix.
  ///
  /// Core Animation was measured to follow it (grade A-). An exact half turn from the identity goes
  /// counter-clockwise. A flat matrix beside one of space is taken apart as one of space, as
  /// css-transforms-2 says: a mirror image then turns by 180 degrees about some axis.
  case coreAnimation
  /// What Chrome does: flat matrices as translate, rotate, skewX and scale.
  ///
  /// An exact half turn goes clockwise. A flat matrix is taken apart like this also beside one of
  /// space, where css-transforms-2 takes both apart as matrices of space: a mirror image then flips
  /// one axis and does not turn. Pairs of one sort were measured in Chrome (grade A); the mixed pair
  /// follows how Chrome is written, and no measurement tells it apart.
  case css
}
