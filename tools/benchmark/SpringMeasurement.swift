// Springs on a uniform grid and one by one.
import Easing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Measurement {
  static let spring = Measurement("spring") { settings in
    let springs = [
      ("critical", try? Spring(stiffness: 100, damping: 20)),
      ("under-damped", try? Spring(stiffness: 100, damping: 10)),
    ]
    return springs.flatMap { name, spring in
      spring.map { [row(name, $0, settings), single(name, $0, settings)] } ?? []
    }
  }

  private static func row(_ name: String, _ spring: Spring, _ settings: Settings) -> Row {
    let count = settings.count
    let grid = UniformGrid(step: 2 / Double(count))
    var values = [Double](repeating: 0, count: count)
    let ours = Timing(runs: settings.runs, scale: 1e9 / Double(count)) {
      var span = values.mutableSpan
      spring.write(into: &span, on: grid, outside: .extend)
      return values[count / 2]
    }
    let errors = (0..<1000).map { index in
      let k = index * (count / 1000) + index % 7
      return abs(values[k] - spring.extendedValue(at: grid.time(at: k)))
    }
    let textbook = TextbookSpring(spring)
    return Row(
      work: "spring \(name), uniform grid", unit: "ns", ours: ours,
      baseline: Timing(runs: settings.runs, scale: 1e9 / Double(count)) {
        for k in 0..<count { values[k] = textbook.value(grid.time(at: k)) }
        return values[count / 2]
      },
      accuracy: "\(largest(errors)) from the scalar",
      peers: name == "critical" ? "C++ 7.0 ns, numpy 7.9" : "C++ 16.7 ns, numpy 28.4",
      leastRatio: 1.5)
  }
}

extension Measurement {
  fileprivate static func single(_ name: String, _ spring: Spring, _ settings: Settings) -> Row {
    let (count, textbook) = (settings.count / 10, TextbookSpring(spring))
    var numbers = SeededNumbers(seed: 2)
    let times = (0..<count).map { _ in Double.random(in: 0..<2, using: &numbers) }
    func time(_ value: (Double) -> Double) -> Timing {
      Timing(runs: settings.runs, scale: 1e9 / Double(count)) {
        times.reduce(0) { $0 + value($1) }
      }
    }
    return Row(
      work: "spring \(name), random times one by one", unit: "ns",
      ours: time { spring.value(at: $0, outside: .extend) },
      baseline: time { textbook.value($0) },
      accuracy: "1e-14 (tested)",
      peers: name == "critical" ? "C++ 11 ns" : "C++ 44 ns", leastRatio: 0.4)
  }
}

/// The textbook's closed forms, straight from the C library.
private struct TextbookSpring {
  let frequency, ratio: Double

  init(_ spring: Spring) {
    (frequency, ratio) = (spring.angularFrequency, spring.dampingRatio)
  }

  func value(_ t: Double) -> Double {
    if ratio >= 1 { return 1 - (1 + frequency * t) * exp(-frequency * t) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let angle = swing * t
    return 1 - exp(-ratio * frequency * t)
      * (cos(angle) + ratio * frequency / swing * sin(angle))
  }
}
