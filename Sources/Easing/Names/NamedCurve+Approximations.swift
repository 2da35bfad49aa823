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
      from: ["minimax search, 80 random starts"]),
    bezier(
      "keyboard-bezier-best-free", 0.22536, 0.17058, 0.14793, 1.0005, 0.385, .calculated,
      from: ["minimax search with the duration free"]),
    stops("keyboard-linear-13", linear13),
    stops("keyboard-linear-17", linear17),
    stops("keyboard-linear-53", linear53),
  ]

  private static func stops(
    _ name: String, _ points: [(time: Double, value: Double)]
  ) -> NamedCurve {
    let stops = points.map { LinearStops.Stop($0.value, at: $0.time) }
    let unit = Curve.unit(.stops(LinearStops(known: stops)))
    return NamedCurve(
      name, [], .approximations, .scaled(.init(curve: unit, duration: 0.5)), .calculated,
      isPublic: false, from: ["linear programs over positions and values"],
      notes: "CSS linear() with \(points.count) points over 0.5 s in place of the spring.")
  }

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

  private static let linear13: [(time: Double, value: Double)] = [
    (0, 0), (0.017, 0.0091), (0.041, 0.053), (0.069, 0.1321), (0.168, 0.4551), (0.219, 0.5956),
    (0.269, 0.7053), (0.323, 0.7948), (0.384, 0.8663), (0.458, 0.9226), (0.554, 0.9632),
    (0.698, 0.9892),
    (1, 1),
  ]

  private static let linear17: [(time: Double, value: Double)] = [
    (0, 0), (0.0123, 0.00488), (0.0289, 0.02827), (0.0491, 0.07396), (0.0736, 0.14584),
    (0.157, 0.42055),
    (0.1962, 0.53547), (0.2334, 0.62918), (0.2713, 0.70884), (0.3114, 0.77706), (0.3551, 0.83512),
    (0.4043, 0.88392), (0.4616, 0.92386), (0.5316, 0.95528), (0.6233, 0.97836), (0.7609, 0.99333),
    (1, 0.9989),
  ]

  private static let linear53: [(time: Double, value: Double)] = [
    (0, 0), (0.0036, 0.00045), (0.008, 0.00245), (0.0126, 0.00604), (0.0175, 0.01138),
    (0.0226, 0.01848),
    (0.028, 0.0275), (0.0338, 0.03876), (0.0399, 0.05214), (0.0465, 0.06814), (0.0536, 0.08688),
    (0.0616, 0.10957), (0.0706, 0.13667), (0.0814, 0.17081), (0.0934, 0.21024), (0.1302, 0.33333),
    (0.1458, 0.3842), (0.1594, 0.42714), (0.172, 0.46546), (0.184, 0.50051), (0.1957, 0.53323),
    (0.2072, 0.56392), (0.2188, 0.59337), (0.2302, 0.62085), (0.2418, 0.64731), (0.2534, 0.67228),
    (0.2652, 0.69618), (0.2772, 0.71899), (0.2895, 0.74086), (0.302, 0.76157), (0.3148, 0.78127),
    (0.328, 0.80008), (0.3416, 0.81794), (0.3556, 0.83482), (0.3703, 0.85101), (0.3854, 0.86612),
    (0.4013, 0.8805), (0.4179, 0.89397), (0.4354, 0.90664), (0.4538, 0.91842), (0.4732, 0.92932),
    (0.494, 0.93947), (0.5164, 0.94885), (0.5406, 0.95742), (0.5669, 0.96517), (0.5958, 0.97212),
    (0.628, 0.97829), (0.6646, 0.98371), (0.7068, 0.98834), (0.7568, 0.99219), (0.8187, 0.99528),
    (0.9002, 0.99761), (1, 0.9989),
  ]
}
