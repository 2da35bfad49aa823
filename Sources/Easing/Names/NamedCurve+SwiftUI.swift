// SwiftUI's named springs.

extension NamedCurve {
  static let swiftUI: [NamedCurve] = [
    perceptual(
      "smooth", ["spring"], bounce: 0,
      notes: "SwiftUI's default spring: no bounce. Its 0.5 s are the perceptual duration."),
    perceptual("snappy", bounce: 0.15, notes: "SwiftUI's spring with a little bounce."),
    perceptual("bouncy", bounce: 0.3, notes: "SwiftUI's spring with more bounce."),
    response("interactiveSpring", 0.15, 0.86, notes: "Quick, for things under a finger."),
    response("legacySpring", 0.5, 0.825, notes: "The default of .spring() before iOS 17."),
  ]

  /// A spring of 0.5 s perceptual duration.
  private static func perceptual(
    _ name: String, _ aliases: [String] = [], bounce: Double, notes: String
  ) -> NamedCurve {
    swiftUI(
      name, aliases, .measured, frequency: 2 * .pi / 0.5, ratio: 1 - bounce, notes: notes)
  }

  private static func response(
    _ name: String, _ response: Double, _ fraction: Double, notes: String
  ) -> NamedCurve {
    swiftUI(
      name, [], .documented, frequency: 2 * .pi / response, ratio: fraction, notes: notes)
  }

  private static func swiftUI(
    _ name: String, _ aliases: [String], _ grade: Grade, frequency: Double, ratio: Double,
    notes: String
  ) -> NamedCurve {
    let spring = Spring(known: 1, frequency * frequency, 2 * ratio * frequency)
    return NamedCurve(
      name, aliases, .swiftui, .spring(spring), grade, from: ["Apple: SwiftUI.Animation"],
      notes: notes)
  }
}

extension NamedCurve {
  static let coreAnimation: [NamedCurve] = [
    NamedCurve(
      "coreAnimationSpring", ["caSpring"], .coreanimation, .spring(Spring(known: 1, 100, 10)),
      .documented, from: ["Apple: CASpringAnimation"],
      notes: "CASpringAnimation without settings: mass 1, stiffness 100, damping 10.")
  ]
}
