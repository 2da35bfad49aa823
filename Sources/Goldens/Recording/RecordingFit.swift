// A recording from a device, laid over the motion that it should show.
internal import Easing

/// The place in time and space at which a recording fits a motion best, judged so that a few rows that
/// are far off do not move it.
///
/// A recording in which the motion starts at the first row is not slid along the time axis unless that
/// is asked for. Direction and start are taken from the recording: positions may rise or fall.
public struct RecordingFit: Hashable, Sendable {
  /// Whether a recording may be slid along the time axis.
  public enum Sliding: Hashable, Sendable {
    /// Its times are taken as they are.
    case never
    /// Where the motion does not start at the first row: rest before it is cut, however long.
    case whereNeeded
    /// Always, by up to four steps beside the start that the rows show.
    case always
    /// Always, by so many seconds either way.
    case atMost(Double)
  }

  /// A motion as a function of seconds.
  public struct Motion: Sendable {
    /// The progress at a time, also before the start and after the end.
    let progress: @Sendable (Double) -> Double
    /// How long it lasts, in seconds.
    let duration: Double

    /// Creates a motion.
    ///
    /// - Parameters:
    ///   - duration: How long it lasts, in seconds.
    ///   - progress: The progress at a time in seconds, before the start and after the end too.
    public init(lasting duration: Double, progress: @escaping @Sendable (Double) -> Double) {
      (self.progress, self.duration) = (progress, duration)
    }
  }

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
  /// How much faster than the motion the recording would have to be taken to fit; 1 as it is.
  public let rate: Double
  /// How much larger likewise.
  public let scale: Double
  /// Whether it fits the motion played backwards.
  public let isBackwards: Bool

  /// Finds the place of the smallest mean difference.
  ///
  /// - Parameters:
  ///   - times: Seconds, ascending, one at least.
  ///   - values: A finite number for each time.
  ///   - scale: The distance of the motion in the unit of the values, above 0.
  ///   - motion: The motion.
  ///   - slack: What values may be off, in their unit.
  ///   - sliding: Whether the recording may be slid along the time axis.
  public init(
    times: [Double], values: [Double], scale: Double, motion: Motion, slack: Double,
    sliding: Sliding = .whereNeeded
  ) {
    precondition(!times.isEmpty && times.count == values.count, "A recording has rows.")
    let rows = Rows(times: times, values: values, motion: motion, scale: scale, slack: slack)
    let place = rows.placed(sliding)
    (offset, origin, distance) = (place.offset, place.origin, place.distance)
    let expected = rows.expected(place)
    self.expected = expected
    worst = zip(values, expected).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
    let diagnosis = worst > slack ? rows.diagnosis(of: place) : Place()
    (rate, self.scale, isBackwards) = (diagnosis.rate, diagnosis.scale, diagnosis.isBackwards)
  }
}

/// Where a motion lies in a recording, and what a faulty recording has made of it.
private struct Place {
  var offset = 0.0
  var origin = 0.0
  var distance = 1.0
  var rate = 1.0
  var scale = 1.0
  var isBackwards = false
}

private struct Rows {
  let times: [Double]
  let values: [Double]
  let motion: RecordingFit.Motion
  let scale: Double
  let slack: Double

  /// The motion at each time, in the recording's unit.
  func expected(_ place: Place) -> [Double] {
    times.indices.map { expected(place, at: $0) }
  }

  private func expected(_ place: Place, at row: Int) -> Double {
    let time = (times[row] - place.offset) * place.rate
    let distance = place.distance * place.scale
    func value(_ time: Double) -> Double {
      let progress = motion.progress(time)
      return place.origin + distance * (place.isBackwards ? 1 - progress : progress)
    }
    // A removed animation is at its target, its last frame where the curve ends: either may be shown.
    guard (time - motion.duration).magnitude <= 1e-6 else { return value(time) }
    let ends = [value(motion.duration), value(motion.duration + 1)]
    return ends.min { (values[row] - $0).magnitude < (values[row] - $1).magnitude } ?? ends[0]
  }

  /// The mean difference; a row that is far off counts as one that is off by a quarter.
  private func error(_ place: Place) -> Double {
    let step = max(times.count / 1000, 1)
    var (sum, count) = (0.0, 0.0)
    for row in stride(from: 0, to: times.count, by: step) {
      sum += min((values[row] - expected(place, at: row)).magnitude, scale / 4)
      count += 1
    }
    return sum / count
  }

  // MARK: Place

  func placed(_ sliding: RecordingFit.Sliding) -> Place {
    let places = placements.map { slid($0, sliding) }
    return places.min { error($0) < error($1) } ?? Place()
  }

