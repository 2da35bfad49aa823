// A track read in order of time, without a search.
import Easing

/// A place in a track: which target holds, and which pieces are running.
struct TrackCursor {
  private var target = 0
  private var next = 0
  private var active: [Int] = []

  /// Whether anything is running.
  var isMoving: Bool { !active.isEmpty }

  /// Returns the track's value at a time that is not before the one asked last.
  mutating func value(of track: MotionTrack, at time: Double) -> Double {
    while target + 1 < track.targets.count, track.targets[target + 1].time <= time { target += 1 }
    while next < track.pieces.count, track.pieces[next].start <= time {
      active.append(next)
      next += 1
    }
    var value = track.targets[target].value
    if active.isEmpty { return value }
    active.removeAll { track.pieces[$0].end - MotionTrack.tolerance <= time }
    for index in active { value += track.pieces[index].value(at: time) }
    return value
  }

  /// When the track will change next, in s.
  func nextChange(of track: MotionTrack) -> Double {
    let step = target + 1 < track.targets.count ? track.targets[target + 1].time : .infinity
    let start = next < track.pieces.count ? track.pieces[next].start : .infinity
    return min(step, start)
  }
}
