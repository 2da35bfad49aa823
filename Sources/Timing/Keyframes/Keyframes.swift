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
  /// A keyframe whose offset is settled.
  struct Stop: Hashable, Sendable {
    let offset: Double
    let value: Value
    let curve: Curve
  }

  /// How values between the keyframes are found.
  enum Path: Hashable, Sendable {
    case straight
    case held
    case smooth
    case smoothPaced(SampledCurve)
  }

  let stops: [Stop]
  let path: Path

  /// Creates keyframes; missing offsets are spread, the first at 0 and the last at 1.
  ///
  /// - Parameter keyframes: One keyframe or more. Where the first lies after 0 or the last before 1,
  ///   the underlying value stands there.
  /// - Throws: `KeyframeError` naming the keyframe whose offset is wrong.
  public init(_ keyframes: [Keyframe<Value>]) throws(KeyframeError) {
    self.init(stops: try Self.stops(keyframes), path: .straight)
  }

  /// Creates a straight way from one value to another.
  public init(from start: Value, to end: Value) {
    let linear = Curve.unit(.linear)
    self.init(
      stops: [
        Stop(offset: 0, value: start, curve: linear), Stop(offset: 1, value: end, curve: linear),
      ], path: .straight)
  }

  init(stops: [Stop], path: Path) { (self.stops, self.path) = (stops, path) }

  /// The values in order.
  public var values: [Value] { stops.map(\.value) }
  /// The offsets in order, each from 0 to 1.
  public var offsets: [Double] { stops.map(\.offset) }

  /// Returns the value at a progress.
  ///
  /// - Parameters:
  ///   - progress: The eased progress of the animation; any finite number.
  ///   - underlying: What stands at 0 and 1 where no keyframe does; the first or the last value if nil.
  ///   - seconds: How long the animation lasts, for easings that run on their own clock.
  /// - Returns: The value; exactly a keyframe's at its offset.
  public func value(
    at progress: Double, over underlying: Value? = nil, lasting seconds: Double = 1
  ) -> Value {
    switch path {
    case .held: return stops[lastIndex(at: progress) ?? 0].value
    case .smooth: return smoothValue(at: progress, lasting: seconds)
    case .smoothPaced(let pace):
      return smoothValue(at: pace.value(at: progress), lasting: seconds)
    case .straight: break
    }
    let (start, end) = piece(at: progress, over: underlying)
    let amount = Self.amount(of: progress, from: start, to: end, lasting: seconds)
    return start.value.interpolated(to: end.value, amount: amount)
  }

  /// How far a progress is between two stops, eased.
  static func amount(
    of progress: Double, from start: Stop, to end: Stop, lasting seconds: Double
  ) -> Double {
    let width = end.offset - start.offset
    if width <= 0 { return progress < start.offset ? 0 : 1 }
    let fraction = (progress - start.offset) / width
    return start.curve.progress(at: fraction, lasting: width * seconds, before: false)
  }

  /// The last stop at or before a progress; nil before the first.
  func lastIndex(at progress: Double) -> Int? {
    let next = stops.partitioningIndex { $0.offset > progress }
    return next == 0 ? nil : next - 1
  }

  /// The two stops that a progress lies between, as Web Animations picks them.
  func piece(at progress: Double, over underlying: Value?) -> (Stop, Stop) {
    let (first, last) = (stops[0], stops[stops.count - 1])
    if progress < 0 && stops.count > 1 && stops[1].offset == 0 { return (first, first) }
    if progress >= 1 && stops.count > 1 && stops[stops.count - 2].offset == 1 {
      return (last, last)
    }
    let index = lastIndex(at: min(max(progress, 0), 1.0.nextDown))
    let start = index.map { stops[$0] } ?? implicit(0, like: first, over: underlying)
    let next = index.map { $0 + 1 } ?? 0
    return (start, next < stops.count ? stops[next] : implicit(1, like: last, over: underlying))
  }

  /// The keyframe that stands at an end where none was given.
  private func implicit(_ offset: Double, like stop: Stop, over underlying: Value?) -> Stop {
    Stop(offset: offset, value: underlying ?? stop.value, curve: .unit(.linear))
  }
}