  /// From 0 where the last number is nearer to the scale than the travel; else from the first number or
  /// to the last one, up or down.
  private var placements: [Place] {
    let (first, last) = (values[0], values[values.count - 1])
    if (last - scale).magnitude <= ((last - first).magnitude - scale).magnitude {
      return [Place(origin: 0, distance: scale)]
    }
    let distance = last < first ? -scale : scale
    return [
      Place(origin: first, distance: distance), Place(origin: last - distance, distance: distance),
    ]
  }

  private func slid(_ place: Place, _ sliding: RecordingFit.Sliding) -> Place {
    var place = place
    switch sliding {
    case .never: place.offset = 0
    case .whereNeeded:
      place.offset = times[0]
      if startsAtFirstRow(place) { return place }
      place.offset = offset(of: place, around: [0, restEnd(place)], within: reach)
    case .always: place.offset = offset(of: place, around: [0, restEnd(place)], within: reach)
    case .atMost(let limit): place.offset = offset(of: place, around: [0], within: limit)
    }
    return place
  }

  /// Whether the first row is where the motion starts, and the second where it then goes.
  private func startsAtFirstRow(_ place: Place) -> Bool {
    guard (values[0] - place.origin).magnitude <= still else { return false }
    // Rest that the motion does not have: it should have left by now, and the rows have not.
    for row in times.indices.dropFirst() {
      if (values[row] - values[0]).magnitude > still { return true }
      if (expected(place, at: row) - place.origin).magnitude > 3 * still { return false }
    }
    return true
  }

  /// How far apart two numbers at rest may be.
  private var still: Double { max(min(slack, scale / 50), scale * 1e-6) }

  /// The time of the last row at which nothing has moved yet.
  private func restEnd(_ place: Place) -> Double {
    let moved = values.firstIndex { ($0 - values[0]).magnitude > still } ?? 1
    return times[max(moved - 1, 0)]
  }

  /// Four steps of the recording, or four frames at 60 frames per second where its steps are shorter.
  private var reach: Double {
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    return max(steps.isEmpty ? 0 : 4 * steps[steps.count / 2], 4.0 / 60)
  }

  private func offset(of place: Place, around centres: [Double], within reach: Double) -> Double {
    func error(_ offset: Double) -> Double {
      var place = place
      place.offset = offset
      return self.error(place)
    }
    let offsets = centres.map { smallest(of: error, around: $0, within: reach) }
    let best = offsets.min { error($0) < error($1) } ?? 0
    // Unslid wins a draw.
    return error(0) <= error(best) * (1 + 1e-9) || best.magnitude < 1e-9 ? 0 : best
  }

  /// Looks on a grid, then on ever finer grids around the best place.
  private func smallest(
    of error: (Double) -> Double, around centre: Double, within reach: Double
  ) -> Double {
    var (best, least, width) = (centre, error(centre), reach)
    for level in 0..<9 {
      let (middle, steps) = (best, level == 0 ? 40 : 10)
      for step in -steps...steps {
        let number = min(
          max(middle + width * Double(step) / Double(steps), centre - reach), centre + reach)
        let size = error(number)
        if size < least { (best, least) = (number, size) }
      }
      width /= level == 0 ? 20 : 5
    }
    return best
  }

  // MARK: Diagnosis

  /// The one fault that explains what differs: another rate, scale or direction; none where nothing
  /// does so well.
  func diagnosis(of place: Place) -> Place {
    var backwards = place
    backwards.isBackwards = true
    let (first, last) = (values[0], values[values.count - 1])
    backwards.origin = min(first, last)
    backwards.distance = scale
    let candidates = [paced(place), scaled(place), backwards]
    let before = differing(place)
    let best = candidates.min { error($0) < error($1) } ?? place
    let after = differing(best)
    let explains = 5 * error(best) < error(place) && 10 * after <= times.count && 2 * after < before
    return explains ? best : place
  }

  private func differing(_ place: Place) -> Int {
    times.indices.count { (values[$0] - expected(place, at: $0)).magnitude > slack }
  }

  private func paced(_ place: Place) -> Place {
    func with(_ logarithm: Double) -> Place {
      var place = place
      place.rate = Libm.exp2(logarithm)
      return place
    }
    return with(smallest(of: { error(with($0)) }, around: 0, within: 2))
  }

  private func scaled(_ place: Place) -> Place {
    func with(_ logarithm: Double) -> Place {
      var place = place
      place.scale = Libm.exp2(logarithm)
      return place
    }
    return with(smallest(of: { error(with($0)) }, around: 0, within: 3))
  }
}
