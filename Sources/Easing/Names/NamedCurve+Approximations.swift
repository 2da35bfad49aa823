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
    _ name: String, _ points: [(percent: Double, value: Double)]
  ) -> NamedCurve {
    let stops = points.map { LinearStops.Stop($0.value, at: $0.percent / 100) }
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

  private static let linear13: [(percent: Double, value: Double)] = [
    (0, 0), (1.7, 0.0091), (4.1, 0.053), (6.9, 0.1321), (16.8, 0.4551), (21.9, 0.5956),
    (26.9, 0.7053), (32.3, 0.7948), (38.4, 0.8663), (45.8, 0.9226), (55.4, 0.9632), (69.8, 0.9892),
    (100, 1),
  ]

  private static let linear17: [(percent: Double, value: Double)] = [
    (0, 0), (1.23, 0.00488), (2.89, 0.02827), (4.91, 0.07396), (7.36, 0.14584), (15.7, 0.42055),
    (19.62, 0.53547), (23.34, 0.62918), (27.13, 0.70884), (31.14, 0.77706), (35.51, 0.83512),
    (40.43, 0.88392), (46.16, 0.92386), (53.16, 0.95528), (62.33, 0.97836), (76.09, 0.99333),
    (100, 0.9989),
  ]

  private static let linear53: [(percent: Double, value: Double)] = [
    (0, 0), (0.36, 0.00045), (0.8, 0.00245), (1.26, 0.00604), (1.75, 0.01138), (2.26, 0.01848),
    (2.8, 0.0275), (3.38, 0.03876), (3.99, 0.05214), (4.65, 0.06814), (5.36, 0.08688),
    (6.16, 0.10957), (7.06, 0.13667), (8.14, 0.17081), (9.34, 0.21024), (13.02, 0.33333),
    (14.58, 0.3842), (15.94, 0.42714), (17.2, 0.46546), (18.4, 0.50051), (19.57, 0.53323),
    (20.72, 0.56392), (21.88, 0.59337), (23.02, 0.62085), (24.18, 0.64731), (25.34, 0.67228),
    (26.52, 0.69618), (27.72, 0.71899), (28.95, 0.74086), (30.2, 0.76157), (31.48, 0.78127),
    (32.8, 0.80008), (34.16, 0.81794), (35.56, 0.83482), (37.03, 0.85101), (38.54, 0.86612),
    (40.13, 0.8805), (41.79, 0.89397), (43.54, 0.90664), (45.38, 0.91842), (47.32, 0.92932),
    (49.4, 0.93947), (51.64, 0.94885), (54.06, 0.95742), (56.69, 0.96517), (59.58, 0.97212),
    (62.8, 0.97829), (66.46, 0.98371), (70.68, 0.98834), (75.68, 0.99219), (81.87, 0.99528),
    (90.02, 0.99761), (100, 0.9989),
  ]
}
