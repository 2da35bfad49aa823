// Determinant and inverse of a 3D transform.

extension Transform3D {
  /// By how much volumes grow; negative for a mirror image, 0 where space collapses.
  public var determinant: Double { xAxis.dot(Self.cross(yAxis, zAxis, origin)) }

  /// Returns the transform that takes everything back, as `CATransform3DInvert`.
  ///
  /// - Returns: nil where space collapses; Core Animation then returns the transform itself.
  public func inverted() -> Transform3D? {
    let determinant = determinant
    guard determinant != 0 else { return nil }
    // Column by column: what is at right angles to all other rows.
    let columns = [
      Self.cross(yAxis, zAxis, origin), -Self.cross(xAxis, zAxis, origin),
      Self.cross(xAxis, yAxis, origin), -Self.cross(xAxis, yAxis, zAxis),
    ].map { $0 / determinant }
    func row(_ index: Int) -> SIMD4<Double> {
      SIMD4(columns[0][index], columns[1][index], columns[2][index], columns[3][index])
    }
    guard columns.allSatisfy({ $0.sum().isFinite }) else { return nil }
    return Transform3D(row(0), row(1), row(2), row(3))
  }

  /// The vector whose product with a row is the determinant with that row above the three others.
  private static func cross(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>
  ) -> SIMD4<Double> {
    let (xy, xz, xw) = (b.x * c.y - b.y * c.x, b.x * c.z - b.z * c.x, b.x * c.w - b.w * c.x)
    let (yz, yw, zw) = (b.y * c.z - b.z * c.y, b.y * c.w - b.w * c.y, b.z * c.w - b.w * c.z)
    return SIMD4(
      a.y * zw - a.z * yw + a.w * yz, a.z * xw - a.x * zw - a.w * xz,
      a.x * yw - a.y * xw + a.w * xy, a.y * xz - a.x * yz - a.z * xy)
  }
}
