// A stand-in for Core Animation: the declarations that the bridges use, to check their types.
@_exported import CoreGraphics

public struct CATransform3D {
  public var m11, m12, m13, m14, m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34, m41, m42, m43, m44: CGFloat
  public init() { fatalError("a stand-in") }
}

public class CAMediaTimingFunction {
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {}
}
