// No curve answers a finite time with a number that is not finite, whatever it is made of.
import Easing
import TestSupport
import Testing

@Suite struct FinitenessTests {
  static let times: [Double] = {
    let sizes = [
      0, .leastNonzeroMagnitude, 1e-300, 1e-160, 1e-9, 0.1, 1.0 / 3, 0.5, 1, 1.5, 1e3, 1e9, 1e155,
      1e300,
      .greatestFiniteMagnitude,
    ]
    return sizes + sizes.map(-)
  }()

  @Test(arguments: 0..<8)
  func `random curves of every kind answer with finite numbers`(seed: UInt64) {
    var random = RandomCurves(seed: seed)
    for round in 0..<250 {
      let curve = random.curve(depth: 3)
      Self.check(curve)
      if round % 10 == 0 {
        Self.checkBatches(curve)
        Self.checkInverse(curve)
      }
    }
  }

  @Test(arguments: 8..<12)
  func `what random curves print reads back and is finite`(seed: UInt64) throws {
    var random = RandomCurves(seed: seed)
    for _ in 0..<100 {
      let curve = random.curve(depth: 2)
      let read = try Curve(curve.description)
      #expect(read == curve, "\(curve)")
      Self.check(read)
    }
  }

  @Test(arguments: [
    "scale(ease, duration: 1e-9)", "reverse(steps(3, jump-start))", "linear(1e9, -0 2.2e-308%)",
    "linear(0, 1e100 5e-324%, -1e100 1e-323%)",
    "scale(scale(ease, duration: 5e-324), duration: 1e9)",
    "scale(clip(cubic-bezier(0, 1, 0, 1), duration: 0), duration: 1)", "keyboard(duration: 1e-308)",
    "samples(0 0, 5e-324 1e100, 1e9 -1e100, interpolation: monotone)",
    "samples(0 0, 5e-324 1e100, 1e9 -1e100)", "cubic-bezier(5e-324, 1e100, 1, -1e100)",
    "cubic-bezier(1e-300, 1e100, 0, 1)", "easeInPower(0.001)", "easeOutPower(1000)",
    "easeInBack(1000)", "easeOutElastic(1000, 0.001)", "steps(1000000000, jump-none)",
    "spring(mass: 1e-100, stiffness: 1e100, damping: 1e100, velocity: 1e100, overdamping: allowed)",
    "spring(mass: 1e100, stiffness: 1e-100, damping: 0, velocity: -1e100)",
    "ui-spring(duration: 10, damping: 1, velocity: 1e3)",
    "mirror(mirror(mirror(linear(0, 1e100))))",
  ])
  func `curves at the edges of their domains are finite`(text: String) throws {
    let curve = try Curve(text)
    Self.check(curve)
    Self.checkBatches(curve)
    Self.checkInverse(curve)
  }

  @Test func `values between any two numbers are finite`() throws {
    var random = RandomCurves(seed: 20)
    let ends = [0, 1e-300, 336, 1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude]
    for _ in 0..<40 {
      guard case .spring(let spring) = random.spring() else { continue }
      for (start, target, velocity) in ends.flatMap({ a in
        ends.flatMap { b in ends.map { (a, b, $0) } }
      }) {
        for time in [0, 0.1, 1, 1e300, -1, -1e300] {
          let value = spring.value(from: start, to: target, initialVelocity: velocity, at: time)
          let speed = spring.velocity(from: start, to: target, initialVelocity: velocity, at: time)
          #expect(value.isFinite && speed.isFinite, "\(spring) at \(time)")
        }
        let settled = spring.settlingDuration(
          from: start, to: target, initialVelocity: velocity)
        #expect(settled >= 0, "\(spring) from \(start) to \(target) at \(velocity)")
        let force = spring.force(target: target, position: start, velocity: velocity)
        #expect(force.isFinite)
      }
    }
  }

