// The keys of a timeline's document, in the order in which they are written.

/// The keys that each kind of object may hold.
package enum TimelineKeys {
  /// Of a document, also a nested one.
  package static let document = ["version", "fps", "labels", "tracks", "events"]
  /// Of a place of a nested document.
  package static let nested = ["id", "at", "timeline"] + timing
  /// Of a named moment.
  package static let event = ["at", "name"]
  /// Of a track.
  package static let track =
    [
      "id", "target", "targets", "type", "base", "from", "to", "by", "keyframes",
      "calculationMode", "at", "stagger",
    ] + timing + [
      "composite", "additive", "iterationComposite", "cumulative", "decompose", "interrupt",
    ]
  /// Of a retarget.
  package static let interrupt = ["at", "to"] + timing + ["interruption", "carriesVelocity"]
  /// Of a keyframe.
  package static let keyframe = ["offset", "value", "curve", "composite"]
  /// Of a stagger.
  package static let stagger = ["each", "from", "curve", "columns", "axis"]

  /// Those that say when something moves.
  package static let timing =
    [
      "duration", "delay", "endDelay", "iterations", "iterationStart", "repeatDelay", "direction",
      "fill", "rate", "curve",
    ] + otherTiming

  /// Those of Core Animation and UIKit.
  static let otherTiming = [
    "beginTime", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses",
    "fillMode", "repeat", "autoreverse",
  ]

  /// Those whose bare number is remarked on from `remarkable` on.
  static let remarkedSeconds: Set = ["duration", "delay", "endDelay", "repeatDelay"]
  /// So many seconds are probably milliseconds.
  package static let remarkable = 100.0

  /// All of them in one order, which is that of each kind but for a few that kinds share.
  static let all: [String] =
    (document + ["each", "offset", "value", "id", "timeline"] + track + event + interrupt
    + stagger).reduce(into: []) { keys, key in
      if !keys.contains(key) { keys.append(key) }
    }
}
