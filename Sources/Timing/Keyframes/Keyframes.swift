// Keyframes: the value at a progress.
internal import Easing

/// The values of an animation over its progress.
///
/// Equivalent to the keyframes of Web Animations and, with a calculation mode, to those of
/// `CAKeyframeAnimation` and UIKit.
///
///     let bounce = try Keyframes([Keyframe(0.0), Keyframe(10, at: 0.25), Keyframe(0)])
///     bounce.value(at: 0.125)   // 5
///     bounce.value(at: 0.625)   // 5
///
/// A progress below 0 or above 1 goes on along the first or the last piece. Where keyframes share an
/// offset the value jumps, and the last of them holds from there on.
public struct Keyframes<Value: Interpolatable>: Hashable, Sendable {
  /// Most animations go straight from one value to another.
  @usableFromInline
  enum Storage: Hashable, Sendable {
    case pair(Value, Value)
    case stops([Value], KeyframeCourse)
  }

  @usableFromInline let storage: Storage

  /// Creates keyframes; missing offsets are spread, the first at 0 and the last at 1.
  ///
  /// - Parameter keyframes: One keyframe or more. Where the first lies after 0 or the last before 1,
  ///   the underlying value stands there.
  /// - Throws: `KeyframeError` naming the keyframe whose offset is wrong.
  public init(_ keyframes: [Keyframe<Value>]) throws(KeyframeError) {
    self.init(keyframes.map(\.value), try Self.course(keyframes))
  }

  /// Creates a straight way from one value to another.
  @inlinable
  public init(from start: Value, to end: Value) { storage = .pair(start, end) }

  init(_ values: [Value], _ course: KeyframeCourse) { storage = .stops(values, course) }

  /// The values in order.
  public var values: [Value] {
    switch storage {
    case .pair(let start, let end): [start, end]
    case .stops(let values, _): values
    }
  }

  /// The offsets in order, each from 0 to 1.
  public var offsets: [Double] { course?.offsets ?? [0, 1] }

  /// When the values are reached; nil for a straight way.
  var course: KeyframeCourse? {
    if case .stops(_, let course) = storage { course } else { nil }
  }

  /// The first value.
  @inlinable
  var first: Value {
    switch storage {
    case .pair(let start, _): start
    case .stops(let values, _): values[0]
    }
  }

  /// The last value.
  @inlinable
  var last: Value {
    switch storage {
    case .pair(_, let end): end
    case .stops(let values, _): values[values.count - 1]
    }
  }

  /// Whether the underlying value stands at the end, because no keyframe does.
  @inlinable
  var hasOpenEnd: Bool {
    if case .stops(_, let course) = storage { course.hasOpenEnd } else { false }
  }

  /// The offset of a keyframe that a progress misses by the rounding of a quotient; else the progress.
  @inlinable
  func nearOffset(_ progress: Double) -> Double {
    if case .stops(_, let course) = storage { course.nearOffset(progress) } else { progress }
  }

  /// Returns the value at a progress.
  ///
  /// - Parameters:
  ///   - progress: The eased progress of the animation; any finite number.
  ///   - underlying: What stands at 0 and 1 where no keyframe does; the first or the last value if nil.
  ///   - seconds: How long the animation lasts, for easings that run on their own clock.
  /// - Returns: The value; exactly a keyframe's at its offset.
  @inlinable
  public func value(
    at progress: Double, over underlying: Value? = nil, lasting seconds: Double = 1
  ) -> Value {
    if case .pair(let start, let end) = storage {
      return start.interpolated(to: end, amount: progress)
    }
    return value(at: progress, over: underlying, lasting: seconds) { value, _ in value }
  }

