// All tracks of a replay in one list, in order of time, so that a curve is asked once a frame.
import Easing

/// What happens to all numbers of a replay, in order of time.
struct ReplayScript: Hashable, Sendable {
  /// A number gets a new target.
  struct Step: Hashable, Sendable {
    let time: Double
    let track: Int
    let value: Double
  }

  /// A curve that starts: the same for all that start with it.
  struct Beat: Hashable, Sendable {
    let start: Double
    let curve: Curve

    /// What is left of a distance at a time.
    func left(at time: Double) -> Double { 1 - curve.extendedValue(at: time - start) }
  }

  /// A distance that a beat takes back.
  struct Piece: Hashable, Sendable {
    let start: Double
    let end: Double
    let track: Int
    let distance: Double
    let beat: Int
  }

  let steps: [Step]
  let beats: [Beat]
  let pieces: [Piece]

  init(_ tracks: [MotionTrack]) {
    var (beats, numbers): ([Beat], [Beat: Int]) = ([], [:])
    var (steps, pieces): ([Step], [Piece]) = ([], [])
    for (index, track) in tracks.enumerated() {
      steps += track.targets.map { Step(time: $0.time, track: index, value: $0.value) }
      for piece in track.pieces {
        let beat = Beat(start: piece.start, curve: piece.curve)
        let number = numbers[beat] ?? beats.count
        if number == beats.count { beats.append(beat) }
        numbers[beat] = number
        pieces.append(
          Piece(
            start: piece.start, end: piece.end - MotionTrack.tolerance, track: index,
            distance: piece.distance, beat: number))
      }
    }
    self.beats = beats
    // Steps of one time and one track keep their order: the last one counts.
    self.steps = steps.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    self.pieces = pieces.sorted { ($0.start, $0.beat, $0.track) < ($1.start, $1.beat, $1.track) }
  }
}
