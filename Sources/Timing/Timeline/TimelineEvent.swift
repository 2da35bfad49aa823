// Something that happens while a timeline is played.

/// A moment that playing has crossed.
///
///     var playhead = Playhead(timeline)   // one track "x" of one second
///     playhead.advance(to: 0)             // [TimelineEvent(.begin, "x", at: 0)]
///     playhead.advance(to: 2)             // [TimelineEvent(.complete, "x", at: 1)]
public struct TimelineEvent: Hashable, Sendable {
  /// What has happened.
  public enum Kind: Hashable, Sendable {
    /// A track's active time is entered, in the direction of play.
    case begin
    /// A track's active time is left, in the direction of play.
    case complete
    /// Borders between a track's iterations are crossed: how many at once; the time is the last's.
    case iterations(Int)
    /// A named moment is crossed.
    case cue
  }

  /// What has happened.
  public var kind: Kind
  /// The name of the track or of the moment.
  public var name: String
  /// The time in seconds.
  public var time: Double

  /// Creates an event from its parts.
  ///
  /// - Parameters:
  ///   - kind: What has happened.
  ///   - name: The name of the track or of the moment.
  ///   - time: The time in seconds.
  public init(_ kind: Kind, _ name: String, at time: Double) {
    (self.kind, self.name, self.time) = (kind, name, time)
  }
}
