// A recording from a device, judged by a curve.
import Easing
import FrameTables
import Goldens

/// The numbers of a recording over its times.
struct Recording {
  private let column: String
  private let times: [Double]
  private let values: [Double]
  private let frames: [Column]

  init(_ table: Table, isInPoints: Bool) throws {
    let names = table.columns.map(\.name).filter { $0 != "frame" && $0 != "time" }
    let usual = isInPoints ? ["value", "progress"] : ["progress", "value"]
    guard let column = usual.first(where: names.contains) ?? (names.count == 1 ? names[0] : nil)
    else {
      throw UsageError(
        "expected a column 'value' or 'progress', or a single one beside frame and time")
    }
    self.column = column
    times = try table.numbers("time")
    values = try table.numbers(column)
    guard times.count >= 2 else { throw UsageError("expected two rows or more") }
    frames = table.columns.filter { $0.name == "frame" }
  }

  /// Lays the recording over a curve and judges what is left.
  func check(
    _ path: String, against curve: (name: String, curve: Curve), scale: Double,
    _ tolerance: Tolerance
  ) throws -> Check {
    let (motion, end) = (curve.curve, curve.curve.endProgress)
    let fit = RecordingFit(times: times, values: values, scale: scale) {
      $0 < motion.duration ? motion.value(at: $0) : end
    }
    func table(_ numbers: [Double]) -> Table {
      Table(frames + [Column("time", .numbers(times)), Column(column, .numbers(numbers))])
    }
    let comparison = try TableComparison(
      of: table(values), with: table(fit.expected), columns: [column]
    ) { _ in tolerance }
    return Check(
      path: path, of: curve.name, verdict: .judged(comparison), remark: Self.remark(fit))
  }

  private static func remark(_ fit: RecordingFit) -> String {
    let milliseconds = (fit.offset * 1000).magnitude.rounded(to: 2)
    let offset =
      milliseconds == "0"
      ? "no time offset"
      : "time offset \(milliseconds) ms, the recording is \(fit.offset > 0 ? "late" : "early")"
        + (fit.offset.magnitude < 0.999 * fit.reach ? "" : ", the most that is looked for")
    let place =
      fit.origin == 0 && fit.distance > 0
      ? ""
      : ", from \(fit.origin.rounded(to: 2)) by \(fit.distance.rounded(to: 2))"
    return "\(offset)\(place), at most \(fit.worst.rounded(to: 4)) off"
  }
}

extension Curve {
  /// Where things are once the animation is removed: at its target, a recorded one at its last row.
  fileprivate var endProgress: Double {
    switch self {
    case .unit, .spring, .keyboard: 1
    case .sampled: value(at: duration)
    case .scaled(let timed), .clipped(let timed): timed.curve.endProgress
    case .reversed(let curve): curve.endProgress == 1 ? 1 : value(at: duration)
    case .joined(_, let second): second.endProgress == 1 ? 1 : value(at: duration)
    }
  }
}

extension Double {
  /// The number with so many decimals at most.
  fileprivate func rounded(to decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    return ((self * unit).rounded() / unit).plainText
  }
}
