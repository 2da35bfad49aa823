// A recording judged by a curve, and what is wrong with it in words.
public import Easing
public import FrameTables
internal import Timing

/// What a recording is beside the curve that it should show.
///
///     let verdict = try RecordingVerdict(of: table, by: try Curve("keyboard"), scale: 336)
///     verdict.remark   // "late by 33 ms; held frames: 4, 19"
public struct RecordingVerdict: Hashable, Sendable {
  /// The recording beside the curve, row by row.
  public let comparison: TableComparison
  /// Where the curve lies in the recording.
  public let fit: RecordingFit
  /// The frames that show what the one before showed, where the curve had moved on.
  public let held: [Int]
  /// The frames that differ alone, between such as do not.
  public let outliers: [Int]
  /// The named curve that the recording shows instead; nil where there is none.
  public let identified: String?
  /// All that is said of the place and the faults, in words.
  public let remark: String

  /// Judges a recording.
  ///
  /// - Parameters:
  ///   - table: The recording.
  ///   - curve: The curve that it should show; from its end on it is at its target.
  ///   - scale: The distance of the motion in the recording's unit, above 0; nil: it holds progress.
  ///   - columns: Which columns of the table count.
  ///   - sliding: Whether it may be slid along the time axis.
  ///   - tolerance: What each number may be off; nil: half a unit where there is a scale, else 1e-12 or
  ///     4 units in the last place.
  /// - Throws: ``RecordedMotionError`` or `TableReadError`.
  public init(
    of table: Table, by curve: Curve, scale: Double? = nil,
    columns: RecordedMotion.Columns = RecordedMotion.Columns(),
    sliding: RecordingFit.Sliding = .whereNeeded, tolerance: Tolerance? = nil
  ) throws {
    var recording = try RecordedMotion(table, columns)
    recording.settleTimes(lasting: curve.duration)
    let tolerance = tolerance ?? (scale == nil ? .standard : .absolute(0.5))
    let distance = scale ?? 1
    let slack = max(
      tolerance.absolute, tolerance.relative * distance, tolerance.ulps * distance.ulp)
    let best = RecordingFit(
      times: recording.times, values: recording.values, scale: distance, motion: curve.removed,
      slack: slack, sliding: sliding)
    self.fit = best
    comparison = try recording.comparison(with: best.expected, within: tolerance)
    let rows = Set(comparison.differences.map(\.row))
    let faults = recording.faults(rows, best, slack: slack)
    held = faults.held.map { recording.frames[$0] }
    outliers = faults.outliers.map { recording.frames[$0] }
    identified =
      rows.isEmpty || !faults.isUnexplained
      ? nil
      : recording.nearestCurve(at: best, lasting: curve.duration, within: 0.005 * distance)
    remark = Self.words(best, recording, held, outliers, identified, rows.count)
  }

  private static func words(
    _ fit: RecordingFit, _ recording: RecordedMotion, _ held: [Int], _ outliers: [Int],
    _ identified: String?, _ differing: Int
  ) -> String {
    func list(_ frames: [Int]) -> String {
      frames.prefix(12).map { "\($0)" }.joined(separator: ", ") + (frames.count > 12 ? " …" : "")
    }
    func decimals(_ number: Double) -> String { spelled(number, precision: 4) }
    func thousandths(_ number: Double) -> String {
      let count = Int((number * 1000).rounded())
      return "\(count / 1000)." + String(String(1000 + count % 1000).dropFirst())
    }
    var words = recording.remarks
    let milliseconds = decimals(fit.offset.magnitude * 1000)
    words.append(
      fit.offset == 0
        ? "no time offset"
        : "time offset \(milliseconds) ms, the recording is \(fit.offset > 0 ? "late" : "early")")
    if fit.origin != 0 || fit.distance < 0 {
      words.append("from \(decimals(fit.origin)) by \(decimals(fit.distance))")
    }
    if fit.rate != 1 {
      let factor = thousandths(max(fit.rate, 1 / fit.rate))
      words.append("\(factor) times too \(fit.rate > 1 ? "fast" : "slow")")
    }
    if fit.scale != 1 {
      let factor = thousandths(max(fit.scale, 1 / fit.scale))
      words.append("\(factor) times too \(fit.scale > 1 ? "large" : "small")")
    }
    if fit.isBackwards { words.append("played backwards") }
    if !held.isEmpty { words.append("held frames: \(list(held))") }
    if !outliers.isEmpty { words.append("outliers: \(list(outliers))") }
    if fit.rate != 1 || fit.scale != 1 || fit.isBackwards, held.isEmpty, outliers.isEmpty {
      words.append("else equal")
    }
    if let identified { words.append("it is \(identified)") }
    return (words + ["at most \(decimals(fit.worst)) off"]).joined(separator: "; ")
  }
}

extension RecordedMotion {
  /// The rows beside what they should be.
  fileprivate func comparison(
    with expected: [Double], within tolerance: Tolerance
  ) throws(TableReadError) -> TableComparison {
    func table(_ numbers: [Double]) -> Table {
      Table([
        Column("frame", .integers(frames)), Column("time", .numbers(times)),
        Column(name, .numbers(numbers)),
      ])
    }
    return try TableComparison(of: table(values), with: table(expected), columns: [name]) { _ in
      tolerance
    }
  }

  /// The named curve that comes near enough at nine rows of ten, laid where another one was.
  fileprivate func nearestCurve(
    at fit: RecordingFit, lasting duration: Double, within slack: Double
  ) -> String? {
    var best: (name: String, error: Double)?
    for named in NamedCurve.all {
      guard let motion = try? named.curve.lasting(duration).removed else { continue }
      let errors = zip(times, values).map { time, value in
        (value - fit.origin - fit.distance * motion.progress(time - fit.offset)).magnitude
      }.sorted()
      let error = errors[(errors.count - 1) * 9 / 10]
      if error <= best?.error ?? slack { best = (named.name, error) }
    }
    return best?.name
  }

  /// Which of the rows that differ repeat the one before, and which stand alone.
  fileprivate func faults(
    _ rows: Set<Int>, _ fit: RecordingFit, slack: Double
  ) -> (held: [Int], outliers: [Int], isUnexplained: Bool) {
    if fit.rate != 1 || fit.scale != 1 || fit.isBackwards { return ([], [], false) }
    let still = max(fit.distance.magnitude * 1e-9, slack / 100)
    let held = rows.filter {
      $0 > 0 && (values[$0] - values[$0 - 1]).magnitude <= still
        && (fit.expected[$0] - fit.expected[$0 - 1]).magnitude > still
    }
    let others = rows.subtracting(held)
    let outliers = others.filter { !others.contains($0 - 1) && !others.contains($0 + 1) }
    let isUnexplained = others.count > outliers.count || 4 * rows.count > values.count
    if isUnexplained { return ([], [], true) }
    return (held.sorted(), outliers.sorted(), false)
  }
}

extension Curve {
  /// The curve as an animation that is removed at its end shows it.
  fileprivate var removed: RecordingFit.Motion {
    let end = endProgress
    return RecordingFit.Motion(lasting: duration) { $0 <= duration ? value(at: $0) : end }
  }

  /// Where things are once the animation is removed: at its target, a recorded one at its last row.
  private var endProgress: Double {
    switch self {
    case .unit, .spring, .keyboard: 1
    case .sampled: value(at: duration)
    case .scaled(let timed), .clipped(let timed): timed.curve.endProgress
    case .reversed(let curve): curve.endProgress == 1 ? 1 : value(at: duration)
    case .joined(_, let second): second.endProgress == 1 ? 1 : value(at: duration)
    }
  }
}
