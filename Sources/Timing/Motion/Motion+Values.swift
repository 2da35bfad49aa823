// What is seen of a motion at a time: the one rule of which of its pieces count.
public import Easing

extension Motion {
  /// How many retargets there have been at a time.
  @inlinable
  func count(at time: Double) -> Int {
    if let last = pieces.last, Placement.isReached(last.time, at: time) {
      return pieces.count
    }
    return pieces.indices.partitioningIndex {
      !Placement.isReached(pieces[$0].time, at: time)
    }
  }

  /// The pieces that still move at a time, out of some that have started and show.
  ///
  /// - Returns: The first, nil where only the ground moves, and those after it in order. Mostly there
  ///   is one alone: an empty list costs nothing.
  @inlinable
  func movers(of count: Int, at time: Double) -> (first: Int?, later: [Int]) {
    let first = pieces[count - 1].first
    var movers: (first: Int?, later: [Int]) = (nil, [])
    var index = count - 1
    while index >= first {
      if Placement.isReached(pieces[index].end, at: time) {
        index = pieces[index].longer
      } else {
        if let later = movers.first { movers.later.append(later) }
        movers.first = index
        index -= 1
      }
    }
    movers.later.reverse()
    return movers
  }

  /// The value at a time, on top of a ground.
  @inlinable
  func value(at time: Double, over ground: some MotionGround<Value>) -> Value {
    let count = count(at: time)
    guard count > 0 else { return ground.groundValue(at: time) }
    return value(of: count, at: time, over: ground) { value, index in
      value = moved(value, by: index, at: time)
    }
  }

  /// The value of what has started, to which each piece that still moves adds its part in turn.
  ///
  /// This is the rule of what counts: the target where all has ended, else what was replaced last,
  /// the ground while it moves, or where the last piece led before which all have ended; on top of
  /// it those that move, and of those between that have ended the whole way.
  @inlinable
  func value(
    of count: Int, at time: Double, over ground: some MotionGround<Value>,
    adding move: (inout Value, Int) -> Void
  ) -> Value {
    let last = count - 1
    if Placement.isReached(pieces[last].rest, at: time) { return pieces[last].target }
    let (first, later) = movers(of: count, at: time)
    // Up to which piece all is in the value.
    var done = -1
    var value: Value
    if movesGround(below: last, ground, at: time) {
      value = ground.groundValue(at: time)
    } else {
      done = (first ?? count) - 1
      value = destination(done, over: ground)
    }
    var (next, mover) = (0, first)
    while let index = mover {
      value = pieces[index].origin ?? passing(value, from: done, to: index - 1, over: ground)
      move(&value, index)
      done = index
      mover = next < later.count ? later[next] : nil
      next += 1
    }
    return passing(value, from: done, to: last, over: ground)
  }

  /// The velocity at a time, on top of a ground.
  @inlinable
  func velocity(at time: Double, over ground: some MotionGround<Value>) -> Value {
    let count = count(at: time)
    guard count > 0 else { return ground.groundVelocity(at: time) }
    let last = count - 1
    var velocity = pieces[last].way.neutral
    if Placement.isReached(pieces[last].rest, at: time) { return velocity }
    if movesGround(below: last, ground, at: time) { velocity = ground.groundVelocity(at: time) }
    let (first, later) = movers(of: count, at: time)
    if let first { velocity = velocity.adding(self.velocity(of: first, at: time)) }
    for index in later { velocity = velocity.adding(self.velocity(of: index, at: time)) }
    return velocity
  }

  /// Whether the ground shows below a piece and still moves.
  @inlinable
  func movesGround(
    below last: Int, _ ground: some MotionGround<Value>, at time: Double
  ) -> Bool {
    pieces[pieces[last].first].origin == nil && !Placement.isReached(ground.restTime, at: time)
  }

  /// A value that pieces which have ended have taken from one destination to another.
  @inlinable
  func passing(
    _ value: Value, from start: Int, to end: Int, over ground: some MotionGround<Value>
  ) -> Value {
    if start == end { return value }
    return value.adding(
      destination(end, over: ground).difference(from: destination(start, over: ground)))
  }

  /// What a piece makes of a value: of what it replaced, or of that on top of which it lies.
  @inlinable
  func moved(_ value: Value, by index: Int, at time: Double) -> Value {
    let (piece, elapsed) = (pieces[index], pieces[index].elapsed(at: time))
    if let origin = piece.origin, let velocity = piece.velocity, let spring = spring(of: piece) {
      return spring.value(
        from: origin, to: piece.target, initialVelocity: velocity, at: elapsed)
    }
    let progress = timings[piece.timing].way(after: elapsed)
    return piece.origin?.interpolated(to: piece.target, amount: progress)
      ?? value.adding(piece.way.scaled(by: progress))
  }

  /// The velocity that a piece adds while it moves.
  @inlinable
  func velocity(of index: Int, at time: Double) -> Value {
    let (piece, elapsed) = (pieces[index], pieces[index].elapsed(at: time))
    if let origin = piece.origin, let velocity = piece.velocity, let spring = spring(of: piece) {
      return spring.velocity(
        from: origin, to: piece.target, initialVelocity: velocity, at: elapsed)
    }
    return piece.way.scaled(by: timings[piece.timing].velocity(at: elapsed))
  }

  @inlinable
  func spring(of piece: Piece) -> Spring? { timings[piece.timing].spring }
}

extension Placement {
  /// Whether a time has come to a border, give or take the rounding of a sum.
  @inlinable
  package static func isReached(_ border: Double, at time: Double) -> Bool {
    time >= border || border - time <= slack(time, border)
  }
}

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
