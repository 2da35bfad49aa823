// What others, and this project, use in place of the keyboard's spring.

extension NamedCurve {
  static let approximations: [NamedCurve] = [
    bezier(
      "keyboard-bezier-forum", 0.38, 0.7, 0.125, 1, 0.5, .folklore,
      from: ["Apple developer forum, thread 48088", "Telegram"]),
    bezier(
      "keyboard-bezier-telegram", 0.23, 1, 0.32, 1, 0.5, .folklore, from: ["Telegram's fallback"]),
    bezier(
      "keyboard-bezier-sheet", 0.32, 0.72, 0, 1, 0.5, .folklore,
      from: ["web sheets and drawers"]),
    bezier(
      "keyboard-bezier-android", 0.19919, 0.01064, 0.27921, 0.91025, 0.25, .folklore,
      from: ["Telegram Android", "react-native-keyboard-controller"]),
    bezier(
      "keyboard-bezier-best", 0.21967, 0.26649, 0.06885, 1.10072, 0.5, .calculated,
      from: ["minimax fit over 0.5 s"]),
  ]

  private static func bezier(
    _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: Double,
    _ grade: Grade, from sources: [String]
  ) -> NamedCurve {
    let unit = Curve.unit(.bezier(known: x1, y1, x2, y2))
    return NamedCurve(
      name, [], .approximations, .scaled(.init(curve: unit, duration: duration)), grade,
      isPublic: false, from: sources,
      notes: "One cubic Bézier curve over \(duration.plainText) s in place of the spring.")
  }
}
