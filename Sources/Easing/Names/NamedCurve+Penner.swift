// The thirty curves of Robert Penner, and three with the published jump.

extension NamedCurve {
  static let penner: [NamedCurve] =
    family("Sine", gsap: "sine", { _ in .sine }, notes: "A quarter of a cosine.")
    + family("Quad", gsap: "power1", { _ in .power(2) }, notes: "The square of the time.")
    + family("Cubic", gsap: "power2", { _ in .power(3) }, notes: "The cube of the time.")
    + family("Quart", gsap: "power3", { _ in .power(4) }, notes: "The 4th power of the time.")
    + family("Quint", gsap: "power4", { _ in .power(5) }, notes: "The 5th power of the time.")
    + family(
      "Expo", gsap: "expo", { _ in .exponential },
      notes:
        "2 to the power of 10 t, normalised: shifted and scaled to meet both ends. The form of "
        + "easings.net jumps there by 2⁻¹⁰ in and out, by half of that in-out, and is nowhere further "
        + "off; its name here ends in Published. GSAP's expo blends its ends in another way and is at "
        + "most 0.00687 off, half of that in-out.")
    + family(
      "Circ", gsap: "circ", swiftUI: "circularEase", { _ in .circular },
      notes: "A quarter of a circle; vertical where it is fast.")
    + family(
      "Back", gsap: "back", PennerCurve.Shape.back,
      notes:
        "Swings back or over by 10 %, in-out at each end, for which the overshoot is 1.525 times "
        + "1.70158. GSAP's back.inOut keeps 1.70158: it is easeInOutBack(1.70158), up to 0.0662 off."
    )
    + family(
      "Elastic", gsap: "elastic", PennerCurve.Shape.elastic,
      notes:
        "A decaying sine, its decay shifted and scaled to meet both ends. The forms of easings.net "
        + "and GSAP decay by 2^(-10 t), which misses an end; they are at most 0.00098 off.")
    + family("Bounce", gsap: "bounce", { _ in .bounce }, notes: "A ball that comes to rest.")
    + Direction.allCases.map { direction in
      entry(
        "ease\(direction.rawValue)ExpoPublished", [], .publishedExponential, direction,
        notes:
          "The textbook's and easings.net's 2^(10 (t - 1)), which jumps by 2⁻¹⁰ at an end, in-out "
          + "by half of that at both. Normalised, without the jump, it is "
          + "ease\(direction.rawValue)Expo.")
    }

  private static func family(
    _ family: String, gsap: String, swiftUI: String? = nil,
    _ shape: (Direction) -> PennerCurve.Shape, notes: String
  ) -> [NamedCurve] {
    Direction.allCases.map { direction in
      let word = direction.rawValue
      var aliases = ["\(gsap).\(lowerFirst(word))", "\(lowerFirst(word))\(family)"]
      if let swiftUI { aliases.append(swiftUI + word) }
      if direction == .out { aliases.append(gsap) }
      return entry("ease\(word)\(family)", aliases, shape(direction), direction, notes: notes)
    }
  }

  private static func entry(
    _ name: String, _ aliases: [String], _ shape: PennerCurve.Shape, _ direction: Direction,
    notes: String
  ) -> NamedCurve {
    NamedCurve(
      name, aliases, .penner, .unit(.penner(PennerCurve(shape, direction))), .calculated,
      from: ["Robert Penner's easing equations"], notes: notes)
  }

  private static func lowerFirst(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }
}
