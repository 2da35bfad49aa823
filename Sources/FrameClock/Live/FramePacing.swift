// The settings of a clock: how often, and what happens when something goes wrong.
public import Timing

/// How a clock paces its frames.
///
///     FramePacing(rate: 120, late: .slip)
public struct FramePacing: Hashable, Sendable {
  /// Frames per second, up to ``highestRate``; live clocks are made for rates up to 240.
  public let rate: FrameRate
  /// What becomes of frames that are late by a whole frame or more.
  public let late: LatePolicy
  /// Where frames fall after a pause.
  public let resume: ResumeGrid
  /// The longest time in s that counts as lateness; a longer gap does not count as time at all.
  ///
  /// After a longer one (the process was stopped, the machine slept, the clock was set) frames
  /// go on from where they were, under every policy; so they do when the clock has jumped back
  /// by more. After a shorter jump back, time stands still until the clock has caught up.
  public let longestGap: Double

  /// The highest rate of a clock: a million frames per second.
  public static let highestRate = 1e6

  /// Makes settings from their parts.
  ///
  /// - Parameters:
  ///   - rate: frames per second, up to ``highestRate``.
  ///   - late: what becomes of late frames.
  ///   - resume: where frames fall after a pause.
  ///   - longestGap: s, 0 or more; infinite if every gap is to count.
  public init(
    rate: FrameRate = 60, late: LatePolicy = .skip, resume: ResumeGrid = .keep,
    longestGap: Double = 1
  ) {
    precondition(rate.isPaceable, "A clock has at most a million frames per second.")
    precondition(longestGap >= 0, "The longest gap must be 0 or more.")
    self.rate = rate
    self.late = late
    self.resume = resume
    self.longestGap = longestGap
  }
}

extension FrameRate {
  /// Whether a clock can keep this rate; frames then lie 1 µs apart or more.
  var isPaceable: Bool { framesPerSecond <= FramePacing.highestRate }
}

/// What a clock does when it wakes up one or more whole frames late.
///
/// A frame that is late by less than one frame's time is delivered as it is under every policy.
public enum LatePolicy: String, CaseIterable, Hashable, Sendable {
  /// The frames that were missed are left out: the index follows elapsed time, without drift.
  case skip
  /// Every frame is delivered, the missed ones at once and one after the other, without drift.
  case catchUp
  /// Every frame is delivered at its pace; the rest of the run is later by the frames missed.
  case slip
}

/// The grid on which frames go on after a pause; paused time counts in neither.
public enum ResumeGrid: String, CaseIterable, Hashable, Sendable {
  /// The grid from before: the next frame comes at the next whole frame time since the start.
  case keep
  /// A grid that starts with the resume: the next frame comes one frame's time after it.
  case restart
}
