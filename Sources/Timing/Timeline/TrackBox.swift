// A track that is more than numbers in columns, with the ways between its values made ready.

/// A track that a timeline looks at without copying it.
@usableFromInline
final class TrackBox<Value: Interpolatable>: Sendable {
  @usableFromInline let track: Track<Value>
  /// From each value to the next, where only they count and are made ready; else empty.
  @usableFromInline let ways: [@Sendable (Double) -> Value]

  @inlinable
  init(_ track: Track<Value>) {
    self.track = track
    ways = track.ways ?? []
  }

  /// The value at a local time on top of what lies under the track; nil where it has no effect.
  @inlinable
  func effect(at local: TrackColumns.LocalTime, onto underlying: Value?) -> Value? {
    if ways.isEmpty { return track.effect(at: local, onto: underlying, alone: false) }
    let state = track.timing.state(
      at: local.seconds, slack: local.slack, isReversed: local.isReversed)
    guard let progress = state.progress else { return nil }
    guard case .stops(_, let course) = track.keyframes.storage else { return ways[0](progress) }
    let piece = course.piece(
      at: course.nearOffset(progress), lasting: track.timing.duration)
    // No end is open; where two values are one, its own way leads nowhere.
    let (start, end) = (piece.start ?? 0, piece.end ?? 0)
    return start == end ? track.keyframes.values[start] : ways[start](piece.amount)
  }
}

extension TrackBox: Hashable {
  @usableFromInline
  static func == (a: TrackBox, b: TrackBox) -> Bool { a === b || a.track == b.track }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(track) }
}

extension Track {
  /// From each value to the next where the track replaces what lies under it and nothing else; nil
  /// for other tracks, and where the values make nothing ready.
  @usableFromInline
  var ways: [@Sendable (Double) -> Value]? {
    guard composite == .replace, !isCumulative, motion.isEmpty, keyframes.course?.isPlain ?? true
    else { return nil }
    let values = keyframes.values
    let ways = zip(values, values.dropFirst()).map { $0.way(to: $1) }
    return ways.contains { $0 == nil } ? nil : ways.compactMap(\.self)
  }
}
