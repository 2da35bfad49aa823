// One curve of a dump: its label and its numbers at a frame.
import Easing
import Timing

/// What holds for all curves of a dump.
struct DumpSettings {
  let duration: Double?
  let from: Double
  let to: Double
  let hasValues: Bool
  let velocity: Double?
  let outside: OutsidePolicy
  let isSnapped: Bool

  init(_ arguments: Arguments) throws {
    duration = try arguments.seconds("--duration")
    hasValues = arguments.has("--from") || arguments.has("--to")
    from = try arguments.number("--from") ?? 0
    to = try arguments.number("--to") ?? 1
    velocity = try arguments.number("--velocity")
    outside = try arguments.choice("--outside", default: .clamp)
    isSnapped = arguments.has("--snap")
  }
}

/// A curve between two values, with the name that heads its column.
struct DumpSubject {
  let label: String
  let curve: Curve
  private let settings: DumpSettings
  /// The spring that is thrown at a given velocity; nil without one.
  private let thrown: Spring?

  init(_ text: String, _ settings: DumpSettings) throws {
    let expression = try CurveExpression(text)
    label = expression.description
    self.settings = settings
    let asked = try expression.curve(files: CurveFiles.read)
    thrown =
      if let velocity = settings.velocity {
        try Self.spring(asked, label).thrown(velocity, settings)
      } else { nil }
    let curve = thrown.map(Curve.spring) ?? asked
    self.curve = if let duration = settings.duration { try curve.lasting(duration) } else { curve }
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
      return spring.value(
        from: settings.from, to: settings.to, initialVelocity: settings.velocity ?? 0,
        at: settings.outside == .clamp ? min(max(time, 0), curve.duration) : time)
    }
    return interpolate(settings.from, settings.to, progress(at: time))
  }

  private func velocity(at time: Double) -> Double {
    if let spring = thrown, settings.from == settings.to {
      return spring.velocity(
        from: settings.from, to: settings.to, initialVelocity: settings.velocity ?? 0, at: time)
    }
    let slope = curve.velocity(at: time, outside: settings.outside)
    let scale = settings.hasValues ? settings.to - settings.from : 1
    return scale == 0 ? 0 : slope * scale
  }

  private func isOver(_ time: Double) -> Bool { settings.isSnapped && time >= curve.duration }

  private static func spring(_ curve: Curve, _ label: String) throws -> Spring {
    switch curve {
    case .spring(let spring): return spring
    case .clipped(let timed): return try spring(timed.curve, label)
    default: throw UsageError("--velocity is for springs, and \(label) is none")
    }
  }
}

/// The value at a progress between two values; exact at 0 and 1.
private func interpolate(_ from: Double, _ to: Double, _ progress: Double) -> Double {
  progress == 1 ? to : from + (to - from) * progress
}

extension Spring {
  /// The spring with an initial velocity in the units of its values.
  fileprivate func thrown(_ velocity: Double, _ settings: DumpSettings) -> Spring {
    let distance = settings.to - settings.from
    return with(initialVelocity: distance == 0 ? 0 : velocity / distance)
  }
}
