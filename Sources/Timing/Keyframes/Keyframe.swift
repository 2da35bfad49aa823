// One keyframe: a value, when it is reached, and the easing from there on.
public import Easing

/// A value on the way of an animation.
///
/// Equivalent to a keyframe of Web Animations and to a pair of `values` and `keyTimes` of
/// `CAKeyframeAnimation`.
///
///     let steep = Keyframe(0.0, curve: .unit(.steps(try Steps(1))))
///     try Keyframes([steep, Keyframe(10)]).value(at: 0.9)   // 0: the easing is that to the next
public struct Keyframe<Value: Interpolatable>: Hashable, Sendable {
  /// When it is reached, as a fraction of the whole, 0 to 1; nil to be spread between its neighbours.
  public var offset: Double?
  /// The value.
  public var value: Value
  /// The easing from here to the next keyframe.
  public var curve: Curve
  /// How the value joins what lies under it; nil for the way of its track.
  public var composite: Composite?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - offset: When it is reached, 0 to 1; nil to be spread between its neighbours.
  ///   - curve: The easing from here to the next keyframe.
  ///   - composite: How the value joins what lies under it; nil for the way of its track.
  public init(
    _ value: Value, at offset: Double? = nil, curve: Curve = .unit(.linear),
    composite: Composite? = nil
  ) {
    self.offset = offset
    self.value = value
    self.curve = curve
    self.composite = composite
  }
}

/// Why keyframes make no animation.
///
///     KeyframeError.decreasing(0.5, keyframe: 2).description
///     // "keyframe 2: offset is 0.5, below that of the keyframe before it"
public enum KeyframeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is none.
  case empty
  /// An offset that is not from 0 to 1, and the number of its keyframe, from 0.
  case offset(Double, keyframe: Int)
  /// An offset below the one before it, and the number of its keyframe, from 0.
  case decreasing(Double, keyframe: Int)
  /// From, to and by are all given.
  case fromToBy
  /// A pace is asked for, but values of this kind have no distance from each other.
  case noDistance

  /// One sentence for the person who wrote the keyframes.
  public var description: String {
    switch self {
    case .empty: "no keyframes: expected one or more"
    case .offset(let offset, let index):
      "keyframe \(index): offset is \(offset), expected a number from 0 to 1"
    case .decreasing(let offset, let index):
      "keyframe \(index): offset is \(offset), below that of the keyframe before it"
    case .fromToBy: "from, to and by are all given: give two of them at most"
    case .noDistance: "paced keyframes need values that have a distance from each other"
    }
  }
}
