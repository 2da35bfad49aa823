// From, to and by; the calculation modes of Core Animation and UIKit.
public import Easing

extension Keyframes {
  /// Creates a straight way from what is given of its start, its end and its length.
  ///
  /// Equivalent to `CABasicAnimation` (grade A-: measured) and to a keyframe that Web Animations
  /// leaves out: a missing end is the value that lies under the track at that time.
  ///
  ///     try Keyframes(from: nil, to: 0.9, by: 0.3).values                      // [0.6, 0.9]
  ///     try Keyframes(from: nil, to: 0.9, by: nil).value(at: 0.5, over: 0.5)   // 0.7
  ///     try Keyframes(from: 0.2, to: nil, by: nil, model: 0.5).values          // [0.2, 0.5]
  ///
  /// - Parameters:
  ///   - start: The value at the start, or nil.
  ///   - end: The value at the end, or nil.
  ///   - length: What lies between them, or nil.
  ///   - model: The value that the target has without the animation, which then stands for a missing
  ///     end; nil for what lies under the track at that time.
  /// - Throws: `KeyframeError` when all three are given, or nothing at all.
  public init(
    from start: Value?, to end: Value?, by length: Value?, model: Value? = nil
  ) throws(KeyframeError) {
    switch (start, end, length) {
    case (_?, _?, _?): throw .fromToBy
    case (let start?, let end?, nil): self.init(from: start, to: end)
    case (nil, let end?, let length?): self.init(from: end.difference(from: length), to: end)
    case (let start?, nil, let length?): self.init(from: start, to: start.adding(length))
    case (let start, let end, let length):
      if let model {
        let start = start ?? model
        self.init(from: start, to: end ?? length.map(start.adding) ?? model)
      } else if let length {
        try self.init([Keyframe(length, at: 1, composite: .add)])
      } else if let value = start ?? end {
        try self.init([Keyframe(value, at: start == nil ? 1 : 0)])
      } else {
        throw .empty
      }
    }
  }

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
    case .linear: try self.init(keyframes)
    case .discrete:
      self.init(keyframes.map(\.value), try Self.course(Self.held(keyframes)).along(.held))
    case .cubic: self.init(keyframes.map(\.value), try Self.course(keyframes).along(.smooth))
    case .paced, .cubicPaced:
      guard let distance else { throw .noDistance }
      let values = keyframes.map(\.value)
      let even = try Self.course(values.map { Keyframe($0) })
      self.init(
        values,
        mode == .paced
          ? Self.paced(even, values, by: distance)
          : even.along(Self.pacedPath(Keyframes(values, even.along(.smooth)), by: distance)))
    }
  }

  /// Keyframes that all hold equally long, unless their offsets say otherwise.
  private static func held(_ keyframes: [Keyframe<Value>]) -> [Keyframe<Value>] {
    guard keyframes.allSatisfy({ $0.offset == nil }) else { return keyframes }
    return keyframes.enumerated().map { index, keyframe in
      Keyframe(
        keyframe.value, at: Double(index) / Double(keyframes.count), composite: keyframe.composite)
    }
  }

  /// The values moved to where constant speed reaches them.
  private static func paced(
    _ course: KeyframeCourse, _ values: [Value], by distance: (Value, Value) -> Double
  ) -> KeyframeCourse {
    let ways = sums(zip(values, values.dropFirst()).map(distance))
    guard let whole = ways.last, whole > 0 else { return course }
    return KeyframeCourse(offsets: ways.map { $0 / whole }, curves: course.curves)
  }

  /// The spline's own progress over the way along it, from 64 chords for each piece.
  private static func pacedPath(
    _ spline: Keyframes, by distance: (Value, Value) -> Double
  ) -> KeyframeCourse.Path {
    let count = 64 * max(spline.values.count - 1, 1)
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
    return pace.map(KeyframeCourse.Path.smoothPaced) ?? .smooth
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
