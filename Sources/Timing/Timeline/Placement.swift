// Where a track or a timeline lies in time.

/// A start and a rate: the one way from one time to another.
///
/// Every mapping of times, through nested timelines and reversals too, is one of these.
///
///     let reversed = Placement(start: 1, rate: -1)
///     reversed.localTime(at: 0.25)   // 0.75
public struct Placement: Hashable, Sendable {
  /// The outer time at which the local time is 0, in seconds.
  public var start: Double
  /// How many seconds of local time pass in one second; negative runs backwards, 0 stands still.
  public var rate: Double

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - start: The outer time at which the local time is 0, in seconds.
  ///   - rate: Seconds of local time in one second; 0 stands still at local time 0.
  public init(start: Double = 0, rate: Double = 1) { (self.start, self.rate) = (start, rate) }

  /// Returns the local time at an outer time: (t - start) · rate.
  ///
  /// - Parameter time: The outer time in seconds; any number.
  /// - Returns: Seconds of local time; 0 at rate 0.
  public func localTime(at time: Double) -> Double { rate == 0 ? 0 : (time - start) * rate }

  /// How much a sum of two times may be off: 2 to 4 units in the last place of the larger one; of
  /// infinite times a finite number.
  @inlinable @inline(__always)
  static func slack(_ a: Double, _ b: Double) -> Double {
    min(max(a.magnitude, b.magnitude), .greatestFiniteMagnitude) * 0x1p-51
  }

  /// Returns the outer time of a local time; the rate is not 0.
  ///
  /// Times that people write are decimals, and so are their sums: 0.1 s after 0.2 s is 0.3 s, although
  /// the two numbers that stand for 0.1 and 0.2 add up to a little more.
  func time(at localTime: Double) -> Double { (start + localTime / rate).nearDecimal }

  /// The outer times between two local times; all of time where the local time stands still.
  func span(from first: Double, to last: Double) -> ClosedRange<Double> {
    if rate == 0 { return -.infinity ... .infinity }
    let (a, b) = (time(at: first), time(at: last))
    return min(a, b)...max(a, b)
  }

  /// The same thing seen through another placement around it, whose rate is not 0.
  func placed(in outer: Placement) -> Placement {
    Placement(start: outer.time(at: start).saturated, rate: rate * outer.rate)
  }
}

extension Double {
  /// The number of seconds with up to twelve decimals that this one misses by the rounding of a sum;
  /// else itself.
  var nearDecimal: Double { nearDecimal(within: magnitude * 0x1p-51) }

  /// The number of seconds with up to twelve decimals that lies no farther than that; else itself.
  @usableFromInline
  func nearDecimal(within slack: Double) -> Double {
    guard magnitude < 1e6 else { return self }
    let unit = magnitude < 1e3 ? 1e12 : 1e9
    let decimal = (self * unit).rounded() / unit
    return (self - decimal).magnitude <= slack ? decimal : self
  }
}
