// Determinant and inverse of a 3D transform.

extension Transform3D {
  /// By how much volumes grow, saturated; negative for a mirror image, 0 where space collapses.
  ///
  /// It is also 0 where that is too little for a number.
  public var determinant: Double {
    let rows = tameRows
    return rows.determinant.scaled(byExponent: rows.exponents.wrappedSum())
  }

  /// Returns the transform that takes everything back, as `CATransform3DInvert`.
  ///
  /// - Returns: nil where space collapses, or where the numbers of the inverse would exceed those of a
  ///   `Double`; Core Animation then returns the transform itself.
  public func inverted() -> Transform3D? {
    let rows = tameRows
    guard rows.determinant != 0 else { return nil }
    // Column by column: what is at right angles to all other rows.
    func column(_ cross: SIMD4<Double>, _ index: Int) -> SIMD4<Double> {
      (cross / rows.determinant).scaled(byExponent: -rows.exponents[index])
    }
    let (a, b, c, d) = (
      column(Self.cross(rows.y, rows.z, rows.w), 0), column(-Self.cross(rows.x, rows.z, rows.w), 1),
      column(Self.cross(rows.x, rows.y, rows.w), 2), column(-Self.cross(rows.x, rows.y, rows.z), 3)
    )
    let largest = max(max(a.largest, b.largest), max(c.largest, d.largest))
    guard largest < .greatestFiniteMagnitude else { return nil }
    return Transform3D(
      SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z),
      SIMD4(a.w, b.w, c.w, d.w))
  }

  /// The rows, tamed, so that the products of a determinant stay within the range of numbers.
  private var tameRows: TameRows {
    let (x, y, z, w) = (
      xAxis.tamed, yAxis.tamed, zAxis.tamed, origin.tamed
    )
    return TameRows(
      x: x.vector, y: y.vector, z: z.vector, w: w.vector,
      exponents: SIMD4(x.exponent, y.exponent, z.exponent, w.exponent))
  }

  private struct TameRows {
    let x, y, z, w: SIMD4<Double>
    /// By which powers of two they grow back.
    let exponents: SIMD4<Int>
    var determinant: Double { x.dot(Transform3D.cross(y, z, w)) }
  }

  /// The vector whose product with a row is the determinant with that row above the three others.
  fileprivate static func cross(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>
  ) -> SIMD4<Double> {
    let (xy, xz, xw) = (b.x * c.y - b.y * c.x, b.x * c.z - b.z * c.x, b.x * c.w - b.w * c.x)
    let (yz, yw, zw) = (b.y * c.z - b.z * c.y, b.y * c.w - b.w * c.y, b.z * c.w - b.w * c.z)
    return SIMD4(
      a.y * zw - a.z * yw + a.w * yz, a.z * xw - a.x * zw - a.w * xz,
      a.x * yw - a.y * xw + a.w * xy, a.y * xz - a.x * yz - a.z * xy)
  }
}
