// One curve of a dump: its label and its numbers at a frame.
import Easing
import Timing

/// What holds for all curves of a dump.
struct DumpSettings: Sendable {
  let duration: Double?
  let from: Double
  let to: Double
  let hasValues: Bool
  let velocity: Double?
  let outside: OutsidePolicy
  let isSnapped: Bool

  init(_ arguments: Arguments) throws {
    duration = try arguments.duration()
    hasValues = arguments.has("--from") || arguments.has("--to")
    from = try arguments.number("--from") ?? 0
    to = try arguments.number("--to") ?? 1
    velocity = try arguments.number("--velocity")
    outside = try arguments.choice("--outside", default: .clamp)
    isSnapped = arguments.has("--snap")
  }
}

/// A curve between two values, with the name that heads its column.
struct DumpSubject: Sendable {
  let label: String
  let curve: Curve
  private let settings: DumpSettings
  /// The spring that is thrown at a given velocity; nil without one.
  private let thrown: Spring?
  /// When a thrown spring without a distance is at its target for good, in seconds.
  private let rest: Double

  init(
    _ text: String, _ settings: DumpSettings, files: @escaping Curve.FileResolver
  ) throws {
    let expression = try CurveExpression(text)
    label = expression.description
    self.settings = settings
    let asked = try expression.curve(files: files)
    guard let velocity = settings.velocity else {
      (thrown, rest) = (nil, .infinity)
      curve = try settings.lasting(asked)
      return
    }
    let spring = try Self.spring(of: asked, label).thrown(velocity, settings)
    thrown = spring
    rest = spring.settlingDuration(
      from: settings.from, to: settings.to, initialVelocity: velocity)
    curve = try settings.lasting(
      asked.playing(
        spring,
        until: settings.from == settings.to && velocity != 0 ? rest : spring.duration))
  }

  /// The quantity at a frame.
  func number(_ quantity: Quantity, at frame: Frame) -> Double {
    let time = frame.timestamp
    return switch quantity {
    case .value: value(at: time)
    case .velocity: velocity(at: time)
    default: progress(at: time)
    }
  }

  private func progress(at time: Double) -> Double {
    isOver(time) ? 1 : curve.value(at: time, outside: settings.outside)
  }

  private func value(at time: Double) -> Double {
    if let spring = thrown, settings.from == settings.to, !isOver(time) {
      let time = settings.outside == .clamp ? min(max(time, 0), curve.duration) : time
      if settings.outside == .clamp && time >= rest { return settings.to }
      return spring.value(
        from: settings.from, to: settings.to, initialVelocity: settings.velocity ?? 0, at: time)
    }
    return settings.from.interpolated(to: settings.to, amount: progress(at: time))
  }

  private func velocity(at time: Double) -> Double {
    if let spring = thrown, settings.from == settings.to {
      let isAtRest =
        settings.outside == .clamp
        && (time < 0 || time > curve.duration || time >= rest)
      return isAtRest
        ? 0
        : spring.velocity(
          from: settings.from, to: settings.to, initialVelocity: settings.velocity ?? 0, at: time)
    }
    let slope = curve.velocity(at: time, outside: settings.outside)
    let distance = settings.to - settings.from
    if distance == 0 { return 0 }
    return distance.isFinite ? slope * distance : slope * settings.to - slope * settings.from
  }

  private func isOver(_ time: Double) -> Bool { settings.isSnapped && time >= curve.duration }

  private static func spring(of curve: Curve, _ label: String) throws -> Spring {
    switch curve {
    case .spring(let spring): return spring
    case .clipped(let timed): return try spring(of: timed.curve, label)
    case .keyboard:
      throw UsageError("--velocity is for springs, and the keyboard always starts from rest")
    default: throw UsageError("--velocity is for springs, and \(label) is none")
    }
  }
}

extension DumpSettings {
  /// The curve for as long as was asked.
  fileprivate func lasting(_ curve: Curve) throws -> Curve {
    guard let duration else { return curve }
    do { return try curve.lasting(duration) } catch {
      throw UsageError("--duration is \(duration.plainText), expected \(error.expected)")
    }
  }
}

extension Curve {
  /// Another spring, clipped as this one is, or else after its own time.
  fileprivate func playing(_ spring: Spring, until end: Double) throws -> Curve {
    if case .clipped(let timed) = self {
      return try Curve.spring(spring).clipped(to: timed.duration)
    }
    return end <= 1e9 ? try Curve.spring(spring).clipped(to: end) : .spring(spring)
  }
}

extension Spring {
  /// The spring with an initial velocity in the units of its values.
  fileprivate func thrown(_ velocity: Double, _ settings: DumpSettings) -> Spring {
    let distance = settings.to - settings.from
    return with(initialVelocity: distance == 0 ? 0 : velocity / distance)
  }
}
