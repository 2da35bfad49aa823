// A colour, kept as it is mixed: in a named space, premultiplied by its alpha.
public import Timing

/// A colour in a named space.
///
/// Colours move and add up as CSS and Core Animation have it: components premultiplied by alpha, in a
/// straight line. A colour that fades out therefore keeps its hue, whatever it fades to.
///
/// Sums and differences are kept as they are, since what is added may be a difference, with an alpha
/// below 0: only so does a sum of several not depend on their order. What is **seen** is clamped:
/// ``alpha`` to 0 … 1, before the components are divided by it. Where alphas add up to more than 1,
/// no component lies further outside 0 … 1 than in the mean of the colours. Otherwise components
/// outside 0 … 1 are kept: a motion that overshoots has them, and a colour from a wider space.
///
///     Color(red: 1, green: 0, blue: 0).interpolated(to: .clear, amount: 0.5)  // red, alpha 0.5
///     let grey = Color(red: 0.5, green: 0.5, blue: 0.5)
///     grey.adding(Color(red: 1, green: 0, blue: 0))   // red 1, green 0.5, blue 0.5, alpha 1
public struct Color: Hashable, Sendable {
  /// Red, green and blue, each times alpha, and alpha, as they were added up.
  public var premultiplied: SIMD4<Double>
  /// What the components mean.
  public var space: ColorSpace

  /// Creates a colour from its components times alpha.
  ///
  /// - Parameters:
  ///   - premultiplied: Red, green and blue times alpha, and alpha; any finite numbers.
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
    let premultiplied = SIMD4(red, green, blue, 1).times(alpha)
    self.init(premultiplied: premultiplied, space: space)
  }

  /// Transparent: no colour at all.
  public static let clear = Color(premultiplied: .zero)

  /// The share of opacity, 0 … 1.
  public var alpha: Double { min(max(premultiplied.w, 0), 1) }
  /// The red component; 0 where the colour is transparent.
  public var red: Double { components.x }
  /// The green component; 0 where the colour is transparent.
  public var green: Double { components.y }
  /// The blue component; 0 where the colour is transparent.
  public var blue: Double { components.z }

  /// Red, green, blue and alpha as they are seen; all 0 where the colour is transparent.
  ///
  ///     Color(premultiplied: SIMD4(0.25, 0, 0, 0.5)).components   // SIMD4(0.5, 0, 0, 0.5)
  public var components: SIMD4<Double> {
    let weight = premultiplied.w
    guard weight > 0 else { return .zero }
    let mean = premultiplied.over(weight)
    guard weight > 1 else { return SIMD4(lowHalf: mean.lowHalf, highHalf: SIMD2(mean.z, weight)) }
    // Together more than opaque: components add up, but not out of 0 … 1.
    let low = pointwiseMin(mean, .zero)
    let high = pointwiseMax(mean, SIMD4(repeating: 1))
    var sum = pointwiseMin(pointwiseMax(premultiplied, low), high)
    sum.w = 1
    return sum
  }
}

extension Color {
  /// Returns the same colour in another space, exact to rounding.
  ///
  /// - Parameter space: The space of the result; components outside 0 … 1 say that the colour lies
  ///   outside of it. A component too large for a number becomes the largest one.
  /// - Returns: The colour as it is seen, with its alpha; a sum is clamped by it.
  public func converted(to space: ColorSpace) -> Color {
    if space == self.space { return self }
    let plain = components
    let light = self.space.linearSRGB(SIMD3(plain.x, plain.y, plain.z))
    let other = space.components(linearSRGB: light)
    return Color(
      red: other.x, green: other.y, blue: other.z, alpha: plain.w, space: space)
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
    return Color(premultiplied: premultiplied.plus(added), space: space)
  }

  /// Returns this colour's premultiplied components minus the other's, in the other one's space.
  public func difference(from other: Color) -> Color {
    let own = converted(to: other.space).premultiplied
    return Color(premultiplied: own.minus(other.premultiplied), space: other.space)
  }
}