  @Test(arguments: [-5.0, 0, 1e-4, 0.5, 1, 7], [-1.65, 0, 0.3, 1e9])
  func `a ui-spring is fitted, or refused by name`(damping: Double, duration: Double) {
    for velocity in [0, -3, 3, 1e-9, 100, -1e6, 1e99] {
      let text = "ui-spring(duration: \(duration), damping: \(damping), velocity: \(velocity))"
      do {
        Self.check(try Curve(text))
      } catch {
        guard case .parameter(let parameter) = error.kind else {
          Issue.record(error)
          continue
        }
        #expect(["damping", "velocity"].contains(parameter.parameter))
        #expect(
          parameter.expected.contains("cuts this one to")
            == (parameter.parameter == "damping" && damping < 1e-6), "\(parameter)")
      }
    }
  }

  @Test func `the distance of far curves is finite`() throws {
    let (a, b) = (
      try Curve("linear(0, 1e100)"), try Curve("scale(linear(0, -1e100), duration: 1e-9)")
    )
    let difference = CurveDifference(of: a, from: b, over: 1)
    #expect((difference.rms / 1e100 - 1.5275).magnitude < 1e-3)
    #expect(difference.maximum == 2e100)
  }

  /// Every answer to every time, outside the curve too; only a vertical tangent's speed is infinite.
  private static func check(_ curve: Curve) {
    #expect(curve.duration >= 0)
    let mayBeVertical = curve.mayBeVertical
    for time in times + [curve.duration, curve.duration / 3].filter(\.isFinite) {
      for outside in OutsidePolicy.allCases {
        let value = curve.value(at: time, outside: outside)
        let velocity = curve.velocity(at: time, outside: outside)
        #expect(value.isFinite, "\(curve) at \(time), \(outside): \(value)")
        #expect(
          velocity.isFinite || mayBeVertical && !velocity.isNaN,
          "\(curve) at \(time), \(outside): \(velocity)")
      }
    }
  }

  private static func checkBatches(_ curve: Curve) {
    let span = min(curve.duration, 1e6)
    let grids = [
      UniformGrid(step: span / 99), UniformGrid(start: -span, step: span / 20),
      UniformGrid(start: 1e9, step: 1e290),
    ]
    let prepared = PreparedCurve(curve)
    for outside in OutsidePolicy.allCases {
      var values = [Double](repeating: .nan, count: 100)
      for grid in grids {
        write(&values) { curve.write(into: &$0, on: grid, outside: outside) }
        #expect(values.allSatisfy { $0.isFinite }, "\(curve) on \(grid)")
        write(&values) { prepared.write(into: &$0, on: grid, outside: outside) }
        #expect(values.allSatisfy { $0.isFinite }, "\(curve), prepared, on \(grid)")
        if case .spring(let spring) = curve {
          write(&values) { spring.write(into: &$0, on: grid, outside: outside) }
          #expect(values.allSatisfy { $0.isFinite }, "\(curve), in blocks, on \(grid)")
        }
      }
      var some = [Double](repeating: .nan, count: times.count)
      write(&some) { prepared.write(into: &$0, at: times.span, outside: outside) }
      #expect(some.allSatisfy { $0.isFinite }, "\(curve), prepared")
    }
  }

  private static func write(
    _ values: inout [Double], _ write: (inout MutableSpan<Double>) -> Void
  ) {
    for index in values.indices { values[index] = .nan }
    var span = values.mutableSpan
    write(&span)
  }

  private static func checkInverse(_ curve: Curve) {
    #expect(curve.range.lowerBound.isFinite && curve.range.upperBound.isFinite, "\(curve)")
    for progress in [0, .leastNonzeroMagnitude, 0.5, 1, -1e100, 1e300] {
      #expect(curve.times(of: progress).allSatisfy { $0.isFinite }, "\(curve)")
      #expect(curve.prediction(from: progress, after: 1e300).isFinite, "\(curve)")
    }
  }
}

