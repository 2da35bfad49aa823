// A scene that has happened, ready to be looked at frame by frame.
public import Timing
import ViewMotion

/// The motion of a whole keyboard sequence.
///
/// Everything is worked out when the replay is made; looking at a frame is arithmetic.
///
///     let replay = try Replay(scene)
///     replay.columns  // ["keyboard.top", "keyboard.height", "list.overlap", "list.inset.bottom", …]
///     replay.forEachFrame(of: try replay.schedule(rate: 60)) { frame, row in … }
///
/// Columns, in pt: `keyboard.top` and `keyboard.height` as presented, on the screen in interface
/// coordinates; then for every avoiding view
/// * `overlap`: how far the view's untouched rectangle extends below the presented keyboard's top, where
///   the two meet; that of its container for a `constraint`,
/// * what its strategy moved, as presented: `inset.bottom` and `offset.y`, `lift`, `height`,
///   `constant`, `guide.top`; `indicator.bottom` too where scroll indicators have a bottom inset
///   of their own. The keyboard spans the screen, so that no width ever moves,
/// * `gap`: the overlap minus what was moved for it; 0 in step, positive covered, negative a hole.
///   What is in step is what a handler without mistakes would have moved by now, with the
///   keyboard's own curve and start: a view that ends above the screen's bottom starts to move
///   before it is covered, a saved inset and the safe area count once, a lift goes only as far as
///   the field needs, and what a view's parent has moved is not moved again. Where none of this
///   plays a part it is the plain difference of the columns.
public struct Replay: Hashable, Sendable {
  /// The names of the numbers of a row.
  public let columns: [String]
  /// When all is at rest, in s.
  public let duration: Double
  /// How often the keyboard came from nowhere.
  public let shows: Int
  /// How often it went.
  public let hides: Int
  /// What in the notifications contradicts their names, in the order of play.
  public let remarks: [ReplayRemark]
  /// The keyboard after the last event.
  public let finalState: KeyboardState

  let names: [String]
  let views: [ReplayView]
  /// How top and bottom of the keyboard move, then what each view shows.
  let motions: [Motion<Double>]
  let layouts: [ReplayLayout]

  /// Lets a scene happen.
  ///
  /// - Parameter scene: Screen, views, handlers and events.
  /// - Throws: ``KeyboardSceneError`` for names and times that fit nothing.
  public init(_ scene: KeyboardScene) throws(KeyboardSceneError) {
    var builder = try ReplayBuilder(scene)
    try builder.run()
    let entries = builder.entries
    names = entries.map(\.avoider.avoidance.view)
    views = entries.map { $0.form(among: entries, in: scene.tree) }
    motions = [builder.top, builder.bottom] + entries.flatMap(\.motions)
    layouts = builder.layouts
    columns = ["keyboard.top", "keyboard.height"] + entries.flatMap(\.columns)
    duration = builder.rest
    finalState = builder.state
    remarks = builder.remarks
    (shows, hides) = (finalState.shows, finalState.hides)
  }

  /// Returns the frames of the replay at a rate, the last exactly at its end.
  ///
  /// - Parameter rate: Frames per second.
  /// - Returns: The frames from 0 s to ``duration``.
  /// - Throws: `FrameScheduleError` for more than 2^53 frames.
  public func schedule(rate: FrameRate) throws(FrameScheduleError) -> FrameSchedule {
    try FrameSchedule(duration: duration, rate: rate)
  }

  /// Looks at frames one after the other; the row is used again for the next one.
  ///
  /// - Parameters:
  ///   - frames: When to look; fastest in order of time.
  ///   - body: Gets each frame and its numbers, in the order of ``columns``.
  @inlinable
  public func forEachFrame(
    of frames: some Sequence<Frame>, _ body: (Frame, [Double]) throws -> Void
  ) rethrows {
    var sampler = ReplaySampler(self)
    for frame in frames {
      sampler.look(at: frame.timestamp)
      try body(frame, sampler.row)
    }
  }

  /// Returns the numbers at some times, column by column, in the order of ``columns``.
  ///
  /// - Parameter times: s; fastest in order.
  /// - Returns: For each column as many numbers as there are times, in pt.
  public func numbers(at times: [Double]) -> [[Double]] {
    var sampler = ReplaySampler(self)
    var numbers = [[Double]](repeating: [], count: columns.count)
    for column in numbers.indices { numbers[column].reserveCapacity(times.count) }
    var first = 0
    while first < times.count {
      sampler.look(at: times[first])
      // What stands still is the same until the next border.
      let next = times[(first + 1)...].firstIndex { !sampler.isStill(at: $0) } ?? times.count
      for column in numbers.indices {
        numbers[column].append(contentsOf: repeatElement(sampler.row[column], count: next - first))
      }
      first = next
    }
    return numbers
  }

  /// Returns the numbers at a time, in the order of ``columns``.
  ///
  /// - Parameter time: s; before the first event everything is as it began.
  /// - Returns: The numbers in pt.
  public func row(at time: Double) -> [Double] {
    var sampler = ReplaySampler(self)
    sampler.look(at: time)
    return sampler.row
  }
}
