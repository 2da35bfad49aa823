// What a replay comes to, in a few numbers.
public import Timing

/// The summary of a replay: how far out of step, for how long, and how it ended.
///
///     let replay = try Replay(scene)   // a root that is resized, a show, a hide
///     let summary = replay.summary(of: try replay.schedule(rate: 60))
///     (summary.shows, summary.hides, summary.phase)   // (1, 1, hidden)
///     summary.largestGap?.points                      // 0
public struct ReplaySummary: Hashable, Sendable {
  /// The largest distance between where a view was and where it should have been.
  public struct Gap: Hashable, Sendable {
    /// The view's name.
    public let view: String
    /// The distance in pt: positive covered, negative a hole.
    public let points: Double
    /// When, in s.
    public let time: Double
  }

  /// A number at the end, by the name that follows the view's in its column.
  public struct Value: Hashable, Sendable {
    /// The name, such as `inset.bottom`.
    public let name: String
    /// The number in pt.
    public let points: Double
  }

  /// A view at the end.
  public struct FinalView: Hashable, Sendable {
    /// The view's name.
    public let view: String
    /// Its numbers, in the order of the columns.
    public let values: [Value]
  }

  /// The largest gap; nil where nothing avoids the keyboard.
  public let largestGap: Gap?
  /// How long some view was more than half a point out of step, in s to the nanosecond.
  public let secondsAboveHalfPoint: Double
  /// How often the keyboard came from nowhere.
  public let shows: Int
  /// How often it went.
  public let hides: Int
  /// The keyboard at the end.
  public let phase: KeyboardState.Phase
  /// The keyboard's upper edge at the end, in pt.
  public let top: Double
  /// The height in pt of what is on the screen at the end.
  public let height: Double
  /// The views at the end.
  public let views: [FinalView]
}

extension Replay {
  /// Returns the summary of the frames at which the replay is looked at.
  ///
  /// - Parameter frames: When to look.
  /// - Returns: The summary; its end is that of the replay, whatever the frames.
  public func summary(of frames: FrameSchedule) -> ReplaySummary {
    let gaps = gapColumns
    var largest = (column: gaps.first, points: 0.0, time: frames.first?.timestamp ?? 0)
    var seconds = 0.0
    forEachFrame(of: frames) { frame, row in
      var isAbove = false
      for column in gaps {
        let points = row[column]
        if points.magnitude > 0.5 { isAbove = true }
        // The first of several equal ones: roundings decide nothing, and are no gap.
        if points.magnitude > largest.points.magnitude * (1 + 1e-9) + 1e-9 {
          largest = (column, points, frame.timestamp)
        }
      }
      if isAbove { seconds += frame.targetTimestamp - frame.timestamp }
    }
    let gap = largest.column.flatMap(gaps.firstIndex).map {
      ReplaySummary.Gap(view: names[$0], points: largest.points, time: largest.time)
    }
    return summary(largestGap: gap, seconds: seconds)
  }

  /// The last column of every view.
  private var gapColumns: [Int] {
    var next = 1
    return views.map { view in
      next += view.trackCount + 1
      return next
    }
  }

  private func summary(largestGap: ReplaySummary.Gap?, seconds: Double) -> ReplaySummary {
    let row = row(at: duration)
    var column = 2
    let ends = zip(names, views).map { name, view in
      let values = (0...view.trackCount).map { index in
        ReplaySummary.Value(
          name: String(columns[column + index].dropFirst(name.count + 1)),
          points: row[column + index])
      }
      column += values.count
      return ReplaySummary.FinalView(view: name, values: values)
    }
    return ReplaySummary(
      largestGap: largestGap, secondsAboveHalfPoint: (seconds * 1e9).rounded() / 1e9, shows: shows,
      hides: hides,
      phase: finalState.phase, top: row[0], height: row[1], views: ends)
  }
}
