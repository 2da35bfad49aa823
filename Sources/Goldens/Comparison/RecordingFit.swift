// A recording from a device, laid over the motion it should show.
internal import FrameTables

/// The time offset and the origin at which a recording fits a motion best.
///
/// A display shows a motion a frame or two after it was asked for, and a recording's clock starts
/// where it likes. Only so much is forgiven: the offset is looked for within four steps of the
/// recording, or four frames at 60 frames per second where its steps are shorter.
///
/// A recording whose last number is nearer to the scale than its travel is taken as the distance
/// from 0; any other as positions, up or down, measured from its first number or its last.
public struct RecordingFit: Hashable, Sendable {
  /// The seconds by which the recording is late; negative where it is early.
  public let offset: Double
  /// The number of the recording that stands for progress 0.
  public let origin: Double
  /// The distance from progress 0 to 1 in the recording's unit; negative where numbers fall.
  public let distance: Double
  /// The motion in the recording's unit at each of its times.
  public let expected: [Double]
  /// The largest difference between the recording and the motion.
  public let worst: Double
  /// The largest offset in s that was looked for, either way.
  public let reach: Double

  /// Finds the fit with the smallest largest difference.
  ///
  /// - Parameters:
  ///   - times: s, ascending, one at least.
  ///   - values: a finite number for each time.
  ///   - scale: the distance of the motion in the unit of the values, above 0.
  ///   - progress: the motion as progress for a time in s.
  public init(
    times: [Double], values: [Double], scale: Double, progress: (Double) -> Double
  ) {
    precondition(!times.isEmpty && times.count == values.count, "A recording has rows.")
    let reach = Self.reach(times)
    self.reach = reach
    let rows = Array(stride(from: 0, to: times.count, by: max(times.count / 2000, 1)))
    var best = (offset: 0.0, origin: 0.0, distance: scale, worst: Double.infinity)
    for (origin, distance) in Self.placements(values, scale) {
      func worst(_ offset: Double) -> Double {
        rows.reduce(0.0) { worst, row in
          let expected = origin + distance * progress(times[row] - offset)
          return max(worst, (values[row] - expected).magnitude)
        }
      }
      let offset = Self.smallest(of: worst, within: reach)
      if worst(offset) < best.worst { best = (offset, origin, distance, worst(offset)) }
    }
    (offset, origin, distance) = (best.offset, best.origin, best.distance)
    let expected = times.map { best.origin + best.distance * progress($0 - best.offset) }
    self.expected = expected
    worst = zip(values, expected).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
  }

  private static func placements(_ values: [Double], _ scale: Double) -> [(Double, Double)] {
    let (first, last) = (values[0], values[values.count - 1])
    let (endOff, travelOff) = (last - scale, (last - first).magnitude - scale)
    if endOff.magnitude <= travelOff.magnitude { return [(0, scale)] }
    let distance = last < first ? -scale : scale
    return [(first, distance), (last - distance, distance)]
  }

  private static func reach(_ times: [Double]) -> Double {
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    return max(steps.isEmpty ? 0 : 4 * steps[steps.count / 2], 4.0 / 60)
  }

  /// Looks on a grid, then on ever finer grids around the best place; 0 wins a draw.
  private static func smallest(of error: (Double) -> Double, within reach: Double) -> Double {
    var (best, least, width) = (0.0, error(0), reach)
    for _ in 0..<6 {
      let centre = best
      for step in -20...20 {
        let offset = min(max(centre + width * Double(step) / 20, -reach), reach)
        let size = error(offset)
        if size < least { (best, least) = (offset, size) }
      }
      width /= 10
    }
    return best
  }
}
