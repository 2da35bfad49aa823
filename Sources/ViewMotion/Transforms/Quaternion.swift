// A rotation of space as a unit quaternion.
import Easing

/// A rotation about an axis through the origin, without its full turns.
///
/// Full turns are kept by ``TransformFunction/rotate(_:axis:)``.
///
///     Quaternion(angle: .degrees(90), axis: SIMD3(0, 0, 1)).angle.degrees   // 90, to rounding
public struct Quaternion: Hashable, Sendable {
  /// The axis times the sine of half the angle (x, y, z) and the cosine of half the angle (w).
  public var vector: SIMD4<Double>

  /// Creates a quaternion from its four numbers.
  ///
  /// - Parameter vector: x, y, z and w. Squares that do not add up to 1 stand for the rotation of
  ///   that direction; without length there is none.
  public init(_ vector: SIMD4<Double>) { self.vector = vector }

  /// No rotation.
  public static let identity = Quaternion(SIMD4(0, 0, 0, 1))
}

extension Quaternion {
  /// Creates the rotation about an axis.
  ///
  /// - Parameters:
  ///   - angle: The angle; full turns are lost.
  ///   - axis: The axis, of any length; without length there is no rotation.
  public init(angle: Angle, axis: SIMD3<Double>) {
    let half = Angle(degrees: angle.degrees / 2).direction
    let direction = axis.normalized
    self = direction == .zero ? .identity : Self(SIMD4(direction * half.y, half.x))
  }

  /// The angle, 0 to 360 degrees, about ``axis``.
  public var angle: Angle { .radians(2 * Libm.atan2(vector.xyz.length, vector.w)) }

  /// The axis, of length 1; that of z where there is no rotation.
  public var axis: SIMD3<Double> {
    let direction = vector.xyz.normalized
    return direction == .zero ? SIMD3(0, 0, 1) : direction
  }

  /// Creates the rotation that has these images of the axes: at right angles, of length 1.
  ///
  /// The largest of the four numbers comes first, so that none is divided by a small one.
  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let squares = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let sums = SIMD3(y.z + z.y, z.x + x.z, x.y + y.x)
    let differences = SIMD3(y.z - z.y, z.x - x.z, x.y - y.x)
    let largest = squares.max()
    let numbers =
      if squares.x == largest {
        SIMD4(squares.x, sums.z, sums.y, differences.x)
      } else if squares.y == largest {
        SIMD4(sums.z, squares.y, sums.x, differences.y)
      } else if squares.z == largest {
        SIMD4(sums.y, sums.x, squares.z, differences.z)
      } else {
        SIMD4(differences, squares.w)
      }
    vector = numbers.normalized
  }

  /// The numbers with squares that add up to 1.
  private var unit: SIMD4<Double> {
    let square = vector.dot(vector)
    return (square - 1).magnitude < 1e-6 ? vector : vector.normalized
  }

  /// The image of an axis of space.
  func image(_ axis: SIMD3<Double>) -> SIMD3<Double> {
    let unit = unit
    let twice = unit.xyz.cross(axis) * 2
    return axis + twice * unit.w + unit.xyz.cross(twice)
  }

  /// Returns the rotation by `other`, then by this one: matrices of columns multiply like this.
  ///
  /// - Parameter other: The rotation that comes first.
  /// - Returns: Both rotations as one.
  public func multiplied(by other: Quaternion) -> Quaternion {
    let (a, b) = (unit, other.unit)
    let imaginary = b.xyz * a.w + a.xyz * b.w + a.xyz.cross(b.xyz)
    return Quaternion(SIMD4(imaginary, a.w * b.w - a.xyz.dot(b.xyz)))
  }

  /// Returns the rotation on the way to another one: evenly, the short way round.
  ///
  /// - Parameters:
  ///   - end: The rotation at amount 1. An exact half turn keeps to the sign of its numbers.
  ///   - amount: The progress; any finite number.
  /// - Returns: The rotation at the amount.
  public func interpolated(to end: Quaternion, amount: Double) -> Quaternion {
    Slerp(from: self, to: end)(amount)
  }

  /// The even way between two rotations, made ready once: spherical linear interpolation.
  struct Slerp {
    private let start: SIMD4<Double>
    /// The end, with the sign that lies near the start.
    private let end: SIMD4<Double>
    private let angle: Double

    init(from start: Quaternion, to end: Quaternion) {
      let (first, last) = (start.unit, end.unit)
      let near = first.dot(last) < 0 ? -last : last
      (self.start, self.end) = (first, near)
      // Half the distance of the tips is the sine of half the angle: exact also for small angles.
      angle = 2 * Libm.asin(min(1, (near - first).length / 2))
    }

    func callAsFunction(_ amount: Double) -> Quaternion {
      guard angle > 1e-9 else {
        return Quaternion(start.interpolated(to: end, amount: amount).normalized)
      }
      // An amount so large that the product would be infinite has no direction that counts.
      let rest = Libm.sin((1 - amount).times(angle))
      return Quaternion((start * rest + end * Libm.sin(amount.times(angle))).normalized)
    }
  }
}
