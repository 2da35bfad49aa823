// Looks at a replay frame by frame, with one row that is used again and again.

/// The numbers of a replay at one time after the other.
struct ReplaySampler {
  private let replay: Replay
  private var cursors: [TrackCursor]
  private var values: [Double]
  private var layout = 0
  private var time = -Double.infinity
  /// Until when nothing changes, in s.
  private var quiet = -Double.infinity
  /// The numbers, in the order of the columns.
  private(set) var row: [Double]

  init(_ replay: Replay) {
    self.replay = replay
    cursors = replay.tracks.map { _ in TrackCursor() }
    values = Array(repeating: 0, count: replay.tracks.count)
    row = Array(repeating: 0, count: replay.columns.count)
  }

  /// Works out the row at a time; in order of time no search is needed.
  mutating func look(at time: Double) {
    if time < self.time { self = ReplaySampler(replay) }
    self.time = time
    if time < quiet { return }
    advance(to: time)
    writeRow()
  }

  private mutating func advance(to time: Double) {
    while layout + 1 < replay.layouts.count, replay.layouts[layout + 1].time <= time {
      layout += 1
    }
    quiet = layout + 1 < replay.layouts.count ? replay.layouts[layout + 1].time : .infinity
    for index in cursors.indices {
      values[index] = cursors[index].value(of: replay.tracks[index], at: time)
      let change =
        cursors[index].isMoving ? time : cursors[index].nextChange(of: replay.tracks[index])
      quiet = min(quiet, change)
    }
  }

  private mutating func writeRow() {
    let layout = replay.layouts[layout]
    let (top, bottom) = (values[0], values[1])
    row[0] = top
    row[1] = max(0, min(bottom, layout.height) - max(top, 0))
    var (column, track) = (2, 2)
    for index in replay.entries.indices {
      let (entry, view) = (replay.entries[index], layout.views[index])
      let covered = max(0, min(view.bottom, bottom) - max(view.top, top))
      row[column] = view.meetsKeyboard ? covered : 0
      row[column + 1] = entry.column(base: view.base, amount: values[track + 1])
      if entry.isInset { row[column + 2] = values[track + 2] }
      row[column + (entry.isInset ? 3 : 2)] = values[track] - values[track + 1]
      column += entry.isInset ? 4 : 3
      track += entry.isInset ? 3 : 2
    }
  }
}
