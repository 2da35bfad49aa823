// A stand-in for Core Graphics: the declarations that the bridges use, to check their types.

public struct CGFloat {
  public var native: Double
  public init(_ native: Double) { self.native = native }
}

extension Double {
  public init(_ number: CGFloat) { self = number.native }
}

public struct CGPoint {
  public var x, y: CGFloat
  public init(x: Double, y: Double) { (self.x, self.y) = (CGFloat(x), CGFloat(y)) }
}

public struct CGSize {
  public var width, height: CGFloat
  public init(width: Double, height: Double) {
    (self.width, self.height) = (CGFloat(width), CGFloat(height))
  }
}

public struct CGRect {
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
}

public struct CGAffineTransform {
  public var a, b, c, d, tx, ty: CGFloat
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
}
