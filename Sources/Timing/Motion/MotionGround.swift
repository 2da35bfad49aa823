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
  /// Adds a retarget to those on top of a ground.
  @inlinable
  mutating func retarget(_ change: Retarget<Value>, over ground: some MotionGround<Value>) {
    if let last = pieces.last, change.time < last.change.time {
      let place = pieces.partitioningIndex { $0.change.time > change.time }
      let later = pieces[place...].map(\.change)
      pieces.removeSubrange(place...)
      append(change, over: ground)
      for change in later { append(change, over: ground) }
    } else {
      append(change, over: ground)
    }
  }

  /// Works everything out anew, on a ground that has changed.
  @inlinable
  mutating func refresh(over ground: some MotionGround<Value>) {
    let changes = pieces.map(\.change)
    pieces.removeAll(keepingCapacity: true)
    for change in changes { append(change, over: ground) }
  }

  @inlinable
  mutating func append(_ change: Retarget<Value>, over ground: some MotionGround<Value>) {
    let (count, end) = (pieces.count, change.end)
    if change.interruption == .replace {
      let origin = value(at: change.time, over: ground)
      let piece = Piece(
        change, end: end, rest: end, first: count, longer: count - 1,
        way: change.value.difference(from: origin), origin: origin,
        velocity: change.carryingSpring == nil ? nil : velocity(at: change.time, over: ground))
      return pieces.append(piece)
    }
    let first = count == 0 ? 0 : pieces[count - 1].first
    var longer = count - 1
    while longer >= first, pieces[longer].end <= end { longer = pieces[longer].longer }
    pieces.append(
      Piece(
        change, end: end, rest: max(end, count == 0 ? ground.restTime : pieces[count - 1].rest),
        first: first, longer: longer,
        way: change.value.difference(from: destination(count - 1, over: ground))))
  }

  /// Where a piece goes; before the first one, where the ground goes.
  @inlinable
  func destination(_ index: Int, over ground: some MotionGround<Value>) -> Value {
    index < 0 ? ground.destination : pieces[index].change.value
  }
}
