// A stand-in for UIKit: the declarations that the bridges use, to check their types.
@_exported import CoreGraphics

public struct UIEdgeInsets {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

@MainActor public class UIView {
  public enum AnimationCurve: Int, Sendable { case easeInOut }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
