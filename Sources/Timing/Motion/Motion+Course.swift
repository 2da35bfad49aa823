// The course of a number: what a loop over frames needs to know until something changes.

extension Motion<Double> {
  /// What a number does from a time on, until something starts or ends.
  ///
  /// It is the base plus the way of each part times the progress of its timing.
  package struct Course: Sendable {
    /// The number without what is still on its way.
    package let base: Double
    /// When it holds no longer, in seconds.
    package let until: Double
    /// How many retargets there have been.
    package let count: Int
  }

  /// Returns what the number does from a time on; springs must not carry velocities.
  ///
  /// - Parameters:
  ///   - time: Seconds; any number.
  ///   - hint: How many retargets there had been a little earlier: saves a search.
  ///   - part: Gets the way, the start and the timing of each part that moves.
  /// - Returns: The rest of what there is to know.
  package func course(
    at time: Double, after hint: Int, part: (Double, Double, MediaTiming) -> Void
  ) -> Course {
    let count = max(count(at: time, after: hint), 1)
    var until = count < pieces.count ? pieces[count].time : .infinity
    let ground = MotionRest(destination: pieces[0].target)
    let base = value(of: count, at: time, over: ground) { _, index in
      until = min(until, pieces[index].end)
      part(pieces[index].way, pieces[index].time, timings[pieces[index].timing])
    }
    return Course(base: base, until: until, count: count)
  }

  private func count(at time: Double, after hint: Int) -> Int {
    var count = hint
    guard 0 < count, count <= pieces.count,
      Placement.isReached(pieces[count - 1].time, at: time)
    else { return self.count(at: time) }
    // Two borders may be met at once; where many are, a search is faster.
    for _ in 0..<4 {
      guard count < pieces.count, Placement.isReached(pieces[count].time, at: time) else {
        return count
      }
      count += 1
    }
    return self.count(at: time)
  }
}
