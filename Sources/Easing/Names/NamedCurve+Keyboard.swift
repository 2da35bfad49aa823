// The keyboard's curves.

extension NamedCurve {
  static let keyboard: [NamedCurve] = [
    NamedCurve(
      "keyboard", ["7"], .keyboard, .keyboard(.system), .reconstructed, isPublic: false,
      from: [
        "Flutter engine: SpringAnimationTest", "react-native-keyboard-controller tests",
        "Telegram-iOS: UIKitUtils", "Apple developer forum, thread 48088",
        "Apple: UISpringTimingParameters (default ratio 4.56)",
      ],
      notes: "A spring of mass 3, stiffness 1000, damping 500, clamped to critical, for 0.5 s."
    ),
    NamedCurve(
      "keyboard-ios26-a", [], .keyboard, clippedSpring(555.027, 47.118, 0.3832), .reconstructed,
      isPublic: false, from: ["Telegram-iOS: keyboard spring for iOS 26"],
      notes: "A candidate for iOS 26, whose notifications say 7 and 0.383 s. Unresolved."),
    NamedCurve(
      "keyboard-ios26-b", [], .keyboard, .spring(Spring(known: 1, 804.307, 56.7206)), .folklore,
      isPublic: false, from: ["a public package for iOS 26"],
      notes: "Another candidate for iOS 26, faster than the first. Unresolved."),
  ]

  private static func clippedSpring(
    _ stiffness: Double, _ damping: Double, _ duration: Double
  ) -> Curve {
    .clipped(.init(curve: .spring(Spring(known: 1, stiffness, damping)), duration: duration))
  }
}
