// Time that moves when it is told to: frames and callbacks at once, in order, without waiting.
public import Timing

/// A clock for tests and simulations that is moved by hand.
///
///     var clock = VirtualClock(rate: 60)
///     clock.schedule(at: 0.05) { clock in print(clock.now) }  // will print 0.05
///     clock.step().map(\.timestamp)                           // [0]
///     clock.advance(to: 0.05).map(\.index)                    // [1, 2, 3]
///
/// It goes forward to each frame and callback in turn, so that each sees its own due time. What
/// is due at one time comes in the order in which it was scheduled; a frame comes after the
/// callbacks of its time, and so shows what they did. Times are equal if they agree to the
/// nanosecond. Nothing is late here, no task is suspended, and a copy is a clock of its own.
public struct VirtualClock {
  /// What is called at a time, with the clock, which it may move, schedule on, or read.
  public typealias Callback = (inout VirtualClock) -> Void
  /// What is called with each frame, and with the clock at the frame's time.
  public typealias FrameCallback = (inout VirtualClock, ClockFrame) -> Void

  /// The current time in s since the start.
  public private(set) var now = 0.0
  /// Where the last step ended, and what the advances since then come to, exactly.
  private var origin = 0.0
  private var advanced = Duration.zero
  private var grid: FrameGrid
  private var next = 0
  private var body: FrameCallback?
  var schedule = Schedule()

  /// Makes a clock at 0 s whose frame 0 has not come yet.
  ///
  /// - Parameter rate: frames per second.
  public init(rate: FrameRate = 60) { grid = FrameGrid(rate: rate) }

  /// Has a function called with each frame from now on, in place of an earlier one.
  public mutating func run(_ body: @escaping FrameCallback) { self.body = body }

  /// Goes forward to the next frame, or to the last of several.
  ///
  /// - Parameter count: how many frames, 0 or more. The first frame of a clock is at 0 s.
  /// - Returns: the frames, in order.
  @discardableResult
  public mutating func step(frames count: Int = 1) -> [ClockFrame] {
    precondition(count >= 0, "A clock steps by 0 frames or more.")
    let frames = (0..<count).map { _ in
      call(through: nextTime)
      return deliver()
    }
    (origin, advanced) = (now, .zero)
    return frames
  }

  /// Goes forward by a time, counted from where the last advance ended.
  ///
  /// Ten advances of 0.1 s end at 1 s exactly.
  ///
  /// - Parameter duration: s, 0 or more. With 0, what is due now comes: frame 0 at the start.
  /// - Returns: the frames on the way, in order.
  @discardableResult
  public mutating func advance(by duration: Double) -> [ClockFrame] {
    precondition(Self.isTime(duration), "A clock advances by 0 to 2^53 seconds.")
    advanced += .seconds(duration)
    return move(to: origin + advanced / .seconds(1))
  }

  /// Goes forward to a time; a time that has passed is the present.
  ///
  /// - Parameter time: s since the start, up to 2^53.
  /// - Returns: the frames on the way, in order.
  @discardableResult
  public mutating func advance(to time: Double) -> [ClockFrame] {
    let time = max(time, now)
    precondition(Self.isTime(time), "A clock advances to a time up to 2^53 seconds.")
    (origin, advanced) = (time, .zero)
    return move(to: time)
  }

  /// Goes forward until nothing is scheduled any more; frames come on the way but do not count.
  ///
  /// - Parameter limit: how many callbacks may be called at the most.
  /// - Returns: the frames on the way, in order.
  /// - Throws: ``NotIdleError`` if callbacks are still scheduled then.
  @discardableResult
  public mutating func runUntilIdle(limit: Int = 10_000) throws(NotIdleError) -> [ClockFrame] {
    var frames: [ClockFrame] = []
    var calls = 0
    while let entry = schedule.first {
      guard calls < limit else { throw NotIdleError(limit: limit, pending: pending) }
      while nanosecond(nextTime) < nanosecond(entry.due) { frames.append(deliver()) }
      call(entry)
      calls += 1
    }
    return frames + advance(to: now)
  }

  /// Frames per second, from the next frame on.
  public var rate: FrameRate { grid.rate }

  /// Changes the frame rate from the next frame on, which comes when it was announced.
  public mutating func setRate(_ rate: FrameRate) { grid.change(to: rate, from: next) }

  private var nextTime: Double { grid.time(of: next) }

  private mutating func move(to time: Double) -> [ClockFrame] {
    var frames: [ClockFrame] = []
    while true {
      call(through: min(nextTime, time))
      guard nanosecond(nextTime) <= nanosecond(time) else { break }
      frames.append(deliver())
    }
    call(through: time)
    now = max(now, time)
    return frames
  }

  private mutating func deliver() -> ClockFrame {
    let frame = ClockFrame(grid.frame(next))
    next += 1
    now = max(now, frame.timestamp)
    body?(&self, frame)
    return frame
  }

  private mutating func call(through time: Double) {
    while let entry = schedule.first, nanosecond(entry.due) <= nanosecond(time) { call(entry) }
  }

  private mutating func call(_ entry: Schedule.Entry) {
    schedule.remove(entry.id)
    now = max(now, entry.due)
    entry.callback(&self)
  }

  static func isTime(_ time: Double) -> Bool {
    (0...FrameSchedule.longestDuration).contains(time)
  }
}

/// The nearest whole ns, as a Double: times that agree in it are one time.
func nanosecond(_ time: Double) -> Double { (time * 1e9).rounded() }
