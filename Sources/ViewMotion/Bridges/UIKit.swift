// To and from the insets, curves and options of UIKit.
#if canImport(UIKit)
  public import Easing
  public import UIKit

  extension Insets {
    /// Creates insets from UIKit's ones.
    public init(_ insets: UIEdgeInsets) {
      self.init(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right))
    }
  }

  extension UIEdgeInsets {
    /// Creates UIKit's insets from insets.
    public init(_ insets: Insets) {
      self.init(
        top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        right: CGFloat(insets.right))
    }
  }

  extension AnimationCurve {
    /// Creates a curve from UIKit's one, also from the private 7 of a keyboard notification.
    public init(_ curve: UIView.AnimationCurve) { self.init(rawValue: curve.rawValue) }
  }

  extension AnimationOptions {
    /// Creates options from UIKit's ones, bit for bit.
    public init(_ options: UIView.AnimationOptions) { self.init(rawValue: options.rawValue) }
  }

  extension UIView.AnimationOptions {
    /// Creates UIKit's options from options, bit for bit.
    public init(_ options: AnimationOptions) { self.init(rawValue: options.rawValue) }
  }
#endif
