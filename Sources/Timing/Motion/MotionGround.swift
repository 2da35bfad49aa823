// What moves under the retargets of a motion, and how they are put on top of it.
public import Easing

/// What is seen of a thing that is not sent elsewhere: rest, or the keyframes of a track.
@usableFromInline
protocol MotionGround<Value> {
  associatedtype Value: Interpolatable
  /// Where it goes.
  var destination: Value { get }
  /// When it has arrived there.
  var restTime: Double { get }
  /// What is seen at a time.
  func groundValue(at time: Double) -> Value
  /// How fast that is.
  func groundVelocity(at time: Double) -> Value
}

/// A thing that stays where it is.
@usableFromInline
struct MotionRest<Value: Interpolatable>: MotionGround {
  @usableFromInline let destination: Value

  @inlinable
  init(destination: Value) { self.destination = destination }

  @inlinable
  var restTime: Double { -.infinity }
  @inlinable
  func groundValue(at time: Double) -> Value { destination }
  @inlinable
  func groundVelocity(at time: Double) -> Value { destination.neutral }
}

extension Motion {
  /// The retargets in order of time.
  @inlinable
  var retargets: [Retarget<Value>] { retargets(from: 0) }

  @inlinable
  func retargets(from place: Int) -> [Retarget<Value>] {
    pieces[place...].map { piece in
      Retarget(
        at: piece.time, to: piece.target, timing: timings[piece.timing],
        piece.origin == nil ? .additive : .replace, carriesVelocity: piece.carriesVelocity)
    }
  }

  /// Adds a retarget to those on top of a ground.
  @inlinable
  mutating func retarget(_ change: Retarget<Value>, over ground: some MotionGround<Value>) {
    let place =
      pieces.last.map { $0.time <= change.time } ?? true
      ? pieces.count : pieces.partitioningIndex { $0.time > change.time }
    let later = retargets(from: place)
    pieces.removeSubrange(place...)
    timings.removeSubrange(((pieces.last?.timing ?? -1) + 1)...)
    append(change, over: ground)
    for change in later { append(change, over: ground) }
  }

  /// Works everything out anew, on a ground that has changed.
  @inlinable
  mutating func refresh(over ground: some MotionGround<Value>) {
    let changes = retargets
    self = Motion()
    for change in changes { append(change, over: ground) }
  }

  @inlinable
  mutating func append(_ change: Retarget<Value>, over ground: some MotionGround<Value>) {
    let (count, last) = (pieces.count, pieces.last)
    if timings.last != change.timing { timings.append(change.timing) }
    let timing = timings.count - 1
    if change.interruption == .replace {
      let origin = value(at: change.time, over: ground)
      let piece = Piece(
        change, timing: timing, rest: change.end, first: count, longer: count - 1,
        way: change.value.difference(from: origin), origin: origin,
        velocity: change.carryingSpring == nil ? nil : velocity(at: change.time, over: ground))
      return pieces.append(piece)
    }
    let (first, end) = (last?.first ?? 0, change.end)
    var longer = count - 1
    while longer >= first, pieces[longer].end <= end { longer = pieces[longer].longer }
    pieces.append(
      Piece(
        change, timing: timing, rest: max(end, last?.rest ?? ground.restTime), first: first,
        longer: longer, way: change.value.difference(from: last?.target ?? ground.destination)))
  }

  /// Where a piece goes; before the first one, where the ground goes.
  @inlinable
  func destination(_ index: Int, over ground: some MotionGround<Value>) -> Value {
    index < 0 ? ground.destination : pieces[index].target
  }
}
