// The piecewise linear easing of CSS.

/// A chain of straight pieces through given points.
///
/// Equivalent to CSS's `linear()` of css-easing-2. The time axis runs from 0 to 1; points may lie
/// outside it. Outside the points the first and the last piece go on; where two points share a
/// time, the later one wins.
///
///     try LinearStops([.init(0), .init(0.5, at: 0.25), .init(1)]).value(at: 0.125)   // 0.25
public struct LinearStops: TimingCurve {
  /// A point of the chain; css-easing-2 calls it a control point.
  public struct Stop: Hashable, Sendable {
    /// The progress at the point.
    public let value: Double
    /// The time of the point, or none for a time spread evenly between its neighbours.
    public let time: Double?

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - value: Progress, any finite number.
    ///   - time: Time, 0 to 1 on the axis and any finite number outside it (0.25 for CSS's `25%`).
    public init(_ value: Double, at time: Double? = nil) {
      (self.value, self.time) = (value, time)
    }
  }

  /// A point whose time is settled.
  public struct Point: Hashable, Sendable {
    /// The time of the point.
    public let time: Double
    /// The progress at the point.
    public let value: Double
  }

  /// The points in order of time, two or more.
  public let points: [Point]

  /// Creates a chain; missing times are spread evenly and decreasing ones raised, as CSS does.
  ///
  /// - Parameter stops: Two points or more, of finite numbers up to 1e100 in size.
  /// - Throws: `ParameterError` for fewer points or a number that is not finite.
  public init(_ stops: [Stop]) throws(ParameterError) {
    try ParameterError.check(
      stops.count >= 2, "number of stops", of: "linear", is: Double(stops.count),
      expected: "2 or more")
    for (index, stop) in stops.enumerated() {
      for number in [stop.value, stop.time ?? 0] {
        try ParameterError.check(
          number.magnitude <= 1e100, "stop \(index + 1)", of: "linear", is: number,
          expected: "a finite number")
      }
    }
    self.init(known: stops)
  }

  /// Creates a chain from two points or more that are known to be finite.
  init(known stops: [Stop]) { points = Self.resolve(stops) }

  /// The length of the time axis: 1.
  @inlinable
  public var duration: Double { 1 }

  /// Returns the progress at a time; outside the points along the first or the last piece.
  public func extendedValue(at time: Double) -> Double {
    let (a, b) = piece(at: time)
    if time == b.time { return b.value }
    if a.time == b.time || a.value == b.value { return b.value }
    let (gone, way) = (time - a.time, b.value - a.value)
    let share = gone / (b.time - a.time)
    // Points may be so close that a share of their distance is larger than any number.
    let rise = share.isFinite ? share * way : gone * (way / (b.time - a.time)).saturated
    return (a.value + rise).saturated
  }

  /// Returns the slope of the piece at a time; 0 for a vertical one.
  public func extendedVelocity(at time: Double) -> Double {
    let (a, b) = piece(at: time)
    return a.time == b.time ? 0 : ((b.value - a.value) / (b.time - a.time)).saturated
  }

  /// The neighbouring points between which a time lies, those at an end for a time outside.
  private func piece(at time: Double) -> (Point, Point) {
    let next = points.partitioningIndex { $0.time > time }
    let right = min(max(next, 1), points.count - 1)
    return (points[right - 1], points[right])
  }

  private static func resolve(_ stops: [Stop]) -> [Point] {
    var times = stops.map(\.time)
    times[0] = times[0] ?? 0
    var largest = -Double.infinity
    for index in times.indices {
      guard let time = times[index] else { continue }
      largest = max(largest, time)
      times[index] = largest
    }
    let last = times.count - 1
    times[last] = times[last] ?? max(1, largest)
    times.spreadMissing()
    return zip(stops, times).map { Point(time: $1 ?? 0, value: $0.value) }
  }
}

extension [Double?] {
  /// Fills each run of missing numbers evenly between its neighbours; the first and the last are there.
  package mutating func spreadMissing() {
    var left = 0
    for right in indices.dropFirst() {
      guard let start = self[left], let end = self[right] else { continue }
      for index in left + 1..<Swift.max(right, left + 1) {
        self[index] = start + (end - start) * Double(index - left) / Double(right - left)
      }
      left = right
    }
  }
}

extension LinearStops: CustomStringConvertible {
  /// The chain as CSS writes it, with every position.
  public var description: String {
    let stops = points.map { "\($0.value.plainText) \($0.time.percentText)" }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}

extension CurveFunction {
  static let linear = CurveFunction(
    names: ["linear"], usage: "linear(0, 0.2 25% 75%, 1)"
  ) { (_, rest) throws(CurveTextError) in
    if rest.has("duration") { return try timed(.unit(.linear), &rest) }
    var stops: [LinearStops.Stop] = []
    let arguments = rest.takeAll()
    for argument in arguments { stops += try stopsOf(argument) }
    return .unit(
      .stops(
        try inText { () throws(ParameterError) in
          // One stop with two positions is still one.
          try LinearStops(arguments.count < 2 ? Array(stops.prefix(1)) : stops)
        }))
  }

  /// A value with no, one or two positions; two make a flat piece.
  private static func stopsOf(
    _ argument: CurveExpression.Argument
  ) throws(CurveTextError) -> [LinearStops.Stop] {
    var numbers: [Double] = []
    var positions: [Double] = []
    for value in argument.values {
      switch value {
      case .number(let number): numbers.append(number)
      case .percentage(let position): positions.append(position)
      case .expression: numbers = []
      }
    }
    let isSplit = argument.values.count == 3 && isNumber(argument.values[1])
    guard argument.label == nil, numbers.count == 1, positions.count <= 2, !isSplit else {
      throw CurveTextError(
        .argument,
        "a stop of linear is \"\(argument)\", expected a number and up to two percentages",
        column: argument.column)
    }
    if positions.isEmpty { return [.init(numbers[0])] }
    return positions.map { .init(numbers[0], at: $0) }
  }

  private static func isNumber(_ value: CurveExpression.Value) -> Bool {
    if case .number = value { true } else { false }
  }
}
