// Looks at a replay frame by frame: what holds between two borders is found once for all of them.
import Easing
import Timing

/// The numbers of a replay at one time after the other, column by column.
struct ReplaySampler {
  /// How many frames are looked at together at most.
  static let runLength = 64

  /// A curve that has started: the same for all numbers that started with it.
  private struct Beat {
    let start: Double
    let curve: Curve
  }

  /// What a number has still to go, as far as a beat has come.
  private struct Part {
    let way: Double
    let beat: Int
  }

  private let replay: Replay
  /// What the numbers do until the next border.
  private var courses: [Motion<Double>.Course] = []
  private var beats: [Beat] = []
  private var parts: [Part] = []
  /// Where the parts of each number begin, and where those of the last one end.
  private var partStarts: [Int]
  private var layout = 0
  /// The stretch of time between two borders, in s.
  private var (begin, until) = (Double.infinity, -Double.infinity)
  /// The progress of each beat, and each number, in the frames of a run.
  private var progress: [[Double]] = []
  private var values: [[Double]]
  /// The numbers of the run that was looked at last, in the order of the replay's columns.
  private(set) var columns: [[Double]]

  init(_ replay: Replay) {
    self.replay = replay
    let run = [Double](repeating: 0, count: Self.runLength)
    values = Array(repeating: run, count: replay.motions.count)
    columns = Array(repeating: run, count: replay.columns.count)
    partStarts = Array(repeating: 0, count: replay.motions.count + 1)
  }

  /// Looks at a first few of some times, at all of which the same things move.
  ///
  /// - Parameter times: Seconds, one at least; in order of time no search is needed.
  /// - Returns: How many there are, and whether all numbers stand still and the columns hold one row.
  mutating func look(at times: ArraySlice<Double>) -> (count: Int, isStill: Bool) {
    let first = times[times.startIndex]
    if first < begin || Placement.isReached(until, at: first) { seek(first) }
    let others = times.dropFirst().prefix(beats.isEmpty ? .max : Self.runLength - 1)
    let count = 1 + others.prefix { begin <= $0 && !Placement.isReached(until, at: $0) }.count
    let run = beats.isEmpty ? 1 : count
    move(to: times.prefix(run))
    writeColumns(run)
    return (count, beats.isEmpty)
  }
}

extension ReplaySampler {
  /// Copies the row of a frame of the last run.
  func copy(_ frame: Int, into row: inout [Double]) {
    for column in columns.indices { row[column] = columns[column][frame] }
  }
}

// MARK: From border to border

extension ReplaySampler {
  private mutating func seek(_ time: Double) {
    let counts = courses.map(\.count)
    courses.removeAll(keepingCapacity: true)
    beats.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    layout = max(
      replay.layouts.partitioningIndex { !Placement.isReached($0.time, at: time) } - 1, 0)
    (begin, until) = (
      time, layout + 1 < replay.layouts.count ? replay.layouts[layout + 1].time : .infinity
    )
    for (number, motion) in replay.motions.enumerated() {
      var next = 0
      let course = motion.course(at: time, after: counts.isEmpty ? 0 : counts[number]) {
        way, start, timing in
        let beat = beat(start, timing.curve, from: next)
        next = beat + 1
        parts.append(Part(way: way, beat: beat))
      }
      courses.append(course)
      until = min(until, course.until)
      partStarts[number + 1] = parts.count
    }
    while progress.count < beats.count {
      progress.append([Double](repeating: 0, count: Self.runLength))
    }
  }

  /// The number of a beat; the beats of one number often follow each other like those of another.
  private mutating func beat(_ start: Double, _ curve: Curve, from next: Int) -> Int {
    func isSame(_ beat: Beat) -> Bool { beat.start == start && beat.curve == curve }
    if next < beats.count, isSame(beats[next]) { return next }
    if let known = beats.firstIndex(where: isSame) { return known }
    beats.append(Beat(start: start, curve: curve))
    return beats.count - 1
  }
}

// MARK: Between two borders

extension ReplaySampler {
  private mutating func move(to times: ArraySlice<Double>) {
    let (first, count) = (times.startIndex, times.count)
    for (index, beat) in beats.enumerated() {
      for frame in 0..<count {
        progress[index][frame] = beat.curve.extendedValue(at: times[first + frame] - beat.start)
      }
    }
    for (number, course) in courses.enumerated() {
      for frame in 0..<count { values[number][frame] = course.base }
      for part in parts[partStarts[number]..<partStarts[number + 1]] {
        for frame in 0..<count {
          values[number][frame] += part.way * progress[part.beat][frame]
        }
      }
    }
  }

  private mutating func writeColumns(_ count: Int) {
    let layout = replay.layouts[layout]
    let (tops, bottoms) = (values[0], values[1])
    for frame in 0..<count {
      columns[0][frame] = tops[frame]
      columns[1][frame] = max(0, min(bottoms[frame], layout.height) - max(tops[frame], 0))
    }
    var (column, number) = (2, 2)
    for (view, place) in zip(replay.views, layout.views) {
      let (ideal, seen) = (values[number], values[number + 1])
      for frame in 0..<count {
        let covered = max(0, min(place.bottom, bottoms[frame]) - max(place.top, tops[frame]))
        columns[column][frame] = place.meetsKeyboard ? covered : 0
        columns[column + 1][frame] = place.base + view.sign * seen[frame]
        columns[column + view.trackCount][frame] = ideal[frame] - seen[frame]
      }
      for extra in 2..<view.trackCount {
        for frame in 0..<count { columns[column + extra][frame] = values[number + extra][frame] }
      }
      column += view.trackCount + 1
      number += view.trackCount
    }
  }
}
