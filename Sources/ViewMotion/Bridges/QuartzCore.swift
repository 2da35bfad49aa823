// To and from the transforms and timing functions of Core Animation.
#if canImport(QuartzCore)
  public import Easing
  public import QuartzCore

  extension Transform3D {
    /// Creates a transform from Core Animation's one.
    public init(_ t: CATransform3D) {
      self.init(
        SIMD4(Double(t.m11), Double(t.m12), Double(t.m13), Double(t.m14)),
        SIMD4(Double(t.m21), Double(t.m22), Double(t.m23), Double(t.m24)),
        SIMD4(Double(t.m31), Double(t.m32), Double(t.m33), Double(t.m34)),
        SIMD4(Double(t.m41), Double(t.m42), Double(t.m43), Double(t.m44)))
    }
  }

  extension CATransform3D {
    /// Creates Core Animation's transform from a transform.
    public init(_ t: Transform3D) {
      self.init()
      (m11, m12, m13, m14) = (CGFloat(t.m11), CGFloat(t.m12), CGFloat(t.m13), CGFloat(t.m14))
      (m21, m22, m23, m24) = (CGFloat(t.m21), CGFloat(t.m22), CGFloat(t.m23), CGFloat(t.m24))
      (m31, m32, m33, m34) = (CGFloat(t.m31), CGFloat(t.m32), CGFloat(t.m33), CGFloat(t.m34))
      (m41, m42, m43, m44) = (CGFloat(t.m41), CGFloat(t.m42), CGFloat(t.m43), CGFloat(t.m44))
    }
  }

  extension CubicBezier {
    /// Creates the curve of Core Animation's timing function, whose numbers are Floats.
    ///
    /// - Parameter function: A timing function.
    /// - Throws: `ParameterError` for control points outside 0 to 1 in time.
    public init(_ function: CAMediaTimingFunction) throws(ParameterError) {
      var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
      unsafe function.getControlPoint(at: 1, values: &first)
      unsafe function.getControlPoint(at: 2, values: &second)
      try self.init(Double(first[0]), Double(first[1]), Double(second[0]), Double(second[1]))
    }
  }

  extension CAMediaTimingFunction {
    /// Creates Core Animation's timing function from a curve, rounded to Floats.
    public convenience init(_ curve: CubicBezier) {
      self.init(
        controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
  }
#endif
