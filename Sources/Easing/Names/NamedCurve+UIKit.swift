// UIKit's animation curves by number, which are Core Animation's timing functions.

extension NamedCurve {
  private static let coreAnimation3 = "Apple: CAMediaTimingFunctionName"
  private static let enumeration = "Apple: UIView.AnimationCurve"

  static let uikit: [NamedCurve] = [
    NamedCurve(
      "linear", ["3", "curveLinear", "none", "power0"], .uikit, .unit(.linear), .documented,
      from: [enumeration, coreAnimation3], notes: "Constant speed."),
    NamedCurve(
      "easeIn", ["1", "ease-in", "curveEaseIn"], .uikit, .unit(.easeIn), .documented,
      from: [enumeration, coreAnimation3], notes: "Slow start. After Effects calls it ease out."),
    NamedCurve(
      "easeOut", ["2", "ease-out", "curveEaseOut"], .uikit, .unit(.easeOut), .documented,
      from: [enumeration, coreAnimation3], notes: "Slow end. After Effects calls it ease in."),
    NamedCurve(
      "easeInOut", ["0", "ease-in-out", "curveEaseInOut", "easeInEaseOut"], .uikit,
      .unit(.easeInOut), .documented, from: [enumeration, coreAnimation3],
      notes: "Slow at both ends. The keyboard's curve up to iOS 6."),
    NamedCurve(
      "ease", ["5", "default"], .uikit, .unit(.ease), .documented,
      from: [coreAnimation3, "W3C: css-easing"],
      notes: "CSS's ease and Core Animation's default; its number 5 is private (grade B)."),
    NamedCurve(
      "curve4", ["4"], .uikit, .unit(.bezier(known: 0.66, 0, 0.33, 1)), .reconstructed,
      isPublic: false, from: ["reconstructions of UIKit's curve table"],
      notes: "A private cubic, slower at both ends than easeInOut."),
  ]
}
