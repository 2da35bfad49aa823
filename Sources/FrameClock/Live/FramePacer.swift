// The rule of every clock: from a reading to the frame that is to be delivered at it.
import Timing

/// Decides which frame a reading of the clock brings; it reads no clock itself.
///
/// Live and scripted clocks differ only in where their readings come from.
struct FramePacer: Hashable, Sendable {
  private(set) var statistics = FrameStatistics()
  private(set) var isPaused = false
  private let pacing: FramePacing
  private let longestGap: Int
  private var grid: FrameGrid
  private var next = 0
  /// The latest time seen, in ns; nil before the first reading, at which the run starts.
  private var latest: Int?
  private var lastReading = Int.min
  /// What is added to readings since the clock has jumped back, in ns.
  private var offset = 0

  init(_ pacing: FramePacing) {
    self.pacing = pacing
    longestGap = nanoseconds(pacing.longestGap)
    grid = FrameGrid(rate: pacing.rate)
  }

  /// The reading in ns at which to ask for a frame; nil for at once.
  var deadline: Int? { latest.map { _ in grid.due(next).saturatedSum(-offset) } }

  /// Whether the run has lasted so long (146 years) that deadlines end.
  var isOver: Bool { latest ?? 0 >= 1 << 62 }

  /// The deadline of a later frame than the next.
  func deadline(after frames: Int) -> Int {
    grid.due(next + min(max(frames, 0), 1 << 40)).saturatedSum(-offset)
  }

  /// The frame to deliver at a reading in ns; nil if none is due yet.
  mutating func frame(at reading: Int) -> ClockFrame? {
    guard !isPaused else { return nil }
    let now = settle(reading)
    let missed = grid.index(at: now) - next
    return missed < 0 ? nil : deliver(now, missed)
  }

  /// The frame to deliver at the reading at which the clock was woken; nil if that is too early.
  mutating func wake(at reading: Int) -> ClockFrame? {
    let frame = frame(at: reading)
    if frame == nil, !isPaused { statistics.early += 1 }
    return frame
  }

  private mutating func deliver(_ now: Int, _ missed: Int) -> ClockFrame {
    let isSuspension = missed > 0 && lateness(now) > longestGap
    let skipped = !isSuspension && pacing.late == .skip ? missed : 0
    next += skipped
    let frame = ClockFrame(
      grid.frame(next), lateness: seconds(lateness(now)), skipped: skipped)
    statistics.count(frame)
    if isSuspension { statistics.suspensions += 1 }
    if isSuspension || pacing.late == .slip { slip(by: missed) }
    next += 1
    return frame
  }

  private func lateness(_ now: Int) -> Int { now.saturatedSum(-grid.due(next)) }

  private mutating func slip(by frames: Int) {
    let due = grid.due(next)
    grid.slip(by: frames)
    statistics.drift += seconds(grid.due(next).saturatedSum(-due))
  }

  /// The time of a reading: it never decreases, and starts with the first.
  private mutating func settle(_ reading: Int) -> Int {
    let now = reading.saturatedSum(offset)
    if reading < lastReading { statistics.clockReversals += 1 }
    lastReading = reading
    guard let latest else {
      grid.restart(from: next, at: now)
      self.latest = now
      return now
    }
    let gap = latest.saturatedSum(-now)
    if gap > longestGap { offset = offset.saturatedSum(gap) }
    self.latest = max(now, latest)
    return max(now, latest)
  }

  mutating func pause() { isPaused = true }

  /// Goes on after a pause that ended at a reading in ns.
  mutating func resume(at reading: Int) {
    guard isPaused else { return }
    isPaused = false
    guard latest != nil else { return }
    let now = settle(reading)
    switch pacing.resume {
    case .keep:
      // The first whole frame time that is not before now.
      grid.slip(by: max(grid.index(at: now - 1) + 1 - next, 0))
    case .restart:
      grid.restart(from: next, at: now.saturatedSum(grid.rate.nanoseconds(ofFrame: 1)))
    }
  }

  /// Changes the rate from the next frame on, which comes when it was announced.
  mutating func change(to rate: FrameRate) {
    precondition(rate.isPaceable, "A clock has at most a million frames per second.")
    grid.change(to: rate, from: next)
  }
}