extension Curve {
  /// Whether the curve holds a kind that has vertical tangents.
  fileprivate var mayBeVertical: Bool {
    switch self {
    case .unit(.bezier): true
    case .unit(.penner(let penner)): penner.mayBeVertical
    case .unit, .spring, .keyboard, .sampled: false
    case .scaled(let timed), .clipped(let timed): timed.curve.mayBeVertical
    case .reversed(let curve): curve.mayBeVertical
    case .joined(let first, let second): first.mayBeVertical || second.mayBeVertical
    }
  }
}

extension PennerCurve {
  fileprivate var mayBeVertical: Bool {
    switch shape {
    case .circular: true
    case .power(let exponent): exponent < 1
    default: false
    }
  }
}

/// Curves of every kind from seeded numbers, ordinary and extreme.
private struct RandomCurves {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &numbers)]
  }

  /// A number in a range: evenly, at one of the ends, or of a random size.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let exponents = (0..<Int.random(in: 0...320, using: &numbers)).reduce(1.0) { size, _ in
      size / 10
    }
    let tiny = min(max(exponents, low), high)
    return pick([
      .random(in: max(low, -10)...min(high, 10), using: &numbers), low, high, tiny,
      min(max(-exponents, low), high), .random(in: max(low, -1)...min(high, 1), using: &numbers),
    ])
  }

  mutating func spring() -> Curve {
    let sizes = 1e-100...1e100
    let spring = try? Spring(
      mass: number(sizes), stiffness: number(sizes), damping: number(0...1e100),
      initialVelocity: number(-1e100...1e100), overdamping: pick(Spring.Overdamping.allCases))
    return .spring(spring ?? .keyboard)
  }

  private mutating func unit() -> UnitCurve {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0:
      let curve = try? CubicBezier(
        number(0...1), number(-1e100...1e100), number(0...1), number(-1e100...1e100))
      return curve.map { .bezier($0) } ?? .ease
    case 1:
      let count = Int(pick([2, 3, 7, 1e9]))
      return (try? Steps(count, pick(Steps.Position.allCases))).map { .steps($0) } ?? .ease
    case 2:
      let stops = (0..<Int.random(in: 2...6, using: &numbers)).map { _ in
        LinearStops.Stop(
          number(-1e100...1e100), at: pick([nil, number(-1e100...1e100), number(0...1)]))
      }
      return (try? LinearStops(stops)).map { .stops($0) } ?? .ease
    default:
      let shape: PennerCurve.Shape = pick([
        .sine, .power(number(0.001...1000)), .exponential, .publishedExponential, .circular,
        .back(overshoot: number(0...1000)), .bounce,
        .elastic(amplitude: number(1...1000), period: max(number(0.001...1000), 0.05)),
      ])
      return (try? PennerCurve(shape: shape, direction: pick(Direction.allCases))).map {
        .penner($0)
      }
        ?? .ease
    }
  }

  private mutating func sampled() -> Curve {
    var time = 0.0
    let times = (0..<Int.random(in: 2...8, using: &numbers)).map { _ in
      time = min(max(time.nextUp, time + number(0...1e8)), 1e9)
      return time
    }
    let curve = try? SampledCurve(
      times: times, values: times.map { _ in number(-1e100...1e100) },
      interpolation: pick(SampledCurve.Interpolation.allCases))
    return curve.map { .sampled($0) } ?? .unit(.ease)
  }

  mutating func curve(depth: Int) -> Curve {
    let kind = Int.random(in: 0..<(depth > 0 ? 9 : 4), using: &numbers)
    switch kind {
    case 0: return .unit(unit())
    case 1: return spring()
    case 2:
      let keyboard = try? KeyboardCurve(passedDuration: number(0...1e9), policy: .stretched)
      return .keyboard(keyboard ?? .system)
    case 3: return sampled()
    default:
      let inner = curve(depth: depth - 1)
      let made =
        switch kind {
        case 4: try? inner.scaled(to: number(0...1e9))
        case 5: try? inner.clipped(to: number(0...1e9))
        case 6: try? inner.reversed()
        case 7: try? inner.mirrored()
        default: try? inner.joined(with: curve(depth: depth - 1))
        }
      return made ?? inner
    }
  }
}
