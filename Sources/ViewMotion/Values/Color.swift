// A colour, kept as it is mixed: in a named space, premultiplied by its alpha.
public import Timing

/// A colour in a named space.
///
/// Colours move as CSS and Core Animation move them: components premultiplied by alpha, in a straight
/// line. A colour that fades out therefore keeps its hue, whatever it fades to. Components outside
/// 0 … 1 are kept: a motion that overshoots, and a difference of two colours, have them.
///
///     Color(red: 1, green: 0, blue: 0).interpolated(to: .clear, amount: 0.5)  // red, alpha 0.5
public struct Color: Hashable, Sendable {
  /// Red, green and blue, each times alpha, and alpha.
  public var premultiplied: SIMD4<Double>
  /// What the components mean.
  public var space: ColorSpace

  /// Creates a colour from its components times alpha.
  ///
  /// - Parameters:
  ///   - premultiplied: Red, green and blue times alpha, and alpha.
  ///   - space: What the components mean.
  public init(premultiplied: SIMD4<Double>, space: ColorSpace = .sRGB) {
    self.premultiplied = premultiplied
    self.space = space
  }

  /// Creates a colour from its components.
  ///
  /// - Parameters:
  ///   - red: 0 … 1 within the space.
  ///   - green: 0 … 1 within the space.
  ///   - blue: 0 … 1 within the space.
  ///   - alpha: 0 transparent … 1 opaque.
  ///   - space: What the components mean.
  public init(
    red: Double, green: Double, blue: Double, alpha: Double = 1, space: ColorSpace = .sRGB
  ) {
    self.init(
      premultiplied: SIMD4(red * alpha, green * alpha, blue * alpha, alpha), space: space)
  }

  /// Transparent: no colour at all.
  public static let clear = Color(premultiplied: .zero)

  /// The share of opacity.
  public var alpha: Double { premultiplied.w }
  /// The red component; 0 where the colour is transparent.
  public var red: Double { components.x }
  /// The green component; 0 where the colour is transparent.
  public var green: Double { components.y }
  /// The blue component; 0 where the colour is transparent.
  public var blue: Double { components.z }

  private var components: SIMD4<Double> {
    alpha == 0 ? .zero : premultiplied / alpha
  }
}

extension Color {
  /// Returns the same colour in another space, exact to rounding.
  ///
  /// - Parameter space: The space of the result; components outside 0 … 1 say that the colour lies
  ///   outside of it.
  /// - Returns: The colour with its alpha.
  public func converted(to space: ColorSpace) -> Color {
    if space == self.space { return self }
    let plain = components
    let light = self.space.linearSRGB(SIMD3(plain.x, plain.y, plain.z))
    let other = space.components(linearSRGB: light)
    return Color(
      red: other.x, green: other.y, blue: other.z, alpha: alpha, space: space)
  }
}

extension Color: Interpolatable {
  /// Returns the colour on the way to another one, in the other one's space.
  public func interpolated(to end: Color, amount: Double) -> Color {
    let start = converted(to: end.space).premultiplied
    return Color(
      premultiplied: start.interpolated(to: end.premultiplied, amount: amount), space: end.space)
  }

  /// Returns the sum of the premultiplied components, in this colour's space.
  public func adding(_ other: Color) -> Color {
    let added = other.converted(to: space).premultiplied
    return Color(premultiplied: premultiplied + added, space: space)
  }

  /// Returns this colour's premultiplied components minus the other's, in this colour's space.
  public func difference(from other: Color) -> Color {
    let subtracted = other.converted(to: space).premultiplied
    return Color(premultiplied: premultiplied - subtracted, space: space)
  }
}
