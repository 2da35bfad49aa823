// A clock whose lateness is written down: an hour of trouble, tested in a millisecond.
import Timing

/// A clock that follows a script of late, dropped and early frames, sleep and clock changes.
///
/// Its frames come from the same rules as a live clock's, and it can stand in for one:
///
///     let clock = ScriptedClock([.late(by: 0.04)], pacing: FramePacing(rate: 60))
///     clock.run(frames: 3).frames.map(\.index)  // [0, 3, 4]
///
/// Frame 0 comes at once; the events apply to the wake-ups after it, in order. When the script
/// has ended, every wake-up is punctual. Times in a script are in s and held to ±73 years; the
/// run ends after 146.
public struct ScriptedClock: Hashable, Sendable {
  /// What happens, in order.
  public var script: [ScriptedEvent]
  /// How often frames come, and what becomes of late ones.
  public var pacing: FramePacing
  /// Whether the clock goes on while the machine sleeps.
  public var time: ScriptedTime

  /// Makes a clock that follows a script.
  public init(
    _ script: [ScriptedEvent], pacing: FramePacing = FramePacing(), time: ScriptedTime = .uptime
  ) {
    self.script = script
    self.pacing = pacing
    self.time = time
  }

  /// The first frames of the run, and how it went.
  ///
  /// - Parameter count: how many frames, 0 or more.
  /// - Returns: the frames in order, fewer where the run ends before, and the account that a live clock would give.
  public func run(
    frames count: Int
  ) -> (frames: [ClockFrame], statistics: FrameStatistics) {
    precondition(count >= 0, "A run has 0 frames or more.")
    var run = ScriptedRun(self)
    let frames = (0..<count).compactMap { _ in run.next() }
    return (frames, run.statistics)
  }
}

extension ScriptedClock: AsyncSequence {
  /// The frames of one run of the script, without waiting.
  public struct Iterator: AsyncIteratorProtocol {
    private var run: ScriptedRun

    init(_ run: ScriptedRun) { self.run = run }

    /// How the run has gone so far.
    public var statistics: FrameStatistics { run.statistics }

    /// Returns the next frame, at once; nil after 146 years.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> ClockFrame? {
      run.next()
    }
  }

  /// A run of the script from its start.
  public func makeAsyncIterator() -> Iterator { Iterator(ScriptedRun(self)) }
}
