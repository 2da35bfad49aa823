// What the three components of a colour mean.
import Easing

/// The space in which a colour's components are measured and mixed.
///
///     Color(red: 1, green: 0, blue: 0, space: .displayP3).converted(to: .sRGB).red   // 1.093…
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  /// sRGB with its transfer curve (IEC 61966-2-1).
  ///
  /// What hexadecimal colours mean, and the space in which CSS and UIKit mix them.
  case sRGB
  /// sRGB's primaries in linear light.
  case linearSRGB
  /// Display P3: wider primaries, the same white and transfer curve.
  case displayP3
}

extension ColorSpace {
  /// The components in linear sRGB light.
  func linearSRGB(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .sRGB: each(components, Self.decoded)
    case .linearSRGB: components
    case .displayP3: Self.p3ToSRGB(each(components, Self.decoded))
    }
  }

  /// The components of a linear sRGB light.
  func components(linearSRGB light: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .sRGB: each(light, Self.encoded)
    case .linearSRGB: light
    case .displayP3: each(Self.sRGBToP3(light), Self.encoded)
    }
  }

  /// From the transfer curve to light; odd, so that negative components stay defined.
  private static func decoded(_ x: Double) -> Double {
    if x.magnitude <= 0.04045 { return x / 12.92 }
    let light = Libm.pow((x.magnitude + 0.055) / 1.055, 2.4)
    return Double(signOf: x, magnitudeOf: light.saturated)
  }

  private static func encoded(_ light: Double) -> Double {
    if light.magnitude <= 0.0031308 { return light * 12.92 }
    let x = 1.055 * Libm.pow(light.magnitude, 1 / 2.4) - 0.055
    return Double(signOf: light, magnitudeOf: x)
  }

  // Rows, computed with exact fractions from the chromaticities of css-color-4: white D65 at
  // 0.3127, 0.3290; red 0.64, 0.33 and 0.68, 0.32; green 0.3, 0.6 and 0.265, 0.69; blue 0.15, 0.06.
  private static func p3ToSRGB(_ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      SIMD3(1.2249401762805598, -0.22494017628055996, 0).dot(v),
      SIMD3(-0.04205695470968816, 1.042056954709688, 0).dot(v),
      SIMD3(-0.019637554590334432, -0.07863604555063189, 1.0982736001409663).dot(v))
  }

  private static func sRGBToP3(_ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      SIMD3(0.8224619687143623, 0.17753803128563775, 0).dot(v),
      SIMD3(0.03319419885096162, 0.9668058011490384, 0).dot(v),
      SIMD3(0.017082630721120033, 0.07239744066396347, 0.9105199286149165).dot(v))
  }

  private func each(_ v: SIMD3<Double>, _ curve: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(curve(v.x), curve(v.y), curve(v.z))
  }
}
