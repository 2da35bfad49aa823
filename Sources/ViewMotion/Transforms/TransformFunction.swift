// The functions of CSS transforms, kept as functions.

/// One step of a transform list.
///
/// The CSS functions of one kind are one case: `translateX(10px)` is a translation by 10, 0, 0 and
/// `rotateY(90deg)` a rotation about 0, 1, 0.
///
///     TransformFunction.translate(x: 10).matrix.m41   // 10
public enum TransformFunction: Hashable, Sendable {
  /// A translation by distances in pt: `translate`, `translateX` … `translate3d`.
  case translate(x: Double = 0, y: Double = 0, z: Double = 0)
  /// A scaling by factors: `scale`, `scaleX` … `scale3d`.
  case scale(x: Double = 1, y: Double = 1, z: Double = 1)
  /// A rotation with all its turns, about an axis of any length: `rotate`, `rotateX` … `rotate3d`.
  case rotate(Angle, axis: SIMD3<Double> = SIMD3(0, 0, 1))
  /// A skew along x: `skewX`.
  case skewX(Angle)
  /// A skew along y: `skewY`.
  case skewY(Angle)
  /// Both skews at once: `skew`, which is not `skewX` followed by `skewY`.
  case skew(x: Angle, y: Angle = .zero)
  /// A 2D transform: `matrix`.
  case matrix(Transform)
  /// A 3D transform: `matrix3d`.
  indirect case matrix3D(Transform3D)
  /// A perspective seen from a distance in pt, infinite for none: `perspective`.
  case perspective(Double)
}

extension TransformFunction {
  /// The function as a matrix.
  public var matrix: Transform3D {
    switch self {
    case .matrix(let flat): return Transform3D(flat)
    case .matrix3D(let transform): return transform
    default:
      var result = Transform3D.identity
      result.prepend(kind, lanes)
      return result
    }
  }

  /// The function that takes this one back, with its turns; nil where space collapses.
  ///
  /// It is also nil where the numbers of the inverse would exceed those of a `Double`.
  public var inverse: TransformFunction? {
    switch self {
    case .translate(let x, let y, let z): return .translate(x: -x, y: -y, z: -z)
    case .scale(let x, let y, let z):
      let factors = 1 / SIMD3(x, y, z)
      return factors.isFinite ? .scale(x: factors.x, y: factors.y, z: factors.z) : nil
    case .rotate(let angle, let axis): return .rotate(-angle, axis: axis)
    case .skewX(let angle): return .skewX(-angle)
    case .skewY(let angle): return .skewY(-angle)
    case .matrix(let flat): return flat.inverted().map { .matrix($0) }
    case .skew, .matrix3D, .perspective: return matrix.inverted().map { .matrix3D($0) }
    }
  }
}

extension Transform {
  /// Creates a shearing: x grows with y by one angle's tangent, y grows with x by the other's.
  ///
  /// - Parameters:
  ///   - x: The angle by which the y axis leans, CSS `skewX`.
  ///   - y: The angle by which the x axis leans, CSS `skewY`.
  public init(skewX x: Angle, y: Angle) {
    self.init(a: 1, b: y.tangent, c: x.tangent, d: 1, tx: 0, ty: 0)
  }
}
