// To and from the transforms of Core Animation.
#if canImport(QuartzCore)
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
#endif
