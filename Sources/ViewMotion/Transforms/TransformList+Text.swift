// Transform lists as CSS text.
import Easing

extension TransformList {
  /// Reads the text of a CSS transform.
  ///
  /// All transform functions of css-transforms-2, and `none`; case does not matter. Lengths are
  /// numbers or `px`; angles have a unit, `deg`, `grad`, `rad` or `turn`, or are 0.
  ///
  ///     try TransformList("translateX(10px) rotate(0.5turn)").functions
  ///     // [.translate(x: 10), .rotate(.degrees(180))]
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - decomposition: How matrices are taken apart when the list starts a motion.
  /// - Throws: ``TransformTextError`` with the place of the first mistake.
  public init(
    _ text: some StringProtocol, decomposition: Decomposition = .coreAnimation
  ) throws(TransformTextError) {
    var scanner = TransformScanner(text)
    self.init(try scanner.functions(), decomposition: decomposition)
  }
}

extension TransformList: CustomStringConvertible {
  /// The one spelling of this list, which reads back to it: `translate(10px, 0px) rotate(180deg)`.
  public var description: String {
    functions.isEmpty ? "none" : functions.map(\.description).joined(separator: " ")
  }
}

extension TransformFunction: CustomStringConvertible {
  /// The function as CSS text: of several spellings the 2D one, and of those the general one.
  public var description: String {
    switch self {
    case .translate(let x, let y, 0): call("translate", [x, y], "px")
    case .translate(let x, let y, let z): call("translate3d", [x, y, z], "px")
    case .scale(let x, let y, 1): call("scale", x == y ? [x] : [x, y])
    case .scale(let x, let y, let z): call("scale3d", [x, y, z])
    case .rotate(let angle, SIMD3(0, 0, 1)): call("rotate", [angle.degrees], "deg")
    case .rotate(let angle, let axis):
      "rotate3d(\(list([axis.x, axis.y, axis.z])), \(list([angle.degrees], "deg")))"
    case .skewX(let x): call("skewX", [x.degrees], "deg")
    case .skewY(let y): call("skewY", [y.degrees], "deg")
    case .skew(let x, let y): call("skew", [x.degrees, y.degrees], "deg")
    case .matrix(let m): call("matrix", m.numbers)
    case .matrix3D(let m): call("matrix3d", m.numbers)
    case .perspective(.infinity): "perspective(none)"
    case .perspective(let distance): call("perspective", [distance], "px")
    }
  }

  private func call(_ name: String, _ numbers: [Double], _ unit: String = "") -> String {
    "\(name)(\(list(numbers, unit)))"
  }

  private func list(_ numbers: [Double], _ unit: String = "") -> String {
    numbers.map { $0.plainText + unit }.joined(separator: ", ")
  }
}
