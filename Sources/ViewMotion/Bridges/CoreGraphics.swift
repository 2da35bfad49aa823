// To and from the geometry of Core Graphics.
#if canImport(CoreGraphics)
  public import CoreGraphics

  extension Point {
    /// Creates a point from Core Graphics' one.
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension CGPoint {
    /// Creates Core Graphics' point from a point.
    public init(_ point: Point) { self.init(x: point.x, y: point.y) }
  }

  extension Size {
    /// Creates a size from Core Graphics' one.
    public init(_ size: CGSize) {
      self.init(width: Double(size.width), height: Double(size.height))
    }
  }

  extension CGSize {
    /// Creates Core Graphics' size from a size.
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }
  }

  extension Rect {
    /// Creates a rectangle from Core Graphics' one; its null and infinite ones keep their numbers.
    public init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
  }

  extension CGRect {
    /// Creates Core Graphics' rectangle from a rectangle.
    public init(_ rect: Rect) {
      self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
    }
  }

  extension Transform {
    /// Creates a transform from Core Graphics' one.
    public init(_ transform: CGAffineTransform) {
      self.init(
        a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
        d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
    }
  }

  extension CGAffineTransform {
    /// Creates Core Graphics' transform from a transform.
    public init(_ t: Transform) {
      self.init(
        a: CGFloat(t.a), b: CGFloat(t.b), c: CGFloat(t.c), d: CGFloat(t.d), tx: CGFloat(t.tx),
        ty: CGFloat(t.ty))
    }
  }
#endif
