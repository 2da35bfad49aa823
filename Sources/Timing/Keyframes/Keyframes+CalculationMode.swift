// The calculation modes of Core Animation and UIKit.
public import Easing

extension Keyframes {
  /// Creates keyframes with a calculation mode.
  ///
  /// Equivalent to `CAKeyframeAnimation.calculationMode` (grade A-: measured):
  /// - `linear`: straight from value to value;
  /// - `discrete`: each value holds until the next; without offsets all hold equally long;
  /// - `paced`: straight at constant speed, offsets and easings are not used;
  /// - `cubic`: a Catmull-Rom spline through the values, straight out of its ends;
  /// - `cubicPaced`: that spline at constant speed.
  ///
  /// - Parameters:
  ///   - keyframes: One keyframe or more.
  ///   - mode: How values between them are found.
  ///   - distance: How far two values are from each other, 0 or more; needed by the paced modes.
  /// - Throws: `KeyframeError` naming the keyframe whose offset is wrong, or a missing distance.
  public init(
    _ keyframes: [Keyframe<Value>], mode: KeyframeAnimationOptions.CalculationMode,
    distance: ((Value, Value) -> Double)? = nil
  ) throws(KeyframeError) {
    switch mode {
    case .linear: self.init(stops: try Self.stops(keyframes), path: .straight)
    case .discrete: self.init(stops: try Self.stops(Self.held(keyframes)), path: .held)
    case .cubic: self.init(stops: try Self.stops(keyframes), path: .smooth)
    case .paced, .cubicPaced:
      guard let distance else { throw .noDistance }
      let even = try Self.stops(keyframes.map { Keyframe($0.value) })
      self =
        mode == .paced
        ? Keyframes(stops: Self.paced(even, by: distance), path: .straight)
        : Keyframes(stops: even, path: Self.pacedPath(even, by: distance))
    }
  }

  /// Keyframes that all hold equally long, unless their offsets say otherwise.
  private static func held(_ keyframes: [Keyframe<Value>]) -> [Keyframe<Value>] {
    guard keyframes.allSatisfy({ $0.offset == nil }) else { return keyframes }
    return keyframes.enumerated().map { index, keyframe in
      Keyframe(keyframe.value, at: Double(index) / Double(keyframes.count))
    }
  }

  /// The stops moved to where constant speed reaches them.
  private static func paced(_ stops: [Stop], by distance: (Value, Value) -> Double) -> [Stop] {
    let ways = sums(zip(stops, stops.dropFirst()).map { distance($0.value, $1.value) })
    guard let whole = ways.last, whole > 0 else { return stops }
    return zip(stops, ways).map { Stop(offset: $1 / whole, value: $0.value, curve: $0.curve) }
  }

  /// The spline's own progress over the way along it, from 64 chords for each piece.
  private static func pacedPath(_ stops: [Stop], by distance: (Value, Value) -> Double) -> Path {
    let spline = Keyframes(stops: stops, path: .smooth)
    let count = 64 * max(stops.count - 1, 1)
    let times = (0...count).map { Double($0) / Double(count) }
    let points = times.map { spline.value(at: $0) }
    let ways = sums(zip(points, points.dropFirst()).map(distance))
    guard let whole = ways.last, whole > 0 else { return .smooth }
    var knots: [(way: Double, time: Double)] = []
    for (way, time) in zip(ways, times) {
      if let last = knots.last, way / whole <= last.way {
        knots[knots.count - 1].time = time
      } else {
        knots.append((way / whole, time))
      }
    }
    let pace = try? SampledCurve(
      times: knots.map(\.way), values: knots.map(\.time), interpolation: .monotone)
    return pace.map(Path.smoothPaced) ?? .smooth
  }

  private static func sums(_ ways: [Double]) -> [Double] {
    ways.reduce(into: [0]) { sums, way in sums.append(sums[sums.count - 1] + way) }
  }
}

extension Keyframes where Value == Double {
  /// Creates keyframes of numbers with a calculation mode; their distance is their difference.
  ///
  ///     try Keyframes([0, 1, 0.5, 0.7], mode: .paced).value(at: 0.5)   // 0.85
  ///
  /// - Parameters:
  ///   - values: One number or more.
  ///   - offsets: As many offsets from 0 to 1, or none.
  ///   - mode: How values between them are found.
  /// - Throws: `KeyframeError` naming the keyframe whose offset is wrong.
  public init(
    _ values: [Double], at offsets: [Double] = [],
    mode: KeyframeAnimationOptions.CalculationMode
  ) throws(KeyframeError) {
    let keyframes = values.enumerated().map { index, value in
      Keyframe(value, at: offsets.indices.contains(index) ? offsets[index] : nil)
    }
    try self.init(keyframes, mode: mode) { ($0 - $1).magnitude }
  }
}
