// Cubic Bézier curves: single values, short and long batches.
import Easing

extension Measurement {
  static let bezier = Measurement("bezier") { settings in
    let curves = [
      ("ease", points(0.25, 0.1, 0.25, 1)), ("easeInOut", points(0.42, 0, 0.58, 1)),
      ("steep .9,0,.1,1", points(0.9, 0, 0.1, 1)),
    ]
    let work = BezierWork(settings)
    return curves.flatMap { name, curve in
      [
        work.uniform(name, curve), work.random(name, curve), work.oneByOne(name, curve),
        work.single(name, curve), work.short(name, curve),
      ]
    }
  }

  private static func points(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> CubicBezier {
    guard let curve = try? CubicBezier(x1, y1, x2, y2) else { preconditionFailure("bad points") }
    return curve
  }
}

private struct BezierWork {
  let settings: Settings
  let count: Int
  let random: [Double]

  init(_ settings: Settings) {
    self.settings = settings
    count = settings.count
    var numbers = SeededNumbers(seed: 1)
    random = (0..<count).map { _ in Double.random(in: 0..<1, using: &numbers) }
  }

  func uniform(_ name: String, _ curve: CubicBezier) -> Row {
    let grid = UniformGrid(step: 1 / Double(count))
    var values = [Double](repeating: 0, count: count)
    let ours = time(count) {
      let prepared = PreparedCurve(.unit(.bezier(curve)))
      var span = values.mutableSpan
      prepared.write(into: &span, on: grid)
      return values[count / 2]
    }
    let errors = (0..<1000).map { index in
      let k = index * (count / 1000)
      return abs(values[k] - curve.value(at: grid.time(at: k)))
    }
    let textbook = TextbookBezier(curve)
    return Row(
      work: "bezier \(name), uniform grid, prepared", unit: "ns", ours: ours,
      baseline: time(count) {
        for k in 0..<count { values[k] = textbook.value(grid.time(at: k), tolerance: 1e-7) }
        return values[count / 2]
      },
      accuracy: "\(largest(errors)) from the scalar", peers: "Chromium, WebKit at 1e-7: 12-16 ns",
      leastRatio: 1.5)
  }

  func random(_ name: String, _ curve: CubicBezier) -> Row {
    var values = [Double](repeating: 0, count: count)
    let prepared = PreparedCurve(.unit(.bezier(curve)))
    let ours = time(count) {
      var span = values.mutableSpan
      prepared.write(into: &span, at: random.span)
      return values[count / 2]
    }
    let errors = (0..<1000).map { abs(values[$0] - curve.value(at: random[$0])) }
    let textbook = TextbookBezier(curve)
    return Row(
      work: "bezier \(name), random times, prepared", unit: "ns", ours: ours,
      baseline: time(count) {
        for k in 0..<count { values[k] = textbook.value(random[k], tolerance: 1e-7) }
        return values[count / 2]
      },
      accuracy: "\(largest(errors)) from the scalar", peers: "WebKit at 1e-7: 22 ns",
      leastRatio: 0.8)
  }

  func oneByOne(_ name: String, _ curve: CubicBezier) -> Row {
    let (prepared, textbook) = (PreparedCurve(.unit(.bezier(curve))), TextbookBezier(curve))
    let part = count / 10
    return Row(
      work: "bezier \(name), random times one by one, prepared", unit: "ns",
      ours: time(part) { sum(part) { prepared.value(at: random[$0]) } },
      baseline: time(part) { sum(part) { textbook.value(random[$0], tolerance: 1e-7) } },
      accuracy: "1e-15 + κ 2^-52 (tested)", peers: "WebKit at 1e-7: 22 ns", leastRatio: 0.8)
  }

  func single(_ name: String, _ curve: CubicBezier) -> Row {
    let textbook = TextbookBezier(curve)
    let (part, whole) = (count / 10, Curve.unit(.bezier(curve)))
    return Row(
      work: "bezier \(name), random times, nothing prepared", unit: "ns",
      ours: time(part) { sum(part) { whole.value(at: random[$0]) } },
      baseline: time(part) { sum(part) { textbook.value(random[$0], tolerance: 1e-12) } },
      accuracy: "1e-15 + κ 2^-52 (tested)", peers: "WebKit at 1e-12: 23-31 ns", leastRatio: 0.25)
  }

  func short(_ name: String, _ curve: CubicBezier) -> Row {
    let grid = UniformGrid(step: 1 / 120)
    var values = [Double](repeating: 0, count: 121)
    let rounds = count / 10_000
    return Row(
      work: "bezier \(name), 121 samples with construction", unit: "µs",
      ours: Timing(runs: settings.runs, scale: 1e6 / Double(rounds)) {
        for _ in 0..<rounds {
          let fresh = (try? CubicBezier(curve.x1, curve.y1, curve.x2, curve.y2)) ?? curve
          var span = values.mutableSpan
          fresh.write(into: &span, on: grid)
        }
        return values[60]
      },
      baseline: Timing(runs: settings.runs, scale: 1e6 / Double(rounds)) {
        for _ in 0..<rounds {
          let fresh = TextbookBezier(curve)
          for k in 0..<121 { values[k] = fresh.value(Double(k) / 120, tolerance: 1e-7) }
        }
        return values[60]
      },
      accuracy: "1e-15 + κ 2^-52 (tested)", peers: "WebKit 2.15 µs, closed form 3.9 µs",
      leastRatio: 0.25)
  }

  private func time(_ count: Int, _ work: () -> Double) -> Timing {
    Timing(runs: settings.runs, scale: 1e9 / Double(count), work)
  }

  private func sum(_ count: Int, _ value: (Int) -> Double) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += value(index) }
    return sum
  }
}

func largest(_ errors: [Double]) -> String {
  let error = errors.max() ?? 0
  return error == 0 ? "0" : "\(Double(Float(error)))"
}

/// The textbook's solver: Newton's method from the time itself, then bisection.
struct TextbookBezier {
  private let ax, bx, cx, ay, by, cy: Double

  init(_ curve: CubicBezier) {
    cx = 3 * curve.x1
    bx = 3 * (curve.x2 - curve.x1) - cx
    ax = 1 - cx - bx
    cy = 3 * curve.y1
    by = 3 * (curve.y2 - curve.y1) - cy
    ay = 1 - cy - by
  }

  func value(_ x: Double, tolerance: Double) -> Double {
    let t = solve(x, tolerance)
    return ((ay * t + by) * t + cy) * t
  }

  private func solve(_ x: Double, _ tolerance: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < tolerance { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    t = x
    while low < high {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < tolerance { return t }
      if error < 0 { low = t } else { high = t }
      t = low + (high - low) / 2
      if t == low || t == high { break }
    }
    return t
  }
}
