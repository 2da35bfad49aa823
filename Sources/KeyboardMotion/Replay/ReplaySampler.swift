// Looks at a replay frame by frame, with one row that is used again and again.

/// The numbers of a replay at one time after the other.
struct ReplaySampler {
  private let replay: Replay
  private var targets: [Double]
  private var values: [Double]
  private var active: [ReplayScript.Piece] = []
  private var (step, piece, layout) = (0, 0, 0)
  private var time = -Double.infinity
  /// Until when nothing changes, in s.
  private var quiet = -Double.infinity
  /// The numbers, in the order of the columns.
  private(set) var row: [Double]

  init(_ replay: Replay) {
    self.replay = replay
    targets = Array(repeating: 0, count: 2 + replay.views.reduce(0) { $0 + $1.trackCount })
    values = targets
    row = Array(repeating: 0, count: replay.columns.count)
  }

  /// Works out the row at a time; in order of time no search is needed.
  mutating func look(at time: Double) {
    if time < self.time { self = ReplaySampler(replay) }
    self.time = time
    if time < quiet { return }
    advance(to: time)
    move(to: time)
    writeRow()
  }

  private mutating func advance(to time: Double) {
    let (steps, pieces, layouts) = (replay.script.steps, replay.script.pieces, replay.layouts)
    while step < steps.count, steps[step].time <= time {
      targets[steps[step].track] = steps[step].value
      step += 1
    }
    while piece < pieces.count, pieces[piece].start <= time {
      active.append(pieces[piece])
      piece += 1
    }
    while layout + 1 < layouts.count, layouts[layout + 1].time <= time { layout += 1 }
    active.removeAll { $0.end <= time }
    quiet = time
    guard active.isEmpty else { return }
    quiet = layout + 1 < layouts.count ? layouts[layout + 1].time : .infinity
    if step < steps.count { quiet = min(quiet, steps[step].time) }
    if piece < pieces.count { quiet = min(quiet, pieces[piece].start) }
  }

  private mutating func move(to time: Double) {
    for index in values.indices { values[index] = targets[index] }
    var (beat, left) = (-1, 0.0)
    for piece in active {
      if piece.beat != beat {
        beat = piece.beat
        left = replay.script.beats[beat].left(at: time)
      }
      values[piece.track] += piece.distance * left
    }
  }

  private mutating func writeRow() {
    let layout = replay.layouts[layout]
    let (top, bottom) = (values[0], values[1])
    row[0] = top
    row[1] = max(0, min(bottom, layout.height) - max(top, 0))
    var (column, track) = (2, 2)
    for (index, view) in replay.views.enumerated() {
      let place = layout.views[index]
      let covered = max(0, min(place.bottom, bottom) - max(place.top, top))
      row[column] = place.meetsKeyboard ? covered : 0
      row[column + 1] = place.base + view.sign * values[track + 1]
      for extra in 2..<view.trackCount { row[column + extra] = values[track + extra] }
      row[column + view.trackCount] = values[track] - values[track + 1]
      column += view.trackCount + 1
      track += view.trackCount
    }
  }
}