  /// Returns the value at a progress, each keyframe changed before what lies between is found.
  ///
  /// - Parameters:
  ///   - progress: The eased progress of the animation.
  ///   - underlying: What stands, unchanged, at 0 and 1 where no keyframe does; the first or the last
  ///     value if nil.
  ///   - seconds: How long the animation lasts.
  ///   - change: From a keyframe's value and composite to the value that counts.
  /// - Returns: The value.
  @inlinable
  func value(
    at progress: Double, over underlying: Value?, lasting seconds: Double,
    changed change: (Value, Composite?) -> Value
  ) -> Value {
    switch storage {
    case .pair(let start, let end):
      return change(start, nil).interpolated(to: change(end, nil), amount: progress)
    case .stops(let values, let course):
      func value(_ index: Int) -> Value { change(values[index], course.composite(index)) }
      switch course.path {
      case .held: return value(course.lastIndex(at: progress) ?? 0)
      case .straight:
        let piece = course.piece(at: progress, lasting: seconds)
        let start = piece.start.map(value) ?? underlying ?? value(0)
        let end = piece.end.map(value) ?? underlying ?? value(values.count - 1)
        return start.interpolated(to: end, amount: piece.amount)
      case .smooth, .smoothPaced:
        if values.count == 1 { return value(0) }
        let piece = course.splinePiece(at: progress, lasting: seconds)
        return Self.smoothValue(piece, of: values.count, value)
      }
    }
  }

  /// The value of the Catmull-Rom spline through the values.
  ///
  /// Built of interpolations alone (Barry and Goldman's pyramid), so it serves every kind of value.
  /// At both ends the spline leaves straight towards its neighbour, as Core Animation was measured to.
  @usableFromInline
  static func smoothValue(
    _ piece: KeyframeCourse.Piece, of count: Int, _ value: (Int) -> Value
  ) -> Value {
    let (index, u) = (piece.start ?? 0, piece.amount)
    let (start, end) = (value(index), value(index + 1))
    if count == 2 { return start.interpolated(to: end, amount: u) }
    if u == 0 || u == 1 { return u == 0 ? start : end }
    let before = index > 0 ? value(index - 1) : start.interpolated(to: end, amount: -1)
    let after = index + 2 < count ? value(index + 2) : start.interpolated(to: end, amount: 2)
    let along = start.interpolated(to: end, amount: u)
    let early = before.interpolated(to: start, amount: u + 1)
    let late = end.interpolated(to: after, amount: u - 1)
    return early.interpolated(to: along, amount: (u + 1) / 2)
      .interpolated(to: along.interpolated(to: late, amount: u / 2), amount: u)
  }

  /// The change of the value with the progress, in value units for the whole of it.
  func velocity(
    at progress: Double, over underlying: Value? = nil, lasting seconds: Double = 1
  ) -> Value {
    switch storage {
    case .pair(let start, let end): return end.difference(from: start)
    case .stops(let values, let course):
      switch course.path {
      case .held: return values[0].neutral
      case .straight:
        let piece = course.piece(at: progress, lasting: seconds)
        let start = piece.start.map { values[$0] } ?? underlying ?? values[0]
        let end = piece.end.map { values[$0] } ?? underlying ?? values[values.count - 1]
        return end.difference(from: start)
          .scaled(by: course.slope(of: piece, at: progress, lasting: seconds))
      case .smooth, .smoothPaced:
        // A spline has no simple slope for values of every kind; this one is good to nine digits.
        let step = 0x1p-17
        return value(at: progress + step, lasting: seconds)
          .difference(from: value(at: progress - step, lasting: seconds))
          .scaled(by: 0.5 / step)
      }
    }
  }
}

extension Keyframes {
  /// When the keyframes are reached: missing offsets are spread evenly between their neighbours.
  static func course(_ keyframes: [Keyframe<Value>]) throws(KeyframeError) -> KeyframeCourse {
    guard let last = keyframes.indices.last else { throw .empty }
    var offsets = keyframes.map(\.offset)
    // A single keyframe without an offset is where the animation goes.
    offsets[last] = offsets[last] ?? 1
    offsets[0] = offsets[0] ?? 0
    try check(offsets)
    offsets.spreadMissing()
    return KeyframeCourse(
      offsets: offsets.map { $0 ?? 0 }, curves: keyframes.map(\.curve),
      composites: keyframes.map(\.composite))
  }

  private static func check(_ offsets: [Double?]) throws(KeyframeError) {
    var least = 0.0
    for (index, offset) in offsets.enumerated() {
      guard let offset else { continue }
      guard 0 <= offset, offset <= 1 else { throw .offset(offset, keyframe: index) }
      guard offset >= least else { throw .decreasing(offset, keyframe: index) }
      least = offset
    }
  }
}
