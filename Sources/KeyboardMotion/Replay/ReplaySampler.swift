// Looks at a replay frame by frame: what holds between two borders is found once for all of them.
import Easing
import Timing

/// The numbers of a replay at one time after the other.
@usableFromInline
struct ReplaySampler {
  /// A curve that has started: the same for all numbers that started with it.
  private struct Beat {
    let start: Double
    let curve: Curve
  }

  /// What a number has still to go, as far as a beat has come.
  private struct Part {
    let number: Int
    let way: Double
    let beat: Int
  }

  private let replay: Replay
  /// How often each number has been sent somewhere, and what it is without what still moves.
  private var counts: [Int]
  private var bases: [Double]
  private var beats: [Beat] = []
  private var parts: [Part] = []
  private var layout = 0
  /// The stretch of time between two borders, in s.
  private var (begin, until) = (Double.infinity, -Double.infinity)
  /// How far each beat has come, and each number.
  private var progress: [Double] = []
  private var values: [Double]
  /// The numbers at the time that was looked at last, in the order of the replay's columns.
  @usableFromInline
  private(set) var row: [Double]

  @usableFromInline
  init(_ replay: Replay) {
    self.replay = replay
    counts = Array(repeating: 0, count: replay.motions.count)
    bases = Array(repeating: 0, count: replay.motions.count)
    values = bases
    row = Array(repeating: 0, count: replay.columns.count)
  }

  /// Works out the row at a time; in order of time no search is needed.
  @usableFromInline
  mutating func look(at time: Double) {
    if isStill(at: time) { return }
    if !holds(at: time) { seek(time) }
    move(to: time)
  }

  /// Whether the row stays as it is at a time.
  func isStill(at time: Double) -> Bool { beats.isEmpty && holds(at: time) }

  /// Whether a time lies in the stretch.
  private func holds(at time: Double) -> Bool {
    begin <= time && !Placement.isReached(until, at: time)
  }
}

// MARK: From border to border

extension ReplaySampler {
  private mutating func seek(_ time: Double) {
    beats.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    layout = max(
      replay.layouts.partitioningIndex { !Placement.isReached($0.time, at: time) } - 1, 0)
    let next = layout + 1
    (begin, until) = (time, next < replay.layouts.count ? replay.layouts[next].time : .infinity)
    for number in replay.motions.indices {
      var next = 0
      let course = replay.motions[number].course(at: time, after: counts[number]) {
        way, start, timing in
        let beat = beat(start, timing.curve, from: next)
        next = beat + 1
        parts.append(Part(number: number, way: way, beat: beat))
      }
      (counts[number], bases[number]) = (course.count, course.base)
      until = min(until, course.until)
    }
    progress = Array(repeating: 0, count: beats.count)
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
  private mutating func move(to time: Double) {
    for index in beats.indices {
      progress[index] = beats[index].curve.extendedValue(at: time - beats[index].start)
    }
    for number in bases.indices { values[number] = bases[number] }
    Self.add(parts, progress, to: &values)
    Self.write(replay.views, replay.layouts[layout], values, to: &row)
  }

  private static func add(
    _ parts: [Part], _ progress: [Double], to values: inout [Double]
  ) {
    let (parts, progress) = (parts.span, progress.span)
    var values = values.mutableSpan
    for index in parts.indices {
      let part = parts[index]
      values[part.number] += part.way * progress[part.beat]
    }
  }

  private static func write(
    _ views: [ReplayView], _ layout: ReplayLayout, _ values: [Double], to row: inout [Double]
  ) {
    let places = layout.views.span
    let (views, values) = (views.span, values.span)
    var row = row.mutableSpan
    let (top, bottom) = (values[0], values[1])
    row[0] = top
    row[1] = max(0, min(bottom, layout.height) - max(top, 0))
    var (column, number) = (2, 2)
    for index in views.indices {
      let (view, place) = (views[index], places[index])
      let meets = place.meetsKeyboard && max(place.top, top) < min(place.bottom, bottom)
      row[column] = meets ? place.bottom - top : 0
      row[column + 1] =
        view.standsOnKeyboard && place.meetsKeyboard
        ? min(place.base, top) : place.base + view.sign * values[number + 1]
      for extra in 2..<view.trackCount { row[column + extra] = values[number + extra] }
      row[column + view.trackCount] = values[number] - values[number + 1]
      column += view.trackCount + 1
      number += view.trackCount
    }
  }
}
